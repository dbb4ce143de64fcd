import * as React from 'react';
import { render, screen } from '@testing-library/react';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import DialogTitle from '@mui/material/DialogTitle';
import Fab from '@mui/material/Fab';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import PaginationItem from '@mui/material/PaginationItem';
import SnackbarContent from '@mui/material/SnackbarContent';
import StepLabel from '@mui/material/StepLabel';
import Tab from '@mui/material/Tab';
import TableCell from '@mui/material/TableCell';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes, ThemeProvider } from '@mui/material/styles';
import type { Palette, TypographyVariant } from '@mui/material/styles';

afterEach(() => jest.restoreAllMocks());

const VARIANTS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const satisfies readonly TypographyVariant[];

interface ThemeWithFonts {
  readonly vars: { readonly font: Record<string, string> };
}

/** Elements with the variant that they use, and where. */
const COMPONENTS: readonly (readonly [React.ReactElement, TypographyVariant, string])[] = [
  [<Button key="button">Save</Button>, 'button', '.MuiButton-root'],
  [<Fab key="fab">New</Fab>, 'button', '.MuiFab-root'],
  [<Tab key="tab" label="Tours" />, 'button', '.MuiTab-root'],
  [
    <ToggleButton key="toggle" value="a">
      All
    </ToggleButton>,
    'button',
    '.MuiToggleButton-root',
  ],
  [<InputBase key="input" />, 'body1', '.MuiInputBase-root'],
  [<TextField key="label" label="Name" />, 'body1', '.MuiInputLabel-root'],
  [<MenuItem key="item">Open</MenuItem>, 'body1', '.MuiMenuItem-root'],
  [<CssBaseline key="page" />, 'body1', 'body'],
  [
    <TableCell key="cell" component="div">
      Desk
    </TableCell>,
    'body2',
    '.MuiTableCell-root',
  ],
  [<Alert key="alert">Saved</Alert>, 'body2', '.MuiAlert-root'],
  [<SnackbarContent key="snackbar" message="Saved" />, 'body2', '.MuiSnackbarContent-root'],
  [<StepLabel key="step">Pay</StepLabel>, 'body2', '.MuiStepLabel-label'],
  [<PaginationItem key="page item" page={1} />, 'body2', '.MuiPaginationItem-root'],
  [<TextField key="help" helperText="Optional" />, 'caption', '.MuiFormHelperText-root'],
  [<CardHeader key="card" title="Atlas" />, 'h5', '.MuiCardHeader-title'],
  [<CardHeader key="avatar" avatar={<Avatar />} title="Atlas" />, 'body2', '.MuiCardHeader-title'],
  [<DialogTitle key="dialog">Delete?</DialogTitle>, 'h6', '.MuiDialogTitle-root'],
];

type CreateThemeOptions = Parameters<typeof createTheme>[0];

const themeWith = (typography: object = {}, options: CreateThemeOptions = {}) =>
  createTheme({ ...options, typography });
const typographyWith = (typography: object = {}) => themeWith(typography).typography;
const remOf = (value: unknown) => Number.parseFloat(String(value));
const styleText = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

describe('#font-family', () => {
  test('If the value differs from the default, no variant has a `letterSpacing`, because the default spacing is made for Roboto', () => {
    for (const variant of VARIANTS) {
      expect(typographyWith()[variant]).toHaveProperty('letterSpacing');
      for (const fontFamily of ['Georgia, serif', 'Roboto, sans-serif']) {
        expect(typographyWith({ fontFamily })[variant]).not.toHaveProperty('letterSpacing');
        expect(typographyWith({ fontFamily })[variant].fontFamily).toBe(fontFamily);
      }
    }
  });

  test("set `fontFamily` in `h1` to `h6`, and `letterSpacing: 'normal'`, because the spacing for Roboto is kept there", () => {
    for (const variant of VARIANTS.slice(0, 6)) {
      const changed = typographyWith({ [variant]: { fontFamily: 'Fraunces' } });
      expect(changed[variant].fontFamily).toBe('Fraunces');
      expect(changed[variant].letterSpacing).toBe(typographyWith()[variant].letterSpacing);
      expect(changed.body1.fontFamily).toContain('Roboto');
    }
  });

  test("a font or size in a second argument doesn't reach the variants", () => {
    const typography = { fontFamily: 'Fraunces', fontSize: 28, htmlFontSize: 10 };
    const merged = createTheme({}, { typography }).typography;
    for (const variant of VARIANTS) {
      expect(merged[variant]).toEqual(typographyWith()[variant]);
      expect(typographyWith(typography)[variant].fontSize).not.toBe(merged[variant].fontSize);
    }
    expect(merged.fontFamily).toBe('Fraunces');
  });

  test('The variants use the weights 300, 400 and 500, and `CssBaseline` sets `<strong>` and `<b>` to 700', () => {
    const weights = VARIANTS.map((variant) => typographyWith()[variant].fontWeight);
    expect([...new Set(weights)].sort()).toEqual([300, 400, 500]);
    for (const [theme, weight] of [
      [themeWith(), 700],
      [themeWith({ fontWeightBold: 650 }), 650],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={theme}>
          <CssBaseline />
        </ThemeProvider>,
      );
      expect(styleText()).toMatch(new RegExp(`strong, ?b ?\\{font-weight: ?${weight}`));
      unmount();
    }
  });

  test('Without `CssBaseline`, text outside of components keeps the font of the browser', () => {
    const theme = themeWith({ fontFamily: 'Fraunces' });
    const fontOfBody = () => getComputedStyle(document.body).fontFamily;
    const before = fontOfBody();
    const { unmount } = render(<ThemeProvider theme={theme}>Text</ThemeProvider>);
    expect(fontOfBody()).toBe(before);
    unmount();
    render(
      <ThemeProvider theme={theme}>
        <CssBaseline />
      </ThemeProvider>,
    );
    expect(fontOfBody()).toBe('Fraunces');
  });
});

describe('#font-size', () => {
  test('`fontSize` is 14 by default and scales the text of all components: with 16, every variant is larger by a factor of 16/14', () => {
    const defaults = typographyWith();
    expect(defaults.fontSize).toBe(14);
    const larger = typographyWith({ fontSize: 16 });
    for (const variant of VARIANTS) {
      const factor = remOf(larger[variant].fontSize) / remOf(defaults[variant].fontSize);
      expect(factor).toBeCloseTo(16 / 14);
    }
  });

  test('Chips and tooltips use none of the variants, but they scale, too', () => {
    for (const [fontSize, chip, tooltip] of [
      [14, 13 / 16, 11 / 16],
      [28, 26 / 16, 22 / 16],
    ]) {
      const { unmount } = render(
        <ThemeProvider theme={themeWith({ fontSize, allVariants: { fontSize: '9rem' } })}>
          <Chip label="Vegetarian" />
          <Tooltip open title="Contains nuts">
            <button>Info</button>
          </Tooltip>
        </ThemeProvider>,
      );
      const sizeOf = (selector: string) =>
        remOf(getComputedStyle(document.querySelector(selector)!).fontSize);
      expect(sizeOf('.MuiChip-root')).toBeCloseTo(chip!);
      expect(sizeOf('.MuiTooltip-tooltip')).toBeCloseTo(tooltip!);
      unmount();
    }
  });

  test("Sizes that you set in a variant don't scale", () => {
    for (const fontSize of [12, 14, 20]) {
      for (const size of ['3rem', 30]) {
        expect(typographyWith({ fontSize, h1: { fontSize: size } }).h1.fontSize).toBe(size);
      }
    }
  });

  test('All default sizes are in `rem`', () => {
    for (const variant of VARIANTS) {
      expect(typographyWith()[variant].fontSize).toMatch(/^[\d.]+rem$/);
    }
  });

  test('tell the theme with `htmlFontSize: 10`; `body1` is then 1.6 instead of 1 `rem`', () => {
    expect(typographyWith().body1.fontSize).toBe('1rem');
    expect(typographyWith({ htmlFontSize: 10 }).body1.fontSize).toBe('1.6rem');
  });

  test("`htmlFontSize` doesn't change the page itself", () => {
    const sizeOfPage = () => getComputedStyle(document.documentElement).fontSize;
    const before = sizeOfPage();
    render(
      <ThemeProvider theme={themeWith({ htmlFontSize: 10 })}>
        <CssBaseline />
      </ThemeProvider>,
    );
    expect(sizeOfPage()).toBe(before);
    expect(styleText()).toMatch(/html ?\{/);
    expect(styleText()).not.toMatch(/html ?\{[^}]*font-size/);
  });

  test('`theme.typography.pxToRem(24)` converts pixels for your own styles and returns `1.5rem`', () => {
    expect(typographyWith().pxToRem(24)).toBe('1.5rem');
  });

  test('with 16, `pxToRem(14)` returns `1rem`', () => {
    expect(typographyWith({ fontSize: 16 }).pxToRem(14)).toBe('1rem');
  });
});

describe('#variants', () => {
  test("Each variant is a style object that is merged with the default: `h1: { fontSize: '3rem' }` keeps the weight and the line height", () => {
    const { fontWeight, lineHeight, fontFamily } = typographyWith().h1;
    expect(typographyWith({ h1: { fontSize: '3rem' } }).h1).toMatchObject({
      fontSize: '3rem',
      fontWeight,
      lineHeight,
      fontFamily,
    });
  });

  test('The table lists some of the components that use a variant', () => {
    const typography = Object.fromEntries(
      VARIANTS.map((variant, index) => [variant, { letterSpacing: `${index + 1}px` }]),
    );
    for (const [element, variant, selector] of COMPONENTS) {
      const { unmount } = render(
        <ThemeProvider theme={themeWith(typography)}>{element}</ThemeProvider>,
      );
      const { letterSpacing } = getComputedStyle(document.querySelector(selector)!);
      expect(`${selector} ${letterSpacing}`).toBe(`${selector} ${VARIANTS.indexOf(variant) + 1}px`);
      unmount();
    }
  });

  test('`button` and `overline` are in capital letters', () => {
    const capitals = VARIANTS.filter(
      (variant) => typographyWith()[variant].textTransform === 'uppercase',
    );
    expect(capitals).toEqual(['button', 'overline']);
    expect(typographyWith({ button: { textTransform: 'none' } }).button.textTransform).toBe('none');
  });

  test('The function is called only once, for the default color scheme', () => {
    for (const cssVariables of [false, true]) {
      for (const [defaultColorScheme, main] of [
        ['light', '#1976d2'],
        ['dark', '#90caf9'],
      ] as const) {
        const typography = jest.fn(({ primary }: Palette) => ({ h1: { color: primary.main } }));
        const theme = createTheme({
          cssVariables,
          colorSchemes: { light: true, dark: true },
          defaultColorScheme,
          typography,
        });
        expect(typography).toHaveBeenCalledTimes(1);
        expect(theme.typography.h1.color).toBe(main);
      }
    }
  });

  test('`allVariants` adds styles to all default variants, and the style of a single variant overrides them', () => {
    const typography = typographyWith({
      allVariants: { color: 'teal', letterSpacing: 0 },
      overline: { color: 'black' },
    });
    for (const variant of VARIANTS) {
      expect(typography[variant]).toMatchObject({
        letterSpacing: 0,
        color: variant === 'overline' ? 'black' : 'teal',
      });
    }
  });

  test('If styles depend on colors, `typography` can be a function that receives the palette', () => {
    const theme = createTheme({
      palette: { primary: { main: '#4a148c' } },
      typography: (palette) => ({ h1: { color: palette.primary.main } }),
    });
    expect(theme.typography.h1.color).toBe('#4a148c');
    expect(theme.typography.h1.fontSize).toBe('6rem');
  });
});

describe('#custom-variants', () => {
  test('Keep the variants in the [table](#variants), because components without them inherit their text style', () => {
    for (const [element, variant, selector] of COMPONENTS) {
      const fontIn = (typography: object) => {
        const { unmount } = render(
          <ThemeProvider theme={themeWith(typography)}>{element}</ThemeProvider>,
        );
        const { fontFamily } = getComputedStyle(document.querySelector(selector)!);
        unmount();
        return fontFamily;
      };
      expect(fontIn({})).toContain('Roboto');
      expect(fontIn({ [variant]: undefined })).not.toContain('Roboto');
    }
  });

  test('It renders a `<span>`', () => {
    for (const [variant, tag] of [
      ['poster', 'SPAN'],
      ['h4', 'H4'],
    ]) {
      const { unmount } = render(
        <ThemeProvider theme={themeWith({ poster: { fontSize: '3rem' } })}>
          <Typography variant={variant as 'h4'}>Night run</Typography>
        </ThemeProvider>,
      );
      expect(screen.getByText('Night run').tagName).toBe(tag);
      unmount();
    }
  });

  test("A custom variant contains only the values that you set: `fontFamily` and `allVariants` don't apply to it", () => {
    const typography = typographyWith({
      fontFamily: 'Fraunces',
      allVariants: { color: 'teal' },
      poster: { fontSize: '3rem' },
    });
    expect(typography).toHaveProperty('poster', { fontSize: '3rem' });
  });

  test("The variant is also available in `sx`, as `typography: 'poster'`", () => {
    const theme = themeWith({ poster: { fontSize: '3rem' } });
    expect(theme.unstable_sx({ typography: 'poster' })).toEqual({ fontSize: '3rem' });
  });
});

describe('#responsive', () => {
  const QUERIES = [600, 900, 1200].map((width) => `@media (min-width:${width}px)`);

  test('Only variants larger than 1 `rem` change, which are the headings by default', () => {
    const changedIn = (typography: object) => {
      const theme = themeWith(typography);
      const responsive = responsiveFontSizes(theme).typography;
      return VARIANTS.filter((variant) => responsive[variant] !== theme.typography[variant]);
    };
    const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
    expect(changedIn({})).toEqual(headings);
    expect(changedIn({ caption: { fontSize: '1.1rem' }, h6: { fontSize: '1rem' } })).toEqual([
      ...headings.slice(0, 5),
      'caption',
    ]);
  });

  test('A variant is smallest below the first breakpoint and grows in steps. From that breakpoint upward, the line heights follow a grid of 4 pixels, so the largest size can differ slightly from yours', () => {
    const { h1 } = responsiveFontSizes(createTheme()).typography;
    const sizes = [h1, ...QUERIES.map((query) => h1[query] as { fontSize: string })].map(
      ({ fontSize }) => remOf(fontSize),
    );
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(new Set(sizes).size).toBe(4);
    for (const size of sizes.slice(1)) {
      const lineHeight = size * 16 * Number(h1.lineHeight);
      expect(Math.abs(lineHeight / 4 - Math.round(lineHeight / 4))).toBeLessThan(0.01);
    }
    expect(sizes.at(-1)).not.toBe(6);
    expect(sizes.at(-1)).toBeCloseTo(6, 1);
    const exact = responsiveFontSizes(createTheme(), { disableAlign: true }).typography.h1;
    expect(exact[QUERIES[2]!]).toEqual({ fontSize: '6rem' });
  });

  test("Custom variants don't change unless you list them in `variants`", () => {
    const poster = { fontSize: '3rem', lineHeight: 1.2 };
    expect(responsiveFontSizes(themeWith({ poster })).typography).toHaveProperty('poster', poster);
    const listed = responsiveFontSizes(themeWith({ poster }), { variants: ['poster' as 'h1'] });
    expect(listed.typography).toHaveProperty('poster.fontSize', '2rem');
    expect(listed.typography.h1.fontSize).toBe('6rem');
  });

  test('Unless `disableAlign` is set, they need a `lineHeight` without a unit', () => {
    for (const poster of [{ fontSize: '3rem' }, { fontSize: '3rem', lineHeight: '48px' }]) {
      expect(() =>
        responsiveFontSizes(themeWith({ poster }), { variants: ['poster' as 'h1'] }),
      ).toThrow('Unsupported non-unitless line height');
      const unaligned = responsiveFontSizes(themeWith({ poster }), {
        variants: ['poster' as 'h1'],
        disableAlign: true,
      });
      expect(unaligned.typography).toHaveProperty('poster.fontSize', '2rem');
    }
  });
});

describe('#css-variables', () => {
  const options: CreateThemeOptions = { cssVariables: true };

  test('It contains the weight, size, line height and family, but not `letterSpacing`, `textTransform` and `color`', () => {
    const theme = themeWith({ h3: { color: '#4a148c' }, fontFamily: 'Fraunces' }, options);
    expect(theme).toHaveProperty('vars.font.h3', 'var(--mui-font-h3, 400 3rem/1.167 Fraunces)');
    expect(createTheme(options)).toHaveProperty(
      'vars.font.overline',
      'var(--mui-font-overline, 400 0.75rem/2.66 "Roboto", "Helvetica", "Arial", sans-serif)',
    );
  });

  test('A custom variant needs a `fontFamily`; otherwise, its variable is not a valid `font`', () => {
    const variableOf = (poster: object) => {
      const { font } = (themeWith({ poster }, options) as unknown as ThemeWithFonts).vars;
      return /var\(--mui-font-poster, (.*)\)/.exec(font.poster!)![1]!;
    };
    const fontOf = (font: string) => {
      render(<p style={{ font }}>Night run</p>);
      return screen.getByText('Night run').style.fontSize;
    };
    const poster = { fontSize: '3rem', lineHeight: 1.2 };
    expect(variableOf(poster).trim()).toBe('3rem/1.2');
    const complete = variableOf({ ...poster, fontFamily: 'Fraunces' });
    expect(complete).toBe('3rem/1.2 Fraunces');
    expect(fontOf(complete)).toBe('3rem');
  });

  test("`Typography` doesn't use these variables, so overriding one doesn't change the component", () => {
    render(
      <div style={{ '--mui-font-h3': '900 1px serif' } as React.CSSProperties}>
        <ThemeProvider theme={createTheme(options)}>
          <Typography variant="h3">Deep sea</Typography>
        </ThemeProvider>
      </div>,
    );
    expect(getComputedStyle(screen.getByText('Deep sea')).fontSize).toBe('3rem');
    const rules = styleText()
      .split('\n')
      .filter((rule) => rule.includes('font-size: 3rem'));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.join('\n')).not.toContain('var(--mui-font');
  });

  test("`responsiveFontSizes` doesn't update them", () => {
    const theme = createTheme(options);
    const responsive = responsiveFontSizes(theme);
    expect(responsive.typography.h1.fontSize).toBe('3.5rem');
    expect(responsive).toHaveProperty('vars.font.h1', expect.stringContaining('300 6rem/1.167'));
  });
});

describe('#accessibility', () => {
  test('`body2` has a line height of 1.43', () => {
    expect(typographyWith().body2.lineHeight).toBe(1.43);
    expect(typographyWith().body1.lineHeight).toBe(1.5);
  });
});

describe('#troubleshooting', () => {
  test('The text of the field is smaller than 16 pixels, because `fontSize` is below 14', () => {
    for (const fontSize of [12, 13, 14, 18]) {
      for (const size of ['small', 'medium'] as const) {
        const { unmount } = render(
          <ThemeProvider theme={themeWith({ fontSize })}>
            <TextField size={size} label="Name" />
          </ThemeProvider>,
        );
        const input = document.querySelector('.MuiInputBase-root')!;
        const pixels = remOf(getComputedStyle(input).fontSize) * 16;
        expect(pixels < 16).toBe(fontSize < 14);
        unmount();
      }
    }
  });

  test("The value is a string such as `'16px'`, and all sizes are `NaNrem`", () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const typography = typographyWith({ fontSize: '16px' });
    expect(report).toHaveBeenCalledWith('MUI: `fontSize` is required to be a number.');
    for (const variant of VARIANTS) {
      expect(typography[variant].fontSize).toBe('NaNrem');
    }
  });

  test("`responsiveFontSizes` can't compute with `clamp()` or `calc()`", () => {
    for (const fontSize of ['clamp(1rem, 4vw, 3rem)', 'calc(1rem + 2vw)']) {
      const theme = themeWith({ h1: { fontSize } });
      expect(responsiveFontSizes(theme).typography.h1.fontSize).toBe('NaNrem');
      expect(responsiveFontSizes(theme, { variants: ['h2'] }).typography.h1.fontSize).toBe(
        fontSize,
      );
    }
  });
});
