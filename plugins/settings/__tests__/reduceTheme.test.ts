import { DEFAULT_SETTINGS, reduceTheme } from '../reducers/reduceTheme';
import { SettingsError } from '../reducers/SettingsError';
import type { DisplaySettings, ThemeAction } from '../types';

const CHOSEN: DisplaySettings = {
  dense: true,
  direction: 'rtl',
  spacing: 4,
  paletteColors: { primary: { main: '#112233' } },
  paletteMode: 'dark',
};

function refusal(action: ThemeAction): string {
  try {
    reduceTheme(CHOSEN, action);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).message;
  }
  throw new Error('The action was taken.');
}

test('each action changes only its setting', () => {
  const change = (action: ThemeAction) => reduceTheme(DEFAULT_SETTINGS, action);
  expect(change({ type: 'spacing', spacing: 6 })).toEqual({ ...DEFAULT_SETTINGS, spacing: 6 });
  expect(change({ type: 'density', dense: true })).toEqual({ ...DEFAULT_SETTINGS, dense: true });
  expect(change({ type: 'direction', direction: 'rtl' })).toEqual({
    ...DEFAULT_SETTINGS,
    direction: 'rtl',
  });
  expect(change({ type: 'mode', paletteMode: 'dark' })).toEqual({
    ...DEFAULT_SETTINGS,
    paletteMode: 'dark',
  });
});

test('colors replace the previous ones and are normalized', () => {
  const { paletteColors } = reduceTheme(CHOSEN, {
    type: 'colors',
    paletteColors: { primary: undefined, secondary: { main: ' ABC ' } },
  });
  expect(paletteColors).toEqual({ secondary: { main: '#aabbcc' } });
});

test('rejects all colors without a string "main" in one error', () => {
  const message = refusal({
    type: 'colors',
    paletteColors: { primary: { main: undefined }, secondary: { main: 7 } },
  });
  expect(message).toMatchInlineSnapshot(`
    "The color “primary” has no “main” that is a string. Write one, for example #0b6b75.
    The color “secondary” has no “main” that is a string. Write one, for example #0b6b75."
  `);
  expect(refusal({ type: 'colors', paletteColors: { primary: '#fff' } })).toContain('no “main”');
  expect(refusal({ type: 'colors', paletteColors: { primary: null } })).toContain('no “main”');
});

test.each([0, 17, Number.NaN, '8', null])('rejects a spacing of %p', (spacing) => {
  expect(refusal({ type: 'spacing', spacing })).toBe(
    'Spacing must be a number of pixels from 1 to 16.',
  );
});

test('applies theme options and keeps all other settings', () => {
  const options = {
    spacing: 10,
    palette: { mode: 'light', secondary: { main: '#fff', dark: '#eee' } },
    typography: { fontSize: 12 },
  };
  expect(reduceTheme(CHOSEN, { type: 'theme', options })).toEqual({
    ...CHOSEN,
    spacing: 10,
    paletteMode: 'light',
    paletteColors: { ...CHOSEN.paletteColors, secondary: { main: '#ffffff' } },
  });
});

test.each([{ spacing: 4 }, {}, { palette: {} }])(
  'theme options %p change no settings that they omit',
  (options) => {
    expect(reduceTheme(CHOSEN, { type: 'theme', options })).toEqual(CHOSEN);
  },
);

test('rejects theme options with an invalid direction, mode or palette', () => {
  const options = { direction: 'up', palette: { mode: 'sepia' } };
  expect(refusal({ type: 'theme', options })).toMatchInlineSnapshot(`
    "The option “direction” cannot be "up". Write one of these: "ltr", "rtl".
    The option “mode” cannot be "sepia". Write one of these: "light", "dark"."
  `);
  expect(refusal({ type: 'theme', options: { palette: 'dark' } })).toMatchInlineSnapshot(
    `"The option “palette” cannot be "dark". Write an object with the colors and the mode, for example { mode: "dark" }."`,
  );
});

test('rejects theme options with a field "vars"', () => {
  expect(refusal({ type: 'theme', options: { vars: {}, spacing: 4 } })).toContain('“vars”');
});

test('a reset restores the defaults', () => {
  expect(reduceTheme(CHOSEN, { type: 'reset' })).toEqual({
    dense: false,
    direction: 'ltr',
    spacing: 8,
    paletteColors: {},
    paletteMode: 'system',
  });
});

test('every palette color needs a main, and all problems are reported together', () => {
  expect(refusal({ type: 'theme', options: { palette: { error: {} } } })).toContain('“error”');
  const options = { spacing: 99, direction: 'up', palette: { info: { main: 3 }, success: '#0f0' } };
  expect(refusal({ type: 'theme', options }).split('\n')).toEqual([
    'The option “direction” cannot be "up". Write one of these: "ltr", "rtl".',
    expect.stringContaining('“info” has no “main”') as string,
    expect.stringContaining('“success” has no “main”') as string,
    'Spacing must be a number of pixels from 1 to 16.',
  ]);
});

test('checks colors that demos do not show, but does not store them', () => {
  const options = { palette: { error: { main: '#f00' }, primary: { main: '#00f' } } };
  expect(reduceTheme(DEFAULT_SETTINGS, { type: 'theme', options }).paletteColors).toEqual({
    primary: { main: '#0000ff' },
  });
});
