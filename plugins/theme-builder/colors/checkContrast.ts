import type { Scheme, Token, Values } from '../types';
import { contrastRatio } from './contrast';
import { toneColor, tokenColor } from './palette';
import { parseHex, type Rgb } from './srgb';

/**
 * Smallest contrast of text by the level of conformance (https://www.w3.org/TR/WCAG22/#contrast-minimum and
 * https://www.w3.org/TR/WCAG22/#contrast-enhanced).
 */
export const MIN_TEXT_CONTRAST = { AA: 4.5, AAA: 7 } as const;

export type ContrastLevel = keyof typeof MIN_TEXT_CONTRAST;

/** Texts that are checked, in the order in which they are listed. */
const PAIRS = [
  'textOnPage',
  'textOnPaper',
  'mutedTextOnPaper',
  'primaryOnPaper',
  'textOnPrimary',
  'textOnSecondary',
  'errorOnPaper',
  'gridHeader',
  'evenRow',
  'hoveredRow',
  'selectedRow',
  'selectedDay',
  'dayInRange',
  'axisLabels',
  'tooltip',
  'hoveredItem',
  'selectedItem',
] as const;

export type PairName = (typeof PAIRS)[number];

export interface CheckedPair {
  readonly name: PairName;
  /** Contrast ratio, from 1 to 21. */
  readonly ratio: number;
}

/**
 * Returns the contrast of text in the theme with its background.
 *
 * @param isAvailable whether the version has the control with an id; pairs whose controls it lacks are left out
 */
export function checkContrast(
  values: Values,
  scheme: Scheme,
  isAvailable: (id: string) => boolean,
): readonly CheckedPair[] {
  const white: Rgb = parseHex('#ffffff');
  const page = tokenColor(values, scheme, 'background.default', white);
  const paper = tokenColor(values, scheme, 'background.paper', page);
  const token = (name: Token, background: Rgb): Rgb => tokenColor(values, scheme, name, background);
  const tone = (id: string, fallback: Token | Rgb, background: Rgb, opacity = 100): Rgb => {
    const chosen = toneColor(values, scheme, values[id], background);
    if (chosen || typeof fallback !== 'string') {
      return chosen ?? (fallback as Rgb);
    }
    return toneColor(values, scheme, `${fallback}/${opacity}`, background)!;
  };
  const grid = tone('grid.background', page, page);
  const tree = tone('tree.background', paper, paper);
  const on = (background: Rgb, text: (background: Rgb) => Rgb): number =>
    contrastRatio(background, text(background));
  const plain = (background: Rgb): Rgb => token('text.primary', background);

  const ratios: Readonly<Record<PairName, readonly [needs: string | null, ratio: () => number]>> = {
    textOnPage: [null, () => on(page, plain)],
    textOnPaper: [null, () => on(paper, plain)],
    mutedTextOnPaper: [null, () => on(paper, (back) => token('text.secondary', back))],
    primaryOnPaper: [null, () => on(paper, (back) => token('primary.main', back))],
    textOnPrimary: [
      null,
      () => on(token('primary.main', paper), (back) => token('primary.contrastText', back)),
    ],
    textOnSecondary: [
      null,
      () => on(token('secondary.main', paper), (back) => token('secondary.contrastText', back)),
    ],
    errorOnPaper: [null, () => on(paper, (back) => token('error.main', back))],
    gridHeader: [
      'grid.header',
      () =>
        on(tone('grid.header', grid, grid), (back) =>
          tone('grid.headerText', 'text.primary', back),
        ),
    ],
    evenRow: ['grid.evenRow', () => on(tone('grid.evenRow', grid, grid), plain)],
    hoveredRow: ['grid.hover', () => on(tone('grid.hover', 'text.primary', grid, 4), plain)],
    selectedRow: [
      'grid.selected',
      () =>
        on(tone('grid.selected', 'primary.main', grid, 8), (back) =>
          tone('grid.selectedText', 'text.primary', back),
        ),
    ],
    selectedDay: [
      'day.selected',
      () =>
        on(tone('day.selected', 'primary.main', paper), (back) =>
          tone('day.selectedText', 'primary.contrastText', back),
        ),
    ],
    dayInRange: [
      'day.range',
      () =>
        on(tone('day.range', 'primary.main', paper, 12), (back) =>
          tone('day.rangeText', 'text.primary', back),
        ),
    ],
    axisLabels: [
      'chart.labels',
      () => on(paper, (back) => tone('chart.labels', 'text.primary', back)),
    ],
    tooltip: [
      'chart.tooltip',
      () =>
        on(tone('chart.tooltip', paper, paper), (back) =>
          tone('chart.tooltipText', 'text.primary', back),
        ),
    ],
    hoveredItem: [
      'tree.hover',
      () =>
        on(tone('tree.hover', 'text.primary', tree, 4), (back) =>
          tone('tree.text', 'text.primary', back),
        ),
    ],
    selectedItem: [
      'tree.selected',
      () =>
        on(tone('tree.selected', 'primary.main', tree, 8), (back) =>
          tone('tree.selectedText', tone('tree.text', 'text.primary', back), back),
        ),
    ],
  };
  return PAIRS.filter((name) => {
    const [needs] = ratios[name];
    // Without a color, even rows are like all others.
    const isDrawn = name !== 'evenRow' || 'grid.evenRow' in values;
    return isDrawn && (needs === null || isAvailable(needs));
  }).map((name) => ({ name, ratio: ratios[name][1]() }));
}
