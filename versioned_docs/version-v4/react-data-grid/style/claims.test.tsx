import * as React from 'react';
import { createTheme, makeStyles, ThemeProvider } from '@material-ui/core/styles';
import { act, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  gridClasses,
  type GridApi,
  type GridApiRef,
  type GridComponentProps,
} from '@mui/x-data-grid-pro';

const columns = [
  { field: 'site', cellClassName: 'from-column' },
  { field: 'wind', type: 'number' as const },
];
const rows = [
  { id: 1, site: 'Reef', wind: 4 },
  { id: 2, site: 'Bank', wind: 9 },
  { id: 3, site: 'Cape', wind: 7 },
];

let api: GridApiRef;

beforeEach(() => {
  api = { current: {} as GridApi };
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

const useStyles = makeStyles(
  {
    root: { '& .MuiDataGrid-cell': { whiteSpace: 'pre' } },
    panel: { outlineColor: 'rgb(1, 2, 3)' },
  },
  { name: 'Turbines' },
);

function Turbines(props: Partial<GridComponentProps>) {
  const classes = useStyles();
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        className={classes.root}
        componentsProps={{ panel: { className: classes.panel } }}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const show = (props: Partial<GridComponentProps> = {}, ...themes: object[]) =>
  render(
    themes.reduceRight<React.ReactElement>(
      (inner, theme) => <ThemeProvider theme={createTheme(theme)}>{inner}</ThemeProvider>,
      <Turbines {...props} />,
    ),
  );

const root = () => document.querySelector<HTMLElement>(`.${gridClasses.root}`)!;
const cell = (name: string) => screen.getByRole('cell', { name });
const styleOf = (className: string) =>
  getComputedStyle(document.querySelector<HTMLElement>(`.${className}`)!);
const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#make-styles', () => {
  test('Its style sheet comes after that of the grid,', () => {
    show();
    const sheet = (name: string) => document.querySelector(`style[data-meta="${name}"]`)!;
    const order = sheet('MuiDataGrid').compareDocumentPosition(sheet('Turbines'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('Cells and headers with a line at their right, from `showCellRightBorder` and `showColumnRightBorder`', () => {
    const { unmount } = show();
    expect(document.querySelector(`.${gridClasses.withBorder}`)).toBeNull();
    unmount();
    show({ showCellRightBorder: true, showColumnRightBorder: true });
    expect(cell('Reef')).toHaveClass(gridClasses.withBorder);
    expect(screen.getByRole('columnheader', { name: 'site' })).toHaveClass(gridClasses.withBorder);
    expect(styleOf(gridClasses.withBorder).borderRightWidth).toBe('1px');
  });

  test('The lines are borders of the classes `cell` and `columnsContainer`: set `borderColor` on both.', () => {
    show();
    expect(styleOf(gridClasses.cell).borderBottomStyle).toBe('solid');
    expect(styleOf(gridClasses.columnsContainer).borderBottomStyle).toBe('solid');
  });

  test('The footer has no line of its own', () => {
    show();
    expect(styleOf(gridClasses.footerContainer).borderTopStyle).not.toBe('solid');
  });

  test('Selected rows have the class `Mui-selected`,', () => {
    show({ selectionModel: [1] });
    expect(cell('Reef').closest('[role="row"]')).toHaveClass('Mui-selected');
    expect(cell('Reef')).not.toHaveClass('Mui-selected');
  });
});

describe('#classes-prop', () => {
  test('`root`, `columnHeader`, `row` and `cell`', () => {
    show({ classes: { root: 'r', columnHeader: 'h', row: 'w', cell: 'c' } });
    expect(root()).toHaveClass('r');
    expect(screen.getByRole('columnheader', { name: 'site' })).toHaveClass('h');
    expect(cell('Reef').closest('[role="row"]')).toHaveClass('w');
    expect(cell('Reef')).toHaveClass('c');
  });
});

describe('#popups', () => {
  test('Menus and panels are rendered in `body`, outside the grid', async () => {
    show();
    act(() => api.current.showColumnMenu('site'));
    await wait();
    expect(root()).not.toContainElement(screen.getByRole('menu'));
    act(() => api.current.showFilterPanel('site'));
    await wait();
    const panel = document.querySelector<HTMLElement>('.MuiGridPanel-root')!;
    expect(root()).not.toContainElement(panel);
  });

  test('`componentsProps.panel` takes a `className`', async () => {
    show();
    act(() => api.current.showFilterPanel('site'));
    await wait();
    const panel = document.querySelector<HTMLElement>('.MuiGridPanel-root')!;
    expect(getComputedStyle(panel).outlineColor).toBe('rgb(1, 2, 3)');
  });
});

describe('#cells', () => {
  test('The classes of both are set.', () => {
    show({ getCellClassName: () => 'from-grid' });
    expect(cell('Reef')).toHaveClass('from-column', 'from-grid');
  });
});

describe('#cell-alignment', () => {
  test('In a right-to-left theme, the classes of the cells stay the same.', () => {
    show({}, { direction: 'rtl' });
    expect(cell('Reef')).toHaveClass(gridClasses['cell--textLeft']);
    expect(cell('4')).toHaveClass(gridClasses['cell--textRight']);
  });

  test('Cells are blocks with one line of text, as high as the row.', () => {
    show();
    expect(getComputedStyle(cell('Reef')).display).toBe('block');
    expect(cell('Reef').style.lineHeight).toBe('51px');
  });

  test('Cells with `renderCell` are flex containers and center it vertically.', () => {
    show({ columns: [{ field: 'site', renderCell: ({ value }) => <b>{String(value)}</b> }] });
    expect(getComputedStyle(cell('Reef'))).toMatchObject({ display: 'flex', alignItems: 'center' });
  });
});

describe('#striped-rows', () => {
  const indexes = () =>
    [...document.querySelectorAll<HTMLElement>('[role="row"][data-rowindex]')].map(
      ({ dataset }) => `${dataset['id']}:${dataset['rowindex']}`,
    );

  test('It counts rows as they are sorted and filtered', async () => {
    show();
    expect(indexes()).toEqual(['1:0', '2:1', '3:2']);
    act(() => api.current.setSortModel([{ field: 'wind', sort: 'desc' }]));
    await wait();
    expect(indexes()).toEqual(['2:0', '3:1', '1:2']);
    act(() =>
      api.current.setFilterModel({
        items: [{ columnField: 'wind', operatorValue: '<', value: '8' }],
      }),
    );
    await wait();
    expect(indexes()).toEqual(['3:0', '1:1']);
  });

  test('and goes on counting from page to page.', () => {
    show({ pagination: true, pageSize: 2, rowsPerPageOptions: [2], page: 1 });
    expect(indexes()).toEqual(['3:2']);
  });
});

describe('#theme-header', () => {
  test('The header has no background of its own', () => {
    show({}, { palette: { background: { default: 'rgb(1, 2, 3)' } } });
    expect(['', 'rgba(0, 0, 0, 0)', 'transparent']).toContain(
      styleOf(gridClasses.columnsContainer).backgroundColor,
    );
  });
});

describe('#custom-theme', () => {
  const cells = { overrides: { MuiDataGrid: { cell: { color: 'rgb(1, 2, 3)' } } } };

  test('Any other key is reported in the console', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    show({}, cells);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('Fix the `cell` key of `theme.overrides.MuiDataGrid`.'),
    );
  });

  test('and has no effect below a second `ThemeProvider`.', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    show({}, {}, cells);
    expect(getComputedStyle(cell('Reef')).color).not.toBe('rgb(1, 2, 3)');
  });

  test('`root` reaches every part, also there', () => {
    show(
      {},
      {},
      {
        overrides: {
          MuiDataGrid: { root: { '& .MuiDataGrid-cell': { color: 'rgb(1, 2, 3)' } } },
        },
      },
    );
    expect(getComputedStyle(cell('Reef')).color).toBe('rgb(1, 2, 3)');
  });
});

describe('#dark', () => {
  test('has no background of its own in either mode', () => {
    show({}, { palette: { type: 'dark' } });
    expect(['', 'rgba(0, 0, 0, 0)', 'transparent']).toContain(
      getComputedStyle(root()).backgroundColor,
    );
  });
});
