import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

/** Renders a box and returns its generated CSS, with `&` as the class. */
function css(sx: SxProps<Theme>, theme = createTheme()) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Box sx={sx} />
      </ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

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
] as const;

describe('#variants', () => {
  test('`typography` sets the styles of a variant on any element: font, weight, size, line height, letter spacing and, in `button` and `overline`, capital letters', () => {
    for (const variant of VARIANTS) {
      const rules = css({ typography: variant });
      for (const key of [
        'font-family',
        'font-weight',
        'font-size',
        'line-height',
        'letter-spacing',
      ]) {
        expect(rules).toContain(`${key}:`);
      }
      const isUppercase = variant === 'button' || variant === 'overline';
      expect(rules.includes('text-transform:uppercase')).toBe(isUppercase);
    }
  });

  test("The element and its margins don't change", () => {
    for (const variant of VARIANTS) {
      expect(css({ typography: variant })).not.toMatch(/margin|display/);
      const { container, unmount } = render(<Box sx={{ typography: variant }} />);
      expect(container.firstElementChild!.tagName).toBe('DIV');
      unmount();
    }
  });

  test("A name that the theme doesn't contain sets nothing", () => {
    expect(css({ typography: 'tiny' })).not.toMatch(/font|tiny/);
    expect(css({ typography: 'tiny', p: 1 })).toBe('&{padding:8px;}');
    expect(css({ typography: { xs: 'tiny', md: 'small' }, p: 1 })).toBe('&{padding:8px;}');
  });

  test("`typography: 'inherit'` has no effect either:", () => {
    expect(css({ typography: 'inherit' })).not.toMatch(/font|letter|line/);
    expect(css({ font: 'inherit', letterSpacing: 'inherit' })).toBe(
      '&{font:inherit;letter-spacing:inherit;}',
    );
  });
});

describe('#override', () => {
  const weightsOf = (sx: SxProps<Theme>) =>
    [...css(sx).matchAll(/font-weight:(\d+)/g)].map(([, weight]) => Number(weight));

  test("In the other order, the variant wins: `{ fontWeight: 'bold', typography: 'body2' }` has the weight of `body2`", () => {
    expect(weightsOf({ fontWeight: 'bold', typography: 'body2' })).toEqual([400]);
    expect(weightsOf({ typography: 'body2', fontWeight: 'bold' })).toEqual([700]);
  });

  test("`{ typography: { xs: 'body2', md: 'h6' }, fontWeight: 'bold' }` is not bold", () => {
    const rules = css({ typography: { xs: 'body2', md: 'h6' }, fontWeight: 'bold' });
    expect(rules).toMatch(/^&\{font-weight:700;\}@media/);
    expect(rules).toMatch(/min-width:0px\)\{&\{[^}]*font-weight:400/);
    expect(rules).toMatch(/min-width:900px\)\{&\{[^}]*font-weight:500/);
  });

  test('Set the key for the same breakpoints:', () => {
    const typography = { xs: 'body2', md: 'h6' };
    expect(weightsOf({ typography, fontWeight: { xs: 'bold', md: 'bold' } })).toEqual([700, 700]);
    expect(weightsOf({ typography, fontWeight: { xs: 'bold' } })).toEqual([700, 500]);
  });

  test("`fontSize: 20` after `typography: 'h3'` applies only up to the first breakpoint", () => {
    const sx = { typography: 'h3', fontSize: 20 };
    const responsive = css(sx, responsiveFontSizes(createTheme()));
    expect(responsive).toMatch(/^&\{[^}]*font-size:20px/);
    expect(responsive).toMatch(/min-width:600px\)\{&\{[^}]*font-size:[\d.]+rem/);
    expect(css(sx)).not.toContain('@media');
  });
});

describe('#weight', () => {
  test('Other words, such as `semibold`, are written unchanged, which is invalid CSS', () => {
    for (const weight of ['semibold', 'thin', 'heavy']) {
      expect(css({ fontWeight: weight })).toBe(`&{font-weight:${weight};}`);
    }
    expect(css({ fontWeight: 'medium' })).toBe('&{font-weight:500;}');
  });

  test('`fontFamily` accepts `default`, the path of a variant, such as `h6.fontFamily`', () => {
    const theme = createTheme({
      typography: { fontFamily: 'Lora', h6: { fontFamily: 'Karla' } },
    });
    expect(css({ fontFamily: 'default' }, theme)).toBe('&{font-family:Lora;}');
    expect(css({ fontFamily: 'h6.fontFamily' }, theme)).toBe('&{font-family:Karla;}');
  });
});

describe('#custom-names', () => {
  const theme = createTheme({
    typography: {
      fontWeightSemiBold: 600,
      fontFamilyMono: 'monospace',
      fontSizeTiny: 10,
      fontStyleSlanted: 'oblique',
      textTransformLoud: 'uppercase',
      lineHeightTight: 1.1,
      letterSpacingWide: 2,
    } as object,
  });

  test("A key of `typography` in the theme that starts with `fontFamily`, `fontSize`, `fontStyle` or `fontWeight` adds a value for this CSS property: `fontWeightSemiBold` is `fontWeight: 'semiBold'`, `fontFamilyMono` is `fontFamily: 'mono'`, and `fontSizeTiny` is `fontSize: 'tiny'`", () => {
    expect(css({ fontWeight: 'semiBold' }, theme)).toBe('&{font-weight:600;}');
    expect(css({ fontFamily: 'mono' }, theme)).toBe('&{font-family:monospace;}');
    expect(css({ fontSize: 'tiny' }, theme)).toBe('&{font-size:10px;}');
    expect(css({ fontStyle: 'slanted' }, theme)).toBe('&{font-style:oblique;}');
    expect(css({ textTransform: 'loud' }, theme)).toBe('&{text-transform:loud;}');
  });

  test("`lineHeight` and `letterSpacing` don't support such names", () => {
    expect(css({ lineHeight: 'tight' }, theme)).toBe('&{line-height:tight;}');
    expect(css({ letterSpacing: 'wide' }, theme)).toBe('&{letter-spacing:wide;}');
  });
});

describe('#plain', () => {
  test('`lineHeight: 1.6` is a factor of the font size', () => {
    expect(css({ lineHeight: 1.6 })).toBe('&{line-height:1.6;}');
    expect(css({ letterSpacing: 1 })).toBe('&{letter-spacing:1px;}');
  });

  test("`lineHeight` and `letterSpacing` don't accept paths: `lineHeight: 'h6.lineHeight'` is invalid", () => {
    expect(css({ lineHeight: 'h6.lineHeight' })).toBe('&{line-height:h6.lineHeight;}');
    expect(css({ letterSpacing: 'h6.letterSpacing' })).toBe('&{letter-spacing:h6.letterSpacing;}');
  });
});

describe('#troubleshooting', () => {
  test('The input inside has its own font', () => {
    for (const variant of ['outlined', 'filled', 'standard'] as const) {
      const { unmount } = render(<TextField variant={variant} sx={{ typography: 'h1' }} />);
      const fontOf = (name: string) => getComputedStyle(document.querySelector(`.${name}`)!);
      expect(fontOf('MuiTextField-root').fontSize).toBe('6rem');
      expect(fontOf('MuiInputBase-root').fontSize).toBe('1rem');
      unmount();
    }
  });
});
