export interface Tree {
  id: number;
  /** Age in years. */
  x: number;
  /** Height in meters. */
  y: number;
}

export const measuredTrees: Tree[] = [
  { id: 1, x: 4, y: 2.1 },
  { id: 2, x: 9, y: 6.4 },
  { id: 3, x: 13, y: 8.2 },
  { id: 4, x: 18, y: 12.9 },
  { id: 5, x: 22, y: 13.1 },
  { id: 6, x: 27, y: 17.6 },
  { id: 7, x: 33, y: 18.4 },
  { id: 8, x: 41, y: 22.7 },
  { id: 9, x: 48, y: 23.0 },
  { id: 10, x: 55, y: 25.9 },
];

export const growthCurve = {
  years: [0, 10, 20, 30, 40, 50, 60],
  meters: [0, 6.8, 12.8, 17.6, 21.4, 24.2, 26.1],
};
