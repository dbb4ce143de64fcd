/** Response times in milliseconds. The service was down at 12:00. */
export const apiLatency = [
  { hour: 6, median: 84, slowest: 190 },
  { hour: 7, median: 88, slowest: 204 },
  { hour: 8, median: 97, slowest: 251 },
  { hour: 9, median: 118, slowest: 342 },
  { hour: 10, median: 126, slowest: 371 },
  { hour: 11, median: 131, slowest: 398 },
  { hour: 12, median: null, slowest: null },
  { hour: 13, median: 109, slowest: 288 },
  { hour: 14, median: 121, slowest: 331 },
  { hour: 15, median: 117, slowest: 318 },
  { hour: 16, median: 104, slowest: 262 },
  { hour: 17, median: 93, slowest: 221 },
  { hour: 18, median: 86, slowest: 196 },
];
