/** Power of a wind turbine in kilowatts, one reading per minute, with a few gusts. The same on every call. */
export function makeReadings(count: number): number[] {
  let seed = 7;
  return Array.from({ length: count }, (_, index) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const wind = 900 + 500 * Math.sin(index / (count / 9)) + 180 * Math.sin(index / 37);
    const gust = index % 3571 === 3000 ? 1100 : 0;
    return Math.round(wind + (seed / 2147483648) * 160 + gust);
  });
}

export const indexes = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
