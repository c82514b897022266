//! What can become of the plain runs at a number, and the jokers that this takes.

use super::event::{Event, Record, Run};
use super::groups::{box_of, in_box};
use super::lines::{Act, Choice, LENGTHS, with_long};
use super::lying::{Lying, Tag};
use super::state::{Odd, OddSet, Open};
use super::step::{Child, Step};
use super::tile::{COLOURS, STAR, TOP, TURN, TWIN};

/// A run that takes jokers at this number.
#[derive(Clone, Copy)]
struct Need {
    run: Run,
    act: Act,
}

/// What the runs need so far.
#[derive(Default)]
pub(super) struct Needs {
    list: [Option<Need>; 2 * COLOURS],
    sums: Sums,
}

/// How much that is.
#[derive(Clone, Copy, Default)]
struct Sums {
    /// How many runs take jokers at this number.
    runs: u8,
    /// Jokers at this number.
    now: u8,
    /// Jokers that the runs open afterwards will take in any case.
    later: u8,
    /// And those that they take for want of tiles of their own colour.
    own: u8,
}

impl Needs {
    /// Jokers that the open runs will take at least. Past a colour-change any colour will do, and a double
    /// reaches further.
    pub(super) fn short(&self, turns_and_twins: u8) -> u8 {
        self.sums.later + self.sums.own.saturating_sub(turns_and_twins)
    }

    fn push(&mut self, need: Need) {
        self.list[self.sums.runs as usize] = Some(need);
        self.sums.runs += 1;
    }
}

/// What a choice comes to for the runs of a colour.
#[derive(Clone, Copy)]
struct Outcome {
    open: Open,
    breaks: u8,
    /// The tags of the two runs if they still are what lay on the table: when they go on, or end.
    tags: [Tag; 2],
    /// The tags of the runs that begin.
    begun: [Tag; 2],
    /// Whether a run ends that can take in spare jokers.
    roomy: bool,
}

impl<R: Record, F: FnMut(Child, &R) -> bool> Step<'_, R, F> {
    /// Chooses what becomes of the plain runs, colour by colour.
    pub(super) fn lines(&mut self) {
        let have = self.here.rows.have;
        self.left = box_of(
            [0; COLOURS],
            std::array::from_fn(|c| have[c] - self.used[c]),
        );
        self.colours(0);
    }

    /// Chooses what becomes of the plain runs of this colour and those after it.
    fn colours(&mut self, colour: usize) {
        if colour == COLOURS {
            if self.may_group() {
                self.pay(0);
            }
            return;
        }
        let from = self.from_open[colour];
        let have = self.here.rows.have[colour] - self.used[colour];
        let tags = from.tags();
        let lying = self
            .here
            .lying
            .filter(|lying| tags != [0; 2] || !lying.begin[colour].is_empty());
        let choices = match lying {
            None => self.lines_table.free(from.pair(), have),
            Some(_) => self.lines_table.all(from.pair(), have),
        };
        let left_before = self.left;
        let must = self.here.rows.must[colour].saturating_sub(self.used[colour]);
        let others = left_before - in_box(colour, 0, have);
        for choice in choices {
            if self.needs.sums.now + choice.need > self.to_lay || self.stopped {
                break;
            }
            let after = (0..self.joined[colour]).fold(choice.after, |pair, _| with_long(pair));
            let more = self.here.shortage[colour][after as usize];
            let before = self.needs.sums;
            self.needs.sums.now += choice.need;
            self.needs.sums.later += more.jokers;
            self.needs.sums.own += more.own;
            if self.needs.sums.now + self.needs.short(self.turns_and_twins()) <= self.jokers() {
                match lying {
                    None => {
                        let open = Open::free(after);
                        let roomy = choice.closes;
                        let outcome = Outcome {
                            open,
                            breaks: 0,
                            tags: [0; 2],
                            begun: [0; 2],
                            roomy,
                        };
                        // The colours after this one leave whatever its tiles need, at best.
                        let fewest = must.saturating_sub(choice.used);
                        self.left = others + in_box(colour, fewest, have - choice.used);
                        let jokers = self.to_lay - self.needs.sums.now;
                        let free = self.here.lying.is_none();
                        if !free || self.groups_table.fewest_jokers(self.left) <= jokers {
                            self.follow(colour, choice, outcome);
                        }
                    }
                    Some(lying) => self.tagged(colour, choice, lying),
                }
            }
            self.needs.sums = before;
        }
        self.left = left_before;
    }

    /// Whether what the runs leave can lie in groups, with the jokers that are to be laid here and for what
    /// may be spent.
    fn may_group(&mut self) -> bool {
        if self.here.lying.is_some() {
            return true;
        }
        let jokers = self.to_lay - self.needs.sums.now;
        let Some(tiles) = self.groups_table.most_tiles(self.left, jokers) else {
            return false;
        };
        let left = self.here.rows.have.iter().sum::<u8>() - self.used.iter().sum::<u8>();
        let cost = (left - tiles) as u32 * self.here.unit;
        if cost > self.here.budget {
            self.too_dear = self.too_dear.min(cost);
        }
        cost <= self.here.budget
    }

    fn follow(&mut self, colour: usize, choice: &Choice, outcome: Outcome) {
        let before = (self.needs.sums, self.roomy);
        self.roomy |= outcome.roomy;
        self.breaks += outcome.breaks;
        self.used[colour] += choice.used;
        self.open[colour] = outcome.open;
        let events = self.note(colour, choice, &outcome);
        self.colours(colour + 1);
        for _ in 0..events {
            self.record.pop();
        }
        self.used[colour] -= choice.used;
        self.breaks -= outcome.breaks;
        (self.needs.sums, self.roomy) = before;
    }

    /// A choice where runs of the table are concerned. A run that is to stay has to go on to where it ended,
    /// and no further. One that is not is broken where it begins.
    fn tagged(&mut self, colour: usize, choice: &Choice, lying: &Lying) {
        let from = self.from_open[colour];
        if choice.beaten && from.tags()[0] == from.tags()[1] {
            return;
        }
        let mut outcome = Outcome {
            open: from,
            breaks: 0,
            tags: from.tags(),
            begun: [0; 2],
            roomy: false,
        };
        let mut runs = [(0, 0); 2];
        let mut count = 0;
        let mut push = |run: (u8, Tag)| {
            runs[count] = run;
            count += 1;
        };
        for (at, length) in LENGTHS[from.pair() as usize].into_iter().enumerate() {
            let (tag, act) = (outcome.tags[at], choice.acts[at]);
            if tag > 0 {
                let ended = lying.ended[colour][tag as usize - 1];
                let stays = act == if ended { Act::Close } else { Act::Extend };
                if !stays {
                    return;
                }
            }
            outcome.roomy |= act == Act::Close && tag == 0;
            if act == Act::Extend {
                push(((length + 1).min(3), tag));
            }
        }
        (0..self.joined[colour]).for_each(|_| push((3, 0)));
        let begin = &lying.begin[colour];
        for kept in 0..1usize << begin.len() {
            let stay = || {
                (0..begin.len())
                    .filter(|at| kept >> at & 1 == 1)
                    .map(|at| begin[at])
            };
            let staying = stay().count();
            outcome.breaks = (begin.len() - staying) as u8;
            // A free run that ends here might as well go on as make room for a new one.
            let beaten = outcome.roomy && choice.begun as usize > staying;
            let fits = staying <= choice.begun as usize && !beaten;
            if fits && self.breaks + outcome.breaks <= self.here.breaks {
                let mut tags = stay();
                outcome.begun = [0; 2].map(|_: Tag| tags.next().unwrap_or(0));
                let mut open = runs;
                for at in 0..choice.begun as usize {
                    open[count + at] = (1, outcome.begun[at]);
                }
                outcome.open = Open::of(open);
                self.follow(colour, choice, outcome);
            }
        }
    }

    /// Notes which runs take jokers; records the rest. Returns how many events it recorded.
    fn note(&mut self, colour: usize, choice: &Choice, outcome: &Outcome) -> usize {
        if choice.need == 0 && !R::KEEPS {
            return 0;
        }
        let from = self.from_open[colour];
        let mut events = choice.begun as usize;
        for (at, length) in LENGTHS[from.pair() as usize].into_iter().enumerate() {
            let act = choice.acts[at];
            let run = Run {
                colour,
                length,
                tag: from.tags()[at],
            };
            match act {
                Act::Idle => continue,
                Act::Close if length < 3 => self.needs.push(Need { run, act }),
                Act::Gap => self.needs.push(Need { run, act }),
                Act::Close | Act::Extend => {
                    let after = outcome.tags[at];
                    self.record.push(Event::Line {
                        run,
                        act,
                        after,
                        jokers: [None; 2],
                        becomes: None,
                    });
                    events += 1;
                }
            }
        }
        for at in 0..choice.begun as usize {
            self.record.push(Event::Begin {
                colour,
                tag: outcome.begun[at],
            });
        }
        events
    }

    /// Chooses the jokers that runs take, from this need on.
    fn pay(&mut self, at: usize) {
        if at == self.needs.sums.runs as usize {
            return self.groups();
        }
        let Some(need) = self.needs.list[at] else {
            return;
        };
        let number = self.number();
        if need.act == Act::Gap {
            let gaps = [
                (STAR, Odd::GapSame, TOP - 1),
                (TURN, Odd::GapOtherTurn, TOP - 1),
                (TWIN, Odd::GapSameHalf, TOP - 2),
            ];
            for (kind, odd, last) in gaps {
                if number <= last {
                    self.pay_with(at, need, &[kind], Some(odd.of_colour(need.run.colour)));
                }
            }
        } else if need.run.length == 2 {
            for kind in [STAR, TWIN, TURN] {
                self.pay_with(at, need, &[kind], None);
            }
        } else {
            // A tile with two classic jokers, or a classic and a double one, is a group.
            for kinds in [[TWIN, TWIN], [STAR, TURN], [TWIN, TURN]] {
                self.pay_with(at, need, &kinds, None);
            }
            // Two colour-changes never touch, so one lies on either side of the tile.
            if (3..=TOP).contains(&number) {
                self.pay_with(at, need, &[TURN, TURN], None);
            }
        }
    }

    fn pay_with(&mut self, at: usize, need: Need, kinds: &[usize], becomes: Option<OddSet>) {
        let Need { run, act } = need;
        self.lay(run.colour, 0, kinds, |step, jokers| {
            step.record.push(Event::Line {
                run,
                act,
                after: 0,
                jokers,
                becomes,
            });
            match becomes {
                Some(set) => step.with_odd(set, |step| step.pay(at + 1)),
                None => step.pay(at + 1),
            }
            step.record.pop();
        });
    }
}
