import { render, screen } from '@testing-library/react';
import AccordionDetails from '@mui/material/AccordionDetails';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid2';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import Toolbar from '@mui/material/Toolbar';
import { createTheme, ThemeProvider, type Theme, type ThemeOptions } from '@mui/material/styles';

afterEach(() => jest.restoreAllMocks());

const theme = createTheme();
const withSpacing = (spacing: ThemeOptions['spacing']) => createTheme({ spacing });
const silenceErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe('#sx', () => {
  test('Fractions and negative margins work: `p: 1.5` is 12 pixels, `mt: -1` is -8 pixels', () => {
    expect(theme.unstable_sx({ p: 1.5, mt: -1, gap: 2, mx: 0.25 })).toEqual({
      padding: '12px',
      marginTop: '-8px',
      gap: '16px',
      marginLeft: '2px',
      marginRight: '2px',
    });
  });

  test("Strings are used as they are, so `m: 'auto'` and `p: '5px'` work, but `p: '2'` is not a valid length", () => {
    expect(theme.unstable_sx({ m: 'auto', p: '5px' })).toEqual({ margin: 'auto', padding: '5px' });
    expect(theme.unstable_sx({ p: '2' })).toEqual({ padding: '2' });
    const { container } = render(<Box sx={{ p: '2' }} />);
    expect(getComputedStyle(container.firstElementChild!).paddingTop).not.toMatch(/^(2|16)px$/);
  });

  test('Each value can depend on the [breakpoint](../breakpoints/index.mdx#values-in-sx): `p: { xs: 1, md: 3 }`', () => {
    expect(theme.unstable_sx({ p: { xs: 1, md: 3 } })).toEqual({
      '@media (min-width:0px)': { padding: '8px' },
      '@media (min-width:900px)': { padding: '24px' },
    });
    for (const key of ['marginInline', 'rowGap', 'pt']) {
      expect(Object.keys(theme.unstable_sx({ [key]: { sm: 1, xl: 3 } }))).toEqual([
        '@media (min-width:600px)',
        '@media (min-width:1536px)',
      ]);
    }
  });

  test('`width: 2` and `top: 2` are 2 pixels, `width: 0.5` is 50%, and `borderRadius: 2` is a multiple of `theme.shape.borderRadius`', () => {
    for (const current of [theme, withSpacing(20)]) {
      expect(current.unstable_sx({ width: 2, top: 2 })).toEqual({ width: 2, top: 2 });
      expect(current.unstable_sx({ width: 0.5 })).toEqual({ width: '50%' });
    }
    for (const borderRadius of [4, 10]) {
      const rounded = createTheme({ shape: { borderRadius } });
      expect(rounded.unstable_sx({ borderRadius: 2 })).toEqual({ borderRadius: borderRadius * 2 });
    }
  });
});

describe('#theme-spacing', () => {
  test('The table shows the results for the default unit', () => {
    expect(theme.spacing()).toBe('8px');
    expect(theme.spacing(2)).toBe('16px');
    expect(theme.spacing(0.5)).toBe('4px');
    expect(theme.spacing(-1)).toBe('-8px');
    expect(theme.spacing(1, 'auto')).toBe('8px auto');
    expect(theme.spacing(1, 2, 3, 4)).toBe('8px 16px 24px 32px');
  });

  test('The result is a string, so `theme.spacing(2) * 2` is `NaN`', () => {
    for (const spacing of [8, '0.5rem', (step: number) => step * 8]) {
      const result: unknown = withSpacing(spacing).spacing(2);
      expect(typeof result).toBe('string');
      expect((result as number) * 2).toBeNaN();
    }
  });
});

describe('#unit', () => {
  test("With `spacing: 4`, `theme.spacing(2)` is `8px`; with `spacing: '0.5rem'`, the result is `calc(2 * 0.5rem)`", () => {
    expect(withSpacing(4).spacing(2)).toBe('8px');
    expect(withSpacing('0.5rem').spacing(2)).toBe('calc(2 * 0.5rem)');
    expect(withSpacing('0.5rem').unstable_sx({ p: 2 })).toEqual({ padding: 'calc(2 * 0.5rem)' });
  });

  test('Layouts follow the unit, and so do `Stack`, `Grid2`, `Container`, `Toolbar` and `AccordionDetails`', () => {
    const lengths = (current: Theme) => {
      const { container, unmount } = render(
        <ThemeProvider theme={current}>
          <Box sx={{ p: 2 }} />
          <Stack spacing={2} useFlexGap />
          <Grid container spacing={2} />
          <Container />
          <Toolbar />
          <AccordionDetails />
        </ThemeProvider>,
      );
      const [box, stack, grid, ...rest] = [...container.children].map((element) =>
        getComputedStyle(element),
      );
      const result = [
        box!.paddingLeft,
        stack!.gap,
        grid!.getPropertyValue('--Grid-columnSpacing'),
        ...rest.map(({ paddingLeft }) => paddingLeft),
      ];
      unmount();
      return result;
    };
    const before = lengths(theme);
    const after = lengths(withSpacing(20));
    expect(before).toHaveLength(6);
    expect(after.map((length) => Number.parseFloat(length) / 20)).toEqual(
      before.map((length) => Number.parseFloat(length) / 8),
    );
    expect(before[0]).toBe('16px');
  });

  test('The padding inside `Button`, `ListItem`, `CardContent` and `TableCell` is fixed', () => {
    const paddings = (current: Theme) => {
      const { container, unmount } = render(
        <ThemeProvider theme={current}>
          <Button>Pack</Button>
          <CardContent>Lamp</CardContent>
          <TableCell component="div">Desk</TableCell>
          <ListItem component="div">Chair</ListItem>
          <AccordionDetails>Table</AccordionDetails>
        </ThemeProvider>,
      );
      const result = Object.fromEntries(
        [...container.children].map((element) => {
          const { paddingTop, paddingLeft } = getComputedStyle(element);
          return [element.textContent, `${paddingTop} ${paddingLeft}`];
        }),
      );
      unmount();
      return result;
    };
    const { Table: followsDefault, ...fixed } = paddings(theme);
    const { Table: followsUnit, ...stillFixed } = paddings(withSpacing(20));
    expect(stillFixed).toEqual(fixed);
    expect(fixed).toMatchObject({ Pack: '6px 8px', Lamp: '16px 16px' });
    expect([followsDefault, followsUnit]).toEqual(['8px 16px', '20px 40px']);
  });

  test('In a second argument, `spacing: 4` replaces the function `theme.spacing` with the number 4, unless CSS variables are enabled', () => {
    expect(createTheme({}, { spacing: 4 }).spacing).toBe(4);
    const withVariables = createTheme({ cssVariables: true }, { spacing: 4 });
    expect(withVariables.spacing(2)).toBe('calc(2 * var(--mui-spacing, 4px))');
  });
});

describe('#scale', () => {
  test('A returned number is in pixels', () => {
    const squared = withSpacing((step: number) => step ** 2);
    expect(squared.spacing(3)).toBe('9px');
    expect(squared.spacing(1, 2)).toBe('1px 4px');
  });

  test("return them unchanged; otherwise, `theme.spacing(1, 'auto')` contains `NaN`", () => {
    const careless = withSpacing((step: number) => `${step * 0.25}rem`);
    expect(careless.spacing(1, 'auto')).toBe('0.25rem NaNrem');
    const careful = withSpacing((step: number | string) =>
      typeof step === 'string' ? step : `${step * 0.25}rem`,
    );
    expect(careful.spacing(1, 'auto')).toBe('0.25rem auto');
  });

  const listed = withSpacing([0, 4, 8, 16, 32]);

  test('with `[0, 4, 8, 16, 32]`, `theme.spacing(3)` is `16px`, and `theme.spacing(-3)` is `-16px`', () => {
    expect(listed.spacing(3)).toBe('16px');
    expect(listed.spacing(-3)).toBe('-16px');
    expect(listed.spacing(0, 'auto')).toBe('0px auto');
  });

  test('Fractions and missing indexes log an error and return no length', () => {
    const report = silenceErrors();
    for (const step of [0.5, 1.5, 5, 9]) {
      report.mockClear();
      expect(listed.spacing(step)).toBe('');
      expect(report).toHaveBeenCalledTimes(1);
    }
  });

  test("Names such as `theme.spacing('small')` work with a function, but not in `sx`, where strings are not passed to the function", () => {
    const spacing = jest.fn((step: number | string) => (step === 'small' ? 4 : step));
    const named = withSpacing(spacing);
    expect(named.spacing('small')).toBe('4px');
    spacing.mockClear();
    expect(named.unstable_sx({ p: 'small' })).toEqual({ padding: 'small' });
    expect(spacing).not.toHaveBeenCalled();
  });
});

describe('#css-variables', () => {
  const withVariables = (spacing?: ThemeOptions['spacing']) =>
    createTheme({ cssVariables: true, spacing });

  test('With `cssVariables: true`, the unit is the variable `--mui-spacing`, and `theme.spacing(2)` returns `calc(2 * var(--mui-spacing, 8px))`', () => {
    expect(withVariables().spacing(2)).toBe('calc(2 * var(--mui-spacing, 8px))');
    expect(withVariables(4).spacing(2)).toBe('calc(2 * var(--mui-spacing, 4px))');
    render(<ThemeProvider theme={withVariables()}>{null}</ThemeProvider>);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.map(({ cssText }) => cssText).join()).toMatch(/--mui-spacing: ?8px/);
  });

  test('An array creates a variable for each index, such as `--mui-spacing-2`; a function creates none', () => {
    const listed = withVariables([0, 4, 8]);
    expect(listed).toHaveProperty('vars.spacing', [
      'var(--mui-spacing-0, 0px)',
      'var(--mui-spacing-1, 4px)',
      'var(--mui-spacing-2, 8px)',
    ]);
    expect(listed.spacing(2)).toBe('var(--mui-spacing-2, 8px)');
    const computed = withVariables((step: number) => `${step * 0.25}rem`);
    expect(computed).not.toHaveProperty('vars.spacing');
    expect(computed.spacing(2)).toBe('0.5rem');
  });

  test('`parseInt(theme.spacing(2), 10)` is `NaN`', () => {
    expect(Number.parseInt(withVariables().spacing(2), 10)).toBeNaN();
    expect(Number.parseInt(theme.spacing(2), 10)).toBe(16);
  });
});

describe('#troubleshooting', () => {
  test('`spacing` is in the second argument of `createTheme`', () => {
    const broken = createTheme({}, { spacing: 4 });
    expect(() => broken.spacing(2)).toThrow('spacing is not a function');
  });

  test('`theme.spacing` accepts one value for each side', () => {
    const report = silenceErrors();
    theme.spacing(1, 2, 3, 4);
    expect(report).not.toHaveBeenCalled();
    (theme.spacing as (...steps: number[]) => string)(1, 2, 3, 4, 5);
    expect(report.mock.calls[0]?.[0]).toContain(
      'MUI: Too many arguments provided, expected between 0 and 4',
    );
  });

  test('Most components pass this unknown prop to the element', () => {
    const props: object = { p: 2, 'data-testid': 'element' };
    for (const element of [
      <Button key="button" {...props} />,
      <Chip key="chip" {...props} />,
      <CardContent key="content" {...props} />,
      <ListItem key="item" component="div" {...props} />,
      <Container key="container" {...props} />,
    ]) {
      const { unmount } = render(element);
      expect(screen.getByTestId('element')).toHaveAttribute('p', '2');
      unmount();
    }
    render(<Box {...props} />);
    expect(screen.getByTestId('element')).not.toHaveAttribute('p');
    expect(screen.getByTestId('element')).toHaveStyle({ padding: '16px' });
  });

  test("Sizes don't use the unit: write `width: (theme) => theme.spacing(4)`", () => {
    expect(theme.unstable_sx({ width: 4 })).toEqual({ width: 4 });
    expect(theme.unstable_sx({ width: ({ spacing }: Theme) => spacing(4) })).toEqual({
      width: '32px',
    });
  });
});
