//! A small linear program, solved by the simplex method with bounded columns that come as they are
//! needed. What it says is a hint: whoever draws a conclusion from it checks that in whole numbers.

/// One column: where it stands in the rows, what it costs and how large it may become.
#[derive(Clone, Debug)]
pub struct Column {
    pub entries: Vec<(usize, f64)>,
    pub cost: f64,
    pub most: f64,
}

/// Minimises the cost of columns that add up to the right-hand sides.
pub struct Program {
    rows: usize,
    /// The entries of all columns, one column after the other.
    entries: Vec<(u32, f64)>,
    /// Where in the entries each column begins, and their end.
    starts: Vec<u32>,
    costs: Vec<f64>,
    most: Vec<f64>,
    state: Vec<State>,
    /// The inverse of the basis, row by row.
    inverse: Vec<f64>,
    basis: Vec<usize>,
    values: Vec<f64>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Nothing,
    Most,
    Basic,
}

const SMALL: f64 = 1e-9;
/// A column that gains less than this is not worth a step.
const GAIN: f64 = 1e-6;
/// Right-hand sides are moved by about this much, a little differently each, against standing still.
const NUDGE: f64 = 1e-7;

impl Program {
    /// A row for each right-hand side, each with a column of its own that makes up what is missing
    /// at the given cost.
    pub fn new(sides: &[(f64, f64)]) -> Program {
        let rows = sides.len();
        let mut inverse = vec![0.0; rows * rows];
        for row in 0..rows {
            inverse[row * rows + row] = 1.0;
        }
        let nudged = |(row, &(side, _)): (usize, &(f64, f64))| side + NUDGE * (1.0 + row as f64);
        Program {
            rows,
            entries: (0..rows as u32).map(|row| (row, 1.0)).collect(),
            starts: (0..=rows as u32).collect(),
            costs: sides.iter().map(|&(_, cost)| cost).collect(),
            most: vec![f64::INFINITY; rows],
            state: vec![State::Basic; rows],
            inverse,
            basis: (0..rows).collect(),
            values: sides.iter().enumerate().map(nudged).collect(),
        }
    }

    /// Adds a column; its number is how many there were before.
    pub fn add(&mut self, column: Column) {
        let entries = column.entries.iter();
        self.entries
            .extend(entries.map(|&(row, entry)| (row as u32, entry)));
        self.starts.push(self.entries.len() as u32);
        self.costs.push(column.cost);
        self.most.push(column.most);
        self.state.push(State::Nothing);
    }

    /// How many columns there are.
    pub fn len(&self) -> usize {
        self.costs.len()
    }

    pub fn cost(&self) -> f64 {
        let basic = self.basis.iter().zip(&self.values);
        let basic: f64 = basic.map(|(&at, value)| self.costs[at] * value).sum();
        let columns = self.state.iter().zip(&self.costs).zip(&self.most);
        let full = columns.filter(|((state, _), _)| **state == State::Most);
        let full: f64 = full.map(|((_, cost), most)| cost * most).sum();
        basic + full
    }

    /// What one more of each right-hand side would cost.
    pub fn prices(&self) -> Vec<f64> {
        let mut prices = vec![0.0; self.rows];
        for (row, &at) in self.basis.iter().enumerate() {
            let cost = self.costs[at];
            if cost != 0.0 {
                let inverse = &self.inverse[row * self.rows..][..self.rows];
                prices
                    .iter_mut()
                    .zip(inverse)
                    .for_each(|(price, entry)| *price += cost * entry);
            }
        }
        prices
    }

    /// How much of each column is used, where it is any.
    pub fn used(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        let basic = self.basis.iter().copied().zip(self.values.iter().copied());
        let full = self
            .state
            .iter()
            .enumerate()
            .filter(|(_, state)| **state == State::Most);
        basic
            .chain(full.map(|(at, _)| (at, self.most[at])))
            .filter(|&(_, value)| value > GAIN)
    }

    /// Takes one step; whether there was one to take.
    pub fn step(&mut self) -> bool {
        let prices = self.prices();
        let mut best = (GAIN, 0);
        for (at, &state) in self.state.iter().enumerate() {
            let gain = match state {
                State::Basic => continue,
                State::Nothing => product(self.column(at), &prices) - self.costs[at],
                State::Most => self.costs[at] - product(self.column(at), &prices),
            };
            if gain > best.0 {
                best = (gain, at);
            }
        }
        best.1 != 0 && self.enter(best.1)
    }

    /// Brings a column in as far as it can go; whether it could.
    fn enter(&mut self, at: usize) -> bool {
        let sign = if self.state[at] == State::Most {
            -1.0
        } else {
            1.0
        };
        let change = self.in_basis(at);
        let (mut far, mut leaves) = (self.most[at], None);
        for (row, &per_step) in change.iter().enumerate() {
            let shrinks = sign * per_step;
            let most = self.most[self.basis[row]];
            let (room, to) = if shrinks > SMALL {
                (self.values[row] / shrinks, State::Nothing)
            } else if shrinks < -SMALL && most.is_finite() {
                ((most - self.values[row]) / -shrinks, State::Most)
            } else {
                continue;
            };
            if room < far {
                (far, leaves) = (room.max(0.0), Some((row, to)));
            }
        }
        if far.is_infinite() {
            return false;
        }
        for (value, per_step) in self.values.iter_mut().zip(&change) {
            *value -= sign * far * per_step;
        }
        match leaves {
            None => {
                self.state[at] = if sign > 0.0 {
                    State::Most
                } else {
                    State::Nothing
                }
            }
            Some((row, to)) => {
                let start = if sign > 0.0 { 0.0 } else { self.most[at] };
                self.state[self.basis[row]] = to;
                self.state[at] = State::Basic;
                self.basis[row] = at;
                self.values[row] = start + sign * far;
                self.pivot(row, &change);
            }
        }
        true
    }

    /// A column as the basis sees it.
    fn in_basis(&self, at: usize) -> Vec<f64> {
        let rows = self.inverse.chunks_exact(self.rows);
        rows.map(|inverse| product(self.column(at), inverse))
            .collect()
    }

    fn column(&self, at: usize) -> &[(u32, f64)] {
        &self.entries[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    fn pivot(&mut self, row: usize, change: &[f64]) {
        let rows = self.rows;
        let mut pivot_row = self.inverse[row * rows..][..rows].to_vec();
        pivot_row.iter_mut().for_each(|entry| *entry /= change[row]);
        for (other, factor) in change.iter().enumerate() {
            let entries = &mut self.inverse[other * rows..][..rows];
            if other == row {
                entries.copy_from_slice(&pivot_row);
            } else if factor.abs() > 1e-12 {
                entries
                    .iter_mut()
                    .zip(&pivot_row)
                    .for_each(|(entry, pivot)| *entry -= factor * pivot);
            }
        }
    }
}

fn product(column: &[(u32, f64)], other: &[f64]) -> f64 {
    let entries = column.iter();
    entries
        .map(|&(row, entry)| other[row as usize] * entry)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(entries: &[(usize, f64)], cost: f64, most: f64) -> Column {
        Column {
            entries: entries.to_vec(),
            cost,
            most,
        }
    }

    fn solved(program: &mut Program) -> f64 {
        while program.step() {}
        program.cost()
    }

    #[test]
    fn the_cheapest_mixture_is_found() {
        // Two rows to fill at 10 each; a mixture of three columns does it for 6.
        let mut program = Program::new(&[(4.0, 10.0), (2.0, 10.0)]);
        program.add(column(&[(0, 1.0)], 1.0, f64::INFINITY));
        program.add(column(&[(0, 1.0), (1, 1.0)], 2.0, f64::INFINITY));
        program.add(column(&[(1, 1.0)], 3.0, f64::INFINITY));
        assert!((solved(&mut program) - 6.0).abs() < 1e-4);
        let used: Vec<usize> = program.used().map(|(at, _)| at).collect();
        assert!(used.contains(&2) && used.contains(&3));
    }

    #[test]
    fn a_column_goes_no_further_than_it_may() {
        let mut program = Program::new(&[(5.0, 1.0)]);
        program.add(column(&[(0, 1.0)], 0.0, 3.0));
        assert!((solved(&mut program) - 2.0).abs() < 1e-4);
        program.add(column(&[(0, 1.0)], 0.5, 1.0));
        assert!((solved(&mut program) - 1.5).abs() < 1e-4);
        assert!((program.prices()[0] - 1.0).abs() < 1e-9);
    }
}
