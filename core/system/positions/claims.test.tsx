import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const SIDES = ['top', 'right', 'bottom', 'left', 'inset', 'insetInline', 'insetInlineEnd'];

describe('#absolute', () => {
  test('Numbers are pixels in all these keys, not multiples of the spacing: `top: 2` is 2 pixels, whereas `mt: 2` is 16', () => {
    for (const theme of [createTheme(), createTheme({ cssVariables: true })]) {
      for (const side of SIDES) {
        expect(css({ [side]: 2 }, theme)).toMatch(/:2px;\}$/);
      }
    }
    expect(css({ mt: 2 })).toBe('&{margin-top:16px;}');
    expect(css({ top: (theme) => theme.spacing(2) })).toBe('&{top:16px;}');
  });

  test("Fractions don't work either: `left: 0.5` is half a pixel", () => {
    for (const side of SIDES) {
      expect(css({ [side]: 0.5 })).toMatch(/:0\.5px;\}$/);
    }
    expect(css({ left: '50%' })).toBe('&{left:50%;}');
  });
});

describe('#z-index', () => {
  test("Calculations in a string don't work: `zIndex: 'appBar + 1'` is invalid", () => {
    expect(css({ zIndex: 'appBar + 1' })).toBe('&{z-index:appBar+1;}');
    expect(css({ zIndex: (theme) => theme.zIndex.appBar + 1 })).toBe('&{z-index:1101;}');
    expect(css({ zIndex: 'appBar' })).toBe('&{z-index:1100;}');
  });
});

describe('#breakpoints', () => {
  test("`position` and all sides accept values for breakpoints: `{ position: { xs: 'static', md: 'sticky' }, top: 0 }` is sticky on wide screens only", () => {
    expect(css({ position: { xs: 'static', md: 'sticky' }, top: 0 })).toBe(
      '&{top:0;}@media (min-width:0px){&{position:static;}}' +
        '@media (min-width:900px){&{position:sticky;}}',
    );
    for (const side of SIDES) {
      expect(css({ [side]: { xs: 0, sm: 8 } })).toMatch(
        /@media \(min-width:600px\)\{&\{.*:8px;\}\}$/,
      );
    }
  });
});

describe('#accessibility', () => {
  test('An element outside of the window, such as `left: -9999`, still receives focus', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Box component="button" sx={{ position: 'absolute', left: -9999 }}>
          Outside
        </Box>
        <Box component="button" sx={{ visibility: 'hidden' }}>
          Hidden
        </Box>
      </>,
    );
    expect(screen.getByText('Outside')).toHaveStyle({ left: '-9999px' });
    await user.tab();
    expect(screen.getByText('Outside')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});

describe('#troubleshooting', () => {
  test("`sx` doesn't add a `position`", () => {
    expect(css({ top: 8, left: 8, zIndex: 1 })).toBe('&{top:8px;left:8px;z-index:1;}');
  });

  test('It is 1 pixel', () => {
    expect(css({ inset: 1 })).toBe('&{inset:1px;}');
    expect(css({ inset: (theme) => theme.spacing(1) })).toBe('&{inset:8px;}');
  });
});
