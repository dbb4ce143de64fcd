import { render, renderHook } from '@testing-library/react';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { createTheme as createSystemTheme } from '@mui/system';

const light = createTheme();
const dark = createTheme({ palette: { mode: 'dark' } });
const withVariables = createTheme({ cssVariables: true });

/** The value at a path such as `text.primary`. */
const at = (object: object, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], object);

describe('#keys', () => {
  test('The default theme has the following keys', () => {
    const keys =
      'palette typography spacing breakpoints containerQueries shape shadows transitions zIndex mixins components direction applyStyles unstable_sx unstable_sxConfig toRuntimeSource';
    expect(Object.keys(light).toSorted()).toEqual(keys.split(' ').toSorted());
    expect(light.shadows).toHaveLength(25);
    expect(light.direction).toBe('ltr');
    expect(Object.keys(light.mixins)).toEqual(['toolbar']);
    expect(Object.keys(light.shape)).toEqual(['borderRadius']);
  });

  test('`components` is empty because the components contain their default styles and props themselves', () => {
    expect(light.components).toEqual({});
    const { container } = render(
      <ThemeProvider theme={light}>
        <Button>Save</Button>
      </ThemeProvider>,
    );
    const button = container.querySelector('button')!;
    expect(button).toHaveClass('MuiButton-sizeMedium', 'MuiButton-text');
    expect(getComputedStyle(button).minWidth).toBe('64px');
  });
});

describe('#palette', () => {
  test("`mode: 'dark'` changes only the palette; all other keys have the same values", () => {
    const rest = (theme: Theme) => JSON.stringify({ ...theme, palette: undefined });
    expect(rest(dark)).toBe(rest(light));
    expect(JSON.stringify(dark.palette)).not.toBe(JSON.stringify(light.palette));
  });

  test('The table lists the most important colors of both palettes', () => {
    const table = {
      'primary.main': ['#1976d2', '#90caf9'],
      'secondary.main': ['#9c27b0', '#ce93d8'],
      'error.main': ['#d32f2f', '#f44336'],
      'warning.main': ['#ed6c02', '#ffa726'],
      'info.main': ['#0288d1', '#29b6f6'],
      'success.main': ['#2e7d32', '#66bb6a'],
      'text.primary': ['rgba(0, 0, 0, 0.87)', '#fff'],
      'text.secondary': ['rgba(0, 0, 0, 0.6)', 'rgba(255, 255, 255, 0.7)'],
      'text.disabled': ['rgba(0, 0, 0, 0.38)', 'rgba(255, 255, 255, 0.5)'],
      'background.default': ['#fff', '#121212'],
      'background.paper': ['#fff', '#121212'],
      divider: ['rgba(0, 0, 0, 0.12)', 'rgba(255, 255, 255, 0.12)'],
      'action.hover': ['rgba(0, 0, 0, 0.04)', 'rgba(255, 255, 255, 0.08)'],
      'action.selected': ['rgba(0, 0, 0, 0.08)', 'rgba(255, 255, 255, 0.16)'],
    };
    const paths = Object.keys(table);
    expect(paths.map((path) => [at(light.palette, path), at(dark.palette, path)])).toEqual(
      Object.values(table),
    );
  });

  test('`grey` has the shades 50 to 900, and is the same in both palettes', () => {
    expect(dark.palette.grey).toEqual(light.palette.grey);
    const shades = Object.keys(light.palette.grey).filter((key) => /^\d+$/.test(key));
    expect(shades.map(Number)).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
  });
});

describe('#values', () => {
  test('These defaults affect many components', () => {
    expect(light.spacing(1)).toBe('8px');
    expect(light.shape.borderRadius).toBe(4);
    expect(light.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(light.typography).toMatchObject({
      fontFamily: '"Roboto", "Helvetica", "Arial", sans-serif',
      fontSize: 14,
      htmlFontSize: 16,
      fontWeightLight: 300,
      fontWeightRegular: 400,
      fontWeightMedium: 500,
      fontWeightBold: 700,
    });
    expect(light.transitions.duration).toMatchObject({
      enteringScreen: 225,
      leavingScreen: 195,
      standard: 300,
    });
    expect(light.zIndex).toMatchObject({
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
    const { container } = render(<Button>Save</Button>);
    const style = getComputedStyle(container.querySelector('button')!);
    expect(style.borderRadius).toBe('4px');
    expect(style.fontFamily).toContain('Roboto');
  });
});

describe('#functions', () => {
  test('The table shows results for the default theme', () => {
    const styles = { color: 'gold' };
    expect([
      light.spacing(1, 2),
      light.breakpoints.up('md'),
      light.breakpoints.down('md'),
      light.containerQueries.up('md'),
      light.palette.getContrastText('#1976d2'),
      light.typography.pxToRem(14),
      light.transitions.create('opacity'),
      light.applyStyles('dark', styles),
      dark.applyStyles('dark', styles),
    ]).toEqual([
      '8px 16px',
      '@media (min-width:900px)',
      '@media (max-width:899.95px)',
      '@container (min-width:900px)',
      '#fff',
      '0.875rem',
      'opacity 300ms cubic-bezier(0.4, 0, 0.2, 1) 0ms',
      {},
      styles,
    ]);
  });
});

describe('#css-variables', () => {
  test("`theme.vars.palette.primary.main` is `'var(--mui-palette-primary-main, #1976d2)'`", () => {
    expect(at(withVariables, 'vars.palette.primary.main')).toBe(
      'var(--mui-palette-primary-main, #1976d2)',
    );
    expect(at(withVariables, 'vars.shape.borderRadius')).toBe('var(--mui-shape-borderRadius, 4px)');
    expect(Object.keys(withVariables).length).toBeGreaterThan(Object.keys(light).length);
  });

  test('`colorSchemes` contains a palette for each scheme, and by default only `light`', () => {
    expect(Object.keys(at(withVariables, 'colorSchemes') as object)).toEqual(['light']);
    const both = createTheme({ cssVariables: true, colorSchemes: { dark: true } });
    expect(Object.keys(at(both, 'colorSchemes') as object).toSorted()).toEqual(['dark', 'light']);
    expect(at(both, 'colorSchemes.dark.palette.primary.main')).toBe('#90caf9');
  });

  test('The palette then also contains channels such as `primary.mainChannel`, which are the numbers of a color for translucent versions, and colors of single components such as `Alert`', () => {
    expect(at(withVariables.palette, 'primary.mainChannel')).toBe('25 118 210');
    expect(at(withVariables.palette, 'Alert')).toEqual(expect.any(Object));
    expect(at(light.palette, 'primary.mainChannel')).toBeUndefined();
    expect(at(light.palette, 'Alert')).toBeUndefined();
  });

  test('`theme.spacing(1)` returns a `calc()` with the variable instead of 8px', () => {
    expect(withVariables.spacing(1)).toBe('calc(1 * var(--mui-spacing, 8px))');
  });
});

describe('#print', () => {
  test('Each call of `createTheme` returns a new object', () => {
    expect(createTheme()).not.toBe(createTheme());
    expect(createTheme().palette).not.toBe(createTheme().palette);
    expect(JSON.stringify(createTheme())).toBe(JSON.stringify(createTheme()));
  });
});

describe('#troubleshooting', () => {
  test('The theme was created without `cssVariables`', () => {
    const read = (theme?: Theme) =>
      renderHook(() => useTheme(), {
        wrapper: ({ children }) =>
          theme ? <ThemeProvider theme={theme}>{children}</ThemeProvider> : <>{children}</>,
      }).result.current;
    expect(at(read(), 'vars')).toBeUndefined();
    expect(at(read(light), 'vars')).toBeNull();
    expect(at(read(withVariables), 'vars.palette.divider')).toMatch(/^var\(/);
  });

  test('The theme comes from `createTheme` of `@mui/system`, whose palette contains only `mode`', () => {
    expect(createSystemTheme().palette).toEqual({ mode: 'light' });
  });

  test('These names are from version 4 and earlier', () => {
    expect(at(light, 'palette.type')).toBeUndefined();
    expect(at(light, 'spacing.unit')).toBeUndefined();
    expect(light.palette.mode).toBe('light');
  });
});
