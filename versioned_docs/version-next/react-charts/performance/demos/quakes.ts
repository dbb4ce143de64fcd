let seed = 11;
/** The next number of a fixed row between 0 and 1. */
function next(): number {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
}

/** 30,000 made-up earthquakes: deep ones are rarer, strong ones too. */
export const quakes = Array.from({ length: 30_000 }, () => ({
  depth: 100 * next() * next(),
  magnitude: 2 - 1.1 * Math.log(1 - next() * 0.995) + next() * 0.4,
}));
