import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import * as jss from '@docs/v4/node_modules/@material-ui/styles';
import { render, screen } from '@testing-library/react';
import Box from '@mui/material/Box';
import Button, { buttonClasses } from '@mui/material/Button';
import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/material/className';
import {
  createTheme,
  styled,
  StyledEngineProvider,
  ThemeProvider,
  type CSSObject,
  type Theme,
} from '@mui/material/styles';

const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const path = jest.requireActual<typeof import('node:path')>('node:path');

/** The hook that `makeStyles` reads its theme with. */
const { useTheme: useThemeOfJss } = jest.requireActual<{ useTheme: () => Theme | null }>(
  '@mui/private-theming',
);

/** The style elements with a rule that contains the text, in the order of the page. */
const stylesWith = (text: string) =>
  [...document.querySelectorAll('style')].filter(({ sheet }) =>
    [...sheet!.cssRules].some(({ cssText }) => cssText.includes(text)),
  );

const isBefore = (first: Node, second: Node) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Adds a sheet at the end of the head, as JSS does. */
function addSheet() {
  const sheet = document.createElement('style');
  sheet.className = 'jss-sheet';
  sheet.textContent = '.legacy { color: red }';
  document.head.append(sheet);
  return sheet;
}

/** `StylesProvider` of version 4, whose types belong to an older React. */
const StylesProvider = jss.StylesProvider as unknown as React.ElementType;

/** The sheets of JSS with a rule that contains the text. */
const jssSheetsWith = (text: string) =>
  stylesWith(text).filter((sheet) => sheet.hasAttribute('data-jss'));

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement, hasPrefixes = false) {
  const container = document.createElement('div');
  const options = { key: 'css', speedy: false, container };
  const cache = createCache(hasPrefixes ? options : { ...options, stylisPlugins: [] });
  const { unmount } = render(<CacheProvider value={cache}>{element}</CacheProvider>);
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

afterEach(() => {
  document.querySelectorAll('.jss-sheet').forEach((sheet) => sheet.remove());
  ClassNameGenerator.reset();
});

describe('#side-by-side', () => {
  test('With `injectFirst`, the components come before every sheet at the end of the `head`, whether JSS adds the sheet earlier or later', () => {
    const early = addSheet();
    const view = (top: number) => (
      <StyledEngineProvider injectFirst>
        <Button sx={{ top }}>Fire</Button>
      </StyledEngineProvider>
    );
    const { rerender } = render(view(6101));
    const late = addSheet();
    rerender(view(6102));
    for (const text of ['6101px', '6102px']) {
      const own = stylesWith(text);
      expect(own).toHaveLength(1);
      expect(isBefore(own[0]!, early)).toBe(true);
      expect(isBefore(own[0]!, late)).toBe(true);
    }
  });

  test('because JSS then comes before Emotion,', () => {
    // Once for each order of the providers; JSS and Emotion insert where they were inserted first.
    const useStyles = jss.makeStyles({ wide: { top: 6111 } });
    function Kiln() {
      return (
        <Button className={useStyles().wide} sx={{ top: 6112 }}>
          Fire
        </Button>
      );
    }
    const orders = [
      <StyledEngineProvider injectFirst key="outside">
        <StylesProvider injectFirst>
          <Kiln />
        </StylesProvider>
      </StyledEngineProvider>,
      <StylesProvider injectFirst key="inside">
        <StyledEngineProvider injectFirst>
          <Kiln />
        </StyledEngineProvider>
      </StylesProvider>,
    ];
    for (const order of orders) {
      const { unmount } = render(order);
      expect(isBefore(jssSheetsWith('6111px')[0]!, stylesWith('6112px')[0]!)).toBe(true);
      unmount();
    }
    // With `injectFirst` only on the provider of Emotion, it is the other way round.
    render(
      <StyledEngineProvider injectFirst>
        <Kiln />
      </StyledEngineProvider>,
    );
    expect(isBefore(stylesWith('6112px')[0]!, jssSheetsWith('6111px')[0]!)).toBe(true);
  });

  test('`ThemeProvider` of `@mui/material/styles` sets the theme for both engines', () => {
    function Radius() {
      return <output>{useThemeOfJss()?.shape.borderRadius ?? 'none'}</output>;
    }
    for (const options of [{}, { cssVariables: true }, { colorSchemes: { dark: true } }]) {
      const theme = createTheme({ ...options, shape: { borderRadius: 9 } });
      const { unmount } = render(
        <ThemeProvider theme={theme}>
          <Radius />
        </ThemeProvider>,
      );
      expect(screen.getByRole('status')).toHaveTextContent('9');
      unmount();
    }
    expect(
      cssOf(
        <ThemeProvider theme={createTheme({ shape: { borderRadius: 9 } })}>
          <Box sx={{ borderRadius: 1 }} />
        </ThemeProvider>,
      ),
    ).toBe('&{border-radius:9px;}');
    render(<Radius />);
    expect(screen.getByRole('status')).toHaveTextContent('none');
  });

  test('`preset-safe` contains `styled-engine-provider`', () => {
    const folder = path.resolve('node_modules/@mui/codemod/node/v5.0.0');
    const preset = readFileSync(path.join(folder, 'preset-safe.js'), 'utf8');
    expect(preset).toContain('require("./styled-engine-provider")');
    const codemod = readFileSync(path.join(folder, 'styled-engine-provider.js'), 'utf8');
    expect(codemod).toContain("'injectFirst'");
  });
});

describe('#order', () => {
  test('`styled(Button)` overrides the button, whichever renders first', () => {
    const Wide = styled(Button)({ minWidth: 161 });
    const rules = [
      cssOf(<Wide>Fire</Wide>),
      cssOf(
        <>
          <Wide>Fire</Wide>
          <Button>Glaze</Button>
        </>,
      ),
      cssOf(
        <>
          <Button>Glaze</Button>
          <Wide>Fire</Wide>
        </>,
      ),
    ];
    for (const css of rules) {
      // Both values are in the rule of the same class, and the last one wins.
      const widths = css
        .split('}')
        .filter((part) => part.startsWith('&{') && part.includes('min-width:161px'))
        .map((part) => part.match(/min-width:\d+px/g));
      expect(widths).toContainEqual(['min-width:64px', 'min-width:161px']);
    }
  });
});

describe('#nested', () => {
  test('JSS hooks inside it receive the nested theme', () => {
    const radii: unknown[] = [];
    function Reader() {
      radii.push(useThemeOfJss()?.shape.borderRadius);
      return null;
    }
    const outer = createTheme({ shape: { borderRadius: 9 } });
    const inner = createTheme({ shape: { borderRadius: 3 } });
    render(
      <ThemeProvider theme={outer}>
        <Reader />
        <ThemeProvider theme={inner}>
          <Reader />
        </ThemeProvider>
        <ThemeProvider theme={(theme: Theme) => ({ ...theme, shape: { borderRadius: 5 } })}>
          <Reader />
        </ThemeProvider>
      </ThemeProvider>,
    );
    expect(radii).toEqual([9, 3, 5]);
  });

  test('With a new object in each render, JSS creates all sheets again, and the counters in its class names grow.', () => {
    const useStyles = jss.makeStyles({ kiln: { top: 6121 } });
    function Kiln() {
      return <b className={useStyles().kiln}>Kiln</b>;
    }
    const Provider = jss.ThemeProvider as unknown as React.ElementType;
    const classesWith = (themeOf: () => object) => {
      const view = () => (
        <Provider theme={themeOf()}>
          <Kiln />
        </Provider>
      );
      const { rerender, unmount } = render(view());
      const names = [screen.getByText('Kiln').className];
      rerender(view());
      names.push(screen.getByText('Kiln').className);
      unmount();
      return names.map((name) => Number(/\d+$/.exec(name)![0]));
    };
    const [first, second] = classesWith(() => createTheme());
    expect(second).toBeGreaterThan(first!);
    const theme = createTheme();
    const [third, fourth] = classesWith(() => theme);
    expect(third).toBe(fourth);
  });
});

describe('#plugins', () => {
  test('The four built-in entries need no setup: nesting, camel case, pixels and prefixes work in every style object', () => {
    const styles: CSSObject = { marginTop: 2, userSelect: 'none', '& > i': { marginTop: 3 } };
    const Styled = styled('div')(styles);
    for (const css of [
      cssOf(<Styled />, true),
      cssOf(<Box sx={{ top: 2, userSelect: 'none', '& > i': { marginTop: '3px' } }} />, true),
    ]) {
      expect(css).toMatch(/&\{(?:margin-top|top):2px;/);
      expect(css).toContain('-webkit-user-select:none;');
      expect(css).toContain('&>i{margin-top:3px;}');
    }
  });
});

describe('#class-names', () => {
  test('in Emotion, the global classes contain no styles', () => {
    const css = cssOf(
      <>
        <Button variant="contained" startIcon={<i />}>
          Fire
        </Button>
        <Button disabled>Glaze</Button>
      </>,
    );
    // Global classes only occur together with a generated class.
    const selectors = css.match(/[^{}]+(?=\{)/g)!.filter((selector) => selector.includes('.Mui'));
    expect(selectors.length).toBeGreaterThan(0);
    for (const selector of selectors) {
      expect(selector).toContain('&');
    }
  });

  test('Objects such as `buttonClasses` are created when their module is loaded, and keep the old names otherwise', () => {
    ClassNameGenerator.configure((name) => name.replace('Mui', 'Kiln'));
    render(<Button>Fire</Button>);
    expect(screen.getByRole('button')).toHaveClass('KilnButton-root');
    expect(buttonClasses.root).toBe('MuiButton-root');
    jest.isolateModules(() => {
      const { unstable_ClassNameGenerator: generator } =
        jest.requireActual<typeof import('@mui/material/className')>('@mui/material/className');
      generator.configure((name) => name.replace('Mui', 'Kiln'));
      const { buttonClasses: early } =
        jest.requireActual<typeof import('@mui/material/Button')>('@mui/material/Button');
      expect(early.root).toBe('KilnButton-root');
    });
  });

  test("States such as `Mui-disabled` don't change", () => {
    ClassNameGenerator.configure((name) => name.replace('Mui', 'Kiln'));
    render(<Button disabled>Fire</Button>);
    expect(screen.getByRole('button')).toHaveClass('KilnButton-root', 'Mui-disabled');
  });
});

describe('#troubleshooting', () => {
  test("`'&&'` doubles the class in both engines.", () => {
    const Twice = styled('div')({ '&&': { top: 6131 } });
    expect(cssOf(<Twice />)).toBe('&&{top:6131px;}');
    const useStyles = jss.makeStyles({ kiln: { '&&': { top: 6132 } } });
    function Kiln() {
      return <b className={useStyles().kiln}>Kiln</b>;
    }
    render(<Kiln />);
    const { className } = screen.getByText('Kiln');
    const rules = [...jssSheetsWith('6132px')[0]!.sheet!.cssRules].map(({ cssText }) => cssText);
    expect(rules.join('')).toContain(`.${className}.${className} {`);
  });
});
