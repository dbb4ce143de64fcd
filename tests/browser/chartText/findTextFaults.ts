/** A point in the viewport, in CSS pixels. */
export type Corner = readonly [x: number, y: number];

/** A text in a chart. */
export interface ChartText {
  readonly text: string;
  /** Corners of the rectangle around the letters, in order. The rectangle is rotated with the text. */
  readonly corners: readonly Corner[];
  /** Whether the text belongs to a legend and covers a bar, an area or a slice. */
  readonly isOverDrawing: boolean;
}

/** A chart on a page, as returned by `readChartTexts`. */
export interface ChartTexts {
  /** Id of the demo that renders the chart. */
  readonly demo: string;
  readonly box: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
  readonly texts: readonly ChartText[];
}

/** Tolerated overflow over an edge or overlap of two texts, in CSS pixels. */
const TOLERANCE = 1.5;

/** Finds texts that leave the chart's box, overlap another text, or belong to a legend that covers drawn elements. */
export function findTextFaults({ demo, box, texts }: ChartTexts): string[] {
  const outside = texts.filter(({ corners }) => corners.some((corner) => isOutside(corner, box)));
  const covering = texts.filter(({ isOverDrawing }) => isOverDrawing);
  const overlapping = texts.flatMap((first, index) =>
    texts
      .slice(index + 1)
      .flatMap((second) =>
        doOverlap(first.corners, second.corners) ? [[first.text, second.text]] : [],
      ),
  );
  return [
    ...outside.map(({ text }) => `demo ${demo}: "${text}" is cut off at the edge of its chart`),
    ...covering.map(({ text }) => `demo ${demo}: "${text}" of the legend covers the drawing`),
    ...overlapping.map(([first, second]) => `demo ${demo}: "${first}" overlaps "${second}"`),
  ];
}

function isOutside([x, y]: Corner, { left, top, right, bottom }: ChartTexts['box']): boolean {
  return (
    x < left - TOLERANCE || x > right + TOLERANCE || y < top - TOLERANCE || y > bottom + TOLERANCE
  );
}

/**
 * Separating axis theorem: two convex shapes are apart if a line along an edge of one of them has the other one
 * entirely on its far side.
 */
function doOverlap(first: readonly Corner[], second: readonly Corner[]): boolean {
  return [...normalsOf(first), ...normalsOf(second)].every(([x, y]) => {
    const [a, b] = [first, second].map((corners) => {
      const along = corners.map((corner) => corner[0] * x + corner[1] * y);
      return { from: Math.min(...along), to: Math.max(...along) };
    });
    return a!.to - b!.from > TOLERANCE && b!.to - a!.from > TOLERANCE;
  });
}

function normalsOf(corners: readonly Corner[]): Corner[] {
  return corners.flatMap((corner, index): Corner[] => {
    const next = corners[(index + 1) % corners.length]!;
    const [x, y] = [next[0] - corner[0], next[1] - corner[1]];
    const length = Math.hypot(x, y);
    return length > 0 ? [[-y / length, x / length]] : [];
  });
}
