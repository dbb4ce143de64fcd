import type { Cell } from './cellPlot';

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
export const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

/** Visitors of a swimming pool: one row for each day, one number for each hour. */
const visitors = [
  [12, 18, 31, 22, 45, 58],
  [9, 15, 36, 20, 41, 66],
  [14, 21, 48, 52, 70, 61],
  [8, 17, 33, 19, 39, 54],
  [16, 25, 44, 58, 83, 92],
];

export const cells = visitors.flatMap((values, day) =>
  values.map((value, hour): Cell => ({ column: hours[hour]!, row: days[day]!, value })),
);
