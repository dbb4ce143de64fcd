import { parseThemeOptions, writeThemeOptions } from '../reducers/parseThemeOptions';
import { DEFAULT_SETTINGS } from '../reducers/reduceTheme';

test('parses options from a createTheme call', async () => {
  const code = `const theme = createTheme({
    spacing: 4, // tight
    palette: {
      primary: { main: '#0b6b75' },
    },
  });`;
  expect(await parseThemeOptions(code)).toEqual({
    spacing: 4,
    palette: { primary: { main: '#0b6b75' } },
  });
});

test.each(['', 'createTheme()', '{ spacing: factor => factor }', '{ primary: blue[500] }'])(
  'rejects %p, which is not an object of plain values',
  async (code) => {
    await expect(parseThemeOptions(code)).rejects.toThrow('not an object of theme options');
  },
);

test('parses the options that it formats', async () => {
  const settings = { ...DEFAULT_SETTINGS, direction: 'rtl', paletteMode: 'dark' } as const;
  expect(await parseThemeOptions(writeThemeOptions(settings))).toEqual({
    direction: 'rtl',
    spacing: 8,
    palette: { mode: 'dark' },
  });
  expect(await parseThemeOptions(writeThemeOptions(DEFAULT_SETTINGS))).toEqual({
    spacing: 8,
    palette: {},
  });
});

test('ignores slashes in strings, and braces in comments and imports', async () => {
  const code = `import { createTheme } from '@mui/material';
    // { not: 'this' is broken }
    createTheme({ typography: { fontFamily: 'https://fonts.example/it\\'s' }, spacing: -1 });`;
  expect(await parseThemeOptions(code)).toEqual({
    typography: { fontFamily: "https://fonts.example/it's" },
    spacing: -1,
  });
});
