import type { ChartText, ChartTexts, Corner } from './findTextFaults.ts';

/**
 * Returns where the texts of each chart are drawn. Runs in the page, so it cannot use anything from this module's
 * scope.
 *
 * Corners are those of the rotated text, not of the upright box around it. The rectangle is lower than a line, because
 * letters leave space above and below.
 */
export function readChartTexts(): ChartTexts[] {
  /** Share of a line's height that letters fill. */
  const INK = 0.6;
  const SHARES = [0, 0.25, 0.5, 0.75, 1];

  function cornersOf(element: SVGGraphicsElement, inset: number): Corner[] {
    const { x, y, width, height } = element.getBBox();
    const matrix = element.getScreenCTM();
    const top = y + height * inset;
    const bottom = y + height * (1 - inset);
    return matrix
      ? [
          [x, top],
          [x + width, top],
          [x + width, bottom],
          [x, bottom],
        ].map(([left = 0, down = 0]) => {
          const point = new DOMPoint(left, down).matrixTransform(matrix);
          return [point.x, point.y];
        })
      : [];
  }

  function isShown(element: Element): boolean {
    const isOpaque = (each: Element | null): boolean =>
      !each ||
      each.tagName === 'svg' ||
      (getComputedStyle(each).opacity !== '0' && isOpaque(each.parentElement));
    const { visibility, display } = getComputedStyle(element);
    return visibility !== 'hidden' && display !== 'none' && isOpaque(element);
  }

  function isOverDrawing(svg: SVGSVGElement, text: SVGGraphicsElement): boolean {
    if (!text.closest('[class*="ChartsLegend-"]')) {
      return false;
    }
    const drawings = svg.querySelectorAll<SVGGeometryElement>(
      'path[class*="PieArc-"], path[class*="AreaElement-"], rect[class*="BarElement-"]',
    );
    const [start, , end] = cornersOf(text, (1 - INK) / 2);
    return (
      start !== undefined &&
      end !== undefined &&
      [...drawings].some((drawing) => {
        const matrix = drawing.getScreenCTM()?.inverse();
        return SHARES.some((share) => {
          const x = start[0] + share * (end[0] - start[0]);
          const y = start[1] + share * (end[1] - start[1]);
          const point = new DOMPoint(x, y).matrixTransform(matrix);
          return drawing.isPointInFill(point);
        });
      })
    );
  }

  function readText(svg: SVGSVGElement, element: SVGTextElement): ChartText[] {
    const text = element.textContent?.trim() ?? '';
    return text && isShown(element) && element.getBBox().width > 0
      ? [
          {
            text,
            corners: cornersOf(element, (1 - INK) / 2),
            isOverDrawing: isOverDrawing(svg, element),
          },
        ]
      : [];
  }

  // Icons have no text. In production, the surface of a chart has no class that identifies it.
  return [...document.querySelectorAll<SVGSVGElement>('[data-demo] svg:has(text)')].map((svg) => {
    const { left, top, right, bottom } = svg.getBoundingClientRect();
    return {
      demo: svg.closest<HTMLElement>('[data-demo]')?.dataset.demo ?? '',
      box: { left, top, right, bottom },
      texts: [...svg.querySelectorAll('text')].flatMap((text) => readText(svg, text)),
    };
  });
}
