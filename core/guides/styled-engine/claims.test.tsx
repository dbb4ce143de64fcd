import createCache, { type Options } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';

const { StyleSheet } = jest.requireActual<typeof import('@emotion/sheet')>('@emotion/sheet');
const path = jest.requireActual<typeof import('node:path')>('node:path');

const POINT = 'meta[name="emotion-insertion-point"]';

/** The style elements with a rule that contains the text, in the order of the page. */
const stylesWith = (text: string) =>
  [...document.querySelectorAll('style')].filter(({ sheet }) =>
    [...sheet!.cssRules].some(({ cssText }) => cssText.includes(text)),
  );

/** How many rules of the page contain the text. */
const countRules = (text: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => cssText.includes(text)).length;

const isBefore = (first: Node, second: Node) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

afterEach(() => document.querySelectorAll('.loaded').forEach((sheet) => sheet.remove()));

function addSheet() {
  const sheet = document.createElement('style');
  sheet.className = 'loaded';
  sheet.textContent = '.sheet { color: red }';
  document.head.append(sheet);
  return sheet;
}

const inCache = (element: React.ReactElement, options: Options) => (
  <CacheProvider value={createCache(options)}>{element}</CacheProvider>
);

const prefixOf = (testId: string) =>
  /(\w+)-[\da-z]{5,}/.exec(screen.getByTestId(testId).className)?.[1];

describe('#emotion', () => {
  test('Each combination of styles becomes a class with the prefix `css`, followed by a hash; in development, the name of the component follows', () => {
    render(
      <>
        <Button>One</Button>
        <Button>Two</Button>
        <Button color="error">Three</Button>
        <Box data-testid="box" sx={{ p: 1 }} />
      </>,
    );
    const classOf = (name: string) =>
      [...screen.getByRole('button', { name }).classList].filter((entry) =>
        entry.startsWith('css-'),
      );
    expect(classOf('One')).toEqual([
      expect.stringMatching(/^css-[\da-z]+-MuiButtonBase-root-MuiButton-root$/),
    ]);
    expect(classOf('Two')).toEqual(classOf('One'));
    expect(classOf('Three')).not.toEqual(classOf('One'));
    expect(screen.getByTestId('box').className).toMatch(/css-[\da-z]+$/);
  });

  test('Emotion adds its first `style` element at the end of the `head`, and later styles stay in front of stylesheets that are loaded afterwards', () => {
    for (const speedy of [true, false]) {
      const early = addSheet();
      const cache = createCache({ key: 'order', speedy });
      const base = speedy ? 5100 : 5150;
      const view = (top: number) => (
        <CacheProvider value={cache}>
          <Box sx={{ top }} />
        </CacheProvider>
      );
      const { rerender } = render(view(base + 1));
      expect(stylesWith(`${base + 1}px`)[0]).toBe(document.head.lastElementChild);
      const late = addSheet();
      rerender(view(base + 2));
      expect(isBefore(early, stylesWith(`${base + 1}px`)[0]!)).toBe(true);
      expect(isBefore(stylesWith(`${base + 2}px`)[0]!, late)).toBe(true);
    }
  });

  test('Equal styles are inserted once, and they stay in the page when the component unmounts', () => {
    const { unmount } = render(
      <>
        <Box sx={{ top: 5201 }} />
        <Box sx={{ top: 5201 }} component="span" />
      </>,
    );
    expect(countRules('5201px')).toBe(1);
    unmount();
    expect(countRules('5201px')).toBe(1);
  });
});

describe('#inject-first', () => {
  test('`injectFirst` moves the styles of the library to the start of the `head`, so that a stylesheet with the same specificity wins', () => {
    const sheet = addSheet();
    render(
      <>
        <StyledEngineProvider injectFirst>
          <Box sx={{ top: 5301, color: 'blue' }} />
        </StyledEngineProvider>
        {inCache(<Box sx={{ top: 5302, color: 'blue' }} />, { key: 'late' })}
      </>,
    );
    expect(isBefore(stylesWith('5301px')[0]!, sheet)).toBe(true);
    expect(isBefore(stylesWith('5302px')[0]!, sheet)).toBe(false);
    // Equal specificity: one class each, in the element's own rule and in the stylesheet.
    for (const text of ['5301px', '5302px']) {
      const rules = stylesWith(text).flatMap(({ sheet: own }) => [...own!.cssRules]);
      const rule = rules.find(({ cssText }) => cssText.includes(text)) as CSSStyleRule;
      expect(rule.selectorText).toMatch(/^\.[\w-]+$/);
    }
  });

  test('The library adds it as the first element of the `head`, unless your HTML already contains one', () => {
    const load = () => jest.isolateModules(() => void jest.requireActual('@mui/styled-engine'));
    const initial = document.querySelector(POINT)!;
    expect(initial).not.toBeNull();
    initial.remove();
    load();
    expect(document.head.firstElementChild!.matches(POINT)).toBe(true);
    document.querySelector(POINT)!.remove();
    const own = document.createElement('meta');
    own.name = 'emotion-insertion-point';
    document.head.append(own);
    load();
    expect([...document.querySelectorAll(POINT)]).toEqual([own]);
    own.replaceWith();
    document.head.prepend(initial);
  });

  test('The new cache replaces that of an outer `CacheProvider`, with its `key`, `nonce` and plugins', () => {
    const plugin = jest.fn();
    render(
      inCache(
        <StyledEngineProvider injectFirst>
          <Box data-testid="box" sx={{ top: 5401 }} />
        </StyledEngineProvider>,
        { key: 'outer', nonce: 'abc', stylisPlugins: [plugin] },
      ),
    );
    expect(prefixOf('box')).toBe('css');
    expect(stylesWith('5401px')[0]).not.toHaveAttribute('nonce');
    expect(plugin).not.toHaveBeenCalled();
  });

  test('without `injectFirst` and `enableCssLayer`, `StyledEngineProvider` changes nothing', () => {
    render(
      inCache(
        <StyledEngineProvider>
          <Box data-testid="box" sx={{ top: 5402 }} />
        </StyledEngineProvider>,
        { key: 'outer', nonce: 'abc' },
      ),
    );
    expect(prefixOf('box')).toBe('outer');
    expect(stylesWith('5402px')[0]).toHaveAttribute('nonce', 'abc');
  });

  test('In the browser, all providers with the same props share one cache', () => {
    const app = (
      <StyledEngineProvider injectFirst>
        <Box sx={{ top: 5501 }} />
      </StyledEngineProvider>
    );
    render(app);
    render(app);
    expect(countRules('5501px')).toBe(1);
  });
});

describe('#css-layer', () => {
  test('`enableCssLayer` wraps all styles of the engine in `@layer mui`', () => {
    const insert = jest.spyOn(StyleSheet.prototype, 'insert').mockImplementation(() => {});
    render(
      <StyledEngineProvider enableCssLayer>
        <Box sx={{ top: 5601 }} />
        <Box sx={{ '@media print': { top: 5602 } }} />
        <Button sx={{ top: 5603 }}>Save</Button>
        <GlobalStyles styles={{ main: { top: 5604 } }} />
      </StyledEngineProvider>,
    );
    const rules = insert.mock.calls.map(([rule]) => rule);
    insert.mockRestore();
    for (const text of ['5601px', '5602px', '5603px', '5604px']) {
      expect(rules.join()).toContain(text);
    }
    for (const rule of rules) {
      expect(rule).toMatch(/^@layer mui ?\{/);
    }
  });
});

describe('#cache', () => {
  test('A `key` with digits or capital letters throws an error in development', () => {
    const file = 'node_modules/@emotion/cache/dist/emotion-cache.browser.development.cjs.js';
    const { default: create } = jest.requireActual<{ default: typeof createCache }>(
      path.resolve(file),
    );
    for (const key of ['app1', 'App', 'my_app']) {
      expect(() => create({ key })).toThrow(/lower case alphabetical characters/);
    }
    expect(() => create({ key: 'my-app' })).not.toThrow();
  });
});

describe('#shadow-dom', () => {
  const popups = (
    <>
      <Dialog open data-testid="dialog" />
      <Menu open anchorEl={document.body} data-testid="menu" />
      <Tooltip open title="Ferry">
        <span>Help</span>
      </Tooltip>
    </>
  );

  function renderInShadow(toContent: (container: HTMLElement) => React.ReactElement) {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    const container = root.appendChild(document.createElement('div'));
    const mount = root.appendChild(document.createElement('div'));
    render(inCache(toContent(container), { key: 'shadow', container: root }), { container: mount });
    return { root, container };
  }

  const SELECTORS = ['.MuiDialog-root', '.MuiMenu-root', '.MuiTooltip-popper'];

  test('Dialogs, menus and tooltips are rendered in the `body`, outside of the shadow root and without its styles', () => {
    const { root } = renderInShadow(() => popups);
    expect(root.querySelector('style')).not.toBeNull();
    for (const selector of SELECTORS) {
      expect(root.querySelector(selector)).toBeNull();
      expect(document.body.querySelector(selector)).not.toBeNull();
    }
    expect(
      [...document.head.querySelectorAll('style')].some(({ textContent }) =>
        textContent!.includes('.shadow-'),
      ),
    ).toBe(false);
  });

  test('dialogs, menus and tooltips are then rendered in that element', () => {
    const { container } = renderInShadow((element) => {
      const defaults = { defaultProps: { container: element } };
      const theme = createTheme({
        components: { MuiModal: defaults, MuiPopover: defaults, MuiPopper: defaults },
      });
      return <ThemeProvider theme={theme}>{popups}</ThemeProvider>;
    });
    for (const selector of SELECTORS) {
      expect(container.querySelector(selector)).not.toBeNull();
      expect(document.body.querySelector(selector)).toBeNull();
    }
  });

  test("With `cssVariables`, set `rootSelector: ':host'`; the default selector `:root` matches nothing in a shadow root", () => {
    const variableRules = (rootSelector?: string) => {
      const insert = jest.spyOn(StyleSheet.prototype, 'insert').mockImplementation(() => {});
      const theme = createTheme({ cssVariables: rootSelector ? { rootSelector } : true });
      renderInShadow(() => <ThemeProvider theme={theme}>{null}</ThemeProvider>);
      const rules = insert.mock.calls.map(([rule]) => rule);
      insert.mockRestore();
      return rules.filter((rule) => rule.includes('--mui-palette-primary-main:'));
    };
    expect(variableRules(':host')).toEqual([expect.stringMatching(/^:host ?\{/)]);
    expect(variableRules()).toEqual([expect.stringMatching(/^:root ?\{/)]);
    const { root } = renderInShadow(() => popups);
    expect(root.querySelector(':root')).toBeNull();
  });

  test("The arrow keys don't move the focus in menus and tabs, because both look for the focused element in the document, which only reports the host", () => {
    const content = (
      <>
        <MenuList>
          <MenuItem>One</MenuItem>
          <MenuItem>Two</MenuItem>
        </MenuList>
        <Tabs value={0} aria-label="Ferries">
          <Tab label="Out" />
          <Tab label="Back" />
        </Tabs>
      </>
    );
    const focusAfter = (root: Document | ShadowRoot, selector: string, key: string) => {
      const first = root.querySelector<HTMLElement>(selector)!;
      act(() => first.focus());
      fireEvent.keyDown(first, { key });
      return root.activeElement!.textContent;
    };
    const view = render(content);
    expect(focusAfter(document, '[role="menuitem"]', 'ArrowDown')).toBe('Two');
    expect(focusAfter(document, '[role="tab"]', 'ArrowRight')).toBe('Back');
    view.unmount();
    const { root } = renderInShadow(() => content);
    expect(focusAfter(root, '[role="menuitem"]', 'ArrowDown')).toBe('One');
    expect(focusAfter(root, '[role="tab"]', 'ArrowRight')).toBe('Out');
    expect(document.activeElement).toBe(root.host);
  });
});
