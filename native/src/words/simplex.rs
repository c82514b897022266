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
    columns: Vec<Column>,
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
        let filler = |(row, &(_, cost)): (usize, &(f64, f64))| Column {
            entries: vec![(row, 1.0)],
            cost,
            most: f64::INFINITY,
        };
        let nudged = |(row, &(side, _)): (usize, &(f64, f64))| side + NUDGE * (1.0 + row as f64);
        Program {
            rows,
            columns: sides.iter().enumerate().map(filler).collect(),
            state: vec![State::Basic; rows],
            inverse,
            basis: (0..rows).collect(),
            values: sides.iter().enumerate().map(nudged).collect(),
        }
    }

    /// Adds a column; its number is how many there were before.
    pub fn add(&mut self, column: Column) {
        self.columns.push(column);
        self.state.push(State::Nothing);
    }

    /// How many columns there are.
    pub fn len(&self) -> usize {
        self.columns.len()
    }

    pub fn cost(&self) -> f64 {
        let basic = self.basis.iter().zip(&self.values);
        let basic: f64 = basic
            .map(|(&at, value)| self.columns[at].cost * value)
            .sum();
        let full = self
            .columns
            .iter()
            .zip(&self.state)
            .filter(|(_, state)| **state == State::Most);
        basic
            + full
                .map(|(column, _)| column.cost * column.most)
                .sum::<f64>()
    }

    /// What one more of each right-hand side would cost.
    pub fn prices(&self) -> Vec<f64> {
        let mut prices = vec![0.0; self.rows];
        for (row, &at) in self.basis.iter().enumerate() {
            let cost = self.columns[at].cost;
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
            .chain(full.map(|(at, _)| (at, self.columns[at].most)))
            .filter(|&(_, value)| value > GAIN)
    }

    /// Takes one step; whether there was one to take.
    pub fn step(&mut self) -> bool {
        let prices = self.prices();
        let mut best = (GAIN, 0);
        for (at, column) in self.columns.iter().enumerate() {
            let gain = match self.state[at] {
                State::Basic => continue,
                State::Nothing => -reduced(column, &prices),
                State::Most => reduced(column, &prices),
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
        let change = self.in_basis(&self.columns[at]);
        let (mut far, mut leaves) = (self.columns[at].most, None);
        for (row, &per_step) in change.iter().enumerate() {
            let shrinks = sign * per_step;
            let most = self.columns[self.basis[row]].most;
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
                let start = if sign > 0.0 {
                    0.0
                } else {
                    self.columns[at].most
                };
                self.state[self.basis[row]] = to;
                self.state[at] = State::Basic;
                self.basis[row] = at;
                self.values[row] = start + sign * far;
                self.pivot(row, &change);
            }
        }
        true
    }

    fn in_basis(&self, column: &Column) -> Vec<f64> {
        let mut result = vec![0.0; self.rows];
        for &(entry_row, entry) in &column.entries {
            for (row, sum) in result.iter_mut().enumerate() {
                *sum += self.inverse[row * self.rows + entry_row] * entry;
            }
        }
        result
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

/// What a column costs beyond what it is worth at these prices.
fn reduced(column: &Column, prices: &[f64]) -> f64 {
    column.cost
        - column
            .entries
            .iter()
            .map(|&(row, entry)| prices[row] * entry)
            .sum::<f64>()
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
