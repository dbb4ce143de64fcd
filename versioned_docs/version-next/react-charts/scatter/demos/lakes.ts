export const lakes = [
  { name: 'Lunzer See', depth: 34, clarity: 9.5, altitude: 608 },
  { name: 'Hallstätter See', depth: 125, clarity: 8.1, altitude: 508 },
  { name: 'Mondsee', depth: 68, clarity: 5.2, altitude: 481 },
  { name: 'Traunsee', depth: 191, clarity: 11.4, altitude: 422 },
  { name: 'Attersee', depth: 169, clarity: 12.8, altitude: 469 },
  { name: 'Ossiacher See', depth: 52, clarity: 3.6, altitude: 501 },
  { name: 'Weissensee', depth: 99, clarity: 7.9, altitude: 929 },
  { name: 'Wallersee', depth: 23, clarity: 2.4, altitude: 506 },
];
