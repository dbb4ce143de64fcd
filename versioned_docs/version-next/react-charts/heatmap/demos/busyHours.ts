export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
export const hours = ['8', '10', '12', '14', '16', '18'];

/** Visitors of a swimming pool: one row for each day, one number for each hour. */
const visitors = [
  [12, 18, 31, 22, 45, 58],
  [9, 15, 36, 20, 41, 66],
  [14, 21, 48, 52, 70, 61],
  [8, 17, 33, 19, 39, 54],
  [16, 25, 44, 58, 83, 92],
];

/** `[column, row, value]`, as a heatmap needs it. */
export const cells = visitors.flatMap((row, y) =>
  row.map((value, x): [number, number, number] => [x, y, value]),
);
