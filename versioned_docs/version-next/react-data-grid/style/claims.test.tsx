import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { DataGrid, gridClasses, type DataGridProps, type GridApi } from '@mui/x-data-grid';

const columns = [
  { field: 'site', cellClassName: 'from-column' },
  { field: 'wind', type: 'number' as const },
];
const rows = [{ id: 1, site: 'Reef', wind: 4 }];

const show = (props: Partial<DataGridProps>, theme: object = {}) =>
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <div style={{ width: 400, height: 400 }}>
        <DataGrid rows={rows} columns={columns} {...props} />
      </div>
    </ThemeProvider>,
  );

const root = () => document.querySelector<HTMLElement>(`.${gridClasses.root}`)!;
const variable = (name: string) => getComputedStyle(root()).getPropertyValue(name).trim();

describe('#sx', () => {
  test('Where both set the same property, `sx` wins', () => {
    show({ sx: { [`& .${gridClasses.cell}`]: { paddingLeft: '33px' } } });
    expect(getComputedStyle(screen.getByRole('gridcell', { name: 'Reef' })).paddingLeft).toBe(
      '33px',
    );
  });

  test('They are outside the grid: style them in the theme', () => {
    const apiRef = { current: null as GridApi | null };
    show({ apiRef });
    act(() => apiRef.current!.showColumnMenu('site'));
    expect(root()).not.toContainElement(screen.getByRole('menu'));
  });
});

describe('#cells', () => {
  test('The classes of both are set.', () => {
    show({ getCellClassName: () => 'from-grid' });
    expect(screen.getByRole('gridcell', { name: 'Reef' })).toHaveClass('from-column', 'from-grid');
  });
});

describe('#cell-alignment', () => {
  test('In a right-to-left theme, the classes of the cells stay the same', () => {
    show({}, { direction: 'rtl' });
    expect(screen.getByRole('gridcell', { name: 'Reef' })).toHaveClass(
      gridClasses['cell--textLeft'],
    );
    expect(screen.getByRole('gridcell', { name: '4' })).toHaveClass(gridClasses['cell--textRight']);
  });
});

/** What the grid writes into the page from the theme. */
const styles = () =>
  [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

const HEADER = '--DataGrid-t-header-background-base';

describe('#theme-header', () => {
  test('The header', () => {
    show({}, { palette: { DataGrid: { headerBg: '#010203' } } });
    expect(styles()).toContain(`${HEADER}:#010203`);
    expect(variable(HEADER)).toBe('#010203');
  });
});

describe('#color-schemes', () => {
  test('Each color scheme has its own `palette.DataGrid`, and with CSS variables it changes without another render.', () => {
    const options = {
      cssVariables: { colorSchemeSelector: 'class' },
      colorSchemes: {
        light: { palette: { DataGrid: { headerBg: '#010203' } } },
        dark: { palette: { DataGrid: { headerBg: '#040506' } } },
      },
    };
    show({}, options);
    // The grid refers to a variable, which each color scheme defines.
    expect(styles()).toContain(`${HEADER}:var(--mui-palette-DataGrid-headerBg`);
    const theme = createTheme(options) as unknown as {
      generateStyleSheets: () => Record<string, Record<string, string>>[];
    };
    const defined = theme
      .generateStyleSheets()
      .flatMap((sheet) =>
        Object.entries(sheet).map(([selector, variables]) => [
          selector,
          variables['--mui-palette-DataGrid-headerBg'],
        ]),
      );
    expect(defined).toContainEqual([expect.stringContaining('dark'), '#040506']);
    expect(defined.map(([, value]) => value)).toContain('#010203');
  });
});

describe('#css-variables', () => {
  /** The rules that set the color of the header, in the order of the document. */
  const rules = () =>
    [...document.querySelectorAll('style')]
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])] as CSSStyleRule[])
      .filter(({ style }) => style?.getPropertyValue(HEADER))
      .map(({ selectorText, style }) => ({
        classes: selectorText.split('.').length - 1,
        isMine: style.getPropertyValue(HEADER).trim() === '#010203',
      }));

  test('with a plain one, the theme wins.', () => {
    const { unmount } = show({ sx: { [HEADER]: '#010203' } });
    expect(rules()).toEqual([
      { classes: 1, isMine: true },
      { classes: 1, isMine: false },
    ]);
    unmount();
    show({ sx: { '&&': { [HEADER]: '#010203' } } });
    expect(rules()).toContainEqual({ classes: 2, isMine: true });
  });
});
