import { toHex } from '../reducers/toHex';
import { fakePen } from './fakePen';

beforeEach(fakePen);

test.each([
  ['#FFF', '#ffffff'],
  ['0B6B75', '#0b6b75'],
  ['teal', '#008080'],
  [' rgb(11 107 117) ', '#0b6b75'],
  ['oklch(0.7 0.1 200)', '#40b1b7'],
  ['color-mix(in srgb, red, blue)', '#800080'],
  ['color(display-p3 1 0 0)', '#ff0000'],
])('converts %p to %p', (text, hex) => {
  expect(toHex(text)).toBe(hex);
});

test.each([
  '',
  '#fff8',
  'tael',
  'currentColor',
  'color-mix(in srgb, currentColor, red)',
  'rgb(0 0 0 / 50%)',
  'oklch(0.7 0.1 200 / 50%)',
])('rejects %p, which is not an opaque color', (text) => {
  expect(toHex(text)).toBeUndefined();
});
