/** Towns with their distance from the capital, rent per square meter, and inhabitants. */
export const towns = [
  { name: 'Arden', km: 8, rent: 19.4, people: 210_000 },
  { name: 'Brook', km: 15, rent: 16.2, people: 64_000 },
  { name: 'Corve', km: 24, rent: 14.8, people: 118_000 },
  { name: 'Dale', km: 31, rent: 12.1, people: 9_000 },
  { name: 'Elmet', km: 38, rent: 13.0, people: 41_000 },
  { name: 'Fenby', km: 47, rent: 9.8, people: 23_000 },
  { name: 'Glen', km: 55, rent: 10.9, people: 88_000 },
];
