import * as React from 'react';
import { render, renderHook, screen } from '@testing-library/react';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

afterEach(() => jest.restoreAllMocks());

/** The theme that a component gets below these providers. */
const themeBelow = (wrapper?: (props: { children: React.ReactNode }) => React.ReactElement) =>
  renderHook(() => useTheme(), { wrapper }).result.current;

describe('#first-theme', () => {
  test('Set only the values that you want to change; `createTheme` adds the defaults', () => {
    const theme = createTheme({ shape: { borderRadius: 10 } });
    expect(theme.shape.borderRadius).toBe(10);
    expect(theme.palette.primary.main).toBe('#1976d2');
  });

  test('`createTheme` accepts additional objects and deeply merges them into the theme', () => {
    const theme = createTheme({ zIndex: { modal: 5 } }, { zIndex: { tooltip: 9 } });
    expect(theme.zIndex).toMatchObject({ modal: 5, tooltip: 9 });
  });

  test('Derived values, such as shades of a color, are computed only from the first object', () => {
    const { primary } = createTheme({}, { palette: { primary: { main: '#00796b' } } }).palette;
    expect(primary.main).toBe('#00796b');
    expect(primary.dark).toBe(createTheme().palette.primary.dark);
  });
});

describe('#palette', () => {
  test('Each needs a `main` color; `light`, `dark` and `contrastText` are computed from it', () => {
    const { primary } = createTheme({ palette: { primary: { main: '#00796b' } } }).palette;
    expect(primary).toEqual({
      main: '#00796b',
      light: expect.stringMatching(/^rgb/),
      dark: expect.stringMatching(/^rgb/),
      contrastText: '#fff',
    });
  });

  test('The text on a color is white if the contrast is at least 3', () => {
    const { contrastThreshold, getContrastText } = createTheme().palette;
    expect(contrastThreshold).toBe(3);
    expect(getContrastText('#949494')).toBe('#fff');
    expect(getContrastText('#969696')).toBe('rgba(0, 0, 0, 0.87)');
  });

  test("A CSS variable or a color name such as `teal` as `main` throws an error unless `light`, `dark` and `contrastText` are set too, because they can't be computed from it", () => {
    for (const main of ['var(--brand)', 'teal']) {
      const complete = { main, light: '#48a999', dark: '#004c40', contrastText: '#fff' };
      expect(createTheme({ palette: { primary: complete } }).palette.primary).toEqual(complete);
      for (const key of ['light', 'dark', 'contrastText']) {
        const primary = { ...complete, [key]: undefined };
        expect(() => createTheme({ palette: { primary } })).toThrow('Unsupported');
      }
      expect(() => createTheme({ palette: { primary: { main } } })).toThrow('Unsupported');
    }
  });

  test('Even then, buttons throw an error if [CSS variables](../palette/index.mdx#css-variables) are not enabled in the theme', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const main of ['var(--brand)', 'teal']) {
      const primary = { main, light: '#48a999', dark: '#004c40', contrastText: '#fff' };
      const draw = (cssVariables: boolean) =>
        render(
          <ThemeProvider theme={createTheme({ cssVariables, palette: { primary } })}>
            <Button>Save</Button>
          </ThemeProvider>,
        );
      expect(() => draw(false)).toThrow(`Unsupported \`${main}\` color`);
      expect(() => draw(true)).not.toThrow();
    }
  });
});

describe('#scales', () => {
  test("`theme.spacing(2)` returns a string with a unit, `'16px'`", () => {
    expect(createTheme().spacing(2)).toBe('16px');
  });

  test("With several arguments, it returns several values: `theme.spacing(1, 2)` returns `'8px 16px'`", () => {
    expect(createTheme().spacing(1, 2)).toBe('8px 16px');
  });
});

describe('#components', () => {
  test('A prop on the component overrides `defaultProps`', () => {
    const theme = createTheme({
      components: { MuiButton: { defaultProps: { variant: 'contained' } } },
    });
    render(
      <ThemeProvider theme={theme}>
        <Button variant="outlined">Cancel</Button>
        <Button>Redeem</Button>
      </ThemeProvider>,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveClass('MuiButton-outlined');
    expect(screen.getByRole('button', { name: 'Redeem' })).toHaveClass('MuiButton-contained');
  });

  test('A state key is ignored, and an error in the console shows the correct syntax', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const theme = createTheme({
      components: { MuiButton: { styleOverrides: { disabled: { opacity: 0.5 } } } },
    });
    expect(theme.components?.MuiButton?.styleOverrides?.disabled).toEqual({});
    expect(report.mock.calls[0]?.[0]).toContain('&.Mui-disabled');
  });
});

describe('#use-theme', () => {
  test('`useTheme()` returns the theme of the closest provider or, without a provider, the default theme', () => {
    expect(themeBelow().palette.primary.main).toBe('#1976d2');
  });
});

describe('#nested', () => {
  test('The keys of a nested theme replace those of the outer theme', () => {
    const outer = createTheme({ shape: { borderRadius: 10 } });
    const theme = themeBelow(({ children }) => (
      <ThemeProvider theme={outer}>
        <ThemeProvider theme={createTheme()}>{children}</ThemeProvider>
      </ThemeProvider>
    ));
    expect(theme.shape.borderRadius).toBe(4);
  });

  test('A theme from `createTheme` has all standard keys, so only custom keys of the outer theme are kept', () => {
    const outer = Object.assign(createTheme({ shape: { borderRadius: 10 } }), { brand: 'Harbor' });
    const theme = themeBelow(({ children }) => (
      <ThemeProvider theme={outer}>
        <ThemeProvider theme={createTheme()}>{children}</ThemeProvider>
      </ThemeProvider>
    ));
    expect(theme).toMatchObject({ brand: 'Harbor', shape: { borderRadius: 4 } });
  });

  test('`theme` can also be a function that receives the outer theme and returns the inner theme', () => {
    const outer = createTheme({ shape: { borderRadius: 10 } });
    const theme = themeBelow(({ children }) => (
      <ThemeProvider theme={outer}>
        <ThemeProvider theme={(around: Theme) => ({ ...around, direction: 'rtl' as const })}>
          {children}
        </ThemeProvider>
      </ThemeProvider>
    ));
    expect([theme.direction, theme.shape.borderRadius]).toEqual(['rtl', 10]);
  });
});

describe('#css-variables', () => {
  test('With `cssVariables: true`, the provider generates CSS variables from the theme, such as `--mui-palette-primary-main`', () => {
    const theme = createTheme({ cssVariables: true });
    expect(theme).toMatchObject({
      vars: {
        palette: { primary: { main: expect.stringMatching(/^var\(--mui-palette-primary-main/) } },
      },
    });
    render(<ThemeProvider theme={theme}>{null}</ThemeProvider>);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.map(({ cssText }) => cssText).join()).toContain('--mui-palette-primary-main');
  });
});
