export const cities = ['Oslo', 'Graz', 'Porto'];
export const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

const degrees = [
  [-5, 1, 12, 18, 11, 1],
  [-1, 7, 16, 21, 15, 4],
  [10, 13, 16, 20, 19, 13],
];

export const cells = degrees.flatMap((row, y) =>
  row.map((value, x): [number, number, number] => [x, y, value]),
);
