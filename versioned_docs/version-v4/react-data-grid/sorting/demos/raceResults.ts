/** One line of a trail race's results, in bib order. `minutes` is null for a runner who did not finish. */
export interface RaceResult {
  id: number;
  runner: string;
  club: string;
  age: number;
  minutes: number | null;
}

export const raceResults: RaceResult[] = [
  { id: 11, runner: 'Ines Carvalho', club: 'Ridge Runners', age: 34, minutes: 187 },
  { id: 12, runner: 'Tom Achterberg', club: 'North Trail', age: 41, minutes: 203 },
  { id: 13, runner: 'Priya Nair', club: 'Ridge Runners', age: 29, minutes: 181 },
  { id: 14, runner: 'Lukas Brandt', club: 'Harbour AC', age: 34, minutes: null },
  { id: 15, runner: 'Sofia Lindqvist', club: 'North Trail', age: 52, minutes: 214 },
  { id: 16, runner: 'Marco Rinaldi', club: 'Harbour AC', age: 38, minutes: 192 },
  { id: 17, runner: 'Hana Sato', club: 'North Trail', age: 29, minutes: 178 },
  { id: 18, runner: 'Joseph Okafor', club: 'Ridge Runners', age: 45, minutes: null },
];
