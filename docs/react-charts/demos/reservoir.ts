/** How full a reservoir was at the start of each month, in percent. */
export const reservoir = [
  { month: new Date(2024, 0, 1), level: 71, average: 74 },
  { month: new Date(2024, 1, 1), level: 78, average: 79 },
  { month: new Date(2024, 2, 1), level: 84, average: 83 },
  { month: new Date(2024, 3, 1), level: 86, average: 85 },
  { month: new Date(2024, 4, 1), level: 81, average: 84 },
  { month: new Date(2024, 5, 1), level: 72, average: 79 },
  { month: new Date(2024, 6, 1), level: 58, average: 71 },
  { month: new Date(2024, 7, 1), level: 41, average: 63 },
  { month: new Date(2024, 8, 1), level: 33, average: 57 },
  { month: new Date(2024, 9, 1), level: 38, average: 56 },
  { month: new Date(2024, 10, 1), level: 52, average: 61 },
  { month: new Date(2024, 11, 1), level: 64, average: 68 },
];
