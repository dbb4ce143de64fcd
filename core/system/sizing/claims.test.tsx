import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
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
  test("Numbers in strings are fractions too: `width: '0.5'` is `50%`", () => {
    expect(css({ width: '0.5' })).toBe('&{width:50%;}');
    expect(css({ height: '1', maxWidth: '0.25' })).toBe('&{height:100%;max-width:25%;}');
    for (const width of ['12rem', '50vw', 'fit-content', 'calc(50% - 8px)']) {
      expect(css({ width })).toContain(`width:${width};`);
    }
  });

  test('Only `width`, `height`, and their limits convert fractions: `inlineSize: 0.5` and `flexBasis: 0.5` are half a pixel', () => {
    const limits = ['width', 'minWidth', 'maxWidth', 'height', 'minHeight', 'maxHeight'];
    for (const key of limits) {
      expect(css({ [key]: 0.5 })).toMatch(/:50%;\}$/);
    }
    const others = ['inlineSize', 'blockSize', 'minInlineSize', 'maxBlockSize', 'flexBasis', 'top'];
    for (const key of others) {
      expect(css({ [key]: 0.5 })).toMatch(/:0\.5px;\}$/);
    }
  });
});

describe('#max-width', () => {
  test("Custom breakpoints work, and so do the default names that your theme doesn't have", () => {
    const theme = themeWithBreakpoints({ tablet: 640 });
    expect(css({ maxWidth: 'tablet' }, theme)).toBe('&{max-width:640px;}');
    expect(css({ maxWidth: 'md' }, theme)).toBe('&{max-width:900px;}');
    expect(css({ maxWidth: 'md' }, themeWithBreakpoints({ md: 800 }))).toBe('&{max-width:800px;}');
    expect(css({ width: 'tablet' }, theme)).toBe('&{width:tablet;}');
  });

  test("If `breakpoints.unit` is `'rem'`, the result has this unit", () => {
    const values = { xs: 0, sm: 40, md: 60, lg: 80, xl: 100 };
    const theme = createTheme({ breakpoints: { unit: 'rem', values } });
    expect(css({ maxWidth: 'md' }, theme)).toBe('&{max-width:60rem;}');
    expect(css({ maxWidth: 480 }, theme)).toBe('&{max-width:480px;}');
  });
});

describe('#box-sizing', () => {
  test('[`CssBaseline`](../../components/css-baseline/index.mdx) sets `border-box` for the whole page, which includes them', () => {
    const container = document.createElement('div');
    const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
    render(
      <CacheProvider value={cache}>
        <CssBaseline />
      </CacheProvider>,
    );
    expect(container.textContent).toMatch(/html\{[^}]*box-sizing:border-box;/);
    expect(container.textContent).toMatch(/\*[^{}]*\{box-sizing:inherit;\}/);
  });

  test("`Box` and `Stack` don't set it", () => {
    render(
      <>
        <Box data-testid="part" sx={{ width: 1, p: 2 }} />
        <Stack data-testid="part" sx={{ width: 1, p: 2 }} />
        <Box data-testid="other" sx={{ boxSizing: 'border-box' }} />
      </>,
    );
    for (const part of screen.getAllByTestId('part')) {
      expect(getComputedStyle(part).boxSizing).not.toBe('border-box');
    }
    expect(getComputedStyle(screen.getByTestId('other')).boxSizing).toBe('border-box');
  });
});

describe('#custom-key', () => {
  test("By default, `size` isn't a key of `sx`", () => {
    expect(css({ size: 32 })).toBe('&{size:32px;}');
  });

  test('With the following theme, `size: 32` is a square, and breakpoints work as well', () => {
    const theme = createTheme({
      unstable_sxConfig: {
        size: {
          cssProperty: false,
          transform: (value) => ({ width: value as number, height: value as number }),
        },
      },
    });
    expect(css({ size: 32 }, theme)).toBe('&{width:32px;height:32px;}');
    expect(css({ size: { xs: 24, sm: 32 } }, theme)).toBe(
      '@media (min-width:0px){&{width:24px;height:24px;}}' +
        '@media (min-width:600px){&{width:32px;height:32px;}}',
    );
    expect(css({ width: 0.5 }, theme)).toBe('&{width:50%;}');
  });
});

describe('#troubleshooting', () => {
  test('`width` is a key of `sx`, not a prop', () => {
    const props = { width: 240 };
    render(
      <>
        <Button {...props}>Save</Button>
        <Button sx={props}>Send</Button>
        <TextField label="Name" data-testid="field" {...props} />
        <TextField label="Town" data-testid="styled" sx={props} />
      </>,
    );
    expect(screen.getByText('Save')).not.toHaveStyle({ width: '240px' });
    expect(screen.getByText('Send')).toHaveStyle({ width: '240px' });
    expect(screen.getByTestId('field')).not.toHaveStyle({ width: '240px' });
    expect(screen.getByTestId('styled')).toHaveStyle({ width: '240px' });
  });
});

/** Returns a theme whose breakpoints are only the given ones. */
function themeWithBreakpoints(values: Record<string, number>) {
  const breakpoints: object = { values };
  return createTheme({ breakpoints });
}
