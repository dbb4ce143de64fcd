import type { ReactElement } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import Box from '@mui/material/Box';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { createTheme, ThemeProvider, type SxProps, type Theme } from '@mui/material/styles';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={createTheme()}>{element}</ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

const css = (sx: SxProps<Theme>) => cssOf(<Box sx={sx} />);

describe('#sides', () => {
  test('The last key wins: `{ p: 2, pt: 0 }` has no padding at the top, and `{ pt: 0, p: 2 }` has 16 pixels on all sides', () => {
    expect(css({ p: 2, pt: 0 })).toBe('&{padding:16px;padding-top:0px;}');
    expect(css({ pt: 0, p: 2 })).toBe('&{padding-top:0px;padding:16px;}');
    expect(css({ px: 2, pl: 0 })).toContain('padding-left:0px;');
    expect(css({ pl: 0, px: 2 })).toContain('padding-left:16px;');
    expect(css({ m: 1, my: 3 })).toBe('&{margin:8px;margin-top:24px;margin-bottom:24px;}');
  });

  test('The same applies to short and long names, such as `m` and `margin`', () => {
    expect(css({ m: 1, margin: 2 })).toBe('&{margin:16px;}');
    expect(css({ margin: 2, m: 1 })).toBe('&{margin:8px;}');
    expect(css({ paddingLeft: 2, pl: 1 })).toBe('&{padding-left:8px;}');
    expect(css({ px: 1, paddingX: 2 })).toBe('&{padding-left:16px;padding-right:16px;}');
  });
});

describe('#breakpoints', () => {
  const p = { xs: 2, md: 4 };

  test('`{ p: { xs: 2, md: 4 }, pt: 0 }` has padding at the top, whatever the order', () => {
    for (const sx of [
      { p, pt: 0 },
      { pt: 0, p },
    ]) {
      expect(css(sx)).toBe(
        '&{padding-top:0px;}@media (min-width:0px){&{padding:16px;}}' +
          '@media (min-width:900px){&{padding:32px;}}',
      );
    }
    expect(css({ px: p, pb: p, pt: 0 })).not.toMatch(/padding:|padding-top:[1-9]/);
  });

  test('`pt: { xs: 0 }` helps only below `md`, because `p` sets all sides again there', () => {
    expect(css({ p, pt: { xs: 0 } })).toBe(
      '@media (min-width:0px){&{padding:16px;padding-top:0px;}}' +
        '@media (min-width:900px){&{padding:32px;}}',
    );
  });
});

describe('#negative', () => {
  test('A negative padding is invalid: `p: -1` becomes `padding: -8px`', () => {
    expect(css({ p: -1 })).toBe('&{padding:-8px;}');
    expect(css({ pt: -0.5 })).toBe('&{padding-top:-4px;}');
    expect(css({ m: -1 })).toBe('&{margin:-8px;}');
  });
});

describe('#components', () => {
  test('There, a single value has no effect, or only a partial one:', () => {
    const wide = /@media \(min-width:600px\)\{&\{padding-left:24px;padding-right:24px;\}\}/;
    const none = /@media \(min-width:600px\)\{&\{padding-left:0px;padding-right:0px;\}\}/;
    for (const plain of [
      <Toolbar key="toolbar" sx={{ px: 0 }} />,
      <Container key="container" sx={{ px: 0 }} />,
    ]) {
      const rules = cssOf(plain);
      expect(rules).toMatch(wide);
      expect(rules).not.toMatch(none);
    }
    const px = { xs: 0, sm: 0 };
    for (const responsive of [
      <Toolbar key="toolbar" sx={{ px }} />,
      <Container key="container" sx={{ px }} />,
    ]) {
      const rules = cssOf(responsive);
      expect(rules.search(none)).toBeGreaterThan(rules.search(wide));
    }
    expect(cssOf(<Toolbar disableGutters />)).not.toMatch(wide);
    expect(cssOf(<Container disableGutters />)).not.toMatch(wide);

    expect(cssOf(<CardContent sx={{ p: 0 }} />)).toMatch(
      /padding:0px;\}&:last-child\{padding-bottom:24px;\}$/,
    );
    expect(cssOf(<CardContent sx={{ '&:last-child': { pb: 0 } }} />)).toMatch(
      /padding-bottom:24px;\}&:last-child\{padding-bottom:0px;\}$/,
    );

    expect(cssOf(<DialogContent sx={{ pt: 2 }} />)).toMatch(
      /padding-top:16px;\}\.MuiDialogTitle-root ?\+ ?&\{padding-top:0;\}$/,
    );
    expect(cssOf(<DialogContent sx={{ '&&': { pt: 2 } }} />)).toMatch(
      /&\{padding-top:0;\}&&\{padding-top:16px;\}$/,
    );

    const spaced = /&>:not\(style\)~:not\(style\)\{margin-left:8px;\}/;
    expect(cssOf(<CardActions />)).toMatch(spaced);
    expect(cssOf(<CardActions disableSpacing />)).not.toMatch(spaced);
    expect(cssOf(<DialogActions />)).toMatch(spaced);
    expect(cssOf(<DialogActions disableSpacing />)).not.toMatch(spaced);

    const reset = /&>:not\(style\):not\(style\)\{margin:0;\}/;
    expect(cssOf(<Stack spacing={1} />)).toMatch(reset);
    expect(cssOf(<Stack spacing={1} useFlexGap />)).not.toMatch(reset);
    expect(cssOf(<Stack />)).not.toMatch(reset);
  });
});

describe('#other', () => {
  test('Numbers in `scrollMarginTop`, `textIndent`, `borderSpacing` and `inset` are pixels', () => {
    expect(css({ scrollMarginTop: 2, textIndent: 2, borderSpacing: 2, inset: 2 })).toBe(
      '&{scroll-margin-top:2px;text-indent:2px;border-spacing:2px;inset:2px;}',
    );
    expect(css({ scrollMarginTop: (theme) => theme.spacing(9) })).toBe(
      '&{scroll-margin-top:72px;}',
    );
  });
});

describe('#troubleshooting', () => {
  test("`sx` doesn't check it", () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(css({ p: Number.NaN })).toBe('&{padding:NaNpx;}');
    expect(css({ mt: Number.NaN })).toBe('&{margin-top:NaNpx;}');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test("These keys of other libraries don't exist", () => {
    expect(css({ spaceX: 2, ps: 2 })).toBe('&{space-x:2px;ps:2px;}');
    expect(css({ me: 1, pe: 1 })).not.toMatch(/margin|padding/);
  });
});
