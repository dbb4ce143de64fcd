import { contrastRatio } from './contrast';
import { colorDistance, toOklab } from './oklab';
import { simulateVision, VISIONS, type Vision } from './simulateVision';
import { parseHex, type Rgb } from './srgb';

/** Smallest distance in OKLab at which marks in two colors are told apart at a glance; less with a changed vision. */
export const MIN_DISTANCE: Readonly<Record<Vision, number>> = {
  normal: 0.1,
  protan: 0.05,
  deutan: 0.05,
  tritan: 0.05,
};

/** Smallest contrast of graphics (https://www.w3.org/TR/WCAG22/#non-text-contrast). */
export const MIN_GRAPHICS_CONTRAST = 3;

/** The two most similar colors of a palette. */
export interface ClosestPair {
  readonly vision: Vision;
  /** 0-based. */
  readonly first: number;
  readonly second: number;
  /** In OKLab. */
  readonly distance: number;
}

/** Returns the two most similar colors for each kind of vision. */
export function closestPairs(colors: readonly string[]): readonly ClosestPair[] {
  const parsed = colors.map(parseHex);
  return VISIONS.map((vision) => {
    const seen = parsed.map((color) => simulateVision(color, vision));
    const pairs = seen.flatMap((one, first) =>
      seen.slice(first + 1).map((other, offset) => ({
        vision,
        first,
        second: first + 1 + offset,
        distance: colorDistance(one, other),
      })),
    );
    return pairs.reduce((closest, pair) => (pair.distance < closest.distance ? pair : closest));
  });
}

/** Returns the lowest contrast of colors with the background of a chart, and the 0-based place of that color. */
export function weakestColor(
  colors: readonly string[],
  background: Rgb,
): { readonly index: number; readonly ratio: number } {
  const ratios = colors.map((color) => contrastRatio(parseHex(color), background));
  const ratio = Math.min(...ratios);
  return { index: ratios.indexOf(ratio), ratio };
}

/** Returns whether a sequential scale becomes darker, or lighter, with every step. */
export function isMonotonic(colors: readonly string[]): boolean {
  const steps = stepsOf(colors);
  return steps.every((step) => step < 0) || steps.every((step) => step > 0);
}

/** Returns whether both sides of a diverging scale lead away from its middle in lightness. */
export function isDiverging(colors: readonly string[]): boolean {
  const steps = stepsOf(colors);
  const half = Math.floor(steps.length / 2);
  const [before, after] = [steps.slice(0, half), steps.slice(-half)];
  const sign = Math.sign(before[0] ?? 0);
  return (
    sign !== 0 &&
    before.every((step) => Math.sign(step) === sign) &&
    after.every((step) => Math.sign(step) === -sign)
  );
}

const stepsOf = (colors: readonly string[]): number[] => {
  const lightness = colors.map((color) => toOklab(parseHex(color))[0]);
  return lightness.slice(1).map((value, index) => value - lightness[index]!);
};
