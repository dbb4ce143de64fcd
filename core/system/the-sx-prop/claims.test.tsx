import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  createTheme,
  keyframes,
  styled,
  ThemeProvider,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement, theme = createTheme()) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

const css = (sx: SxProps<Theme>, theme?: Theme) => cssOf(<Box sx={sx} />, theme);

describe('#basic', () => {
  test('`sx` styles only the root element of a component', () => {
    for (const element of [
      <Chip key="chip" label="Fragile" data-testid="root" sx={{ zIndex: 77 }} />,
      <TextField key="field" label="Name" data-testid="root" sx={{ zIndex: 77 }} />,
      <Button key="button" startIcon={<i />} data-testid="root" sx={{ zIndex: 77 }} />,
    ]) {
      const { container, unmount } = render(element);
      const styledElements = [...container.querySelectorAll('*')].filter(
        (part) => getComputedStyle(part).zIndex === '77',
      );
      expect(styledElements).toEqual([screen.getByTestId('root')]);
      unmount();
    }
  });

  test('[`Tooltip`](../../components/tooltips/index.mdx) passes `sx` to its child instead', () => {
    const { baseElement } = render(
      <Tooltip open title="Save the draft" sx={{ zIndex: 78 }}>
        <Button>Save</Button>
      </Tooltip>,
    );
    const styledElements = [...baseElement.querySelectorAll('*')].filter(
      (part) => getComputedStyle(part).zIndex === '78',
    );
    expect(styledElements).toEqual([screen.getByRole('button')]);
    expect(screen.getByRole('tooltip')).toBeVisible();
  });
});

describe('#values', () => {
  test("A string that isn't in the theme is used unchanged, such as `color: 'tomato'` or `p: '2px 1em'`", () => {
    expect(css({ color: 'tomato' })).toBe('&{color:tomato;}');
    expect(css({ p: '2px 1em' })).toBe('&{padding:2px 1em;}');
    expect(css({ borderRadius: '50%' })).toBe('&{border-radius:50%;}');
    expect(css({ fontFamily: 'monospace' })).toBe('&{font-family:monospace;}');
    expect(css({ color: 'primary.faint' })).toBe('&{color:primary.faint;}');
  });

  test("A path must end at a value: `color: 'primary'` sets no color, because `primary` is an object with several shades", () => {
    for (const color of ['primary', 'text', 'error']) {
      expect(css({ color })).not.toMatch(/^&\{/);
      expect(css({ color })).not.toMatch(/color:/);
    }
    expect(css({ color: 'primary.main' })).toBe('&{color:#1976d2;}');
  });

  test("Other CSS properties don't refer to the theme, so `fill: 'primary.main'` is invalid CSS", () => {
    expect(css({ fill: 'primary.main' })).toBe('&{fill:primary.main;}');
    expect(css({ background: 'primary.main' })).toBe('&{background:primary.main;}');
    expect(css({ textDecorationColor: 'primary.main' })).toContain('primary.main');
    expect(css({ caretColor: 'primary.main' })).toContain('primary.main');
  });
});

describe('#breakpoints', () => {
  test("Every CSS property and shorthand accepts such an object, even if the property doesn't refer to the theme", () => {
    expect(css({ p: { xs: 1, md: 3 } })).toBe(
      '@media (min-width:0px){&{padding:8px;}}@media (min-width:900px){&{padding:24px;}}',
    );
    expect(css({ objectFit: { sm: 'cover' } })).toBe(
      '@media (min-width:600px){&{object-fit:cover;}}',
    );
    expect(css({ fill: { lg: 'red' } })).toBe('@media (min-width:1200px){&{fill:red;}}');
    expect(css({ '--gap': { md: '2px' } })).toBe('@media (min-width:900px){&{--gap:2px;}}');
    expect(css({ typography: { md: 'h6' } })).toMatch(
      /^@media \(min-width:900px\)\{&\{font-family/,
    );
    expect(css({ mx: { sm: 1 }, maxWidth: { sm: 'md' }, boxShadow: { sm: 0 } })).toBe(
      '@media (min-width:600px){&{margin-left:8px;margin-right:8px;max-width:900px;box-shadow:none;}}',
    );
  });

  test("The order of the breakpoints in the object doesn't matter", () => {
    const inOrder = css({ p: { xs: 1, sm: 2, md: 3 }, m: { sm: 4 } });
    expect(css({ p: { md: 3, xs: 1, sm: 2 }, m: { sm: 4 } })).toBe(inOrder);
    expect(css({ '&:hover': { p: { lg: 3, sm: 1 } } })).toBe(
      css({ '&:hover': { p: { sm: 1, lg: 3 } } }),
    );
  });

  test('In an array, the first value applies from `xs`, the second from `sm`, and so on; `null` skips a breakpoint', () => {
    expect(css({ p: [1, null, 3] })).toBe(css({ p: { xs: 1, md: 3 } }));
    expect(css({ display: ['none', 'block'] })).toBe(css({ display: { xs: 'none', sm: 'block' } }));
    expect(css({ color: [null, 'red', null, 'blue'] })).toBe(
      css({ color: { sm: 'red', lg: 'blue' } }),
    );
  });

  test('A value for a breakpoint overrides a plain value of the same property, even if the plain value comes later or in a later element of an [array](#arrays)', () => {
    const expected = '&{padding:16px;}@media (min-width:900px){&{padding:24px;}}';
    expect(css({ p: { md: 3 }, padding: 2 })).toBe(expected);
    expect(css([{ p: { md: 3 } }, { p: 2 }])).toBe(expected);
    expect(css([() => ({ p: { md: 3 } }), { p: 2 }])).toBe(expected);
  });
});

describe('#container-queries', () => {
  test("`'@'` followed by a width depends on the size of a container instead of the window: `'@260'` is 260 pixels, `'@sm'` the width of a breakpoint, and `'@260/panel'` names the container", () => {
    const query = (key: string) => css({ p: { [key]: 1 } });
    expect(query('@260')).toBe('@container (min-width:260px){&{padding:8px;}}');
    expect(query('@sm')).toBe('@container (min-width:600px){&{padding:8px;}}');
    expect(query('@260/panel')).toBe('@container panel (min-width:260px){&{padding:8px;}}');
    expect(query('@')).toBe('@container (min-width:0px){&{padding:8px;}}');
    expect(css({ p: { '@600': 2, '@': 1, '@260': 3 } })).toMatch(/min-width:0px.*260px.*600px/);
  });

  test("Specify widths without a unit: `'@20rem'` results in an invalid query", () => {
    expect(css({ p: { '@20rem': 1 } })).toContain('20rempx');
    expect(css({ p: { '@20rem/panel': 1 } })).toContain('20rempx');
  });
});

describe('#selectors', () => {
  test('Colors, spacing and breakpoints also work inside selectors', () => {
    expect(css({ '&:hover': { color: 'primary.main', p: 2 } })).toBe(
      '&:hover{color:#1976d2;padding:16px;}',
    );
    expect(css({ '.dark &': { m: { md: 1 } } })).toBe(
      '@media (min-width:900px){.dark &{margin:8px;}}',
    );
    expect(css({ '& li': { '& a': { color: 'error.main' } } })).toBe('& li a{color:#d32f2f;}');
    expect(css({ '@media print': { color: 'error.main' } })).toBe(
      '@media print{&{color:#d32f2f;}}',
    );
  });

  test("`':hover'` is the same as `'&:hover'`, but `'& :hover'`, with a space, styles hovered descendants", () => {
    expect(css({ ':hover': { p: 1 } })).toBe('&:hover{padding:8px;}');
    expect(css({ '&:hover': { p: 1 } })).toBe('&:hover{padding:8px;}');
    expect(css({ '& :hover': { p: 1 } })).toBe('& :hover{padding:8px;}');
  });

  test("CSS variables such as `'--gap': '8px'` and animations such as `'@keyframes fade'` are keys as well, but the names of animations apply to the whole page", () => {
    expect(css({ '--gap': '8px' })).toBe('&{--gap:8px;}');
    expect(css({ '@keyframes fade': { from: { opacity: 0 } }, animation: 'fade 1s' })).toBe(
      '&{animation:fade 1s;}@keyframes fade{from{opacity:0;}}',
    );
  });

  test('`keyframes` from `@mui/material/styles` creates a unique name', () => {
    const nameOf = (opacity: number) => {
      const rules = css({ animation: `${keyframes({ from: { opacity } })} 1s` });
      const [, name] = /\{animation:(\S+) 1s;\}/.exec(rules)!;
      expect(rules).toContain(`@keyframes ${name}{from{opacity:${opacity};}}`);
      return name;
    };
    expect(nameOf(0.1)).toMatch(/^animation-/);
    expect(nameOf(0.2)).not.toBe(nameOf(0.1));
  });

  test("A selector such as `'& a'` has a higher specificity than the `sx` of the child", () => {
    // (0, 1, 1) is higher than (0, 1, 0), although the rule of the child comes later.
    expect(
      cssOf(
        <Box sx={{ '& a': { color: 'red' } }}>
          <Box component="a" sx={{ color: 'blue' }} />
        </Box>,
      ),
    ).toBe('& a{color:red;}&{color:blue;}');
  });
});

describe('#functions', () => {
  test('It can return all styles, the value of one key, or the styles of a selector', () => {
    const main = (theme: Theme) => theme.palette.primary.main;
    expect(css((theme) => ({ color: main(theme), p: 1 }))).toBe('&{color:#1976d2;padding:8px;}');
    expect(css({ fill: main })).toBe('&{fill:#1976d2;}');
    expect(css({ '& a': (theme) => ({ color: main(theme), p: 1 }) })).toBe(
      '& a{color:#1976d2;padding:8px;}',
    );
    expect(css({ p: (theme) => ({ xs: theme.spacing(1), md: 3 }) })).toBe(
      css({ p: { xs: 1, md: 3 } }),
    );
  });

  test("Only the value of a single breakpoint can't be a function", () => {
    const color = { md: () => 'red' } as unknown as string;
    expect(css({ color })).not.toContain('color:red');
    expect(css({ fill: color })).not.toContain('fill:red');
  });

  test('A function for all styles must return an object; an array has no effect', () => {
    const styles = [{ color: 'red' }, { p: 1 }];
    const getStyles = (() => styles) as unknown as SxProps<Theme>;
    expect(css(getStyles)).not.toMatch(/color|padding/);
    expect(css([...styles, () => ({ m: 1 })])).toBe('&{color:red;padding:8px;margin:8px;}');
  });

  test('With CSS variables in the theme, a function still returns the color of the default scheme', () => {
    const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });
    expect(css({ color: ({ palette }) => palette.primary.main }, theme)).toContain(
      '&{color:#1976d2;}',
    );
    expect(css({ color: 'primary.main' }, theme)).toContain(
      '&{color:var(--mui-palette-primary-main',
    );
  });
});

describe('#arrays', () => {
  test('Later elements override earlier ones, and `false` is skipped', () => {
    expect(css([{ p: 1 }, false, () => ({ p: 2 }), false, { p: 3 }])).toBe(
      '&{padding:8px;padding:16px;padding:24px;}',
    );
    expect(css([false])).toBe('');
  });

  test('Elements can be objects or functions, but not arrays: the styles of a nested array have no effect', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const nested = [{ m: 1 }, [{ p: 1 }]] as unknown as SxProps<Theme>;
    render(<Box data-testid="box" sx={nested} />);
    expect(getComputedStyle(screen.getByTestId('box')).margin).toBe('8px');
    expect(getComputedStyle(screen.getByTestId('box')).padding).toBe('');
    expect(css(nested)).not.toMatch(/&\{[^}]*padding/);
    report.mockRestore();
  });
});

describe('#precedence', () => {
  test('`sx` overrides the styles of the component, those of `styled`, and `styleOverrides` and `variants` of the theme', () => {
    const theme = createTheme({
      components: {
        MuiButton: {
          styleOverrides: { root: { letterSpacing: '1px' } },
          variants: [{ props: { variant: 'text' }, style: { letterSpacing: '2px' } }],
        },
      },
    });
    const Wide = styled(Button)({ letterSpacing: '3px' });
    const rule = cssOf(<Wide sx={{ letterSpacing: '4px' }}>Save</Wide>, theme);
    expect(rule.match(/letter-spacing:[^;]+/g)?.slice(-4)).toEqual(
      ['1px', '2px', '3px', '4px'].map((value) => `letter-spacing:${value}`),
    );
    const Narrow = styled('div')({ letterSpacing: '3px' });
    expect(cssOf(<Narrow sx={{ letterSpacing: '4px' }} />)).toBe(
      '&{letter-spacing:3px;letter-spacing:4px;}',
    );
  });

  test("States are an exception: the selector of a state is more specific, so `color` in `sx` doesn't change the color of a disabled button", () => {
    const rules = cssOf(
      <Button disabled sx={{ color: 'red' }}>
        Save
      </Button>,
    );
    expect(rules).toMatch(/&\{[^}]*color:red;\}/);
    expect(rules).toMatch(/&\.Mui-disabled\{color:rgba\(0, 0, 0, 0\.26\)/);
    const precise = cssOf(
      <Button disabled sx={{ '&.Mui-disabled': { color: 'red' } }}>
        Save
      </Button>,
    );
    expect(precise).toMatch(/&\.Mui-disabled\{color:rgba.*&\.Mui-disabled\{color:red;\}/);
  });
});

describe('#performance', () => {
  test('Equal styles result in the same class, even if the object is new', () => {
    const { container } = render(
      <>
        <Box sx={{ p: 2, '&:hover': { color: 'primary.main' } }} />
        <Box sx={{ p: 2, '&:hover': { color: 'primary.main' } }} />
        <Box sx={() => ({ p: 2, '&:hover': { color: 'primary.main' } })} />
        <Box sx={{ p: 3 }} />
      </>,
    );
    const [first, second, third, other] = [...container.children].map(({ className }) => className);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  test('Each new value adds a rule to the page, though:', () => {
    const countRules = () =>
      [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    const { rerender } = render(<Box sx={{ top: 901 }} />);
    const before = countRules();
    for (const top of [902, 903, 902, 904]) {
      rerender(<Box sx={{ top }} />);
    }
    expect(countRules()).toBe(before + 3);
  });
});

describe('#typescript', () => {
  test('`{ ...sx, p: 1 }` compiles, but a function or an array in `sx` is lost', () => {
    const spread = (sx: SxProps<Theme>) => css({ ...sx, p: 1 });
    expect(spread({ m: 1 })).toBe('&{margin:8px;padding:8px;}');
    expect(spread(() => ({ m: 1 }))).toBe('&{padding:8px;}');
    expect(spread([{ m: 1 }])).not.toMatch(/&\{[^}]*margin/);
  });
});

describe('#troubleshooting', () => {
  test('In width and height, `null` becomes `0%`', () => {
    expect(css({ width: [1, null, 0.5] })).toContain('@media (min-width:600px){&{width:0%;}}');
    expect(css({ maxHeight: { xs: 1, sm: null } })).toContain('600px){&{max-height:0%;}}');
    expect(css({ width: { xs: 1, md: 0.5 } })).not.toContain('600px');
  });

  test('In `typography`, `null` removes the styles that earlier keys set for this breakpoint', () => {
    const atSmall = '@media (min-width:600px){&{padding:16px;}}';
    expect(css({ p: [1, 2], typography: ['body1', null] })).not.toContain('600px');
    expect(css({ p: [1, 2], typography: { xs: 'body1' } })).toContain(atSmall);
    expect(css({ typography: ['body1', null], p: [1, 2] })).toContain(atSmall);
    expect(css({ p: [1, 2], color: ['red', null] })).toContain(atSmall);
  });

  test('As a key of `sx`, `md` is a selector', () => {
    expect(css({ md: { p: 2 } })).toBe('& md{padding:16px;}');
    expect(css({ p: { md: 2 } })).toBe('@media (min-width:900px){&{padding:16px;}}');
    expect(css({ '&:hover': { p: { md: 2 } } })).toBe(
      '@media (min-width:900px){&:hover{padding:16px;}}',
    );
    expect(css((theme) => ({ [theme.breakpoints.up('md')]: { p: 2 } }))).toBe(
      css({ p: { md: 2 } }),
    );
  });
});
