import * as React from 'react';
import { render, screen } from '@testing-library/react';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

type ThemeOptions = Parameters<typeof createTheme>[0];

const show = (options: ThemeOptions, children: React.ReactNode = <CssBaseline />) =>
  render(<ThemeProvider theme={createTheme(options)}>{children}</ThemeProvider>);
const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
const styleRules = () => rules().filter((rule) => 'selectorText' in rule) as CSSStyleRule[];
/** The rules that aren't those of a component, whose styles remain in the page between tests. */
const globalRules = () => styleRules().filter((rule) => !rule.selectorText.includes('.css-'));
const globalText = (selector: string) =>
  globalRules()
    .filter(({ selectorText }) => selectorText.split(/,\s*/).includes(selector))
    .map(({ style }) => style.cssText)
    .join(' ');
const schemesOf = (element: Element) =>
  styleRules()
    .filter(({ selectorText }) => !selectorText.includes('::') && element.matches(selectorText))
    .map(({ style }) => style.getPropertyValue('color-scheme'))
    .filter((value) => value !== '');
const body = () => getComputedStyle(document.body);
const RED = 'rgb(255, 0, 0)';
const BLUE = 'rgb(0, 0, 255)';
const scope = () => document.querySelector<HTMLElement>('.MuiScopedCssBaseline-root')!;

afterEach(() => jest.restoreAllMocks());

describe('#page', () => {
  test('`children` are optional and rendered without a wrapper element', () => {
    const { container, unmount } = render(<CssBaseline />);
    expect(container).toBeEmptyDOMElement();
    unmount();
    const { container: parent } = render(
      <CssBaseline>
        <i>One</i>
        <i>Two</i>
      </CssBaseline>,
    );
    expect(parent.innerHTML).toBe('<i>One</i><i>Two</i>');
  });

  test('The styles are removed when the component unmounts', () => {
    const { rerender } = render(<CssBaseline />);
    expect(body().margin).toBe('0px');
    rerender(<div />);
    expect(body().margin).not.toBe('0px');
    expect(globalRules()).toEqual([]);
  });
});

describe('#styles', () => {
  test('By default, `CssBaseline` adds only these styles:', () => {
    for (const fontWeightBold of [undefined, 800]) {
      const { unmount } = show({
        palette: { text: { primary: RED }, background: { default: BLUE } },
        typography: { fontWeightBold, body1: { letterSpacing: '1px' } },
      });
      expect(globalText('html')).toMatch(/box-sizing: border-box/);
      expect(globalText('html')).toMatch(/-webkit-font-smoothing: antialiased/);
      expect(globalText('html')).toMatch(/text-size-adjust: 100%/);
      expect(globalText('html')).not.toMatch(/color-scheme/);
      for (const selector of ['*', '*::before', '*::after']) {
        expect(globalText(selector)).toBe('box-sizing: inherit;');
      }
      for (const selector of ['strong', 'b']) {
        expect(globalText(selector)).toBe(`font-weight: ${fontWeightBold ?? 700};`);
      }
      expect(body().margin).toBe('0px');
      expect(body().color).toBe(RED);
      expect(body().backgroundColor).toBe(BLUE);
      expect(body().letterSpacing).toBe('1px');
      expect(globalText('body::backdrop')).toBe(`background-color: ${BLUE};`);
      const media = rules().filter((rule) => rule instanceof CSSMediaRule) as CSSMediaRule[];
      expect(media.map((rule) => rule.media.mediaText)).toEqual(['print']);
      expect(media[0]!.cssRules[0]!.cssText).toMatch(/^body\s*\{\s*background-color: #fff;\s*\}$/);
      unmount();
    }
  });

  const selectors = () => new Set(globalRules().flatMap((rule) => rule.selectorText.split(/,\s*/)));

  test("It isn't a complete reset: headings, paragraphs, lists, links and buttons keep the browser's styles", () => {
    render(<CssBaseline enableColorScheme />);
    const expected = ['html', '*', '*::before', '*::after', 'strong', 'b', 'body'];
    expect([...selectors()].sort()).toEqual([...expected, 'body::backdrop'].sort());
    const everywhere = globalRules().find((rule) => rule.selectorText.startsWith('*'))!;
    expect(Array.from(everywhere.style)).toEqual(['box-sizing']);
  });

  test("The font size of `html` doesn't change either,", () => {
    show({ typography: { fontSize: 20, htmlFontSize: 10 } });
    const html = globalRules().filter((rule) => rule.selectorText === 'html');
    expect(html).toHaveLength(1);
    expect(html[0]!.style.getPropertyValue('font-size')).toBe('');
    expect(html[0]!.style.getPropertyValue('font')).toBe('');
    expect(html[0]!.style.getPropertyValue('box-sizing')).toBe('border-box');
  });

  test('Everything in `typography.body1` of the theme is copied to `body`, even custom styles', () => {
    show({ typography: { body1: { marginBottom: 24, textTransform: 'uppercase' } } });
    expect(body().marginBottom).toBe('24px');
    expect(body().textTransform).toBe('uppercase');
  });
});

describe('#scoped', () => {
  const options: ThemeOptions = {
    palette: { text: { primary: RED }, background: { default: BLUE } },
    typography: { fontFamily: 'Lora' },
  };

  test('`ScopedCssBaseline` applies the same font, colors and `box-sizing` to an element and its content, and leaves the rest of the page unchanged', () => {
    const before = body().cssText;
    show(options, <ScopedCssBaseline>Inside</ScopedCssBaseline>);
    const style = getComputedStyle(scope());
    expect(style.color).toBe(RED);
    expect(style.backgroundColor).toBe(BLUE);
    expect(style.fontFamily).toBe('Lora');
    expect(style.boxSizing).toBe('border-box');
    expect(body().cssText).toBe(before);
    expect(globalRules()).toEqual([]);
  });

  test('It renders a `<div>`; `component` changes the element', () => {
    const { rerender } = render(<ScopedCssBaseline />);
    expect(scope().tagName).toBe('DIV');
    rerender(<ScopedCssBaseline component="main" />);
    expect(scope().tagName).toBe('MAIN');
  });

  test('Content that is rendered elsewhere in the page, such as an open [dialog](../dialogs/index.mdx) or [menu](../menus/index.mdx), is outside of the scope', () => {
    const content = (container?: () => HTMLElement) => (
      <ScopedCssBaseline>
        <Dialog open container={container} aria-label="Delete">
          Delete it?
        </Dialog>
      </ScopedCssBaseline>
    );
    const { unmount } = render(content());
    expect(scope()).not.toContainElement(screen.getByText('Delete it?'));
    unmount();
    render(content(scope));
    expect(scope()).toContainElement(screen.getByText('Delete it?'));
  });
});

describe('#color-scheme', () => {
  test('`enableColorScheme` sets the CSS property `color-scheme` to the mode of the theme,', () => {
    for (const mode of ['light', 'dark'] as const) {
      for (const isScoped of [true, false]) {
        const Baseline = isScoped ? ScopedCssBaseline : CssBaseline;
        const target = () => (isScoped ? scope() : document.documentElement);
        const off = show({ palette: { mode } }, <Baseline />);
        expect(schemesOf(target())).toEqual([]);
        off.unmount();
        const on = show({ palette: { mode } }, <Baseline enableColorScheme />);
        expect(schemesOf(target())).toEqual([mode]);
        on.unmount();
      }
    }
  });

  test('In a theme with `cssVariables`, the `ThemeProvider` already sets `color-scheme` on the page,', () => {
    const themes: [ThemeOptions, ('light' | 'dark')[]][] = [
      [{}, ['light']],
      [{ palette: { mode: 'dark' } }, ['dark']],
      [{ colorSchemes: { dark: true } }, ['light', 'dark']],
    ];
    for (const [options, modes] of themes) {
      const { unmount } = show({ cssVariables: true, ...options }, <p>No baseline</p>);
      const text = rules().map(({ cssText }) => cssText);
      const isSet = (mode: string) =>
        new RegExp(`:root\\s*\\{[^}]*color-scheme: ${mode}`).test(text.join(''));
      expect((['light', 'dark'] as const).filter(isSet)).toEqual(modes);
      unmount();
    }
  });
});

describe('#customize', () => {
  test('`styleOverrides` of `MuiCssBaseline` in the theme accepts CSS selectors instead of slots: as an object, a string, or a function that receives the theme', () => {
    for (const styleOverrides of [
      { h6: { color: RED } },
      `h6 { color: ${RED}; }`,
      ({ palette }: { palette: { error: { main: string } } }) => ({
        h6: { color: palette.error.main },
      }),
    ]) {
      const { unmount } = show(
        {
          palette: { error: { main: RED } },
          components: { MuiCssBaseline: { styleOverrides } },
        },
        <>
          <CssBaseline />
          <h6>Title</h6>
        </>,
      );
      expect(getComputedStyle(screen.getByText('Title')).color).toBe(RED);
      unmount();
    }
  });

  test('These styles come after those of `CssBaseline` and override them', () => {
    show({
      components: {
        MuiCssBaseline: { styleOverrides: { body: { margin: 8, backgroundColor: RED } } },
      },
    });
    expect(body().margin).toBe('8px');
    expect(body().backgroundColor).toBe(RED);
  });

  test('For the default of a prop, use `defaultProps`, such as `MuiCssBaseline: { defaultProps: { enableColorScheme: true } }`', () => {
    show({
      palette: { mode: 'dark' },
      components: { MuiCssBaseline: { defaultProps: { enableColorScheme: true } } },
    });
    expect(schemesOf(document.documentElement)).toEqual(['dark']);
  });

  test('Its `styles` accepts the same three forms, and the styles are removed when it unmounts:', () => {
    for (const styles of [
      { h6: { color: RED } },
      `h6 { color: ${RED}; }`,
      ({ palette }: Theme) => ({ h6: { color: palette.error.main } }),
    ]) {
      const page = (children?: React.ReactNode) => (
        <ThemeProvider theme={createTheme({ palette: { error: { main: RED } } })}>
          {children}
          <h6>Title</h6>
        </ThemeProvider>
      );
      const { rerender, unmount } = render(page(<GlobalStyles styles={styles} />));
      expect(getComputedStyle(screen.getByText('Title')).color).toBe(RED);
      rerender(page());
      expect(getComputedStyle(screen.getByText('Title')).color).not.toBe(RED);
      unmount();
    }
  });

  test('`ScopedCssBaseline` ignores `MuiCssBaseline`', () => {
    show(
      {
        palette: { mode: 'dark' },
        components: {
          MuiCssBaseline: {
            defaultProps: { enableColorScheme: true },
            styleOverrides: { h6: { color: RED }, body: { color: RED } },
          },
        },
      },
      <ScopedCssBaseline>
        <h6>Title</h6>
      </ScopedCssBaseline>,
    );
    expect(schemesOf(scope())).toEqual([]);
    expect(getComputedStyle(screen.getByText('Title')).color).not.toBe(RED);
    expect(getComputedStyle(scope()).color).not.toBe(RED);
  });
});

describe('#accessibility', () => {
  test("`CssBaseline` doesn't change the focus outline,", () => {
    render(<CssBaseline enableColorScheme />);
    const text = globalRules().map(({ cssText }) => cssText);
    expect(text.join('')).toContain('border-box');
    expect(text.join('')).not.toMatch(/outline|:focus/);
  });

  test('`ScopedCssBaseline` is a plain `<div>` without a role', () => {
    render(<ScopedCssBaseline>Text</ScopedCssBaseline>);
    expect(scope().getAttributeNames()).toEqual(['class']);
  });
});

describe('#troubleshooting', () => {
  const options: ThemeOptions = { palette: { background: { default: RED } } };

  test('`CssBaseline` is missing, or it is outside the `ThemeProvider` and uses the default theme', () => {
    const missing = show(options, <p>Text</p>);
    expect(body().backgroundColor).not.toBe(RED);
    missing.unmount();
    const outside = render(
      <>
        <CssBaseline />
        <ThemeProvider theme={createTheme(options)}>Text</ThemeProvider>
      </>,
    );
    expect(body().backgroundColor).toBe('rgb(255, 255, 255)');
    outside.unmount();
    show(options);
    expect(body().backgroundColor).toBe(RED);
  });

  test('A `CssBaseline` in a nested `ThemeProvider` styles the whole page, too, and the one that is mounted last wins', () => {
    const blue = createTheme({ palette: { background: { default: BLUE } } });
    const nested = (
      <ThemeProvider theme={blue}>
        <div>
          <CssBaseline />
        </div>
      </ThemeProvider>
    );
    const after = show(
      options,
      <>
        <CssBaseline />
        {nested}
      </>,
    );
    expect(body().backgroundColor).toBe(BLUE);
    after.unmount();
    show(
      options,
      <>
        {nested}
        <CssBaseline />
      </>,
    ).unmount();
    expect(body().backgroundColor).not.toBe(BLUE);
    // The order in the page doesn't matter: this one is above, but is mounted later.
    const page = (inner: React.ReactNode) => (
      <ThemeProvider theme={createTheme(options)}>
        <div>{inner}</div>
        <CssBaseline />
      </ThemeProvider>
    );
    const { rerender } = render(page(null));
    expect(body().backgroundColor).toBe(RED);
    rerender(page(nested));
    expect(body().backgroundColor).toBe(BLUE);
  });

  test('`ScopedCssBaseline` throws this error if the theme has `colorSchemes` without `cssVariables`', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const colorSchemes of [{ dark: true }, { light: true }, { light: true, dark: true }])
      for (const enableColorScheme of [true, false]) {
        const scoped = <ScopedCssBaseline enableColorScheme={enableColorScheme} />;
        expect(() => show({ colorSchemes }, scoped)).toThrow(
          'theme.getColorSchemeSelector is not a function',
        );
        expect(() => show({ colorSchemes, cssVariables: true }, scoped)).not.toThrow();
      }
    expect(() => show({ colorSchemes: { dark: true } })).not.toThrow();
  });

  test('Set it on their root element: all descendants inherit the value', () => {
    show(
      {},
      <>
        <CssBaseline />
        <ScopedCssBaseline>
          <i>Inside</i>
        </ScopedCssBaseline>
      </>,
    );
    // jsdom doesn't compute inherited values of this property.
    expect(globalText('*')).toBe('box-sizing: inherit;');
    const scoped = styleRules().filter(
      ({ selectorText, style }) =>
        style.getPropertyValue('box-sizing') !== '' &&
        selectorText.includes('.css-') &&
        screen.getByText('Inside').matches(selectorText.split(/,\s*/)[0]!),
    );
    expect(scoped.map(({ style }) => style.cssText)).toEqual(['box-sizing: inherit;']);
  });

  test("`CssBaseline` sets `-webkit-font-smoothing: antialiased` on `html`; `html: { WebkitFontSmoothing: 'auto' }` in `styleOverrides` restores the browser's rendering", () => {
    const smoothing = () =>
      globalRules()
        .filter(({ selectorText }) => selectorText === 'html')
        .map(({ style }) => style.getPropertyValue('-webkit-font-smoothing'));
    const before = show({});
    expect(smoothing()).toEqual(['antialiased']);
    before.unmount();
    const styleOverrides = { html: { WebkitFontSmoothing: 'auto' } };
    show({ components: { MuiCssBaseline: { styleOverrides } } });
    expect(smoothing()).toEqual(['antialiased', 'auto']);
  });
});
