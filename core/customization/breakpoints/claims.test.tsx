import { render } from '@testing-library/react';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import Grid from '@mui/material/Grid2';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { createTheme, ThemeProvider, type Breakpoint, type Theme } from '@mui/material/styles';

const theme = createTheme();
const { breakpoints } = theme;

/** A theme with names that TypeScript doesn't know. */
const withValues = (values: Record<string, number>): Theme =>
  createTheme({ breakpoints: { values } } as object);

const VALUES = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };

/** The rules of all style sheets on the page. */
const allCss = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

describe('#values-in-sx', () => {
  test('A value applies from its breakpoint upward, until a wider breakpoint has a value', () => {
    const styles = theme.unstable_sx({ width: { xs: 100, md: 200 } });
    expect(styles).toEqual({
      '@media (min-width:0px)': { width: 100 },
      '@media (min-width:900px)': { width: 200 },
    });
    expect(JSON.stringify(styles)).not.toContain('max-width');
    expect(breakpoints.values).toEqual(VALUES);
  });

  test("The order of the keys doesn't matter", () => {
    for (const width of [
      { xl: 3, sm: 2, xs: 1 },
      { sm: 2, xl: 3, xs: 1 },
      { xs: 1, sm: 2, xl: 3 },
    ]) {
      expect(Object.entries(theme.unstable_sx({ padding: width }))).toEqual([
        ['@media (min-width:0px)', { padding: '8px' }],
        ['@media (min-width:600px)', { padding: '16px' }],
        ['@media (min-width:1536px)', { padding: '24px' }],
      ]);
    }
  });

  test('In an array, the values belong to the breakpoints in ascending order, and `null` skips a breakpoint: `p: [1, null, 3]` sets `xs` and `md`', () => {
    expect(theme.unstable_sx({ p: [1, null, 3] })).toEqual({
      '@media (min-width:0px)': { padding: '8px' },
      '@media (min-width:600px)': { padding: null },
      '@media (min-width:900px)': { padding: '24px' },
    });
    const reversed = withValues({ md: 900, sm: 600, xs: 0 });
    expect(Object.keys(reversed.unstable_sx({ margin: [1, 2] }))).toEqual([
      '@media (min-width:0px)',
      '@media (min-width:600px)',
    ]);
  });

  test('For widths and heights, use an object instead, because `null` becomes `0%`', () => {
    const [xs, sm, md] = [0, 600, 900].map((width) => `@media (min-width:${width}px)`);
    const keys = ['width', 'minWidth', 'maxWidth', 'height', 'minHeight', 'maxHeight'];
    for (const key of keys) {
      expect(theme.unstable_sx({ [key]: [50, null, 70] })).toEqual({
        [xs!]: { [key]: 50 },
        [sm!]: { [key]: '0%' },
        [md!]: { [key]: 70 },
      });
      expect(theme.unstable_sx({ [key]: { xs: 50, md: 70 } })).toEqual({
        [xs!]: { [key]: 50 },
        [md!]: { [key]: 70 },
      });
    }
  });

  test("`maxWidth: 'md'` in `sx` is the width of the breakpoint", () => {
    const narrow = withValues({ ...VALUES, md: 800 });
    expect(theme.unstable_sx({ maxWidth: 'md' })).toEqual({ maxWidth: 900 });
    expect(narrow.unstable_sx({ maxWidth: 'md' })).toEqual({ maxWidth: 800 });
    expect(theme.unstable_sx({ width: 'md' })).toEqual({ width: 'md' });
  });

  test('Props for layout accept the same objects, such as `spacing` and `direction` of [Stack](../../components/stack/index.mdx) and `size` of [Grid2](../../components/grid/index.mdx)', () => {
    render(
      <>
        <Stack direction={{ xs: 'column-reverse', md: 'row' }} spacing={{ lg: 5 }} useFlexGap />
        <Grid size={{ xs: 11, xl: 7 }} />
      </>,
    );
    const css = allCss();
    const inQuery = (width: number, style: string) =>
      new RegExp(`min-width: ?${width}px\\)[^}]*${style}`);
    expect(css).toMatch(inQuery(0, 'flex-direction: column-reverse'));
    expect(css).toMatch(inQuery(900, 'flex-direction: row'));
    expect(css).toMatch(inQuery(1200, 'gap: 40px'));
    expect(css).toMatch(/\n\.[^@}]*width: calc\(100% \* 11/);
    expect(css).toMatch(inQuery(1536, 'width: calc\\(100% \\* 7'));
  });

  test("write `sx={{ typography: { xs: 'h6', md: 'h4' } }}` instead", () => {
    expect(theme.unstable_sx({ typography: { xs: 'h6', md: 'h4' } })).toEqual({
      '@media (min-width:0px)': theme.typography.h6,
      '@media (min-width:900px)': theme.typography.h4,
    });
  });
});

describe('#media-queries', () => {
  test('The table shows the results', () => {
    const { up, down, between, only, not } = breakpoints;
    expect(up('md')).toBe('@media (min-width:900px)');
    expect(down('md')).toBe('@media (max-width:899.95px)');
    expect(between('sm', 'lg')).toBe('@media (min-width:600px) and (max-width:1199.95px)');
    expect(only('md')).toBe('@media (min-width:900px) and (max-width:1199.95px)');
    expect(not('md')).toBe('@media not all and (min-width:900px) and (max-width:1199.95px)');
  });

  test('`up`, `down` and `between` also accept a number of pixels: `up(700)`', () => {
    const { up, down, between } = breakpoints;
    expect(up(700)).toBe('@media (min-width:700px)');
    expect(down(700)).toBe('@media (max-width:699.95px)');
    expect(between(500, 700)).toBe('@media (min-width:500px) and (max-width:699.95px)');
    expect(between('sm', 700)).toBe('@media (min-width:600px) and (max-width:699.95px)');
  });

  test('`sx` sorts the `up` queries of breakpoints by width, but no other queries', () => {
    const { up, down, only } = breakpoints;
    const [first, second, ...others] = [
      ...[up('md'), up('sm')],
      ...[up(700), up(650), down('sm'), down('md'), only('lg'), only('sm')],
    ];
    const sorted = theme.unstable_sx(
      Object.fromEntries([first, second, ...others].map((query) => [query, { order: 1 }])),
    );
    expect(Object.keys(sorted)).toEqual([second, first, ...others]);
  });
});

describe('#change-widths', () => {
  test('`breakpoints.values` replaces all default widths, so list all five: `{ md: 800 }` alone removes the other four', () => {
    expect(withValues({ md: 800 }).breakpoints.values).toEqual({ md: 800 });
    expect(withValues({ md: 800 }).breakpoints.keys).toEqual(['md']);
  });

  test('The keys are sorted by width', () => {
    const { keys, only } = withValues({ lg: 1000, sm: 400, xl: 1300, xs: 0, md: 700 }).breakpoints;
    expect(keys).toEqual(['xs', 'sm', 'md', 'lg', 'xl']);
    expect(only('sm')).toBe('@media (min-width:400px) and (max-width:699.95px)');
  });

  test('In a second argument, `values` changes, but the media queries keep the defaults', () => {
    const merged = createTheme({}, { breakpoints: { values: { md: 800 } } });
    expect(merged.breakpoints.values.md).toBe(800);
    expect(merged.breakpoints.up('md')).toBe('@media (min-width:900px)');
    expect(merged.breakpoints.down('md')).toBe('@media (max-width:899.95px)');
  });

  test('The numbers in `up(60)` and `@60` then have this unit, too', () => {
    for (const unit of ['em', 'rem', 'px']) {
      const current = createTheme({ breakpoints: { unit } });
      expect(current.breakpoints.up(60)).toBe(`@media (min-width:60${unit})`);
      expect(current.unstable_sx({ order: { '@60': 1 } })).toEqual({
        [`@container (min-width:60${unit})`]: { order: 1 },
      });
    }
  });

  test('`step`, 5 by default, is the distance of `down` from the breakpoint, in hundredths of the unit: with `em`, `down(60)` is `59.95em`', () => {
    const inEm = (step?: number) => createTheme({ breakpoints: { unit: 'em', step } }).breakpoints;
    expect(inEm().down(60)).toBe('@media (max-width:59.95em)');
    expect(inEm(1).down(60)).toBe('@media (max-width:59.99em)');
    expect(inEm().up(60)).toBe('@media (min-width:60em)');
  });
});

describe('#custom-breakpoints', () => {
  const renamed = withValues({ phone: 0, tablet: 640, desktop: 1100 });

  test('In `sx`, the new names work in every property', () => {
    const wide = withValues({ ...VALUES, xxl: 2200 });
    for (const key of ['columnCount', 'width', 'order', 'scale', 'zIndex']) {
      expect(wide.unstable_sx({ [key]: { xs: 3, xxl: 4 } as object })).toEqual({
        '@media (min-width:0px)': { [key]: 3 },
        '@media (min-width:2200px)': { [key]: 4 },
      });
    }
  });

  test('without this key, their media queries contain `smpx` and are invalid', () => {
    expect(JSON.stringify(renamed.mixins.toolbar)).toContain('smpx');
    expect(JSON.stringify(theme.mixins.toolbar)).not.toContain('smpx');
    expect(renamed.breakpoints.up('sm')).toBe('@media (min-width:smpx)');
    const countInvalid = () => allCss().split('smpx').length;
    let before = countInvalid();
    for (const element of [
      <Toolbar key="toolbar" />,
      <Container key="container" maxWidth={false} />,
      <MenuItem key="item">Save</MenuItem>,
      <Snackbar key="snackbar" open message="Saved" />,
    ]) {
      render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
      expect(countInvalid()).toBe(before);
      render(<ThemeProvider theme={renamed}>{element}</ThemeProvider>);
      expect(countInvalid()).toBeGreaterThan(before);
      before = countInvalid();
    }
  });

  test('A [dialog](../../components/dialogs/index.mdx) has the `maxWidth` `sm` by default, and then has no maximum width', () => {
    for (const [current, maxWidth] of [
      [theme, '600px'],
      [renamed, ''],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={current}>
          <Dialog open>Text</Dialog>
        </ThemeProvider>,
      );
      const paper = document.querySelector('.MuiDialog-paper')!;
      expect(paper).toHaveClass('MuiDialog-paperWidthSm');
      expect(getComputedStyle(paper).maxWidth.replace('none', '')).toBe(maxWidth);
      unmount();
    }
  });
});

describe('#container-queries', () => {
  test("`theme.containerQueries` has the same functions, and `up('sm')` returns `@container (min-width:600px)`", () => {
    const { containerQueries } = theme;
    expect(containerQueries.up('sm')).toBe('@container (min-width:600px)');
    expect(containerQueries.down('md')).toBe('@container (max-width:899.95px)');
    expect(containerQueries.between('sm', 'lg')).toBe(
      '@container (min-width:600px) and (max-width:1199.95px)',
    );
    expect(containerQueries.only('xl')).toBe('@container (min-width:1536px)');
    expect(containerQueries.not('sm')).toMatch(/^@container /);
  });

  test('In `sx`, write the keys with an at sign: `@sm` for a breakpoint, `@420` for pixels, `@420/shelf` for the container with the name `shelf`, and `@` alone for every width', () => {
    const width = { '@': 5, '@sm': 10, '@420': 20, '@420/shelf': 30 };
    expect(theme.unstable_sx({ width })).toEqual({
      '@container (min-width:0px)': { width: 5 },
      '@container (min-width:600px)': { width: 10 },
      '@container (min-width:420px)': { width: 20 },
      '@container shelf (min-width:420px)': { width: 30 },
    });
  });

  test('Other units, such as `@40rem`, result in an invalid query', () => {
    for (const size of ['40rem', '600px', '30em']) {
      expect(theme.unstable_sx({ order: { [`@${size}`]: 1 } as object })).toEqual({
        [`@container (min-width:${size}px)`]: { order: 1 },
      });
    }
  });
});

describe('#css-variables', () => {
  test("`cssVariables` doesn't create variables for breakpoints", () => {
    const withVariables = createTheme({ cssVariables: true });
    expect(withVariables).toHaveProperty('vars.palette');
    expect(withVariables).not.toHaveProperty('vars.breakpoints');
    render(<ThemeProvider theme={withVariables}>{null}</ThemeProvider>);
    const css = allCss();
    expect(css).toContain('--mui-palette-primary-main');
    expect(css).not.toContain('breakpoint');
  });
});

describe('#troubleshooting', () => {
  test("`phone` is not a breakpoint of the theme: `down('phone')` returns `@media (max-width:NaNpx)`, and `up('phone')` returns `@media (min-width:phonepx)`", () => {
    const phone = 'phone' as Breakpoint;
    expect(breakpoints.down(phone)).toBe('@media (max-width:NaNpx)');
    expect(breakpoints.up(phone)).toBe('@media (min-width:phonepx)');
    expect(breakpoints.between('xs', phone)).toContain('NaNpx');
  });

  test('A key that is neither a breakpoint nor a container query becomes a CSS property', () => {
    expect(theme.unstable_sx({ width: { phone: 30 } as object })).toEqual({ phone: 30 });
    const known = withValues({ ...VALUES, phone: 320 });
    expect(known.unstable_sx({ width: { phone: 30 } as object })).toEqual({
      '@media (min-width:320px)': { width: 30 },
    });
  });
});
