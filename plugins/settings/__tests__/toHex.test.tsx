import { toHex } from '../reducers/toHex';
import { fakePen } from './fakePen';

beforeEach(fakePen);

test.each([
  ['#FFF', '#ffffff'],
  ['0B6B75', '#0b6b75'],
  ['teal', '#008080'],
  [' rgb(11 107 117) ', '#0b6b75'],
])('%p is %p', (text, hex) => {
  expect(toHex(text)).toBe(hex);
});

test.each(['', '#fff8', 'tael', 'currentColor', 'rgb(0 0 0 / 50%)', 'color(display-p3 1 0 0)'])(
  '%p is no opaque colour of sRGB',
  (text) => {
    expect(toHex(text)).toBeUndefined();
  },
);
