import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { Box as SystemBox, styled as systemStyled } from '@mui/system';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(<CacheProvider value={cache}>{element}</CacheProvider>);
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

const inTheme = (element: React.ReactElement, cssVariables = false) =>
  cssOf(<ThemeProvider theme={createTheme({ cssVariables })}>{element}</ThemeProvider>);

describe('#sx', () => {
  test("The same notice in three ways shows the difference: a number for padding in `sx` is a multiple of the theme's spacing, but pixels in `styled` and in `style`", () => {
    const Styled = styled('p')({ padding: 2 });
    const Computed = styled('p')(() => ({ padding: 2 }));
    expect(cssOf(<Box sx={{ padding: 2 }} />)).toBe('&{padding:16px;}');
    expect(cssOf(<Styled />)).toBe('&{padding:2px;}');
    expect(cssOf(<Computed />)).toBe('&{padding:2px;}');
    render(<Box data-testid="box" style={{ padding: 2 }} />);
    expect(screen.getByTestId('box').style.padding).toBe('2px');
  });

  test('Without a `ThemeProvider`, `sx` and `styled` use the default theme', () => {
    const Styled = styled('p')(({ theme }) => ({ color: theme.palette.primary.main }));
    expect(cssOf(<Box sx={{ color: 'primary.main' }} />)).toBe('&{color:#1976d2;}');
    expect(cssOf(<Styled />)).toBe('&{color:#1976d2;}');
  });
});

describe('#styled', () => {
  const show = (props: Record<string, unknown>) => Object.keys(props).sort().join();
  function Inner(props: Record<string, unknown>) {
    return <p>{show(props)}</p>;
  }

  test('A component from `styled` also accepts `sx`, which overrides its styles', () => {
    const Plain = styled('p')({ padding: 1 });
    const Nested = styled(Plain)({ padding: 3 });
    expect(cssOf(<Plain sx={{ p: 2 }} />)).toBe('&{padding:1px;padding:16px;}');
    expect(cssOf(<Nested sx={{ p: 2 }} />)).toMatch(/padding:3px;padding:16px;\}$/);
  });

  test("An HTML tag receives only valid attributes, so a custom prop such as `isCalled` isn't in the page", () => {
    const Plain = styled('p')<{ isCalled: boolean }>({});
    render(<Plain isCalled title="Ticket" data-testid="plain" sx={{ p: 1 }} />);
    const names = screen.getByTestId('plain').getAttributeNames().sort();
    expect(names).toEqual(['class', 'data-testid', 'title']);
  });

  test('A component receives all props except `sx`, `as` and `ownerState`', () => {
    const Plain = styled(Inner)({});
    const { container } = render(
      <Plain isCalled title="Ticket" sx={{ p: 1 }} as={Inner} ownerState={{}} />,
    );
    expect(container).toHaveTextContent(/^className,isCalled,title$/);
  });

  test('`shouldForwardProp` replaces this rule, so exclude `sx` as well:', () => {
    const Loose = styled(Inner, { shouldForwardProp: (prop) => prop !== 'isCalled' })({});
    render(<Loose isCalled id="loose" sx={{ p: 1 }} ownerState={{}} />);
    expect(screen.getByText('className,id,ownerState,sx')).toBeVisible();
    const Strict = styled(Inner, {
      shouldForwardProp: (prop) => prop !== 'isCalled' && prop !== 'sx',
    })({});
    render(<Strict isCalled id="strict" sx={{ p: 1 }} />);
    expect(screen.getByText('className,id')).toHaveStyle({ padding: '' });
    expect(cssOf(<Strict sx={{ p: 1 }} />)).toBe('&{padding:8px;}');
  });

  test('Create the component outside of other components: in a component, each render would create a new type, and its content would lose its state', () => {
    const Outside = styled('div')({});
    function Page() {
      const Inside = styled('div')({});
      return (
        <>
          {/* eslint-disable-next-line react-hooks/static-components -- the mistake that the claim is about */}
          <Inside>
            <input aria-label="inside" />
          </Inside>
          <Outside>
            <input aria-label="outside" />
          </Outside>
        </>
      );
    }
    const { rerender } = render(<Page />);
    const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    field('inside').value = 'Anna';
    field('outside').value = 'Anna';
    rerender(<Page />);
    expect(field('inside').value).toBe('');
    expect(field('outside').value).toBe('Anna');
  });

  test("`styled` doesn't support the shorthands of `sx`: `p` and `bgcolor` have no effect", () => {
    const Shelf = styled('ul')({ p: 2, bgcolor: 'primary.main' });
    expect(cssOf(<Shelf />)).toBe('&{p:2px;bgcolor:primary.main;}');
  });

  test('To use them, convert an object with `theme.unstable_sx`:', () => {
    const Shelf = styled('ul')(({ theme }) =>
      theme.unstable_sx({ px: 2, py: { xs: 1, md: 3 }, bgcolor: 'background.paper' }),
    );
    expect(cssOf(<Shelf />)).toBe(
      cssOf(<Box sx={{ px: 2, py: { xs: 1, md: 3 }, bgcolor: 'background.paper' }} />),
    );
  });
});

describe('#layout', () => {
  test('`Container` has a `maxWidth` of `lg`, which is 1200 pixels, and gutters of 16 pixels, or 24 pixels from `sm`', () => {
    const rules = cssOf(<Container />);
    expect(rules).toMatch(/^&\{[^}]*padding-left:16px;padding-right:16px;/);
    expect(rules).toContain('@media (min-width:600px){&{padding-left:24px;padding-right:24px;}}');
    expect(rules).toContain('@media (min-width:1200px){&{max-width:1200px;}}');
  });

  test('`Stack` is a column without space between its children, until you set `direction` and `spacing`', () => {
    expect(cssOf(<Stack />)).toBe('&{display:flex;flex-direction:column;}');
    const rules = cssOf(<Stack direction="row" spacing={2} />);
    expect(rules).toContain('flex-direction:row;');
    expect(rules).toContain('margin-left:16px;');
  });

  test('`Grid2` has 12 columns: `size={4}` is a third of the row', () => {
    expect(cssOf(<Grid container />)).toContain('--Grid-columns:12;');
    expect(cssOf(<Grid size={4} />)).toContain('width:calc(100% * 4 / var(--Grid-parent-columns)');
  });

  test('`direction`, `spacing` and `size` accept objects with [breakpoints](../../customization/breakpoints/index.mdx)', () => {
    const stack = cssOf(
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2 }} />,
    );
    expect(stack).toMatch(/min-width:600px\)\{&\{flex-direction:row;/);
    expect(stack).toMatch(/min-width:600px.*margin-left:16px;/);
    const grid = cssOf(<Grid size={{ xs: 12, sm: 4 }} />);
    expect(grid).toMatch(/min-width:600px\)\{&\{[^}]*width:calc\(100% \* 4/);
    const spaced = cssOf(
      <Grid container direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 2 }} />,
    );
    expect(spaced).toMatch(/min-width:600px\)\{&\{[^}]*16px/);
    expect(spaced).toMatch(/min-width:600px\)\{&\{[^}]*flex-direction:row/);
  });

  test("Don't use an array for `direction`: without `useFlexGap`, `Stack` then has no space", () => {
    for (const spacing of [2, [1, 2]]) {
      const rules = cssOf(<Stack direction={['column', 'row']} spacing={spacing} />);
      expect(rules).toMatch(/margin\w+:16px/);
      expect(rules).not.toMatch(/margin-(top|left|right|bottom):/);
      expect(cssOf(<Stack direction={['column', 'row']} spacing={spacing} useFlexGap />)).toContain(
        'gap:16px',
      );
    }
    expect(cssOf(<Stack direction="row" spacing={[1, 2]} />)).toContain('margin-left:16px');
  });
});

describe('#packages', () => {
  test("Without a `ThemeProvider`, its `Box` writes `color: 'primary.main'` unchanged, which is invalid CSS", () => {
    expect(cssOf(<SystemBox sx={{ color: 'primary.main' }} />)).toBe('&{color:primary.main;}');
    expect(cssOf(<SystemBox sx={{ zIndex: 'modal', p: 2 }} />)).toBe(
      '&{z-index:modal;padding:16px;}',
    );
  });

  test('and in its `styled`, `theme.palette.primary` is undefined', () => {
    const seen: unknown[] = [];
    const Probe = systemStyled('p')(({ theme }) => {
      seen.push(theme.palette);
      return {};
    });
    render(<Probe />);
    expect(seen[0]).toEqual({ mode: 'light' });
  });

  test('Inside a `ThemeProvider` of `@mui/material`, both use the Material theme', () => {
    const Probe = systemStyled('p')(({ theme }) => ({ color: theme.palette.primary.main }));
    expect(inTheme(<SystemBox sx={{ color: 'primary.main' }} />)).toBe('&{color:#1976d2;}');
    expect(inTheme(<Probe />)).toBe('&{color:#1976d2;}');
    expect(inTheme(<Probe />, true)).toContain('&{color:#1976d2;}');
    expect(inTheme(<SystemBox sx={{ color: 'primary.main' }} />, true)).toContain(
      '&{color:var(--mui-palette-primary-main',
    );
  });
});

describe('#troubleshooting', () => {
  type AnyTheme = { theme: { palette: { primary: { main: string } } } };
  const getStyles = ({ theme }: AnyTheme) => ({ color: theme.palette.primary.main });
  /** Returns the message of the error that rendering the element throws. */
  function messageOf(element: React.ReactElement) {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    try {
      render(element);
      return '';
    } catch (error) {
      return (error as Error).message;
    } finally {
      report.mockRestore();
    }
  }

  test('`styled` comes from `@mui/system`, whose default theme has no colors', () => {
    const Probe = systemStyled('p')(getStyles as never);
    expect(messageOf(<Probe />)).toBe("Cannot read properties of undefined (reading 'main')");
    const Material = styled('p')(getStyles as never);
    expect(messageOf(<Material />)).toBe('');
  });

  test('or from `@emotion/styled`, whose default theme is empty', () => {
    const Probe = emotionStyled('p')(getStyles as never);
    expect(messageOf(<Probe />)).toBe("Cannot read properties of undefined (reading 'primary')");
  });

  test('A component passes the prop to its element', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Loose = styled(Paper)<{ isCalled: boolean }>({});
    const Strict = styled(Paper, { shouldForwardProp: (prop) => prop !== 'isCalled' })<{
      isCalled: boolean;
    }>({});
    render(<Strict isCalled />);
    expect(report).not.toHaveBeenCalled();
    render(<Loose isCalled />);
    expect(report.mock.calls[0]?.join(' ')).toMatch(
      /React does not recognize the .* prop on a DOM element.*isCalled/s,
    );
    report.mockRestore();
  });

  test("`as` isn't an alternative here, because it replaces `Paper`, whose styles are lost", () => {
    const Plain = styled(Paper)({});
    const Typed = styled(Paper)({}) as typeof Paper;
    render(
      <>
        <Plain as="section" data-testid="as" />
        <Typed component="section" data-testid="component" />
      </>,
    );
    expect(screen.getByTestId('as').tagName).toBe('SECTION');
    expect(screen.getByTestId('as')).not.toHaveClass('MuiPaper-root');
    expect(screen.getByTestId('component').tagName).toBe('SECTION');
    expect(screen.getByTestId('component')).toHaveClass('MuiPaper-root');
  });
});
