interface Point {
  x: number;
  y: number;
}

/** The straight line with the smallest sum of squared vertical distances from the points. */
export function leastSquares(points: readonly Point[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const slope =
    mean(points.map(({ x, y }) => (x - meanX) * (y - meanY))) /
    mean(points.map(({ x }) => (x - meanX) ** 2));
  return { slope, intercept: meanY - slope * meanX };
}
