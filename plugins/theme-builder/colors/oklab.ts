import { toLinear, type Rgb } from './srgb';

/** Lightness from 0 to 1, and the axes from green to red and from blue to yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** Converts a color to OKLab, whose distances match perceived differences (https://bottosson.github.io/posts/oklab/). */
export function toOklab(color: Rgb): Oklab {
  const [r, g, b] = color.map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns the distance of two colors in OKLab, which is 1 for black and white. */
export function colorDistance(first: Rgb, second: Rgb): number {
  const [one, other] = [toOklab(first), toOklab(second)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
