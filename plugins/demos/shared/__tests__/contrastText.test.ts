import { contrastText, perceivedLuminance } from '../contrastText';

test('luminance ranges from black to white', () => {
  expect(perceivedLuminance('#000000')).toBe(0);
  expect(perceivedLuminance('#fff')).toBeCloseTo(1);
  expect(perceivedLuminance('#00ff00')).toBeCloseTo(0.7152);
});

test.each([
  ['#7f7f7f', '#fff'],
  ['#818181', 'rgba(0, 0, 0, 0.87)'],
  ['#0b6b75', '#fff'],
  ['#ff9800', 'rgba(0, 0, 0, 0.87)'],
  ['hsl(0, 0%, 100%)', undefined],
])('text on %s is %s', (color, text) => {
  expect(contrastText(color)).toBe(text);
});
