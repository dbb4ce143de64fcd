import createCache from '@emotion/cache';
import { CacheProvider, ClassNames, jsx } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, styled, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';

const { StyleSheet } = jest.requireActual<typeof import('@emotion/sheet')>('@emotion/sheet');

afterEach(() => {
  jest.restoreAllMocks();
  document.querySelectorAll('[data-mui-layer-order]').forEach((style) => style.remove());
});

const ORDER = 'mui.global, mui.components, mui.theme, mui.custom, mui.sx';

/** Rules that the engine inserts while the element renders. */
function rulesOf(element: React.ReactElement) {
  const insert = jest.spyOn(StyleSheet.prototype, 'insert').mockImplementation(() => {});
  render(element).unmount();
  const rules = insert.mock.calls.map(([rule]) => rule);
  insert.mockRestore();
  return rules;
}

const inLayer = (element: React.ReactElement) => (
  <StyledEngineProvider enableCssLayer>{element}</StyledEngineProvider>
);

const compact = (rule: string) => rule.replaceAll(', ', ',');

const ruleWith = (rules: string[], text: string) => rules.find((rule) => rule.includes(text));

describe('#', () => {
  test('components pass it to their root element', () => {
    const { container } = render(
      <>
        <Button className="own">Save</Button>
        <Alert className="own">Saved</Alert>
        <Chip className="own" label="New" />
        <Slider className="own" aria-label="Volume" />
        <Checkbox className="own" />
        <Switch className="own" />
        <TextField className="own" label="Name" />
        <Autocomplete
          className="own"
          options={[]}
          renderInput={(props) => <TextField {...props} />}
        />
      </>,
    );
    expect(container.children).toHaveLength(8);
    for (const root of container.children) {
      expect(root).toHaveClass('own');
    }
    expect(container.querySelectorAll('.own')).toHaveLength(8);
  });
});

describe('#css', () => {
  test('a disabled button is `.Mui-disabled` in addition to its generated class', () => {
    const rules = rulesOf(
      <CacheProvider value={createCache({ key: 'state' })}>
        <Button disabled>Book</Button>
      </CacheProvider>,
    );
    const disabled = rules.filter((rule) => rule.includes('.Mui-disabled'));
    expect(disabled).not.toEqual([]);
    for (const rule of disabled) {
      expect(rule).toMatch(/^\.state-[\w-]+\.Mui-disabled\{/);
    }
  });

  test('Popups are rendered in the `body`', () => {
    const { container } = render(
      <TextField
        select
        label="Class"
        defaultValue="second"
        className="own"
        slotProps={{ select: { open: true } }}
      >
        <MenuItem value="second">Second</MenuItem>
      </TextField>,
    );
    const list = screen.getByRole('listbox');
    expect(container).not.toContainElement(list);
    expect(list.closest('.own')).toBeNull();
    expect(document.body).toContainElement(list);
  });

  test("the class on a `TextField` with `select` doesn't reach its menu, and `Tooltip` passes `className` to its child", () => {
    const { unmount } = render(
      <TextField
        select
        label="Class"
        defaultValue="second"
        className="own"
        slotProps={{ select: { open: true, MenuProps: { className: 'popup' } } }}
      >
        <MenuItem value="second">Second</MenuItem>
      </TextField>,
    );
    expect(screen.getByRole('listbox').closest('.own')).toBeNull();
    expect(screen.getByRole('listbox').closest('.popup')).not.toBeNull();
    unmount();
    render(
      <Tooltip
        open
        describeChild
        title="One bag"
        className="own"
        slotProps={{ popper: { className: 'popup' } }}
      >
        <Button>Luggage</Button>
      </Tooltip>,
    );
    expect(screen.getByRole('button')).toHaveClass('own');
    const tooltip = screen.getByRole('tooltip');
    expect(tooltip).toHaveClass('MuiTooltip-popper', 'popup');
    expect(tooltip.closest('.own')).toBeNull();
  });
});

describe('#css-modules', () => {
  test("`classes` assigns classes to several parts at once, and adds them to the library's classes", () => {
    render(
      <Button startIcon={<i data-testid="icon" />} classes={{ root: 'seat', startIcon: 'icon' }}>
        12 A
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveClass('MuiButton-root', 'seat');
    expect(screen.getByTestId('icon').parentElement).toHaveClass('MuiButton-startIcon', 'icon');
  });

  test("Keys that the component doesn't have are ignored", () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const unknown: object = { seat: 'own' };
    const { container } = render(<Button classes={unknown}>12 A</Button>);
    expect(container.querySelector('.own')).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });
});

describe('#tailwind', () => {
  test("This line isn't wrapped in a layer itself", () => {
    const order = '@layer theme, base, mui, components, utilities;';
    const rules = rulesOf(inLayer(<GlobalStyles styles={order} />));
    expect(rules).toEqual([compact(order)]);
  });

  test('`GlobalStyles` inserts the line with the order before the stylesheets in the `head`', () => {
    const sheet = document.createElement('style');
    sheet.textContent = '.seat { color: red }';
    document.querySelector('meta[name="emotion-insertion-point"]')!.after(sheet);
    const view = render(inLayer(<GlobalStyles styles="@layer theme, mui, seats;" />));
    const inserted = document.querySelector('style[data-emotion="css-global"]')!;
    expect(inserted.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    view.unmount();
    sheet.remove();
  });

  test('A utility overrides `sx` too, because `sx` is in the layer `mui`', () => {
    const rules = rulesOf(
      inLayer(
        <>
          <Box sx={{ top: 6101 }} />
          <Button sx={{ top: 6102 }}>Save</Button>
        </>,
      ),
    );
    for (const text of ['top:6101px', 'top:6102px']) {
      expect(ruleWith(rules, text)).toMatch(/^@layer mui ?\{/);
    }
  });
});

describe('#emotion', () => {
  test("Emotion merges its class on `className` with the component's styles, and yours come last", () => {
    // The types of the `css` prop are only part of Emotion's own JSX runtime.
    const withCss: object = { css: { color: 'rgb(1, 2, 3)' } };
    render(
      <>
        <ClassNames>
          {({ css }) => <Button className={css({ color: 'rgb(1, 2, 3)', minWidth: 7 })}>A</Button>}
        </ClassNames>
        {jsx(Button, withCss, 'B')}
      </>,
    );
    for (const name of ['A', 'B']) {
      const button = screen.getByRole('button', { name });
      expect(getComputedStyle(button).color).toBe('rgb(1, 2, 3)');
      expect([...button.classList].filter((entry) => entry.startsWith('css-'))).toHaveLength(1);
    }
    expect(getComputedStyle(screen.getByRole('button', { name: 'A' })).minWidth).toBe('7px');
  });

  test("Inside a `ThemeProvider`, Emotion's functions receive the same theme; without one, their theme is empty", () => {
    const seen: unknown[] = [];
    const Row = emotionStyled.div(({ theme }) => {
      seen.push(theme);
      return {};
    });
    const theme = createTheme();
    render(
      <ThemeProvider theme={theme}>
        <Row />
      </ThemeProvider>,
    );
    expect(seen.at(-1)).toEqual({ ...theme, vars: null });
    render(<Row />);
    expect(seen.at(-1)).toEqual({});
  });
});

describe('#theme', () => {
  test('`cssVariables` in `createTheme` writes the theme to CSS variables', () => {
    render(<ThemeProvider theme={createTheme({ cssVariables: true })}>{null}</ThemeProvider>);
    const css = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join();
    for (const name of [
      'palette-text-primary',
      'palette-divider',
      'palette-primary-main',
      'spacing',
    ]) {
      expect(css).toContain(`--mui-${name}:`);
    }
  });

  test("In the palette, `main: 'var(--brand)'` throws an error, because `createTheme` computes shades from the color", () => {
    for (const cssVariables of [false, true]) {
      expect(() =>
        createTheme({ cssVariables, palette: { primary: { main: 'var(--brand)' } } }),
      ).toThrow(/Unsupported `var\(--brand\)` color/);
    }
  });
});

describe('#layers', () => {
  const Own = styled('p')({ top: 6301 });
  const content = (
    <>
      <Own sx={{ top: 6302 }} />
      <Button sx={{ top: 6303 }}>Save</Button>
      <GlobalStyles styles={{ main: { top: 6304 } }} />
    </>
  );
  const withLayers = (modularCssLayers: boolean | string) =>
    createTheme({
      modularCssLayers,
      components: { MuiButton: { styleOverrides: { root: { top: 6305 } } } },
    });
  const firstInHead = () => document.head.querySelector('style[data-mui-layer-order]');

  test('`modularCssLayers` in the theme, together with `enableCssLayer`, splits the layer into `mui.global`, `mui.components`, `mui.theme`, `mui.custom` and `mui.sx`, in this order', () => {
    const rules = rulesOf(
      inLayer(<ThemeProvider theme={withLayers(true)}>{content}</ThemeProvider>),
    );
    expect(rules).toContain(compact(`@layer ${ORDER};`));
    const all = rules.join('\n').replace(/\s*\{\s*/g, '{');
    for (const [layer, top] of [
      ['custom', 6301],
      ['sx', 6302],
      ['sx', 6303],
      ['global', 6304],
      ['theme', 6305],
    ]) {
      expect(all).toMatch(new RegExp(`@layer ${layer}\\{[^{}]*\\{top:${top}px`));
    }
    expect(all).toMatch(/@layer components\{[^{}]*\{[^{}]*display:inline-flex/);
    const outside = rules.filter(
      (rule) => !/^@layer (mui\{|mui\.)|^@(-webkit-)?keyframes/.test(rule),
    );
    expect(outside).toEqual([]);
  });

  test('The value is `true` or your whole order, with `mui` in the position of the five layers', () => {
    const rules = rulesOf(
      inLayer(
        <ThemeProvider theme={withLayers('@layer base, mui, utilities;')}>{content}</ThemeProvider>,
      ),
    );
    expect(rules).toContain(compact(`@layer base, ${ORDER}, utilities;`));
  });

  test('The `ThemeProvider` inserts this line at the start of the `head`, so no `GlobalStyles` is needed', () => {
    const existing = document.createElement('style');
    document.head.prepend(existing);
    const { unmount } = render(
      inLayer(
        <ThemeProvider theme={withLayers('@layer base, mui, utilities;')}>{null}</ThemeProvider>,
      ),
    );
    expect(document.head.firstElementChild).toBe(firstInHead());
    expect(firstInHead()!.textContent).toBe(`@layer base, ${ORDER}, utilities;`);
    unmount();
    existing.remove();
    firstInHead()?.remove();
  });

  test("Nested themes don't insert it again", () => {
    render(
      inLayer(
        <ThemeProvider theme={withLayers(true)}>
          <ThemeProvider theme={withLayers('@layer nested, mui;')}>{null}</ThemeProvider>
        </ThemeProvider>,
      ),
    );
    expect(document.querySelectorAll('style[data-mui-layer-order]')).toHaveLength(1);
    expect(firstInHead()!.textContent).not.toContain('nested');
  });
});
