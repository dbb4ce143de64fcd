import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GridToolbar,
  GridToolbarExport,
  type GridApi,
  type GridApiRef,
  type GridColDef,
  type GridComponentProps,
  type GridExportCsvOptions,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'site' },
  { field: 'read', type: 'date' },
  { field: 'cost', type: 'number', valueFormatter: ({ value }) => `€${value}` },
];
const rows = [
  { id: 1, site: 'North', read: new Date(2025, 2, 3), cost: 10 },
  { id: 2, site: 'South', read: new Date(2025, 2, 4), cost: -20 },
  { id: 3, site: 'North', read: new Date(2025, 2, 5), cost: 30 },
];
const onlySites: GridColDef[] = [{ field: 'site' }];

let api: GridApiRef;

beforeEach(() => {
  api = { current: {} as GridApi };
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<GridComponentProps>) {
  return (
    <DataGridPro apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const lines = (options?: GridExportCsvOptions) => api.current.getDataAsCsv(options).split('\r\n');

describe('#custom-toolbar', () => {
  test('`GridToolbar` of version 4 does not pass `csvOptions` on', async () => {
    const exportAs = (Toolbar: typeof GridToolbar | typeof GridToolbarExport) => {
      const download = jest.fn();
      const { unmount } = render(
        <Grid
          components={{ Toolbar }}
          componentsProps={{ toolbar: { csvOptions: { fileName: 'mine' } } }}
        />,
      );
      api.current.exportDataAsCsv = download;
      fireEvent.click(screen.getByLabelText('Export'));
      fireEvent.click(screen.getByText('Download as CSV'));
      unmount();
      api = { current: {} as GridApi };
      return download.mock.calls[0]?.[0];
    };
    expect(exportAs(GridToolbar)).toBeUndefined();
    expect(exportAs(GridToolbarExport)).toEqual({ fileName: 'mine' });
  });
});

describe('#columns', () => {
  test('`fields` names exactly the columns to export, even those with `disableExport`', () => {
    const some = columns.map((column) => ({
      ...column,
      disableExport: column.field === 'site',
      hide: column.field === 'cost',
    }));
    render(<Grid columns={some} />);
    expect(lines()[0]).toBe('read');
    expect(lines({ allColumns: true })[0]).toBe('read,cost');
    expect(lines({ fields: ['cost', 'site'] })[0]).toBe('cost,site');
  });
});

describe('#rows', () => {
  test('Rows that pass the filter are exported, in sorted order, from all pages.', async () => {
    render(
      <Grid
        columns={onlySites}
        pagination
        pageSize={1}
        rowsPerPageOptions={[1]}
        sortModel={[{ field: 'site', sort: 'desc' }]}
      />,
    );
    await wait();
    expect(lines()).toEqual(['site', 'South', 'North', 'North']);
    act(() =>
      api.current.setFilterModel({
        items: [{ columnField: 'site', operatorValue: 'equals', value: 'North' }],
      }),
    );
    await wait();
    expect(lines()).toEqual(['site', 'North', 'North']);
  });

  test('a file contains only those', async () => {
    render(<Grid columns={onlySites} selectionModel={[2]} />);
    await wait();
    expect(lines()).toEqual(['site', 'South']);
  });
});

describe('#rows', () => {
  test('if no other row is selected, the file has only the titles.', async () => {
    render(<Grid columns={onlySites} />);
    await wait();
    act(() => api.current.selectRows([2]));
    act(() =>
      api.current.setFilterModel({
        items: [{ columnField: 'site', operatorValue: 'equals', value: 'North' }],
      }),
    );
    await wait();
    expect(api.current.state.selection).toEqual([2]);
    expect(lines()).toEqual(['site']);
  });
});

describe('#all-rows', () => {
  test('the grid knows only the rows it has', async () => {
    render(
      <Grid
        columns={onlySites}
        pagination
        paginationMode="server"
        pageSize={3}
        rowsPerPageOptions={[3]}
        rowCount={900}
      />,
    );
    await wait();
    expect(lines()).toHaveLength(1 + rows.length);
  });
});

describe('#csv', () => {
  test('The first line has the titles, and no option leaves it out', () => {
    render(<Grid columns={[{ field: 'site', headerName: 'Site' }]} />);
    expect(lines({ includeHeaders: false } as GridExportCsvOptions)[0]).toBe('Site');
  });
});

describe('#cells', () => {
  test('`renderCell` never matters', () => {
    render(<Grid columns={[{ field: 'site', renderCell: () => <b>Other</b> }]} />);
    expect(lines()[1]).toBe('North');
  });

  test('also the one that columns of dates have by default.', () => {
    render(<Grid columns={[columns[1]!, columns[2]!]} />);
    expect(lines()[1]).toBe(`${rows[0]!.read.toLocaleDateString()},€10`);
  });
});

describe('#escape-formulas', () => {
  const csvOf = (column: GridColDef, texts: string[]) => {
    render(<Grid columns={[column]} rows={texts.map((text, id) => ({ id, text }))} />);
    return lines().slice(1).join('\r\n');
  };

  test('Version 4 writes such text as it is.', () => {
    expect(csvOf({ field: 'text' }, ['=1', '=SUM(1,2)'])).toBe('=1\r\n"=SUM(1,2)"');
  });

  test('Double quotes are doubled in any case, also in a text without quotes around it', () => {
    expect(csvOf({ field: 'text' }, ['a "b"', 'a "b", c'])).toBe('a ""b""\r\n"a ""b"", c"');
  });

  test('A line break is not put in quotes', () => {
    expect(csvOf({ field: 'text' }, ['one\ntwo'])).toBe('one\ntwo');
  });

  test('put an apostrophe before it in a `valueFormatter`.', () => {
    const escaped: GridColDef = {
      field: 'text',
      valueFormatter: ({ value }) => (/^[=+\-@\t]/.test(String(value)) ? `'${value}` : value),
    };
    expect(csvOf(escaped, ['=1', 'x'])).toBe(`'=1\r\nx`);
  });
});

describe('#clipboard', () => {
  const copy = (keys: object = { ctrlKey: true }) => {
    const writeText = jest.fn(async (_text: string) => {});
    Object.assign(navigator, { clipboard: { writeText } });
    act(() => api.current.setCellFocus(1, 'site'));
    fireEvent.keyDown(document.querySelector('[data-id="1"] [data-field="site"]')!, {
      key: 'c',
      keyCode: 67,
      ...keys,
    });
    return writeText.mock.calls[0]?.[0];
  };
  const two: GridColDef[] = [{ field: 'site' }, { field: 'cost', type: 'number' }];

  test('copies the titles as well.', async () => {
    render(<Grid columns={two} selectionModel={[1, 2]} />);
    await wait();
    expect(copy()).toBe('North\t10\r\nSouth\t-20');
    expect(copy({ altKey: true })).toBe('site\tcost\r\nNorth\t10\r\nSouth\t-20');
  });

  test('where <kbd>⌥</kbd> + <kbd>C</kbd> types another letter, such as ç, nothing is copied.', async () => {
    render(<Grid columns={two} selectionModel={[1, 2]} />);
    await wait();
    expect(copy({ metaKey: true })).toBe('North\t10\r\nSouth\t-20');
    expect(copy({ altKey: true, key: 'ç' })).toBeUndefined();
  });

  test('If text on the page is marked, the browser copies that text instead.', async () => {
    render(<Grid columns={two} selectionModel={[1, 2]} />);
    await wait();
    const marked = jest.spyOn(window.getSelection()!, 'toString').mockReturnValue('North');
    expect(copy()).toBeUndefined();
    marked.mockRestore();
    expect(copy()).toBe('North\t10\r\nSouth\t-20');
  });

  test('Rows are copied in the order in which they were selected, also those that the filter hides.', async () => {
    const items = [{ columnField: 'site', operatorValue: 'equals', value: 'North' }];
    render(<Grid columns={two} selectionModel={[3, 2, 1]} filterModel={{ items }} />);
    await wait();
    expect(copy()).toBe('North\t30\r\nSouth\t-20\r\nNorth\t10');
  });

  test('If the first cell of the first row is empty, this row moves one cell to the left, with titles as well', async () => {
    const blank = [
      { id: 1, site: '', cost: 10 },
      { id: 2, site: '', cost: 20 },
    ];
    render(<Grid columns={two} rows={blank} selectionModel={[1, 2]} />);
    await wait();
    expect(copy()).toBe('10\r\n\t20');
    expect(copy({ altKey: true })).toBe('site\tcost\r\n10\r\n\t20');
  });

  test('Formulas are not escaped.', async () => {
    render(<Grid columns={onlySites} rows={[{ id: 1, site: '=1' }]} selectionModel={[1]} />);
    await wait();
    expect(copy()).toBe('=1');
  });

  test('Without selected rows, nothing is copied.', () => {
    render(<Grid columns={two} />);
    expect(copy()).toBeUndefined();
  });
});

describe('#troubleshooting', () => {
  test('The value is an object, shown by `renderCell`.', () => {
    render(<Grid columns={[{ field: 'who' }]} rows={[{ id: 1, who: { name: 'Ada' } }]} />);
    expect(lines()[1]).toBe('[object Object]');
  });
});
