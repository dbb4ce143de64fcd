import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import MaterialBox from '@mui/material/Box';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { createBox, createTheme as createSystemTheme } from '@mui/system';
import SystemBox from '@mui/system/Box';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(<CacheProvider value={cache}>{element}</CacheProvider>);
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

type Wrap = (box: React.ReactElement) => React.ReactElement;

/** Returns the CSS of both boxes with the same styles. */
const compare = (sx: object, wrap: Wrap = (box) => box) => ({
  material: cssOf(wrap(<MaterialBox sx={sx as never} />)),
  system: cssOf(wrap(<SystemBox sx={sx as never} />)),
});

const THEMED = { color: 'text.secondary', boxShadow: 2, typography: 'h6', zIndex: 'modal' };

describe('#choose', () => {
  test('The two are different components', () => {
    expect(SystemBox).not.toBe(MaterialBox);
  });
});

describe('#differences', () => {
  test('Without a `ThemeProvider`, `p`, `borderRadius` and breakpoints have the same result in both', () => {
    for (const sx of [
      { p: 2, mx: 'auto', gap: 1 },
      { borderRadius: 2 },
      { p: { xs: 1, md: 3 }, display: ['none', 'block'] },
      { maxWidth: 'sm', width: 1 / 2, border: 1 },
    ]) {
      const { material, system } = compare(sx);
      expect(system).toBe(material);
      expect(system).not.toBe('');
    }
  });

  test("the `Box` of `@mui/system` writes `color: 'text.secondary'` unchanged", () => {
    expect(compare({ color: 'text.secondary' })).toEqual({
      material: '&{color:rgba(0, 0, 0, 0.6);}',
      system: '&{color:text.secondary;}',
    });
  });

  test('Inside a `ThemeProvider`, both have the same result, including colors', () => {
    for (const theme of [
      createTheme(),
      createTheme({ palette: { mode: 'dark' }, spacing: 4 }),
      createTheme({ cssVariables: true }),
    ]) {
      const { material, system } = compare({ ...THEMED, p: 2 }, (box) => (
        <ThemeProvider theme={theme}>{box}</ThemeProvider>
      ));
      expect(system).toBe(material);
      expect(system).not.toContain('text.secondary');
    }
  });

  test("Only if the theme is [under `THEME_ID`](../advanced/index.mdx#own-system), because the page contains several systems, the `Box` of `@mui/system` doesn't find it", () => {
    const theme = createTheme({ palette: { text: { secondary: '#010203' } } });
    const color = { color: 'text.secondary' };
    expect(
      compare(color, (box) => <ThemeProvider theme={{ [THEME_ID]: theme }}>{box}</ThemeProvider>),
    ).toEqual({ material: '&{color:#010203;}', system: '&{color:text.secondary;}' });
  });

  test('Both have the class `MuiBox-root`', () => {
    for (const Box of [MaterialBox, SystemBox] as React.ElementType[]) {
      const { container, unmount } = render(<Box className="kiln" />);
      expect(container.firstElementChild).toHaveClass('MuiBox-root', 'kiln');
      unmount();
    }
  });

  test('and neither reads `styleOverrides` or `variants` of the theme', () => {
    const MuiBox = {
      styleOverrides: { root: { letterSpacing: 3 } },
      variants: [{ props: {}, style: { wordSpacing: 4 } }],
    };
    const { material, system } = compare({ p: 2 }, (box) => (
      <ThemeProvider theme={createTheme({ components: { MuiBox } } as object)}>{box}</ThemeProvider>
    ));
    expect(material).toBe('&{padding:16px;}');
    expect(system).toBe(material);
  });
});

describe('#create-box', () => {
  test('`defaultClassName` is its global class', () => {
    const defaultTheme = createSystemTheme({ palette: { glaze: '#7a3b24' } });
    const KilnBox = createBox({ defaultTheme, defaultClassName: 'KilnBox-root' });
    const { container } = render(<KilnBox />);
    expect(container.firstElementChild).toHaveClass('KilnBox-root');
    expect(container.firstElementChild).not.toHaveClass('MuiBox-root');
    expect(cssOf(<KilnBox sx={{ color: 'glaze' }} />)).toBe('&{color:#7a3b24;}');
  });
});

describe('#troubleshooting', () => {
  test('Without shadows in the theme, the number becomes `2px`, which is invalid', () => {
    expect(compare({ boxShadow: 2 }).system).toBe('&{box-shadow:2px;}');
    expect(compare({ boxShadow: 2 }).material).toMatch(/box-shadow:0px \d+px/);
  });
});
