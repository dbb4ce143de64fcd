export const wells = [
  { id: 'North 1', x: 12, y: 8 },
  { id: 'North 2', x: 20, y: 13 },
  { id: 'North 3', x: 31, y: 47 },
  { id: 'Chapel', x: 28, y: 15 },
  { id: 'Bridge', x: 37, y: 22 },
  { id: 'Mill', x: 71, y: 14 },
  { id: 'East 1', x: 46, y: 27 },
  { id: 'East 2', x: 55, y: 34 },
  { id: 'Orchard', x: 63, y: 36 },
  { id: 'South 1', x: 78, y: 45 },
  { id: 'South 2', x: 88, y: 52 },
];
