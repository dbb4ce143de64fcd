import type { FontFile } from './collectFontFiles';

/**
 * A local sans serif scaled to Inter's metrics, so that lines break at the same words before and after Inter loads.
 * Ascent and descent are Inter's (hhea 1984 and -494 of 2048 units) divided by the size adjustment, which is the ratio
 * of the average widths of both fonts, weighted by English letter frequency.
 */
const FALLBACK = {
  family: 'Inter Fallback',
  local: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  sizeAdjust: '107.12%',
  ascent: '90.44%',
  descent: '22.52%',
};

/**
 * Renders the `@font-face` rules of the text font and its fallback. A font that loads late is used from the next page
 * on: swapping would move the text, because the letter widths differ.
 */
export function renderFontFaces(files: readonly FontFile[], baseUrl: string): string {
  const faces = files.map(
    ({ asset, unicodeRange }) =>
      `@font-face{font-family:Inter;font-style:normal;font-weight:100 900;font-display:optional;` +
      `src:url(${baseUrl}${asset}) format("woff2");unicode-range:${unicodeRange}}`,
  );
  const fallback =
    `@font-face{font-family:"${FALLBACK.family}";` +
    `src:${FALLBACK.local.map((name) => `local("${name}")`).join(',')};` +
    `size-adjust:${FALLBACK.sizeAdjust};ascent-override:${FALLBACK.ascent};` +
    `descent-override:${FALLBACK.descent};line-gap-override:0%}`;
  return [...faces, fallback].join('');
}
