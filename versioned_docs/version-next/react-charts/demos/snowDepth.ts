/** Snow depth in centimeters at noon; `null` where the sensor was out of order. */
export const snowDepth = {
  days: Array.from({ length: 15 }, (_, index) => new Date(2025, 0, 1 + index * 7)),
  pass: [62, 71, 88, 94, 120, 143, 151, null, null, 168, 172, 160, 141, 118, 90],
  valley: [10, 14, 22, 19, 35, 41, 38, 33, 27, 24, 18, 9, 4, 0, 0],
};
