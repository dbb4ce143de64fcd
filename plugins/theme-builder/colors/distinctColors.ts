import { PRESETS } from '../model/presets';
import { SCHEMES, type Values } from '../types';
import { MIN_DISTANCE, MIN_GRAPHICS_CONTRAST } from './checkScales';
import { contrastRatio } from './contrast';
import { colorDistance } from './oklab';
import { tokenColor } from './palette';
import { simulateVision, VISIONS } from './simulateVision';
import { parseHex, type Rgb } from './srgb';

/**
 * Returns as many colors of presets as a palette has, or fewer, which stay distinct with every kind of vision and are
 * visible on the surfaces of both palettes. The first color of the palette stays if it is visible.
 */
export function offerColors(palette: readonly string[], values: Values): readonly string[] {
  const surfaces = SCHEMES.map((scheme) =>
    tokenColor(values, scheme, 'background.paper', parseHex('#ffffff')),
  );
  const presets = PRESETS.flatMap((preset) => preset.values['chart.colors'] as readonly string[]);
  return distinctColors([...palette.slice(0, 1), ...presets], surfaces, palette.length);
}

/** A color as each kind of vision sees it. */
interface Candidate {
  readonly color: string;
  readonly views: readonly Rgb[];
  /** Distance to the nearest chosen color, relative to the minimum. */
  readonly room: number;
}

/**
 * Chooses colors that stay distinct with every kind of vision: repeatedly adds the candidate that is farthest from all
 * colors chosen before.
 *
 * @param candidates `#rrggbb`; the first one that is visible on all backgrounds is chosen first
 * @returns at most `count` colors; fewer if all others are too similar or too faint
 */
export function distinctColors(
  candidates: readonly string[],
  backgrounds: readonly Rgb[],
  count: number,
): readonly string[] {
  let pool = candidates
    .filter((color) => backgrounds.every((back) => isVisible(parseHex(color), back)))
    .map((color): Candidate => ({ color, views: viewsOf(parseHex(color)), room: Infinity }));
  const chosen: string[] = [];
  while (pool.length > 0 && chosen.length < count) {
    const next = pool.reduce((best, each) => (each.room > best.room ? each : best));
    chosen.push(next.color);
    pool = pool
      .map((each) => ({ ...each, room: Math.min(each.room, distance(each, next)) }))
      .filter(({ room }) => room >= 1);
  }
  return chosen;
}

const isVisible = (color: Rgb, background: Rgb): boolean =>
  contrastRatio(color, background) >= MIN_GRAPHICS_CONTRAST;

const viewsOf = (color: Rgb): readonly Rgb[] =>
  VISIONS.map((vision) => simulateVision(color, vision));

/** Returns the smallest distance of two colors with any vision, relative to the minimum for that vision. */
const distance = (first: Candidate, second: Candidate): number =>
  Math.min(
    ...VISIONS.map(
      (vision, index) =>
        colorDistance(first.views[index]!, second.views[index]!) / MIN_DISTANCE[vision],
    ),
  );
