/** Flats to let: `x` is the floor area in square meters, `y` the rent per month in euros. */
export const central = [
  { id: 1, x: 28, y: 690 },
  { id: 2, x: 34, y: 760 },
  { id: 3, x: 41, y: 905 },
  { id: 4, x: 47, y: 960 },
  { id: 5, x: 55, y: 1150 },
  { id: 6, x: 62, y: 1190 },
  { id: 7, x: 70, y: 1420 },
  { id: 8, x: 83, y: 1560 },
  { id: 9, x: 96, y: 1890 },
];

export const suburban = [
  { id: 1, x: 36, y: 520 },
  { id: 2, x: 44, y: 585 },
  { id: 3, x: 52, y: 690 },
  { id: 4, x: 58, y: 655 },
  { id: 5, x: 66, y: 810 },
  { id: 6, x: 74, y: 835 },
  { id: 7, x: 85, y: 990 },
  { id: 8, x: 98, y: 1040 },
  { id: 9, x: 112, y: 1230 },
];
