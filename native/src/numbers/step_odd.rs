//! What can become of the odd sets at a number: those that wait in a gap, and mirrored runs.

use super::event::{Event, Record};
use super::state::{Odd, OddSet};
use super::step::{Child, Step};
use super::tile::{COLOURS, STAR, TOP, TURN, TWIN};

/// What an odd set is after this number.
#[derive(Clone, Copy)]
enum Then {
    Odd(OddSet),
    Line(usize),
    Ends,
}

impl<R: Record, F: FnMut(Child, &R) -> bool> Step<'_, R, F> {
    /// Chooses what becomes of this odd set and those after it, then goes on with new mirrors.
    pub(super) fn odd_sets(&mut self, at: usize) {
        let Some(set) = self.odd_at(at) else {
            return self.reflect(0);
        };
        let colour = set.colour();
        match set.kind() {
            Odd::GapSame => {
                self.move_odd(at, (colour, 1), &[], Then::Line(colour));
                self.wild(at, Odd::GapSame, Odd::GapSameHalf);
                self.turn(at, Odd::GapOtherTurn);
            }
            Odd::GapOtherTurn | Odd::GapOther => {
                for other in (0..COLOURS).filter(|&other| other != colour) {
                    self.move_odd(at, (other, 1), &[], Then::Line(other));
                }
                self.wild(at, Odd::GapOther, Odd::GapOtherHalf);
                if set.kind() == Odd::GapOther {
                    self.turn(at, Odd::GapAny);
                }
            }
            Odd::GapAny => {
                for any in 0..COLOURS {
                    self.move_odd(at, (any, 1), &[], Then::Line(any));
                }
                self.wild(at, Odd::GapAny, Odd::GapAnyHalf);
            }
            Odd::GapSameHalf => self.stay(at, Odd::GapSame),
            Odd::GapOtherHalf => self.stay(at, Odd::GapOther),
            Odd::GapAnyHalf => self.stay(at, Odd::GapAny),
            Odd::Mirror | Odd::MirrorGap => {
                if set.kind() == Odd::Mirror {
                    self.move_odd(at, (colour, 0), &[], Then::Ends);
                }
                self.mirrored_pair(at, colour);
                self.mirrored_jokers(at, [Odd::MirrorGap, Odd::MirrorHalf, Odd::MirrorFull]);
                if self.number() < TOP {
                    let other = Then::Odd(Odd::MirrorOther.of_colour(colour));
                    self.move_odd(at, (colour, 0), &[TURN, TURN], other);
                }
            }
            Odd::MirrorHalf => {
                self.move_odd(
                    at,
                    (colour, 1),
                    &[],
                    Then::Odd(Odd::Mirror.of_colour(colour)),
                );
                self.other_side(at, Odd::MirrorGap, Odd::MirrorHalf);
            }
            Odd::MirrorFull => self.stay(at, Odd::MirrorGap),
            Odd::MirrorOther => {
                for other in (0..COLOURS).filter(|&other| other != colour) {
                    self.mirrored_pair(at, other);
                }
                let jokers = [Odd::MirrorOther, Odd::MirrorOtherHalf, Odd::MirrorOtherFull];
                self.mirrored_jokers(at, jokers);
            }
            Odd::MirrorOtherHalf => {
                for other in (0..COLOURS).filter(|&other| other != colour) {
                    self.move_odd(at, (other, 1), &[], Then::Odd(Odd::Mirror.of_colour(other)));
                }
                self.other_side(at, Odd::MirrorOther, Odd::MirrorOtherHalf);
            }
            Odd::MirrorOtherFull => self.stay(at, Odd::MirrorOther),
        }
    }

    /// The set takes these tiles, so many of a colour and these jokers, and the next set's turn comes.
    fn move_odd(&mut self, at: usize, (colour, count): (usize, u8), kinds: &[usize], then: Then) {
        let Some(set) = self.odd_at(at) else { return };
        self.lay(colour, count, kinds, |step, tiles| {
            let (becomes, line) = match then {
                Then::Odd(set) => (Some(set), None),
                Then::Line(colour) => (None, Some(colour)),
                Then::Ends => (None, None),
            };
            step.record.push(Event::Odd {
                set,
                tiles,
                becomes,
                line,
            });
            match then {
                Then::Odd(set) => step.with_odd(set, |step| step.odd_sets(at + 1)),
                Then::Line(colour) => step.with_joined(colour, |step| step.odd_sets(at + 1)),
                Then::Ends => step.odd_sets(at + 1),
            }
            step.record.pop();
        });
    }

    /// The second half of a double lies here.
    fn stay(&mut self, at: usize, odd: Odd) {
        self.become_odd(at, &[], odd);
    }

    fn become_odd(&mut self, at: usize, kinds: &[usize], odd: Odd) {
        let colour = self.odd_at(at).map_or(0, OddSet::colour);
        // A set that waits for any colour has none of its own.
        let own = if matches!(odd, Odd::GapAny | Odd::GapAnyHalf) {
            0
        } else {
            colour
        };
        self.move_odd(at, (colour, 0), kinds, Then::Odd(odd.of_colour(own)));
    }

    /// A gap of a plain run grows. A numbered tile has to follow, so there must be a number left.
    fn wild(&mut self, at: usize, odd: Odd, half: Odd) {
        if self.number() < TOP {
            self.become_odd(at, &[STAR], odd);
        }
        if self.number() < TOP - 1 {
            self.become_odd(at, &[TWIN], half);
        }
    }

    fn turn(&mut self, at: usize, odd: Odd) {
        if self.number() < TOP {
            self.become_odd(at, &[TURN], odd);
        }
    }

    /// Both sides get a tile, one of them at least a numbered one.
    fn mirrored_pair(&mut self, at: usize, colour: usize) {
        let whole = Then::Odd(Odd::Mirror.of_colour(colour));
        self.move_odd(at, (colour, 2), &[], whole);
        self.move_odd(at, (colour, 1), &[STAR], whole);
        if self.number() < TOP {
            let half = Then::Odd(Odd::MirrorHalf.of_colour(colour));
            self.move_odd(at, (colour, 1), &[TWIN], half);
        }
    }

    /// Both sides get a joker; numbered tiles have to follow.
    fn mirrored_jokers(&mut self, at: usize, [gap, half, full]: [Odd; 3]) {
        if self.number() < TOP {
            self.become_odd(at, &[STAR, STAR], gap);
            self.become_odd(at, &[STAR, TWIN], half);
        }
        if self.number() < TOP - 1 {
            self.become_odd(at, &[TWIN, TWIN], full);
        }
    }

    /// A double covers one side; the other one gets a joker.
    fn other_side(&mut self, at: usize, gap: Odd, half: Odd) {
        if self.number() < TOP {
            self.become_odd(at, &[STAR], gap);
            self.become_odd(at, &[TWIN], half);
        }
    }
}
