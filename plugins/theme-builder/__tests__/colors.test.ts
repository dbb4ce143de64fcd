import { checkContrast, MIN_TEXT_CONTRAST } from '../colors/checkContrast';
import {
  closestPairs,
  isDiverging,
  isMonotonic,
  MIN_DISTANCE,
  MIN_GRAPHICS_CONTRAST,
  weakestColor,
} from '../colors/checkScales';
import { contrastRatio } from '../colors/contrast';
import { distinctColors, offerColors } from '../colors/distinctColors';
import { colorDistance, toOklab } from '../colors/oklab';
import { paletteColor, tokenColor } from '../colors/palette';
import { simulateVision, VISIONS } from '../colors/simulateVision';
import { blend, formatHex, parseHex } from '../colors/srgb';
import { CONTROLS } from '../model/controls';
import { isValidValue } from '../model/isValidValue';
import { PRESETS } from '../model/presets';

test.each([
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('%s and %s have the contrast %d', (first, second, ratio) => {
  expect(contrastRatio(parseHex(first), parseHex(second))).toBeCloseTo(ratio, 2);
  expect(contrastRatio(parseHex(second), parseHex(first))).toBeCloseTo(ratio, 2);
});

test('OKLab has the published values', () => {
  const [lightness, a, b] = toOklab(parseHex('#ff0000'));
  expect(lightness).toBeCloseTo(0.628, 3);
  expect(a).toBeCloseTo(0.2249, 3);
  expect(b).toBeCloseTo(0.1258, 3);
  expect(colorDistance(parseHex('#000000'), parseHex('#ffffff'))).toBeCloseTo(1, 3);
});

test.each(VISIONS)('grays look the same with the vision %s', (vision) => {
  expect(formatHex(simulateVision(parseHex('#808080'), vision))).toBe('#808080');
});

test('red and green are similar without red or green cones only', () => {
  const distances = closestPairs(['#a05a2c', '#5f7f2c']).map(({ vision, distance }) => [
    vision,
    distance >= MIN_DISTANCE[vision],
  ]);
  expect(Object.fromEntries(distances)).toEqual({
    normal: true,
    protan: true,
    deutan: false,
    tritan: true,
  });
});

test('blends a layer with its background', () => {
  expect(formatHex(blend(parseHex('#000000'), parseHex('#ffffff'), 0.5))).toBe('#808080');
});

test('recognizes the order of scales', () => {
  expect(isMonotonic(['#ffffff', '#888888', '#000000'])).toBe(true);
  expect(isMonotonic(['#ffffff', '#000000', '#888888'])).toBe(false);
  expect(isDiverging(['#000088', '#ffffff', '#880000'])).toBe(true);
  expect(isDiverging(['#ffffff', '#888888', '#000000'])).toBe(false);
});

test('without a value, colors are those of the library', () => {
  expect(paletteColor({}, 'light.primary')).toBe('#1976d2');
  expect(paletteColor({}, 'light.onPrimary')).toBe('#ffffff');
  expect(paletteColor({ 'dark.primary': '#ffff00' }, 'dark.onPrimary')).toBe('#212100');
});

test('reports text with too little contrast, in the state in which it has it', () => {
  const low = (values: Record<string, string>): string[] =>
    checkContrast(values, 'light', () => true)
      .filter(({ ratio }) => ratio < MIN_TEXT_CONTRAST.AA)
      .map(({ name }) => name);
  expect(low({})).toEqual([]);
  expect(low({ 'grid.selected': '#333333' })).toEqual(['selectedRow']);
  expect(low({ 'light.primary': '#f0c000', 'light.onPrimary': '#ffffff' })).toEqual([
    'primaryOnPaper',
    'textOnPrimary',
    'selectedDay',
  ]);
});

test('text of selected rows and even rows has its own contrast', () => {
  const ratio = (values: Record<string, string>, pair: string): number | undefined =>
    checkContrast(values, 'light', () => true).find(({ name }) => name === pair)?.ratio;
  const selected = { 'grid.selected': '#ffffff', 'grid.selectedText': '#767676' };
  expect(ratio(selected, 'selectedRow')).toBeCloseTo(4.54, 2);
  expect(ratio({}, 'evenRow')).toBeUndefined();
  expect(ratio({ 'light.text': '#767676', 'grid.evenRow': '#ffffff' }, 'evenRow')).toBeCloseTo(
    4.54,
    2,
  );
});

const isDistinct = (colors: readonly string[]): boolean =>
  closestPairs(colors).every(({ vision, distance }) => distance >= MIN_DISTANCE[vision]);

test.each([...PRESETS, { id: 'without values', values: {} }])(
  'offers distinct colors that are visible in the theme $id',
  ({ values }) => {
    const own = ['#278696', '#288696', '#298696', '#2a8696', '#2b8696', '#2c8696'];
    const offer = offerColors(own, values);
    expect(isDistinct(own)).toBe(false);
    expect(offer).toHaveLength(own.length);
    expect(isDistinct(offer)).toBe(true);
    for (const scheme of ['light', 'dark'] as const) {
      const paper = tokenColor(values, scheme, 'background.paper', parseHex('#ffffff'));
      expect(weakestColor(offer, paper).ratio).toBeGreaterThanOrEqual(MIN_GRAPHICS_CONTRAST);
    }
  },
);

test('keeps the first color, and leaves out similar and faint ones', () => {
  const candidates = ['#278696', '#288696', '#fafafa', '#b35705'];
  const white = parseHex('#ffffff');
  expect(distinctColors(candidates, [white], 4)).toEqual(['#278696', '#b35705']);
  expect(distinctColors(['#fafafa', '#b35705'], [white], 2)).toEqual(['#b35705']);
});

describe.each(PRESETS)('the preset $id', ({ values }) => {
  test('has valid values only', () => {
    const invalid = Object.entries(values).filter(([id, value]) => {
      const control = CONTROLS.find((each) => each.id === id);
      return !control || !isValidValue(control, value);
    });
    expect(invalid).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('has enough contrast in %s mode', (scheme) => {
    const pairs = checkContrast(values, scheme, () => true);
    expect(pairs.filter(({ ratio }) => ratio < MIN_TEXT_CONTRAST.AA)).toEqual([]);
    const paper = tokenColor(values, scheme, 'background.paper', parseHex('#ffffff'));
    const { ratio } = weakestColor(values['chart.colors'] as string[], paper);
    expect(ratio).toBeGreaterThanOrEqual(MIN_GRAPHICS_CONTRAST);
  });

  test('has chart colors that everyone can tell apart, and scales with a visible order', () => {
    const pairs = closestPairs(values['chart.colors'] as string[]);
    expect(pairs.filter(({ vision, distance }) => distance < MIN_DISTANCE[vision])).toEqual([]);
    expect(isMonotonic(values['chart.sequential'] as string[])).toBe(true);
    expect(isDiverging(values['chart.diverging'] as string[])).toBe(true);
  });
});

test('presets differ from each other in more than colors', () => {
  const shapes = PRESETS.map(({ values }) =>
    JSON.stringify(
      ['font', 'radius', 'grid.header', 'tree.icons', 'chart.lineWidth'].map((id) => values[id]),
    ),
  );
  expect(new Set(shapes).size).toBe(PRESETS.length);
});
