interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Sensible ranges of numbers, which the packages do not specify, by the last name of a path. */
const RANGES: Readonly<Record<string, Range>> = {
  arcLabelMinAngle: { min: 0, max: 90, step: 5 },
  barGapRatio: { min: -1, max: 2, step: 0.1 },
  borderRadius: { min: 0, max: 24, step: 1 },
  categoryGapRatio: { min: 0, max: 1, step: 0.1 },
  cornerRadius: { min: 0, max: 24, step: 1 },
  endAngle: { min: 30, max: 360, step: 15 },
  innerRadius: { min: 0, max: 140, step: 5 },
  outerRadius: { min: 20, max: 140, step: 5 },
  height: { min: 100, max: 500, step: 10 },
  markerSize: { min: 1, max: 20, step: 1 },
  paddingAngle: { min: 0, max: 20, step: 1 },
  startAngle: { min: -180, max: 0, step: 15 },
  valueMax: { min: 80, max: 200, step: 10 },
  valueMin: { min: 0, max: 60, step: 10 },
  tickFontSize: { min: 8, max: 24, step: 1 },
  voronoiMaxRadius: { min: 0, max: 100, step: 5 },
};

const ANY: Range = { min: 0, max: 100, step: 1 };

/** Returns the range of a prop's slider. */
export function rangeOf(path: string): Range {
  return RANGES[path.slice(path.lastIndexOf('.') + 1)] ?? ANY;
}
