/** Flow of a river on the first 120 days of a year, in cubic meters per second: two floods and a daily ripple. */
export const riverFlow = Array.from({ length: 120 }, (_, index) => {
  const flood = (peak: number, width: number) => Math.exp(-(((index - peak) / width) ** 2));
  const flow = 42 + 180 * flood(34, 5) + 95 * flood(81, 9) + 6 * Math.sin(index * 1.7);
  return { day: new Date(2025, 0, index + 1), flow: Math.round(flow) };
});
