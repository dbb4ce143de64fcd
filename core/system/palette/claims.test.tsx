import type { ReactElement } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import {
  alpha,
  createTheme,
  decomposeColor,
  getContrastRatio,
  ThemeProvider,
  type SxProps,
  type Theme,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: ReactElement, theme = createTheme()) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

const css = (sx: SxProps<Theme>, theme?: Theme) => cssOf(<Box sx={sx} />, theme);

/** The styles of the element itself while the pointer is over it. */
const hoverOf = (rules: string) =>
  [...rules.matchAll(/&:hover\{([^}]*)\}/g)].map(([, styles]) => styles).join('');

/** The color that users see if `front` is on the opaque color `back`. */
function mix(front: string, back: string) {
  const [red = 0, green = 0, blue = 0, opacity = 1] = decomposeColor(front).values as number[];
  const behind = decomposeColor(back).values as number[];
  const values = [red, green, blue].map((value, i) =>
    Math.round(value * opacity + behind[i]! * (1 - opacity)),
  );
  return `rgb(${values.join(', ')})`;
}

/** The contrast of a text on a background, both of which may be translucent, on an opaque page. */
function contrastOf(color: string, background: string, page: string) {
  const behind = mix(background, page);
  return getContrastRatio(mix(color, behind), behind);
}

describe('#basic', () => {
  test('`bgcolor` sets only the background', () => {
    for (const bgcolor of ['primary.main', 'grey.900', 'background.paper', 'black']) {
      expect(css({ bgcolor })).toMatch(/^&\{background-color:[^;]+;\}$/);
    }
  });

  test('With the default palette, these pairs have a contrast of at least 4.5 in light and dark mode:', () => {
    for (const mode of ['light', 'dark'] as const) {
      const { action, background, common, grey, primary, text } = createTheme({
        palette: { mode },
      }).palette;
      const pairs: [background: string, color: string][] = [
        [background.default, text.primary],
        [background.default, text.secondary],
        [background.paper, text.primary],
        [background.paper, text.secondary],
        [action.hover, text.primary],
        [action.selected, text.primary],
        [primary.main, primary.contrastText],
        [grey[900], common.white],
      ];
      for (const [bgcolor, color] of pairs) {
        for (const page of [background.default, background.paper]) {
          expect(contrastOf(color, bgcolor, page)).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });
});

describe('#paths', () => {
  test('The path can have any number of parts', () => {
    const tints = { soft: '#ffeedd', deep: { warm: '#663300' } };
    const palette = { brand: { tints, plain: '#111' } };
    const theme = createTheme({ palette } as object);
    expect(css({ bgcolor: 'brand.tints.soft' }, theme)).toBe('&{background-color:#ffeedd;}');
    expect(css({ color: 'brand.tints.deep.warm' }, theme)).toBe('&{color:#663300;}');
    expect(css({ color: 'brand.plain' }, theme)).toBe('&{color:#111;}');
    expect(css({ color: 'divider' })).toBe('&{color:rgba(0, 0, 0, 0.12);}');
    const variables = createTheme({ palette, cssVariables: true } as object);
    expect(css({ color: 'brand.tints.soft' }, variables)).toContain(
      'color:var(--mui-palette-brand-tints-soft',
    );
  });

  test("A path that isn't in the palette is written to the CSS unchanged, without a warning", () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    for (const path of ['primary.man', 'primray.main', 'grey.150', 'background.sunken']) {
      expect(css({ bgcolor: path, color: path })).toBe(
        `&{background-color:${path};color:${path};}`,
      );
    }
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    error.mockRestore();
    warn.mockRestore();
  });
});

describe('#states', () => {
  test('A `MenuItem` or a `ListItemButton` replaces the `bgcolor` of `sx` on hover', () => {
    for (const cssVariables of [false, true]) {
      const theme = createTheme({ cssVariables });
      for (const item of [
        <MenuItem key="menu" sx={{ bgcolor: 'success.main' }} />,
        <ListItemButton key="list" sx={{ bgcolor: 'success.main' }} />,
      ]) {
        expect(hoverOf(cssOf(item, theme))).toMatch(/background-color:(rgba|var)\(/);
      }
    }
  });

  test('A `Button` keeps it', () => {
    for (const cssVariables of [false, true]) {
      const theme = createTheme({ cssVariables });
      for (const variant of ['contained', 'outlined', 'text'] as const) {
        const rules = cssOf(<Button variant={variant} sx={{ bgcolor: 'success.main' }} />, theme);
        expect(rules).toMatch(/background-color:(#2e7d32|var\(--mui-palette-success-main)/);
        expect(hoverOf(rules)).not.toMatch(/(^|;)background(-color)?:/);
      }
    }
  });
});

describe('#functions', () => {
  test('`bgcolor` accepts only a single color, so a gradient in `bgcolor` is invalid', () => {
    const gradient = 'linear-gradient(red, blue)';
    for (const key of ['bgcolor', 'backgroundColor']) {
      expect(css({ [key]: gradient })).toMatch(/^&\{background-color:linear-gradient\(/);
    }
    expect(css({ background: gradient })).toMatch(/^&\{background:linear-gradient\(/);
  });

  test("Write gradients in `background` or `backgroundImage`, which don't look up paths:", () => {
    for (const [key, name] of [
      ['background', 'background'],
      ['backgroundImage', 'background-image'],
    ] as const) {
      expect(css({ [key]: 'primary.main' })).toBe(`&{${name}:primary.main;}`);
      expect(css({ [key]: 'linear-gradient(primary.main, red)' })).toContain('(primary.main');
    }
  });

  test('`alpha` replaces the opacity that a color already has:', () => {
    expect(alpha('rgba(0, 0, 0, 0.12)', 0.5)).toBe('rgba(0, 0, 0, 0.5)');
    expect(alpha('rgba(25, 118, 210, 0.9)', 0.2)).toBe('rgba(25, 118, 210, 0.2)');
    expect(alpha(createTheme().palette.divider, 0.5)).toBe('rgba(0, 0, 0, 0.5)');
    expect(alpha('#1976d280', 1)).toBe('rgba(25, 118, 210, 1)');
  });

  test('With CSS variables in the theme, functions return colors of the default scheme', () => {
    const colorSchemes = { light: true, dark: true };
    for (const [defaultColorScheme, color] of [
      ['light', '25, 118, 210'],
      ['dark', '144, 202, 249'],
    ] as const) {
      const theme = createTheme({ cssVariables: true, colorSchemes, defaultColorScheme });
      expect(css({ bgcolor: ({ palette }) => alpha(palette.primary.main, 0.12) }, theme)).toBe(
        `&{background-color:rgba(${color}, 0.12);}`,
      );
    }
    const theme = createTheme({ cssVariables: true });
    const channel = 'rgba(var(--mui-palette-primary-mainChannel) / 0.12)';
    expect(css({ bgcolor: channel }, theme)).toBe(`&{background-color:${channel};}`);
  });
});

describe('#dark-mode', () => {
  test('`color` and `bgcolor` accept paths for each breakpoint:', () => {
    expect(css({ bgcolor: { xs: 'background.paper', md: 'transparent' } })).toBe(
      '@media (min-width:0px){&{background-color:#fff;}}' +
        '@media (min-width:900px){&{background-color:transparent;}}',
    );
    expect(css({ color: ['error.main', 'success.main'] })).toMatch(
      /color:#d32f2f;.*min-width:600px.*color:#2e7d32;/,
    );
  });

  test('Most paths change with the mode, but `grey` and `common` are the same in both', () => {
    const light = createTheme();
    const dark = createTheme({ palette: { mode: 'dark' } });
    expect(dark.palette.grey).toEqual(light.palette.grey);
    expect(dark.palette.common).toEqual(light.palette.common);
    for (const color of ['primary.main', 'text.primary', 'background.paper', 'divider']) {
      expect(css({ color }, dark)).not.toBe(css({ color }, light));
    }
  });
});

describe('#accessibility', () => {
  test('In light mode, `text.disabled` has less than 3', () => {
    const { background, text } = createTheme().palette;
    for (const page of [background.default, background.paper]) {
      expect(contrastOf(text.disabled, page, page)).toBeLessThan(3);
    }
  });
});

describe('#troubleshooting', () => {
  test('Only the `color` prop of `Typography` and `Link` accepts it', () => {
    const { secondary } = createTheme().palette.text;
    for (const element of [
      <Typography key="typography" color="textSecondary" />,
      <Link key="link" color="textSecondary" />,
    ]) {
      expect(cssOf(element)).toContain(`color:${secondary};`);
    }
    for (const element of [
      <Box key="box" {...{ color: 'textSecondary' }} />,
      <Typography key="sx" sx={{ color: 'textSecondary' }} />,
    ]) {
      expect(cssOf(element)).not.toContain(`color:${secondary};`);
    }
  });

  test("In `sx`, it isn't a color", () => {
    expect(css({ color: 'textSecondary' })).toBe('&{color:textSecondary;}');
    expect(css({ color: 'text.secondary' })).toBe('&{color:rgba(0, 0, 0, 0.6);}');
  });

  test("The path isn't found in a longer string", () => {
    expect(css({ color: 'primary.main !important' })).toMatch(
      /^&\{color:primary\.main ?!important;\}$/,
    );
    expect(css({ '&&': { color: 'primary.main' } })).toBe('&&{color:#1976d2;}');
  });

  test("The function doesn't accept paths or CSS variables", () => {
    for (const color of ['primary.main', 'var(--mui-palette-primary-main)']) {
      expect(() => alpha(color, 0.5)).toThrow(`MUI: Unsupported \`${color}\` color.`);
    }
    expect(alpha('#1976d2', 0.5)).toBe('rgba(25, 118, 210, 0.5)');
  });
});
