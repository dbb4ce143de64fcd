/** Two minutes of a server, with a burst in the middle of each. */
export const requestsPerSecond = Array.from({ length: 120 }, (_, second) => {
  const burst = second % 60 > 24 && second % 60 < 38 ? 120 : 0;
  return Math.round(170 + burst + 30 * Math.sin(second / 4) + 18 * Math.sin(second * 1.7));
});
