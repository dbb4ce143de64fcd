/** Samples from a field of 100 by 60 meters; moisture in percent. */
export const soilSamples = [
  { id: 1, x: 8, y: 12, moisture: 34 },
  { id: 2, x: 15, y: 41, moisture: 22 },
  { id: 3, x: 22, y: 27, moisture: 29 },
  { id: 4, x: 31, y: 52, moisture: 17 },
  { id: 5, x: 36, y: 9, moisture: 36 },
  { id: 6, x: 44, y: 33, moisture: 24 },
  { id: 7, x: 52, y: 18, moisture: 31 },
  { id: 8, x: 58, y: 47, moisture: 14 },
  { id: 9, x: 66, y: 26, moisture: 21 },
  { id: 10, x: 73, y: 8, moisture: 27 },
  { id: 11, x: 79, y: 38, moisture: 15 },
  { id: 12, x: 88, y: 22, moisture: 19 },
  { id: 13, x: 93, y: 51, moisture: 11 },
];
