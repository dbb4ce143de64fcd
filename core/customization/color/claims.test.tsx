import * as colors from '@mui/material/colors';
import {
  alpha,
  createTheme,
  darken,
  emphasize,
  getContrastRatio,
  getLuminance,
  hexToRgb,
  lighten,
  rgbToHex,
} from '@mui/material/styles';

const { common, grey, teal } = colors;
const theme = createTheme();

const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
const SCALES = Object.entries(colors).flatMap(([name, scale]) =>
  'black' in scale ? [] : [{ name, scale }],
);

describe('#scales', () => {
  test('`@mui/material/colors` exports each scale as an object with 14 shades: from `50`, the lightest, to `900`, the darkest, and from `A100` to `A700`, for accents', () => {
    expect(SCALES).toHaveLength(19);
    for (const { scale } of SCALES) {
      expect(Object.keys(scale)).toEqual([...SHADES.map(String), 'A100', 'A200', 'A400', 'A700']);
      expect(Object.values(scale).join(' ')).toMatch(/^(#[0-9a-f]{6} ?){14}$/);
    }
    for (const { scale } of SCALES) {
      const luminances = SHADES.map((shade) => getLuminance(scale[shade]));
      luminances.slice(1).forEach((luminance, index) => {
        expect(luminance).toBeLessThan(luminances[index]!);
      });
    }
  });

  test('`common` contains only `black` and `white`', () => {
    expect(common).toEqual({ black: '#000', white: '#fff' });
  });

  test("Import the scale, because `sx` accepts only names from the palette: `'grey.300'` and `'common.white'` work, but `'teal.800'` doesn't", () => {
    const inPalette = Object.keys(colors).filter((name) => name in theme.palette);
    expect(inPalette).toEqual(['common', 'grey']);
    for (const mode of ['light', 'dark'] as const) {
      const current = createTheme({ palette: { mode } });
      expect(current.unstable_sx({ bgcolor: 'grey.300', color: 'common.white' })).toEqual({
        backgroundColor: grey[300],
        color: '#fff',
      });
      for (const { name } of SCALES.filter((entry) => entry.name !== 'grey')) {
        expect(current.unstable_sx({ bgcolor: `${name}.800` })).toEqual({
          backgroundColor: `${name}.800`,
        });
      }
    }
  });
});

/** The color that the eye sees on an opaque background, for the two results of `getContrastText`. */
const blend = (text: string, background: string) =>
  text === '#fff' ? text : darken(background, 0.87);

describe('#contrast', () => {
  test('`theme.palette.getContrastText(teal[700])` returns the text color for a shade: white if its contrast is at least 3, otherwise black with 87% opacity', () => {
    expect(theme.palette.getContrastText(teal[700])).toBe('#fff');
    for (const { scale } of SCALES) {
      for (const color of Object.values(scale)) {
        expect(theme.palette.getContrastText(color)).toBe(
          getContrastRatio('#fff', color) >= 3 ? '#fff' : 'rgba(0, 0, 0, 0.87)',
        );
      }
    }
  });

  test('With this threshold, the contrast is below 4.5 on only four shades, `blueGrey[500]`, `deepOrange[800]`, `pink[500]` and `teal[600]`', () => {
    const { palette } = createTheme({ palette: { contrastThreshold: 4.5 } });
    const tooLow = SCALES.flatMap(({ name, scale }) =>
      Object.entries(scale)
        .filter(
          ([, color]) =>
            getContrastRatio(blend(palette.getContrastText(color), color), color) < 4.5,
        )
        .map(([shade]) => {
          expect(getContrastRatio('#000', scale[shade as 'A100'])).toBeGreaterThanOrEqual(4.5);
          return `${name}[${shade}]`;
        }),
    );
    expect(tooLow).toEqual(['blueGrey[500]', 'deepOrange[800]', 'pink[500]', 'teal[600]']);
  });

  test('The table shows the lightest shade on which white text has a contrast of at least 4.5', () => {
    const lightest: Record<string, string[]> = {};
    for (const { name, scale } of SCALES) {
      const isReadable = (shade: (typeof SHADES)[number]) =>
        getContrastRatio('#fff', scale[shade]) >= 4.5;
      (lightest[SHADES.find(isReadable) ?? 'none'] ??= []).push(name);
    }
    expect(lightest).toEqual({
      400: ['brown', 'deepPurple', 'indigo', 'purple'],
      600: ['blueGrey', 'grey', 'pink'],
      700: ['blue', 'red', 'teal'],
      800: ['cyan', 'green', 'lightBlue'],
      900: ['deepOrange', 'lightGreen', 'lime'],
      none: ['amber', 'orange', 'yellow'],
    });
  });
});

describe('#dark-mode', () => {
  test('The shade 200 of each scale has a contrast of at least 7 on the default dark background', () => {
    const { background } = createTheme({ palette: { mode: 'dark' } }).palette;
    for (const { scale } of SCALES) {
      for (const color of [background.default, background.paper]) {
        expect(getContrastRatio(scale[200], color)).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test('For tinted boxes, swap 50 and 900: their contrast is at least 4.5, except in `amber`, `lime`, `orange` and `yellow`', () => {
    const tooLow = SCALES.filter(({ scale }) => getContrastRatio(scale[50], scale[900]) < 4.5);
    expect(tooLow.map(({ name }) => name)).toEqual(['amber', 'lime', 'orange', 'yellow']);
  });
});

describe('#functions', () => {
  test('The table shows the results', () => {
    expect(alpha('#009688', 0.12)).toBe('rgba(0, 150, 136, 0.12)');
    expect(lighten('#009688', 0.2)).toBe('rgb(51, 171, 159)');
    expect(darken('#009688', 0.2)).toBe('rgb(0, 120, 108)');
    expect(emphasize('#009688', 0.2)).toBe('rgb(51, 171, 159)');
    expect(hexToRgb('#0f8')).toBe('rgb(0, 255, 136)');
    expect(rgbToHex('rgb(0, 128, 128)')).toBe('#008080');
  });

  test('`emphasize` lightens dark colors and darkens light colors, by 0.15 by default', () => {
    for (const { scale } of SCALES) {
      for (const color of Object.values(scale)) {
        const change = getLuminance(color) > 0.5 ? darken : lighten;
        expect(emphasize(color)).toBe(change(color, 0.15));
        expect(emphasize(color, 0.4)).toBe(change(color, 0.4));
      }
    }
  });

  test('`alpha` replaces the opacity that the color already has', () => {
    expect(alpha('rgba(0, 0, 0, 0.5)', 0.2)).toBe('rgba(0, 0, 0, 0.2)');
    expect(alpha('#ffffff80', 0.9)).toBe('rgba(255, 255, 255, 0.9)');
    expect(alpha('hsla(180, 50%, 50%, 0.1)', 0.3)).toBe('hsla(180, 50%, 50%, 0.3)');
  });
});

describe('#accessibility', () => {
  test('The function ignores opacity', () => {
    for (const opacity of [0, 0.3, 0.9]) {
      for (const background of ['#fff', '#121212', teal[50]]) {
        expect(getContrastRatio(alpha(teal[500], opacity), background)).toBe(
          getContrastRatio(teal[500], background),
        );
      }
    }
  });
});

describe('#troubleshooting', () => {
  test("The functions don't accept color names, CSS variables, `oklch()` or `color-mix()`", () => {
    const unsupported = [
      'teal',
      'var(--brand)',
      'oklch(0.6 0.1 190)',
      'color-mix(in srgb, teal, red)',
    ];
    for (const color of unsupported) {
      for (const change of [alpha, lighten, darken, emphasize]) {
        expect(() => change(color, 0.2)).toThrow(/MUI: Unsupported/);
      }
    }
  });

  test('`primary: teal[500]` is only a string', () => {
    const withPrimary = (primary: object | string) =>
      createTheme({ palette: { primary } } as object).palette.primary.main;
    expect(() => withPrimary(teal[500])).toThrow(
      'The color (primary) provided to augmentColor(color) is invalid',
    );
    expect(withPrimary(teal)).toBe(teal[500]);
    expect(withPrimary({ main: teal[500] })).toBe(teal[500]);
  });

  test("The scale is called `grey`, as in `'grey.300'`", () => {
    expect(colors).toHaveProperty('grey.300', '#e0e0e0');
    expect(colors).not.toHaveProperty('gray');
    expect(theme.palette).not.toHaveProperty('gray');
  });

  test('`bgcolor: teal` is the whole scale and sets no background', () => {
    const styles = theme.unstable_sx({ bgcolor: teal } as object);
    expect(styles).not.toHaveProperty('backgroundColor');
    expect(theme.unstable_sx({ bgcolor: teal[50] })).toEqual({ backgroundColor: '#e0f2f1' });
  });

  test('The functions need commas', () => {
    expect(alpha('rgb(0 150 136)', 0.2)).toBe('rgba(0, , , 0.2)');
    expect(alpha('rgb(0, 150, 136)', 0.2)).toBe('rgba(0, 150, 136, 0.2)');
  });
});
