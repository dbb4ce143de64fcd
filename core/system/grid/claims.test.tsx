import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
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

describe('#columns', () => {
  test("A number isn't a number of columns: `gridTemplateColumns: 3` is one column of 3 pixels", () => {
    expect(css({ gridTemplateColumns: 3 })).toBe('&{grid-template-columns:3px;}');
    expect(css({ gridTemplateColumns: { xs: 1, sm: 12 } })).toMatch(
      /grid-template-columns:1px;.*grid-template-columns:12px;/,
    );
  });

  test('Numbers in `gridTemplateRows`, `gridAutoRows` and `gridAutoColumns` are pixels too', () => {
    expect(css({ gridTemplateRows: 40, gridAutoRows: 0.5, gridAutoColumns: 1 })).toBe(
      '&{grid-template-rows:40px;grid-auto-rows:0.5px;grid-auto-columns:1px;}',
    );
  });
});

describe('#gap', () => {
  test("The other keys on this page don't", () => {
    const names = {
      gridTemplateColumns: 'grid-template-columns',
      gridTemplateRows: 'grid-template-rows',
      gridTemplateAreas: 'grid-template-areas',
      gridAutoColumns: 'grid-auto-columns',
      gridAutoRows: 'grid-auto-rows',
      gridAutoFlow: 'grid-auto-flow',
      gridColumn: 'grid-column',
      gridRow: 'grid-row',
      gridArea: 'grid-area',
      alignItems: 'align-items',
      justifyItems: 'justify-items',
      placeItems: 'place-items',
      justifyContent: 'justify-content',
      alignContent: 'align-content',
    };
    const options = Object.fromEntries(Object.keys(names).map((key) => [key, { main: 'none' }]));
    const theme = createTheme({ ...options, spacing: 5 } as object);
    for (const [key, name] of Object.entries(names)) {
      expect(css({ [key]: 'main' }, theme)).toBe(`&{${name}:main;}`);
      expect(css({ [key]: 2 }, theme)).toMatch(/:2(px)?;\}$/);
    }
    expect(css({ gap: 2, rowGap: 1, columnGap: 3 }, theme)).toBe(
      '&{gap:10px;row-gap:5px;column-gap:15px;}',
    );
  });

  test("Two values in an array aren't rows and columns, because an array contains values for breakpoints: `gap: [1, 2]` is 8 pixels, and 16 pixels from `sm`", () => {
    expect(css({ gap: [1, 2] })).toBe(
      '@media (min-width:0px){&{gap:8px;}}@media (min-width:600px){&{gap:16px;}}',
    );
  });

  test('If `gap` has values for breakpoints, it overrides a single `rowGap`, whatever their order', () => {
    const gap = { xs: 1, md: 2 };
    for (const sx of [
      { gap, rowGap: 4 },
      { rowGap: 4, gap },
    ]) {
      expect(css(sx)).toMatch(/^&\{row-gap:32px;\}@media \(min-width:0px\)\{&\{gap:8px;\}\}/);
    }
    expect(css({ gap: 2, rowGap: 1 })).toBe('&{gap:16px;row-gap:8px;}');
    expect(css({ columnGap: gap, rowGap: 1 })).not.toMatch(/[{;]gap:/);
  });

  test("`gridGap` is the old name and doesn't use the theme: `gridGap: 2` is 2 pixels", () => {
    expect(css({ gridGap: 2 })).toBe('&{grid-gap:2px;}');
    expect(css({ gridRowGap: 2, gridColumnGap: 2 })).not.toContain('16px');
  });
});

describe('#span', () => {
  test('These numbers have no unit', () => {
    expect(css({ gridColumn: 2, gridRow: 3 })).toBe('&{grid-column:2;grid-row:3;}');
    expect(css({ gridColumn: { xs: 1, sm: -1 } })).toMatch(
      /\{grid-column:1;\}.*\{grid-column:-1;\}/,
    );
  });
});

describe('#areas', () => {
  test('The string can contain line breaks, for example in a template literal', () => {
    const gridTemplateAreas = `
      "header header"
      "main times"
    `;
    expect(css({ gridTemplateAreas }).replaceAll(/\s*\n\s*/g, ' ')).toMatch(
      /^&\{grid-template-areas:\s*"header header" "main times"\s*;\}$/,
    );
    expect(css({ gridTemplateAreas: { md: gridTemplateAreas } })).toMatch(
      /grid-template-areas:\s*"header header"\s+"main times"\s*;\}\}$/,
    );
  });

  test('`gridArea: 1` is invalid, because the number becomes `1px`', () => {
    expect(css({ gridArea: 1 })).toBe('&{grid-area:1px;}');
    expect(css({ gridArea: '1 / 1 / 3 / 2' })).toMatch(/^&\{grid-area:1 ?\/ ?1 ?\/ ?3 ?\/ ?2;\}$/);
  });
});
