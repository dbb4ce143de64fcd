export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = Array.from({ length: 18 }, (_, index) => index + 5);

/** Bicycles on the bridge from 5 to 22 o'clock, on a Monday and on a Saturday. */
const workday = [
  18, 74, 213, 342, 246, 131, 98, 112, 127, 121, 148, 229, 318, 257, 149, 92, 61, 35,
];
const weekend = [6, 14, 31, 62, 108, 163, 204, 231, 246, 252, 239, 211, 178, 141, 102, 81, 66, 52];

const countsOfDay = [
  { counts: workday, share: 1 },
  { counts: workday, share: 1.08 },
  { counts: workday, share: 1.04 },
  { counts: workday, share: 1.1 },
  { counts: workday, share: 0.86 },
  { counts: weekend, share: 1 },
  { counts: weekend, share: 0.9 },
];

/** One cell each: index of the hour, index of the day, number of bicycles. */
export const bikeCounts = countsOfDay.flatMap(({ counts, share }, day) =>
  counts.map((count, hour): [number, number, number] => [hour, day, Math.round(count * share)]),
);
