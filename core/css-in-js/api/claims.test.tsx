import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import * as styles from '@mui/material/styles';
import {
  createTheme,
  css,
  decomposeColor,
  getContrastRatio,
  getLuminance,
  hslToRgb,
  recomposeColor,
  styled,
  THEME_ID,
  ThemeProvider,
  useTheme,
  type CSSObject,
} from '@mui/material/styles';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(<CacheProvider value={cache}>{element}</CacheProvider>);
  const text = container.textContent!;
  unmount();
  return text.replace(/\.css-[\w-]+/g, '&');
}

describe('#theme-id', () => {
  const theme = { [THEME_ID]: createTheme({ shape: { borderRadius: 9 } }) };

  test('The components, `useTheme` and `styled` from `@mui/material/styles` find the theme under this key', () => {
    function Radius() {
      return <output>{useTheme().shape.borderRadius}</output>;
    }
    const Styled = styled('div')((props) => ({ left: props.theme.shape.borderRadius }));
    render(
      <ThemeProvider theme={theme}>
        <Radius />
      </ThemeProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('9');
    const inProvider = (element: React.ReactElement) =>
      cssOf(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
    expect(inProvider(<Styled />)).toBe('&{left:9px;}');
    expect(inProvider(<Paper />)).toContain('border-radius:9px;');
  });

  test('`styled` from `@emotion/styled` receives the object with this key instead', () => {
    const received = jest.fn();
    const Styled = emotionStyled('div')((props) => {
      received(props.theme);
      return { top: 1 };
    });
    render(
      <ThemeProvider theme={theme}>
        <Styled />
      </ThemeProvider>,
    );
    const value = received.mock.calls[0]![0] as Record<string, unknown>;
    expect(value[THEME_ID]).toHaveProperty('shape.borderRadius', 9);
    expect(value).not.toHaveProperty('shape');
    expect(value).not.toHaveProperty('palette');
  });
});

describe('#styles', () => {
  test("import it from `@mui/material/GlobalStyles`, because `@mui/material/styles` doesn't export it", () => {
    expect(GlobalStyles).toBeInstanceOf(Function);
    expect(styles).not.toHaveProperty('GlobalStyles');
    expect(styles).toHaveProperty('StyledEngineProvider');
  });
});

describe('#styled-options', () => {
  test('`label` is the end of the class name in development', () => {
    const Labeled = styled('div', { label: 'Glaze' })({ top: 6201 });
    const Plain = styled('div')({ top: 6201 });
    const { container } = render(
      <>
        <Labeled />
        <Plain />
      </>,
    );
    const [labeled, plain] = [...container.children].map(({ className }) => className);
    expect(labeled).toMatch(/^css-[\da-z]+-Glaze$/);
    expect(plain).toMatch(/^css-[\da-z]+$/);
  });

  test('With `name`, it replaces the default, which consists of `name` and `slot`', () => {
    const Named = styled('div', { name: 'Kiln', slot: 'Lid' })({ top: 6202 });
    const Both = styled('div', { name: 'Kiln', slot: 'Lid', label: 'Glaze' })({ top: 6202 });
    const { container } = render(
      <>
        <Named />
        <Both />
      </>,
    );
    const [named, both] = [...container.children].map(({ className }) => className);
    expect(named).toMatch(/-Kiln-lid$/);
    expect(both).toMatch(/-Glaze$/);
    expect(both).not.toContain('Kiln');
  });

  test('`skipSx: true` ignores `sx`', () => {
    const With = styled('div')({ top: 1 });
    const Without = styled('div', { skipSx: true })({ top: 1 });
    expect(cssOf(<With sx={{ top: 2 }} />)).toBe('&{top:1px;top:2px;}');
    expect(cssOf(<Without sx={{ top: 2 }} />)).toBe('&{top:1px;}');
  });

  test('`skipVariantsResolver: true` ignores the `variants` of the theme', () => {
    const components = {
      Kiln: { variants: [{ props: {}, style: { top: 9 } }], styleOverrides: { root: { left: 9 } } },
    } as object;
    const theme = createTheme({ components });
    const options = { name: 'Kiln', slot: 'Root' } as const;
    const With = styled('div', options)({ top: 1 });
    const Without = styled('div', { ...options, skipVariantsResolver: true })({ top: 1 });
    const inTheme = (element: React.ReactElement) =>
      cssOf(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
    expect(inTheme(<With />)).toBe('&{top:1px;left:9px;top:9px;}');
    expect(inTheme(<Without />)).toBe('&{top:1px;left:9px;}');
  });
});

describe('#css', () => {
  const shared = css({ color: 'red', padding: 3 });

  test('`styled` accepts the result alone, in an array, or below a selector', () => {
    const Alone = styled('div')(shared);
    const Template = styled('div')(css`
      color: red;
      padding: 3px;
    `);
    const InArray = styled('div')(() => [shared, { top: 1 }]);
    const Hovered = styled('div')({ '&:hover': shared } as CSSObject);
    expect(cssOf(<Alone />)).toBe('&{color:red;padding:3px;}');
    expect(cssOf(<Template />)).toBe('&{color:red;padding:3px;}');
    expect(cssOf(<InArray />)).toBe('&{color:red;padding:3px;top:1px;}');
    expect(cssOf(<Hovered />)).toBe('&:hover{color:red;padding:3px;}');
  });

  test('`GlobalStyles` accepts it as `styles`', () => {
    const body = css({ body: { margin: 0 } });
    expect(cssOf(<GlobalStyles styles={body} />)).toBe('body{margin:0;}');
    expect(cssOf(<GlobalStyles styles={[body, { a: { top: 1 } }]} />)).toBe(
      'body{margin:0;}a{top:1px;}',
    );
  });

  test("`css` doesn't know the theme, so a function inside it isn't called", () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const color = jest.fn(() => 'red');
    const Styled = styled('div')(
      css({ '&:hover': { color } } as unknown as Parameters<typeof css>[0]),
    );
    expect(cssOf(<Styled />)).not.toContain('color:red');
    expect(color).not.toHaveBeenCalled();
    const outer = jest.fn(() => ({ color: 'red' }));
    const Other = styled('div')(css(outer as unknown as Parameters<typeof css>[0]));
    expect(cssOf(<Other />)).not.toContain('color:red');
    expect(outer).not.toHaveBeenCalled();
    report.mockRestore();
  });
});

describe('#colors', () => {
  test('The other functions take colors apart and compare them', () => {
    expect(getContrastRatio('#fff', '#00796b')).toBeCloseTo(5.33, 2);
    expect(getContrastRatio('#fff', '#fff')).toBe(1);
    expect(getContrastRatio('#fff', '#000')).toBe(21);
    expect(getLuminance('#00796b')).toBe(0.147);
    expect(getLuminance('#000')).toBe(0);
    expect(getLuminance('#fff')).toBe(1);
    expect(decomposeColor('#00796b')).toEqual({ type: 'rgb', values: [0, 121, 107] });
    expect(recomposeColor({ type: 'rgb', values: [0, 121, 107] })).toBe('rgb(0, 121, 107)');
    expect(hslToRgb('hsl(173, 100%, 24%)')).toBe('rgb(0, 122, 108)');
  });
});
