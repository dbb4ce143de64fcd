import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid2';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

const withVariables = createTheme({ cssVariables: true });

describe('#all', () => {
  test('In CSS properties that need a unit, other numbers become pixels, such as `top: 8` or `letterSpacing: 1`', () => {
    expect(css({ top: 8 })).toBe('&{top:8px;}');
    expect(css({ letterSpacing: 1 })).toBe('&{letter-spacing:1px;}');
    expect(css({ inset: 2 })).toBe('&{inset:2px;}');
    expect(css({ lineHeight: 2, flexGrow: 1, opacity: 0.5, order: 3 })).not.toContain('px');
  });
});

describe('#spacing', () => {
  test('Numbers are multiplied by [`theme.spacing`](../../customization/spacing/index.mdx), including fractions and negative numbers: `m: -0.5` is `-4px`', () => {
    expect(css({ m: -0.5 })).toBe('&{margin:-4px;}');
    expect(css({ p: 0.25, gap: 3 })).toBe('&{padding:2px;gap:24px;}');
    expect(css({ px: 2, my: 1 })).toBe(
      '&{padding-left:16px;padding-right:16px;margin-top:8px;margin-bottom:8px;}',
    );
    expect(css({ p: 2, rowGap: 1 }, createTheme({ spacing: 5 }))).toBe(
      '&{padding:10px;row-gap:5px;}',
    );
  });

  test("Strings are used unchanged, so `mx: 'auto'` works, but `p: '2'` has no unit and is invalid", () => {
    expect(css({ mx: 'auto' })).toBe('&{margin-left:auto;margin-right:auto;}');
    expect(css({ p: '2' })).toBe('&{padding:2;}');
    render(<Box data-testid="box" sx={{ p: '2' }} />);
    expect(getComputedStyle(screen.getByTestId('box')).padding).toBe('');
  });

  test('The logical properties `marginInline`, `marginBlock`, `paddingInline` and `paddingBlock`, and those with `Start` or `End`, also use the theme', () => {
    for (const name of ['margin', 'padding']) {
      for (const side of ['Inline', 'Block']) {
        for (const end of ['', 'Start', 'End']) {
          expect(css({ [`${name}${side}${end}`]: 2 })).toContain(':16px;');
        }
      }
    }
  });
});

describe('#palette', () => {
  test('`bgcolor` is short for `backgroundColor`; if both are set, the last one wins', () => {
    expect(css({ bgcolor: 'primary.main' })).toBe('&{background-color:#1976d2;}');
    expect(css({ backgroundColor: 'primary.main' })).toBe('&{background-color:#1976d2;}');
    expect(css({ bgcolor: 'red', backgroundColor: 'blue' })).toBe('&{background-color:blue;}');
    expect(css({ backgroundColor: 'blue', bgcolor: 'red' })).toBe('&{background-color:red;}');
  });

  test("`color: 'grey'` is the color that CSS calls `grey`, not a shade of the palette", () => {
    expect(css({ color: 'grey', bgcolor: 'grey' })).toBe('&{color:grey;background-color:grey;}');
    expect(css({ color: 'grey.500' })).toBe('&{color:#9e9e9e;}');
  });
});

describe('#borders', () => {
  test('A number in `border` sets the width, with the style `solid`: `border: 2` is `2px solid`, in the color of the text', () => {
    expect(css({ border: 2 })).toBe('&{border:2px solid;}');
    expect(css({ borderTop: 1, outline: 3 })).toBe('&{border-top:1px solid;outline:3px solid;}');
    expect(css({ border: '1px dashed' })).toBe('&{border:1px dashed;}');
  });

  test('`border` also resets the color, and the generated CSS keeps the order of the keys', () => {
    expect(css({ borderColor: 'error.main', border: 1 })).toBe(
      '&{border-color:#d32f2f;border:1px solid;}',
    );
    expect(css({ border: 1, borderColor: 'error.main' })).toBe(
      '&{border:1px solid;border-color:#d32f2f;}',
    );
  });

  test('A logical side such as `borderInlineStart` is plain CSS: a number sets only the width', () => {
    expect(css({ borderInlineStart: 2 })).toBe('&{border-inline-start:2px;}');
    expect(css({ borderBlockEnd: 2 })).toBe('&{border-block-end:2px;}');
    expect(css({ borderLeft: 2 })).toBe('&{border-left:2px solid;}');
  });

  test('A single corner is not: `borderTopLeftRadius: 2` is 2 pixels', () => {
    expect(css({ borderTopLeftRadius: 2 })).toBe('&{border-top-left-radius:2px;}');
    expect(css({ borderRadius: 2 })).toBe('&{border-radius:8px;}');
    expect(css({ borderRadius: 2 }, createTheme({ shape: { borderRadius: 10 } }))).toBe(
      '&{border-radius:20px;}',
    );
  });
});

describe('#sizing', () => {
  test('In `width` and `height`, numbers up to 1 are fractions of the parent: `width: 1 / 4` is `25%`, and `width: 1` is `100%`', () => {
    expect(css({ width: 1 / 4 })).toBe('&{width:25%;}');
    expect(css({ width: 1, minHeight: 0.5 })).toBe('&{width:100%;min-height:50%;}');
    expect(css({ width: 1.5, height: 40, maxWidth: 0 })).toBe(
      '&{width:1.5px;height:40px;max-width:0;}',
    );
  });

  test("`width` and `minWidth` don't", () => {
    expect(css({ width: 'md' })).toBe('&{width:md;}');
    expect(css({ minWidth: 'md' })).toBe('&{min-width:md;}');
    expect(css({ maxWidth: 'md' })).toBe('&{max-width:900px;}');
  });

  test("`maxWidth: 'xs'` has no effect, because this breakpoint is 0", () => {
    expect(css({ maxWidth: 'xs' })).toBe('&{max-width:xs;}');
    const theme = createTheme({
      breakpoints: { values: { xs: 320, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    });
    expect(css({ maxWidth: 'xs' }, theme)).toBe('&{max-width:320px;}');
  });

  test('Positions and `flexBasis` have no fractions: `flexBasis: 0.5` is half a pixel', () => {
    expect(css({ flexBasis: 0.5 })).toBe('&{flex-basis:0.5px;}');
    expect(css({ top: 0.5, left: 1 })).toBe('&{top:0.5px;left:1px;}');
  });
});

describe('#typography', () => {
  test('`typography` applies all styles of a [variant](../../customization/typography/index.mdx#variants), including its media queries', () => {
    const theme = createTheme({
      typography: { h6: { '@media (min-width:600px)': { fontSize: '2rem' } } },
    });
    const rules = css({ typography: 'h6' }, theme);
    for (const key of ['font-family', 'font-weight:500', 'font-size:1.25rem', 'line-height:1.6']) {
      expect(rules).toContain(key);
    }
    expect(rules).toContain('@media (min-width:600px){&{font-size:2rem;}}');
  });

  test('Keys after `typography` override parts of the variant', () => {
    const weights = (sx: SxProps<Theme>) => css(sx).match(/font-weight:\d+/g);
    expect(weights({ typography: 'h6', fontWeight: 'bold' })).toEqual(['font-weight:700']);
    expect(weights({ fontWeight: 'bold', typography: 'h6' })).toEqual(['font-weight:500']);
  });

  test('`fontWeight` accepts `light`, `regular`, `medium` and `bold`, which are 300, 400, 500 and 700 by default', () => {
    const weights = ['light', 'regular', 'medium', 'bold'].map((fontWeight) => css({ fontWeight }));
    expect(weights).toEqual([300, 400, 500, 700].map((weight) => `&{font-weight:${weight};}`));
    const theme = createTheme({ typography: { fontWeightBold: 800 } });
    expect(css({ fontWeight: 'bold' }, theme)).toBe('&{font-weight:800;}');
  });

  test("The name of a variant alone, `fontSize: 'h6'`, sets no size", () => {
    expect(css({ fontSize: 'h6' })).not.toMatch(/&\{/);
    expect(css({ fontSize: 'h6.fontSize' })).toBe('&{font-size:1.25rem;}');
  });

  test("`fontFamily: 'default'` is the font of the theme", () => {
    expect(css({ fontFamily: 'default' })).toContain('font-family:"Roboto"');
    const theme = createTheme({ typography: { fontFamily: 'Georgia' } });
    expect(css({ fontFamily: 'default' }, theme)).toBe('&{font-family:Georgia;}');
    expect(css({ fontFamily: 'monospace' }, theme)).toBe('&{font-family:monospace;}');
  });
});

describe('#elevation', () => {
  test('A larger index is invalid and shows no shadow', () => {
    expect(css({ boxShadow: 25 })).toBe('&{box-shadow:25px;}');
    expect(css({ boxShadow: 0 })).toBe('&{box-shadow:none;}');
    expect(css({ boxShadow: 24 })).toContain('rgba(');
  });

  test('`zIndex` accepts the names of the theme, such as `appBar`, `drawer`, `modal` or `tooltip`', () => {
    const layers = ['appBar', 'drawer', 'modal', 'tooltip'].map((zIndex) => css({ zIndex }));
    expect(layers).toEqual([1100, 1200, 1300, 1500].map((layer) => `&{z-index:${layer};}`));
    expect(css({ zIndex: 7 })).toBe('&{z-index:7;}');
  });
});

describe('#layout', () => {
  test("`displayPrint` is the `display` value on paper: `displayPrint: 'none'` hides an element only when the page is printed", () => {
    expect(css({ displayPrint: 'none' })).toBe('@media print{&{display:none;}}');
    expect(css({ display: 'none', displayPrint: 'block' })).toBe(
      '&{display:none;}@media print{&{display:block;}}',
    );
  });
});

describe('#system-props', () => {
  test('The keys on this page are also props of `Box`, `Stack`, `Grid2`, `Typography` and `Link`, for example `<Box mt={2}>`', () => {
    const props = { 'data-testid': 'part', mt: 2, width: 0.5, boxShadow: 0, displayPrint: 'none' };
    render(
      <>
        <Box {...props} />
        <Stack {...props} />
        <Grid {...props} />
        <Typography {...props} />
        <Link {...props} />
        <Box data-testid="other" />
      </>,
    );
    for (const part of screen.getAllByTestId('part')) {
      expect(part).toHaveStyle({ marginTop: '16px', width: '50%', boxShadow: 'none' });
      expect(part).not.toHaveAttribute('width');
    }
    expect(screen.getByTestId('other')).not.toHaveStyle({ width: '50%' });
  });

  test('Use `sx`, which overrides them;', () => {
    render(
      <>
        <Grid data-testid="part" mt={2} sx={{ mt: 1 }} />
        <Link data-testid="part" mt={2} sx={{ mt: 1 }} />
        <Box data-testid="part" mt={2} sx={{ mt: 1 }} />
        <Stack data-testid="part" mt={2} sx={{ mt: 1 }} />
        <Typography data-testid="part" mt={2} sx={{ mt: 1 }} />
        <Box data-testid="part" mt={2} sx={[{ mt: 1 }]} />
        <Box data-testid="part" mt={2} sx={() => ({ mt: 1 })} />
        <Box data-testid="other" mt={2} />
      </>,
    );
    for (const part of screen.getAllByTestId('part')) {
      expect(getComputedStyle(part).marginTop).toBe('8px');
    }
    expect(getComputedStyle(screen.getByTestId('other')).marginTop).toBe('16px');
  });
});

describe('#custom-keys', () => {
  test('`unstable_sxConfig` in the theme adds keys or connects a CSS property to the theme', () => {
    const theme = createTheme({
      unstable_sxConfig: {
        fill: { themeKey: 'palette' },
        elevation: { cssProperty: 'boxShadow', themeKey: 'shadows' },
        tilt: { cssProperty: 'rotate', transform: (value) => `${value}deg` },
      },
    });
    expect(css({ fill: 'primary.main' }, theme)).toBe('&{fill:#1976d2;}');
    expect(css({ elevation: 2 }, theme)).toMatch(/^&\{box-shadow:0px 3px/);
    expect(css({ tilt: 5, p: 1 }, theme)).toBe('&{rotate:5deg;padding:8px;}');
  });
});

describe('#css-variables', () => {
  test('With `cssVariables: true` in the theme, values from the theme become CSS variables: `p: 2` is `calc(2 * var(--mui-spacing))`', () => {
    expect(css({ p: 2 }, withVariables)).toContain('&{padding:calc(2 * var(--mui-spacing));}');
    expect(css({ color: 'primary.main' }, withVariables)).toContain('color:var(--mui-palette');
    expect(css({ borderRadius: 2 }, withVariables)).toContain('calc(2 * var(--mui-shape-borderRad');
    expect(css({ zIndex: 'modal' }, withVariables)).toContain('z-index:var(--mui-zIndex-modal');
    expect(css({ boxShadow: 3 }, withVariables)).toContain('box-shadow:var(--mui-shadows-3');
  });

  test("`font: 'body2'` then sets a variant with a single variable, but without its letter spacing and text transform", () => {
    expect(css({ font: 'body2' }, withVariables)).toContain('&{font:var(--mui-font-body2');
    for (const variant of ['body2', 'button', 'overline']) {
      expect(css({ font: variant }, withVariables)).not.toMatch(/letter-spacing|text-transform/);
    }
    expect(css({ typography: 'button' }, withVariables)).toMatch(/letter-spacing.*text-transform/);
  });

  test('Without CSS variables, `font` has no effect', () => {
    expect(css({ font: 'body2' })).toBe('&{font:body2;}');
  });

  test('`typography` and `fontWeight` still write the values themselves', () => {
    expect(css({ typography: 'body2' }, withVariables)).toContain('&{font-family:"Roboto"');
    expect(css({ fontWeight: 'bold' }, withVariables)).toContain('&{font-weight:700;}');
  });
});

describe('#troubleshooting', () => {
  test('These components have no system props and pass `mt` to the element', () => {
    const props = { 'data-testid': 'part', mt: 2 };
    render(
      <>
        <Chip label="Fragile" {...props} />
        <Avatar {...props}>F</Avatar>
        <Chip label="Fragile" data-testid="styled" sx={{ mt: 2 }} />
      </>,
    );
    for (const part of screen.getAllByTestId('part')) {
      expect(part).toHaveAttribute('mt', '2');
      expect(part).not.toHaveStyle({ marginTop: '16px' });
    }
    expect(screen.getByTestId('styled')).toHaveStyle({ marginTop: '16px' });
  });
});
