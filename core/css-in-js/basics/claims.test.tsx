import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { makeStyles } from '@docs/v4/node_modules/@material-ui/styles';
import { render, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as styles from '@mui/material/styles';
import { createTheme, styled, type CSSObject } from '@mui/material/styles';

type Anything = (...args: unknown[]) => unknown;

/** The exports of `@mui/material/styles` without their types, because some are deprecated or declared as `never`. */
const exported = styles as unknown as Record<string, Anything>;

function renderInCache(element: React.ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const view = render(<CacheProvider value={cache}>{element}</CacheProvider>);
  return { ...view, css: () => container.textContent! };
}

/** The CSS of an element that is created with `styled`, with `&` as the class. */
function cssOf(object: CSSObject) {
  const Styled = styled('div')(object);
  const { css, unmount } = renderInCache(<Styled />);
  unmount();
  return css().replace(/\.css-[\w-]+/g, '&');
}

/** The declarations of a style object of JSS, which version 4 used. */
function declarationsOf(object: object) {
  const useStyles = makeStyles({ kiln: object } as Parameters<typeof makeStyles>[0]);
  function Kiln() {
    return <b className={(useStyles() as Record<string, string>).kiln}>Kiln</b>;
  }
  const { unmount } = render(<Kiln />);
  const { className } = screen.getByText('Kiln');
  const rule = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .find(({ cssText }) => cssText.startsWith(`.${className} `))!;
  unmount();
  return rule.cssText.replace(/^[^{]*\{\s*|\s*\}$/g, '');
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('#why', () => {
  test("The order in which components render doesn't change the names", () => {
    const elements = [
      <Button key="button" color="error">
        Fire
      </Button>,
      <Box key="box" sx={{ top: 41 }} />,
      <Box key="other" component="span" sx={{ top: 42, '&:hover': { top: 43 } }} />,
    ];
    const namesIn = (order: readonly number[]) => {
      const { container, unmount } = renderInCache(<>{order.map((index) => elements[index])}</>);
      const names = [...container.children].map(({ className }) => className);
      unmount();
      return Object.fromEntries(order.map((index, place) => [index, names[place]]));
    };
    const names = namesIn([0, 1, 2]);
    expect(Object.values(names).join(' ')).toMatch(/css-\w+/);
    expect(namesIn([2, 1, 0])).toEqual(names);
    expect(namesIn([1, 2])).toEqual({ 1: names[1], 2: names[2] });
  });

  test('Emotion inserts its rules in `useInsertionEffect`, which React added for styles, and keeps them in `StrictMode`.', () => {
    const view = (top: number) => (
      <StrictMode>
        <Box sx={{ top }}>Kiln</Box>
      </StrictMode>
    );
    const { container, rerender } = render(view(6311));
    const topOf = () => getComputedStyle(container.firstElementChild!).top;
    expect(topOf()).toBe('6311px');
    rerender(view(6312));
    expect(topOf()).toBe('6312px');
    // The rule is not in the page during rendering, but before layout effects.
    const hasRule = () =>
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes('6313px')),
      );
    const found: [string, boolean][] = [];
    function Probe() {
      found.push(['render', hasRule()]);
      useLayoutEffect(() => {
        found.push(['layout effect', hasRule()]);
      });
      return null;
    }
    render(
      <>
        <Box sx={{ top: 6313 }} />
        <Probe />
      </>,
    );
    expect(found).toEqual([
      ['render', false],
      ['layout effect', true],
    ]);
  });
});

describe('#removed', () => {
  test('`makeStyles`, `withStyles` and `withTheme` are still exported from `@mui/material/styles`, but throw an error that refers to `@mui/styles`', () => {
    for (const name of ['makeStyles', 'withStyles', 'withTheme']) {
      expect(exported[name]).toBeInstanceOf(Function);
      expect(() => exported[name]!({ root: {} })).toThrow(
        `MUI: ${name} is no longer exported from @mui/material/styles.\nYou have to import it from @mui/styles.`,
      );
    }
  });

  test('The middle column describes version 6', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const argument = { root: { top: 1 } };
    expect(exported.createStyles!(argument)).toBe(argument);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(exported.createMuiTheme!()).toMatchObject({ palette: { mode: 'light' } });
    expect(error).toHaveBeenCalledTimes(1);
    expect(() => exported.experimental_sx!()).toThrow('theme.unstable_sx');
    expect(createTheme().unstable_sx).toBeInstanceOf(Function);
    expect(exported.experimentalStyled).toBe(styled);
    const old = {
      palette: { type: 'dark' },
      props: { MuiButton: { size: 'small' } },
      overrides: { MuiButton: { root: { top: 1 } } },
    };
    expect(exported.adaptV4Theme!(old)).toMatchObject({
      palette: { mode: 'dark' },
      components: {
        MuiButton: { defaultProps: { size: 'small' }, styleOverrides: { root: { top: 1 } } },
      },
    });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledTimes(1);
  });
});

describe('#differences', () => {
  test('JSS sorts properties by the length of their names, so `padding` comes before `paddingTop`.', () => {
    const sorted = 'top: 1px; padding: 8px; padding-top: 4px;';
    expect(declarationsOf({ paddingTop: 4, padding: 8, top: 1 })).toBe(sorted);
    expect(declarationsOf({ top: 1, padding: 8, paddingTop: 4 })).toBe(sorted);
  });

  test("In JSS, `margin: [[0, 'auto']]` is a list with spaces, and `transition: ['top 1s', 'left 2s']` a list with commas.", () => {
    expect(declarationsOf({ margin: [[0, 'auto']] })).toMatch(/^margin: 0(?:px)? auto;$/);
    expect(declarationsOf({ transition: ['top 1s', 'left 2s'] })).toBe(
      'transition: top 1s, left 2s;',
    );
  });

  test('in `{ paddingTop: 4, padding: 8 }`, the padding at the top is 8 pixels', () => {
    // The later declaration wins.
    expect(cssOf({ paddingTop: 4, padding: 8 })).toBe('&{padding-top:4px;padding:8px;}');
    expect(cssOf({ padding: 8, paddingTop: 4 })).toBe('&{padding:8px;padding-top:4px;}');
  });

  test('Emotion ignores the nested array;', () => {
    const nested = { margin: [[0, 'auto']], top: 1 } as unknown as CSSObject;
    expect(cssOf(nested)).toBe('&{top:1px;}');
    expect(cssOf({ margin: '0 auto', top: 1 })).toBe('&{margin:0 auto;top:1px;}');
  });

  test('In `styled`, a simple array is a list of fallbacks', () => {
    expect(cssOf({ display: ['inline-block', 'flex'] })).toBe(
      '&{display:inline-block;display:flex;}',
    );
  });
});
