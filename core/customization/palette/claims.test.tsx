import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { pink, teal } from '@mui/material/colors';
import TextField from '@mui/material/TextField';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import type { PaletteOptions, Theme } from '@mui/material/styles';

afterEach(() => jest.restoreAllMocks());

const paletteOf = (palette: PaletteOptions = {}) => createTheme({ palette }).palette;

const KEYS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const DARK_TEXT = 'rgba(0, 0, 0, 0.87)';

type CreateThemeOptions = Parameters<typeof createTheme>[0];

interface ThemeWithSchemes {
  readonly colorSchemes: Record<'light' | 'dark', { readonly palette: Theme['palette'] }>;
}

/** The rules of all style sheets on the page. */
const allCss = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

/** A theme with a color that TypeScript doesn't know. */
const withBrand = (brand: object, options: object = {}): Theme =>
  createTheme({ ...options, palette: { brand } } as object);

const renderIn = (theme: Theme, element: ReactElement) =>
  render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);

describe('#main-colors', () => {
  test('The table shows the default `main` colors', () => {
    const mainColors = (mode: 'light' | 'dark') => KEYS.map((key) => paletteOf({ mode })[key].main);
    expect(mainColors('light')).toEqual([
      '#1976d2',
      '#9c27b0',
      '#d32f2f',
      '#ed6c02',
      '#0288d1',
      '#2e7d32',
    ]);
    expect(mainColors('dark')).toEqual([
      '#90caf9',
      '#ce93d8',
      '#f44336',
      '#ffa726',
      '#29b6f6',
      '#66bb6a',
    ]);
  });

  test('Your object replaces the whole default color, so `light`, `dark` and `contrastText` are computed from your `main`', () => {
    const defaults = paletteOf();
    for (const key of KEYS) {
      const color = paletteOf({ [key]: { main: '#808080' } })[key];
      expect(color.light).toBe('rgb(153, 153, 153)');
      expect(color.dark).toBe('rgb(89, 89, 89)');
      expect(color.light).not.toBe(defaults[key].light);
      expect(defaults[key].contrastText).toBe('#fff');
      expect(paletteOf({ [key]: { main: '#c8c8c8' } })[key].contrastText).toBe(DARK_TEXT);
    }
  });

  test("`mode: 'dark'` doesn't lighten a color that you set", () => {
    const { primary } = paletteOf({ mode: 'dark', primary: { main: '#00796b' } });
    expect(primary).toEqual(paletteOf({ primary: { main: '#00796b' } }).primary);
  });

  test('`palette` next to `colorSchemes` only changes the default scheme', () => {
    const palette: PaletteOptions = { primary: { main: '#00796b' } };
    for (const cssVariables of [false, true]) {
      const colors = (options: CreateThemeOptions) => {
        const theme: object = createTheme({ ...options, cssVariables });
        const { light, dark } = (theme as ThemeWithSchemes).colorSchemes;
        return [light.palette.primary.main, dark.palette.primary.main];
      };
      expect(colors({ palette, colorSchemes: { dark: true } })).toEqual(['#00796b', '#90caf9']);
      expect(colors({ colorSchemes: { light: { palette }, dark: { palette } } })).toEqual([
        '#00796b',
        '#00796b',
      ]);
    }
  });
});

describe('#shades', () => {
  test('`light` is mixed with 20% white, and `dark` with 30% black, 1.5 times the offset', () => {
    const { primary, tonalOffset } = paletteOf({ primary: { main: 'rgb(100, 100, 100)' } });
    expect(tonalOffset).toBe(0.2);
    expect(primary.light).toBe('rgb(131, 131, 131)');
    expect(primary.dark).toBe('rgb(70, 70, 70)');
  });

  test('An object such as `{ light: 0.1, dark: 0.4 }` sets both values, without the factor of 1.5', () => {
    const { primary } = paletteOf({
      tonalOffset: { light: 0.1, dark: 0.4 },
      primary: { main: 'rgb(100, 100, 100)' },
    });
    expect(primary.light).toBe('rgb(115, 115, 115)');
    expect(primary.dark).toBe('rgb(60, 60, 60)');
  });

  test("`{ main: '#33691e', dark: '#1b5e20' }` computes only `light` and `contrastText`", () => {
    expect(paletteOf({ primary: { main: '#33691e', dark: '#1b5e20' } }).primary).toEqual({
      main: '#33691e',
      dark: '#1b5e20',
      light: expect.stringMatching(/^rgb/),
      contrastText: '#fff',
    });
  });

  test('A contained button uses `dark` while the pointer is over it', () => {
    const primary = { main: '#00796b', dark: '#123456' };
    renderIn(createTheme({ palette: { primary } }), <Button variant="contained">Save</Button>);
    expect(allCss()).toMatch(/:hover ?\{[^}]*--variant-containedBg: ?#123456/);
    expect(allCss()).toMatch(/background-color: var\(--variant-containedBg\)/);
  });

  test('With `primary: teal`, `main` is the shade 500, `light` is 300 and `dark` is 700', () => {
    expect(paletteOf({ primary: teal }).primary).toMatchObject({
      main: teal[500],
      light: teal[300],
      dark: teal[700],
    });
  });

  test('`secondary` uses `A400`, `A200` and `A700` instead', () => {
    expect(paletteOf({ secondary: pink }).secondary).toMatchObject({
      main: pink.A400,
      light: pink.A200,
      dark: pink.A700,
    });
  });
});

describe('#contrast', () => {
  test('In the default light palette, white text has a contrast of 3.1 on `warning` and of 3.9 on `info`', () => {
    const { warning, info } = paletteOf();
    expect([warning.contrastText, info.contrastText]).toEqual(['#fff', '#fff']);
    expect(getContrastRatio(warning.main, '#fff').toFixed(1)).toBe('3.1');
    expect(getContrastRatio(info.main, '#fff').toFixed(1)).toBe('3.9');
  });

  test('With `contrastThreshold: 4.5`, both get dark text, and in dark mode so does `error`', () => {
    const changed = (mode: 'light' | 'dark') => {
      const strict = paletteOf({ mode, contrastThreshold: 4.5 });
      return KEYS.filter(
        (key) =>
          strict[key].contrastText === DARK_TEXT &&
          paletteOf({ mode })[key].contrastText === '#fff',
      );
    };
    expect(changed('light')).toEqual(['warning', 'info']);
    expect(changed('dark')).toEqual(['error']);
  });

  test("`contrastThreshold` doesn't change `main`", () => {
    for (const key of KEYS) {
      expect(paletteOf({ contrastThreshold: 7 })[key].main).toBe(paletteOf()[key].main);
    }
  });

  test('which is also the text color of outlined and text buttons', () => {
    for (const key of KEYS) {
      const palette = { contrastThreshold: 7, [key]: { main: '#345678' } };
      for (const variant of ['outlined', 'text'] as const) {
        const { unmount } = renderIn(
          createTheme({ palette }),
          <Button variant={variant} color={key}>
            Save
          </Button>,
        );
        const style = getComputedStyle(screen.getByRole('button'));
        expect(style.getPropertyValue(`--variant-${variant}Color`)).toBe('#345678');
        expect(allCss()).toContain(`color: var(--variant-${variant}Color)`);
        unmount();
      }
    }
  });

  test('Both must be opaque, because the function ignores transparency', () => {
    expect(getContrastRatio('rgba(0, 0, 0, 0.1)', '#fff')).toBe(getContrastRatio('#000', '#fff'));
    expect(getContrastRatio('#000', 'rgba(255, 255, 255, 0.1)')).toBe(21);
  });
});

describe('#custom-colors', () => {
  test('Without this function, a custom color contains only the values that you set', () => {
    const { palette } = createTheme({ palette: { brand: { main: '#6d4c41' } } } as object);
    expect(palette).toHaveProperty('brand', { main: '#6d4c41' });
    expect(palette.augmentColor({ color: { main: '#6d4c41' } })).toEqual({
      main: '#6d4c41',
      light: expect.any(String),
      dark: expect.any(String),
      contrastText: '#fff',
    });
  });

  test("with `main` alone, a contained button gets no matching text color, and a filled chip isn't colored at all", () => {
    const full = createTheme().palette.augmentColor({ color: { main: '#6d4c41' } });
    for (const [brand, textColor, background] of [
      [{ main: '#6d4c41' }, '', 'rgba(0, 0, 0, 0.08)'],
      [full, '#fff', 'rgb(109, 76, 65)'],
    ] as const) {
      const { unmount } = renderIn(
        withBrand(brand),
        <>
          <Button variant="contained" color={'brand' as 'primary'}>
            Save
          </Button>
          <Chip color={'brand' as 'primary'} label="Open" />
        </>,
      );
      const button = getComputedStyle(screen.getByRole('button'));
      expect(button.getPropertyValue('--variant-containedBg')).toBe('#6d4c41');
      expect(button.getPropertyValue('--variant-containedColor')).toBe(textColor);
      const chip = screen.getByText('Open').parentElement!;
      expect(getComputedStyle(chip).backgroundColor).toBe(background);
      unmount();
    }
  });
});

describe('#more-shades', () => {
  test('The theme keeps additional values as they are', () => {
    const palette = paletteOf({
      primary: { main: '#1b5e20', lighter: '#e8f5e9' },
      background: { sunken: '#eceff1' },
    } as PaletteOptions);
    expect(palette.primary).toMatchObject({ main: '#1b5e20', lighter: '#e8f5e9' });
    expect(palette.background).toEqual({ default: '#fff', paper: '#fff', sunken: '#eceff1' });
    expect(paletteOf().primary).not.toHaveProperty('lighter');
  });
});

describe('#tokens', () => {
  test('because they change with the color scheme', () => {
    const [light, dark] = [paletteOf(), paletteOf({ mode: 'dark' })];
    for (const key of ['text', 'background', 'divider', 'action'] as const) {
      expect(dark[key]).not.toEqual(light[key]);
    }
    expect(dark.grey).toEqual(light.grey);
  });

  test('In the default dark palette, `background.default` and `background.paper` are both `#121212`', () => {
    expect(paletteOf({ mode: 'dark' }).background).toEqual({
      default: '#121212',
      paper: '#121212',
    });
  });

  test('In `sx`, names of colors work in `color`, `bgcolor`, `backgroundColor`, `outlineColor`, `borderColor` and the colors of the top, right, bottom and left borders', () => {
    const names = {
      color: 'color',
      bgcolor: 'backgroundColor',
      backgroundColor: 'backgroundColor',
      outlineColor: 'outlineColor',
      borderColor: 'borderColor',
      borderTopColor: 'borderTopColor',
      borderRightColor: 'borderRightColor',
      borderBottomColor: 'borderBottomColor',
      borderLeftColor: 'borderLeftColor',
    };
    for (const [key, property] of Object.entries(names)) {
      expect(createTheme().unstable_sx({ [key]: 'error.dark' })).toEqual({ [property]: '#c62828' });
    }
  });

  test('Other properties, such as `fill` and `borderInlineStartColor`, need a function: `fill: (theme) => theme.palette.primary.main`', () => {
    const theme = createTheme();
    for (const key of ['fill', 'stroke', 'caretColor', 'borderInlineStartColor']) {
      expect(theme.unstable_sx({ [key]: 'primary.main' })).toEqual({ [key]: 'primary.main' });
      expect(theme.unstable_sx({ [key]: ({ palette }: Theme) => palette.primary.main })).toEqual({
        [key]: '#1976d2',
      });
    }
  });

  test('A name inside a longer value is not replaced', () => {
    const theme = createTheme();
    expect(theme.unstable_sx({ border: '1px solid divider' })).toEqual({
      border: '1px solid divider',
    });
    expect(theme.unstable_sx({ border: 1, borderColor: 'divider' })).toEqual({
      border: '1px solid',
      borderColor: 'rgba(0, 0, 0, 0.12)',
    });
  });
});

describe('#css-variables', () => {
  const sheet = (theme: Theme) => {
    renderIn(theme, <>{null}</>);
    return allCss();
  };

  const VARIABLES = {
    main: 'var(--brand)',
    light: 'var(--brand-light)',
    dark: 'var(--brand-dark)',
    contrastText: '#fff',
  };

  test('With `cssVariables: true`, every color is a variable, such as `--mui-palette-primary-main`', () => {
    const css = sheet(createTheme({ cssVariables: true }));
    const names = KEYS.flatMap((key) =>
      ['main', 'light', 'dark', 'contrastText'].map((shade) => `${key}-${shade}`),
    );
    for (const name of [
      ...names,
      ...['text-primary', 'text-disabled', 'background-paper', 'divider', 'action-hover'],
      ...['grey-50', 'grey-A700', 'common-white'],
    ]) {
      expect(css).toMatch(new RegExp(`--mui-palette-${name}: ?[#r]`));
    }
  });

  test('The variable `--mui-palette-primary-mainChannel` contains only the numbers', () => {
    const css = sheet(createTheme({ cssVariables: true }));
    expect(css).toMatch(/--mui-palette-primary-mainChannel: ?25 118 210/);
  });

  test('the shades, the channel and the contrast text keep their values', () => {
    const css = sheet(createTheme({ cssVariables: true }));
    for (const key of ['light', 'dark', 'mainChannel', 'contrastText']) {
      const [, value] = css.match(new RegExp(`--mui-palette-primary-${key}: ?([^;]+);`))!;
      expect(value).not.toContain('var(');
    }
  });

  test('Custom colors get both variables, too', () => {
    const css = sheet(withBrand({ main: '#123456' }, { cssVariables: true }));
    expect(css).toMatch(/--mui-palette-brand-main: ?#123456/);
    expect(css).toMatch(/--mui-palette-brand-mainChannel: ?18 52 86/);
  });

  test("The theme also accepts a CSS variable as a color, such as `main: 'var(--brand)'`, if you set `light`, `dark` and `contrastText` as well", () => {
    for (const cssVariables of [false, true]) {
      const create = (primary: object) =>
        createTheme({ cssVariables, palette: { primary } } as object);
      expect(create(VARIABLES).palette.primary).toMatchObject(VARIABLES);
      for (const key of ['light', 'dark', 'contrastText']) {
        expect(() => create({ ...VARIABLES, [key]: undefined })).toThrow(
          'MUI: Unsupported `var(--brand)` color',
        );
      }
    }
  });

  test('Without `cssVariables`, buttons then throw an error', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const draw = (cssVariables: boolean) =>
      renderIn(
        createTheme({ cssVariables, palette: { primary: VARIABLES } }),
        <Button color="error">Save</Button>,
      );
    expect(() => draw(false)).toThrow('MUI: Unsupported `var(--brand)` color');
    expect(() => draw(true)).not.toThrow();
  });

  test('With `cssVariables`, the channel is `var(--brand)` instead of numbers', () => {
    const css = sheet(createTheme({ cssVariables: true, palette: { primary: VARIABLES } }));
    expect(css).toMatch(/--mui-palette-primary-mainChannel: ?var\(--brand\)/);
    expect(css).toMatch(/--mui-palette-error-mainChannel: ?211 47 47/);
  });
});

describe('#accessibility', () => {
  const GRAY = '#767676';
  const borderIn = (theme: Theme) => {
    const { container, unmount } = renderIn(theme, <TextField label="Name" />);
    const border = container.querySelector('.MuiOutlinedInput-notchedOutline')!;
    const { borderTopColor } = getComputedStyle(border);
    unmount();
    return borderTopColor;
  };

  test('The border of an outlined text field has only 1.7 on white', () => {
    expect(borderIn(createTheme())).toBe('rgba(0, 0, 0, 0.23)');
    const level = Math.round(255 * (1 - 0.23));
    const ratio = getContrastRatio(`rgb(${level}, ${level}, ${level})`, '#fff');
    expect(ratio.toFixed(1)).toBe('1.7');
  });

  test("With `MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#767676' } } }` in `components`, the contrast is at least 4 on both default backgrounds", () => {
    for (const mode of ['light', 'dark'] as const) {
      const theme = createTheme({
        palette: { mode },
        components: {
          MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: GRAY } } },
        },
      });
      expect(borderIn(theme)).toBe('rgb(118, 118, 118)');
      expect(getContrastRatio(GRAY, theme.palette.background.default)).toBeGreaterThan(4);
    }
  });
});

describe('#troubleshooting', () => {
  test('The color has neither `main` nor the shade 500 (`secondary`: `A400`), or `main` is not a string', () => {
    for (const primary of ['#00796b', { light: '#48a999' }, { 400: '#26a69a' }, { main: teal }]) {
      expect(() => createTheme({ palette: { primary } } as object)).toThrow(
        'The color (primary) provided to augmentColor(color) is invalid',
      );
    }
    expect(() => createTheme({ palette: { primary: { 500: '#009688' } } })).not.toThrow();
    expect(() => createTheme({ palette: { secondary: { A400: '#1de9b6' } } })).not.toThrow();
    expect(() => createTheme({ palette: { secondary: { 500: '#009688' } } })).toThrow(
      'The color (secondary) provided to augmentColor(color) is invalid',
    );
  });

  test("A value can't be computed, because `main` is a name, a CSS variable, or a format such as `oklch()` or `color-mix()`", () => {
    const values = ['teal', 'var(--brand)', 'oklch(0.6 0.1 200)', 'color-mix(in srgb, red, blue)'];
    for (const main of values) {
      expect(() => paletteOf({ primary: { main } })).toThrow(`MUI: Unsupported \`${main}\` color`);
      const complete = { main, light: main, dark: main, contrastText: main };
      expect(paletteOf({ primary: complete }).primary).toEqual(complete);
    }
    for (const main of ['#00796b', 'rgb(0, 121, 107)', 'hsl(173, 100%, 24%)']) {
      expect(() => paletteOf({ primary: { main } })).not.toThrow();
    }
  });

  test('`createTheme` accepts this color, but without `cssVariables`, any button throws, even if it has a different `color`', () => {
    const theme = withBrand({ main: 'teal' });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const color of ['primary', 'error', 'inherit'] as const) {
      expect(() =>
        render(
          <ThemeProvider theme={theme}>
            <Button color={color}>Save</Button>
          </ThemeProvider>,
        ),
      ).toThrow('MUI: Unsupported `teal` color');
    }
    expect(screen.queryByRole('button')).toBeNull();
    renderIn(withBrand({ main: 'teal' }, { cssVariables: true }), <Button>Save</Button>);
    expect(screen.getByRole('button')).toBeVisible();
  });

  test('`rgb(0 128 128)` is written without commas: the theme accepts it, but computes wrong shades', () => {
    expect(paletteOf({ primary: { main: 'rgb(0 128 128)' } }).primary.light).toContain('NaN');
    expect(paletteOf({ primary: { main: 'rgb(0, 128, 128)' } }).primary.light).toBe(
      'rgb(51, 153, 153)',
    );
  });
});
