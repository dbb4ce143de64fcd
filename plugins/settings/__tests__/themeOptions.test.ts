import { parseThemeOptions } from '../reducers/parseThemeOptions';
import { DEFAULT_SETTINGS } from '../reducers/reduceTheme';
import { writeThemeOptions } from '../reducers/writeThemeOptions';

test('reads options as they stand in code', () => {
  const code = `const theme = createTheme({
    spacing: 4, // tight
    palette: {
      primary: { main: '#0b6b75' },
    },
  });`;
  expect(parseThemeOptions(code)).toEqual({
    spacing: 4,
    palette: { primary: { main: '#0b6b75' } },
  });
});

test.each(['', 'createTheme()', '{ spacing: factor => factor }', '{ primary: blue[500] }'])(
  'refuses %p, which has no plain values',
  (code) => {
    expect(() => parseThemeOptions(code)).toThrow('not an object of theme options');
  },
);

test('reads what it writes', () => {
  const settings = { ...DEFAULT_SETTINGS, direction: 'rtl', paletteMode: 'dark' } as const;
  expect(parseThemeOptions(writeThemeOptions(settings))).toEqual({
    direction: 'rtl',
    spacing: 8,
    palette: { mode: 'dark' },
  });
  expect(parseThemeOptions(writeThemeOptions(DEFAULT_SETTINGS))).toEqual({
    spacing: 8,
    palette: {},
  });
});
