import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type SxProps, type Theme } from '@mui/material/styles';

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

/** The keys of the page, with their name in CSS and a value. */
const KEYS: Record<string, [name: string, value: string | number]> = {
  flexDirection: ['flex-direction', 'column'],
  flexWrap: ['flex-wrap', 'wrap'],
  justifyContent: ['justify-content', 'space-between'],
  alignItems: ['align-items', 'center'],
  alignContent: ['align-content', 'center'],
  alignSelf: ['align-self', 'flex-start'],
  flex: ['flex', '1 1 140px'],
  flexGrow: ['flex-grow', 1],
  flexShrink: ['flex-shrink', 0],
  flexBasis: ['flex-basis', '50%'],
  order: ['order', -1],
};

describe('#basic', () => {
  test('and `sx` never adds `display` automatically', () => {
    for (const [key, [name, value]] of Object.entries(KEYS)) {
      expect(css({ [key]: value })).toBe(`&{${name}:${value};}`);
    }
    expect(css({ gap: 1, flexDirection: 'row', alignItems: 'center' })).not.toContain('display');
  });

  test('All keys accept values for [breakpoints](../the-sx-prop/index.mdx#breakpoints)', () => {
    for (const [key, [name, value]] of Object.entries(KEYS)) {
      expect(css({ [key]: { xs: 'initial', sm: value } })).toBe(
        `@media (min-width:0px){&{${name}:initial;}}@media (min-width:600px){&{${name}:${value};}}`,
      );
    }
    for (const key of ['gap', 'rowGap', 'columnGap']) {
      expect(css({ [key]: { sm: 2 } })).toMatch(/^@media \(min-width:600px\)\{&\{.*gap:16px;\}\}$/);
    }
  });

  test('Of the flex keys, only `gap`, `rowGap` and `columnGap` use the theme:', () => {
    const options = Object.fromEntries(Object.keys(KEYS).map((key) => [key, { main: 'column' }]));
    for (const cssVariables of [false, true]) {
      const theme = createTheme({ ...options, spacing: 5, cssVariables } as object);
      for (const [key, [name]] of Object.entries(KEYS)) {
        expect(css({ [key]: 'main' }, theme)).toBe(`&{${name}:main;}`);
      }
      for (const key of ['gap', 'rowGap', 'columnGap']) {
        expect(css({ [key]: 2 }, theme)).toContain(
          cssVariables ? 'gap:calc(2 * var(--mui-spacing' : 'gap:10px;',
        );
      }
    }
  });
});

describe('#grow', () => {
  test('Numbers in `flex`, `flexGrow`, `flexShrink` and `order` have no unit, whereas those in `flexBasis` are pixels', () => {
    for (const value of [1, 2, 0.5]) {
      expect(css({ flex: value, flexGrow: value, flexShrink: value, order: value })).toBe(
        `&{flex:${value};flex-grow:${value};flex-shrink:${value};order:${value};}`,
      );
      expect(css({ flexBasis: value })).toBe(`&{flex-basis:${value}px;}`);
    }
    expect(css({ flexBasis: { sm: 140 } })).toContain('flex-basis:140px;');
  });
});

describe('#troubleshooting', () => {
  test('It is half a pixel', () => {
    expect(css({ flexBasis: 0.5 })).toBe('&{flex-basis:0.5px;}');
    expect(css({ flexBasis: '50%' })).toBe('&{flex-basis:50%;}');
  });

  test('Strings are not multiplied', () => {
    for (const key of ['gap', 'rowGap', 'columnGap']) {
      expect(css({ [key]: '2' })).toMatch(/gap:2;\}$/);
      expect(css({ [key]: 2 })).toMatch(/gap:16px;\}$/);
    }
    render(<Box {...{ gap: '2' }} data-testid="text" />);
    render(<Box {...{ gap: 2 }} data-testid="number" />);
    expect(getComputedStyle(screen.getByTestId('text')).gap).not.toBe('16px');
    expect(getComputedStyle(screen.getByTestId('number')).gap).toBe('16px');
  });
});
