import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
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

describe('#basic', () => {
  test('To remove one side, set `border` first and then the side: in `{ border: 1, borderTop: 0 }`, the top has no border', () => {
    expect(css({ border: 1, borderTop: 0 })).toBe('&{border:1px solid;border-top:0px solid;}');
    expect(css({ borderTop: 0, border: 1 })).toBe('&{border-top:0px solid;border:1px solid;}');
  });

  test("Keys such as `borderX` don't exist", () => {
    expect(css({ borderX: 1, borderY: 1 })).toBe('&{border-x:1px;border-y:1px;}');
  });

  test("Their colors don't use the palette, so `borderInlineStartColor: 'divider'` is invalid", () => {
    for (const side of ['Inline', 'Block', 'InlineStart', 'InlineEnd', 'BlockStart', 'BlockEnd']) {
      expect(css({ [`border${side}Color`]: 'divider' })).toMatch(/-color:divider;/);
    }
    for (const side of ['Top', 'Right', 'Bottom', 'Left']) {
      expect(css({ [`border${side}Color`]: 'divider' })).toMatch(/-color:rgba\(0, 0, 0, 0\.12\);/);
    }
  });
});

describe('#color', () => {
  test("In a string for `border`, the palette isn't used: `border: '1px solid divider'` is invalid", () => {
    expect(css({ border: '1px solid divider' })).toBe('&{border:1px solid divider;}');
    expect(css({ outline: '1px solid primary.main' })).toBe('&{outline:1px solid primary.main;}');
  });

  test('With CSS variables in the theme, the function returns the color of the default scheme', () => {
    for (const defaultColorScheme of ['light', 'dark'] as const) {
      const colorSchemes = { light: true, dark: true };
      const theme = createTheme({ cssVariables: true, colorSchemes, defaultColorScheme });
      const color = defaultColorScheme === 'dark' ? '255, 255, 255' : '0, 0, 0';
      expect(css({ border: ({ palette }) => `1px dashed ${palette.divider}` }, theme)).toBe(
        `&{border:1px dashed rgba(${color}, 0.12);}`,
      );
      expect(css({ borderColor: 'divider' }, theme)).toMatch(/border-color:var\(--mui-palette-/);
    }
  });

  test('`outline` and `outlineColor` accept the same values as `border` and `borderColor`', () => {
    const options = { borders: { cutLine: '2px dashed' } };
    const theme = createTheme(options as object);
    for (const value of [0, 2, '1px solid', 'cutLine', { xs: 0, sm: 1 }]) {
      expect(css({ outline: value }, theme)).toBe(
        css({ border: value }, theme).replaceAll('border:', 'outline:'),
      );
    }
    expect(css({ outline: 2 })).toBe('&{outline:2px solid;}');
    for (const color of ['divider', 'error.main', 'transparent', 'red']) {
      expect(css({ outlineColor: color })).toBe(
        css({ borderColor: color }).replaceAll('border-color:', 'outline-color:'),
      );
    }
  });
});

describe('#radius', () => {
  test('If the radius of the theme is 0, all numbers are 0', () => {
    const theme = createTheme({ shape: { borderRadius: 0 } });
    for (const borderRadius of [0.5, 1, 3, 16]) {
      expect(css({ borderRadius }, theme)).toBe('&{border-radius:0;}');
    }
    expect(css({ borderRadius: '8px' }, theme)).toBe('&{border-radius:8px;}');
  });
});

describe('#breakpoints', () => {
  test("`border` with values for breakpoints resets the color, even if `borderColor` comes later: `{ border: { xs: 0, sm: 1 }, borderColor: 'divider' }` has the color of the text", () => {
    const rules = css({ border: { xs: 0, sm: 1 }, borderColor: 'divider' });
    expect(rules).toMatch(
      /border-color:[^;]+;.*@media \(min-width:600px\)\{&\{border:1px solid;\}\}$/,
    );
    const widths = css({
      borderWidth: { xs: 0, sm: 1 },
      borderStyle: 'solid',
      borderColor: 'divider',
    });
    expect(widths).toMatch(/@media \(min-width:600px\)\{&\{border-width:1px;\}\}$/);
    expect(widths).not.toContain('border:');
  });
});

describe('#theme', () => {
  test('`shape.borderRadius` in `createTheme` is 4 by default and changes the corners of buttons, paper, text fields and other components too', () => {
    const parts = (
      <>
        <Button data-testid="part">Save</Button>
        <Paper data-testid="part" />
        <OutlinedInput data-testid="part" />
      </>
    );
    const { rerender } = render(<ThemeProvider theme={createTheme()}>{parts}</ThemeProvider>);
    for (const part of screen.getAllByTestId('part')) {
      expect(part).toHaveStyle({ borderRadius: '4px' });
    }
    const theme = createTheme({ shape: { borderRadius: 9 } });
    rerender(<ThemeProvider theme={theme}>{parts}</ThemeProvider>);
    for (const part of screen.getAllByTestId('part')) {
      expect(part).toHaveStyle({ borderRadius: '9px' });
    }
  });

  test('`borders` adds names for `border` and its sides', () => {
    const options = { shape: { borderRadius: 4 }, borders: { cutLine: '2px dashed' } };
    const theme = createTheme(options);
    expect(css({ border: 'cutLine' }, theme)).toBe('&{border:2px dashed;}');
    for (const side of ['Top', 'Right', 'Bottom', 'Left']) {
      expect(css({ [`border${side}`]: 'cutLine' }, theme)).toContain(':2px dashed;');
    }
    expect(css({ border: 'cutLine' })).toBe('&{border:cutLine;}');
    const variables = createTheme({ ...options, cssVariables: true });
    expect(css({ borderTop: 'cutLine' }, variables)).toContain(
      'border-top:var(--mui-borders-cutLine',
    );
  });
});

describe('#troubleshooting', () => {
  test('It sets no style', () => {
    expect(css({ borderWidth: 2 })).toBe('&{border-width:2px;}');
    expect(css({ border: 2 })).toBe('&{border:2px solid;}');
  });

  test('`borderRadius: 8` is 32 pixels', () => {
    expect(css({ borderRadius: 8 })).toBe('&{border-radius:32px;}');
    expect(css({ borderRadius: '8px' })).toBe('&{border-radius:8px;}');
  });
});
