import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  createTheme as createMaterialTheme,
  styled,
  THEME_ID,
  ThemeProvider as MaterialProvider,
} from '@mui/material/styles';
import {
  Box as SystemBox,
  compose,
  createBox,
  createStyled,
  createTheme,
  experimental_sx as experimentalSx,
  palette,
  spacing,
  style,
  ThemeProvider,
  unstable_extendSxProp as extendSxProp,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(<CacheProvider value={cache}>{element}</CacheProvider>);
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

const inMaterial = (element: React.ReactElement) => (
  <MaterialProvider theme={createMaterialTheme()}>{element}</MaterialProvider>
);

type StyleFunction = (props: object) => unknown;

const harborTheme = createTheme({ palette: { sea: '#0b4f7d' } });

describe('#overview', () => {
  test('`createStyled` adds the theme, your styles, the overrides of the theme and `sx`, in this order', () => {
    const theme = createTheme({
      palette: { sea: '#0b4f7d' },
      components: { HarborSign: { styleOverrides: { root: { margin: 2 } } } },
    });
    const Sign = createStyled({ defaultTheme: theme })('p', { name: 'HarborSign', slot: 'Root' })(
      ({ theme: harbor }) => ({ margin: 1, color: harbor.palette.sea }),
    );
    expect(cssOf(<Sign sx={{ margin: '3px' }} />)).toBe(
      '&{margin:1px;color:#0b4f7d;margin:2px;margin:3px;}',
    );
  });
});

describe('#functions', () => {
  test('otherwise, those that are also HTML attributes, such as `color`, are written to the element', () => {
    const styles = compose(spacing, palette);
    const Loose = styled('p')<{ color?: string; px?: number }>(styles as never);
    const Strict = styled('p', {
      shouldForwardProp: (prop) => !styles.filterProps.includes(String(prop)),
    })<{ color?: string; px?: number }>(styles as never);
    render(
      <>
        <Loose color="primary.main" px={2} data-testid="loose" />
        <Strict color="primary.main" px={2} data-testid="strict" />
      </>,
    );
    expect(screen.getByTestId('loose')).toHaveAttribute('color', 'primary.main');
    expect(screen.getByTestId('strict')).not.toHaveAttribute('color');
    for (const name of ['loose', 'strict']) {
      expect(screen.getByTestId(name)).toHaveStyle({ color: '#1976d2', paddingLeft: '16px' });
    }
  });

  test("Style functions ignore other props, so selectors such as `'&:hover'` only work in `sx`", () => {
    const styles = compose(spacing, palette) as StyleFunction;
    const theme = createTheme();
    expect(styles({ theme, p: 2, title: 'Pier', boxShadow: 1, '&:hover': { p: 3 } })).toEqual({
      padding: '16px',
    });
    expect(cssOf(<SystemBox sx={{ '&:hover': { p: 3 } }} />)).toBe('&:hover{padding:24px;}');
  });

  test('If two functions have the same prop, the last one in `compose` applies', () => {
    const fill = style({ prop: 'color', cssProperty: 'fill' });
    expect((compose(palette, fill) as StyleFunction)({ color: 'red' })).toEqual({ fill: 'red' });
    expect((compose(fill, palette) as StyleFunction)({ color: 'red' })).toEqual({ color: 'red' });
  });
});

describe('#style', () => {
  const glow = style({
    prop: 'glow',
    cssProperty: 'boxShadow',
    themeKey: 'glows',
  }) as StyleFunction;
  const theme = createTheme({ glows: { warm: '0 0 8px orange' } } as object);

  test('Values for breakpoints work without further code', () => {
    expect(glow({ theme, glow: { xs: 'warm', md: 'none' } })).toEqual({
      '@media (min-width:0px)': { boxShadow: '0 0 8px orange' },
      '@media (min-width:900px)': { boxShadow: 'none' },
    });
    expect(glow({ theme, glow: ['none', 'warm'] })).toEqual({
      '@media (min-width:0px)': { boxShadow: 'none' },
      '@media (min-width:600px)': { boxShadow: '0 0 8px orange' },
    });
  });

  test("A value that isn't in the theme is used unchanged", () => {
    expect(glow({ theme, glow: 'warm' })).toEqual({ boxShadow: '0 0 8px orange' });
    expect(glow({ theme, glow: 'cold' })).toEqual({ boxShadow: 'cold' });
    expect(glow({ theme: {}, glow: 'warm' })).toEqual({ boxShadow: 'warm' });
  });

  test('With `cssProperty: false`, the object in the theme is applied as it is:', () => {
    const tone = style({ prop: 'tone', cssProperty: false, themeKey: 'tones' }) as StyleFunction;
    const calm = { color: 'navy', backgroundColor: 'lavender' };
    expect(tone({ tone: 'calm', theme: { tones: { calm } } })).toEqual(calm);
  });
});

describe('#sx-function', () => {
  test("Without a `ThemeProvider`, such a component has no theme, so `color: 'primary.main'` is written unchanged", () => {
    const Panel = emotionStyled('section', { shouldForwardProp: (prop) => prop !== 'sx' })<{
      sx: object;
    }>({ padding: 8 }, styleFunctionSx as never);
    const panel = <Panel sx={{ color: 'primary.main', p: 2 }} />;
    expect(cssOf(panel)).toBe('&{padding:8px;color:primary.main;padding:16px;}');
    expect(cssOf(inMaterial(panel))).toBe('&{padding:8px;color:#1976d2;padding:16px;}');
  });

  test('It moves them into `sx`, where the existing keys win', () => {
    expect(extendSxProp({ mt: 2, px: 1, id: 'panel', sx: { mt: 1 } } as object)).toEqual({
      id: 'panel',
      sx: { mt: 1, px: 1 },
    });
    expect(extendSxProp({ mt: 2, sx: [{ mt: 1 }] } as object)).toEqual({
      sx: [{ mt: 2 }, { mt: 1 }],
    });
    const { sx } = extendSxProp({ mt: 2, pt: 3, sx: () => ({ mt: 1 }) } as {
      sx: () => { mt: number };
    });
    expect(sx()).toEqual({ mt: 1, pt: 3 });
  });
});

describe('#own-system', () => {
  test('`createTheme` of `@mui/system` has no colors, text styles, shadows or z-indexes', () => {
    const theme = createTheme();
    expect(theme.palette).toEqual({ mode: 'light' });
    for (const key of ['typography', 'shadows', 'zIndex', 'transitions', 'mixins']) {
      expect(theme).not.toHaveProperty(key);
    }
    expect(theme.spacing(1)).toBe('8px');
  });

  const HarborBox = createBox({ defaultTheme: harborTheme });
  const ScopedBox = createBox({ themeId: '$$harbor', defaultTheme: harborTheme });
  const ScopedText = createStyled({ themeId: '$$harbor', defaultTheme: harborTheme })('p')(
    ({ theme }) => ({ color: theme.palette.sea }),
  );
  const sea = { color: 'sea' };

  test('`defaultTheme` applies only without a `ThemeProvider`', () => {
    expect(cssOf(<HarborBox sx={sea} />)).toBe('&{color:#0b4f7d;}');
    const other = createTheme({ palette: { sea: '#123456' } });
    expect(
      cssOf(
        <ThemeProvider theme={other}>
          <HarborBox sx={sea} />
        </ThemeProvider>,
      ),
    ).toBe('&{color:#123456;}');
  });

  test('Inside the provider of another system, such as Material, its theme replaces yours, and your colors are missing', () => {
    expect(cssOf(inMaterial(<HarborBox sx={sea} />))).toBe('&{color:sea;}');
    expect(cssOf(inMaterial(<HarborBox sx={{ color: 'primary.main' }} />))).toBe(
      '&{color:#1976d2;}',
    );
  });

  test('Inside a `ThemeProvider` of `@mui/material`, Material components keep their theme', () => {
    const rules = cssOf(
      inMaterial(
        <ThemeProvider themeId="$$harbor" theme={harborTheme}>
          <ScopedBox sx={sea} />
          <ScopedText />
          <Box sx={{ color: 'primary.main' }} />
          <Button>Book</Button>
        </ThemeProvider>,
      ),
    );
    expect(rules).toContain('&{color:#0b4f7d;}');
    expect(rules).toContain('&{color:#1976d2;}');
    expect(rules).toContain('--variant-textColor:#1976d2;');
    expect(rules).not.toContain('sea');
  });

  test('they find no theme, and a `Button` throws an error', () => {
    const inHarbor = (element: React.ReactElement) => (
      <ThemeProvider themeId="$$harbor" theme={harborTheme}>
        {element}
      </ThemeProvider>
    );
    expect(cssOf(inHarbor(<Box sx={{ color: 'primary.main' }} />))).toBe('&{color:primary.main;}');
    expect(cssOf(<Box sx={{ color: 'primary.main' }} />)).toBe('&{color:#1976d2;}');
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(inHarbor(<Button>Book</Button>))).toThrow('Cannot read properties');
    expect(() => render(inMaterial(inHarbor(<Button>Book</Button>)))).not.toThrow();
    report.mockRestore();
  });

  test('Without this provider, the theme of the outer provider still replaces yours', () => {
    expect(cssOf(inMaterial(<ScopedBox sx={sea} />))).toBe('&{color:sea;}');
    expect(cssOf(<ScopedBox sx={sea} />)).toBe('&{color:#0b4f7d;}');
  });

  test('Only Material components then use this theme', () => {
    const theme = createMaterialTheme({ palette: { primary: { main: '#010203' } } });
    const color = { color: 'primary.main' };
    const inScope = (element: React.ReactElement) =>
      cssOf(<MaterialProvider theme={{ [THEME_ID]: theme }}>{element}</MaterialProvider>);
    expect(inScope(<Box sx={color} />)).toBe('&{color:#010203;}');
    expect(inScope(<SystemBox sx={color} />)).toBe('&{color:primary.main;}');
  });
});

describe('#troubleshooting', () => {
  test('The function only throws this error', () => {
    expect(() => experimentalSx()).toThrow(
      'MUI: The `experimental_sx` has been moved to `theme.unstable_sx`.',
    );
  });

  test('If the outer theme of Material has CSS variables, the nested theme keeps them, and `sx` looks for colors only there', () => {
    const nested = (cssVariables: boolean) =>
      cssOf(
        <MaterialProvider theme={createMaterialTheme({ cssVariables })}>
          <ThemeProvider theme={harborTheme}>
            <SystemBox sx={{ color: 'sea' }} />
          </ThemeProvider>
        </MaterialProvider>,
      );
    expect(nested(true)).toContain('&{color:sea;}');
    // Not so with the provider of Material.
    expect(
      cssOf(
        <MaterialProvider theme={createMaterialTheme({ cssVariables: true })}>
          <MaterialProvider theme={createMaterialTheme({ palette: { sea: '#0b4f7d' } } as object)}>
            <SystemBox sx={{ color: 'sea' }} />
          </MaterialProvider>
        </MaterialProvider>,
      ),
    ).toContain('&{color:#0b4f7d;}');
    expect(nested(false)).toBe('&{color:#0b4f7d;}');
  });
});
