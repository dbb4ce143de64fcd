import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridCsvExportOptions,
  type GridExcelExportOptions,
  type GridPrintExportOptions,
} from '@mui/x-data-grid-premium';
import ExportAllFromServer from './demos/ExportAllFromServer';

const columns: GridColDef[] = [
  { field: 'site' },
  { field: 'read', type: 'date' },
  { field: 'at', type: 'dateTime' },
  { field: 'cost', type: 'number', valueFormatter: ({ value }) => `€${value}` },
];
const rows = [
  { id: 1, site: 'North', read: new Date(2025, 2, 3), at: new Date(2025, 2, 3, 4, 5), cost: 10 },
  { id: 2, site: 'South', read: new Date(2025, 2, 4), at: new Date(2025, 2, 4, 4, 5), cost: -20 },
  { id: 3, site: 'North', read: new Date(2025, 2, 5), at: new Date(2025, 2, 5, 4, 5), cost: 30 },
];

const toFooter = () => 'footer' as const;

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPremium apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const lines = (options?: GridCsvExportOptions) => api.current.getDataAsCsv(options).split('\r\n');

async function sheet(options?: GridExcelExportOptions) {
  const workbook = (await api.current.getDataAsExcel(options))!;
  const rowsOfSheet: { level: number; values: unknown[] }[] = [];
  const worksheet = workbook.getWorksheet('Sheet1')!;
  worksheet.eachRow(({ outlineLevel, values }) =>
    rowsOfSheet.push({ level: outlineLevel ?? 0, values: [...(values as unknown[])].slice(1) }),
  );
  return { worksheet, rows: rowsOfSheet };
}

interface ActEnvironment {
  IS_REACT_ACT_ENVIRONMENT?: boolean;
}

const firstColumn = (container: ParentNode) =>
  [...container.querySelectorAll('[role="cell"][data-field="site"]')].map(
    (cell) => cell.textContent ?? '',
  );

const headers = (container: ParentNode) =>
  [...container.querySelectorAll<HTMLElement>('[role="columnheader"]')].map(
    (header) => header.dataset.field ?? '',
  );

/** What is on the paper at the moment when its style is asked for. */
async function print(options?: GridPrintExportOptions, read = firstColumn) {
  let paper: string[] = [];
  // Within act(), React would render the rows of the print only after it.
  const environment = jest.replaceProperty(
    globalThis as ActEnvironment,
    'IS_REACT_ACT_ENVIRONMENT',
    false,
  );
  try {
    await api.current.exportDataAsPrint({
      ...options,
      pageStyle: () => {
        const page = document.querySelector('iframe')!.contentDocument!;
        paper = read(page);
        return options?.pageStyle;
      },
    });
  } finally {
    environment.restore();
  }
  return paper;
}

const grouped: Partial<DataGridPremiumProps> = {
  experimentalFeatures: { aggregation: true },
  initialState: { rowGrouping: { model: ['site'] }, aggregation: { model: { cost: 'sum' } } },
};

describe('#columns', () => {
  const some = columns.map((column) => ({ ...column, disableExport: column.field === 'site' }));

  test('`allColumns: true` adds hidden ones, `disableExport` in a column definition excludes a column, and `fields` lists exactly the columns to export, even those with `disableExport`', () => {
    render(<Grid columns={some} columnVisibilityModel={{ cost: false }} />);
    expect(lines()[0]).toBe('read,at');
    expect(lines({ allColumns: true })[0]).toBe('read,at,cost');
    expect(lines({ fields: ['cost', 'site'] })[0]).toBe('cost,site');
  });
});

describe('#rows', () => {
  const onlySites = [{ field: 'site' }];

  test('Rows that pass the filter are exported, in sorted order, from all pages.', () => {
    render(
      <Grid
        columns={onlySites}
        pagination
        rowsPerPageOptions={[1]}
        initialState={{
          pagination: { pageSize: 1 },
          sorting: { sortModel: [{ field: 'site', sort: 'desc' }] },
        }}
      />,
    );
    expect(lines()).toEqual(['site', 'South', 'North', 'North']);
  });

  test('If rows are selected, a file contains only those', () => {
    render(<Grid columns={onlySites} selectionModel={[2]} />);
    expect(lines()).toEqual(['site', 'South']);
  });

  test('if no other row is selected, the file has only the titles.', async () => {
    render(<Grid columns={onlySites} />);
    act(() => api.current.selectRows([2]));
    act(() =>
      api.current.setFilterModel({
        items: [{ columnField: 'site', operatorValue: 'equals', value: 'North' }],
      }),
    );
    expect(api.current.state.selection).toEqual([2]);
    expect(lines().filter(Boolean)).toEqual(['site']);
  });

  test('printing ignores the selection', async () => {
    render(<Grid columns={onlySites} selectionModel={[2]} />);
    expect(await print()).toEqual(['North', 'South', 'North']);
  });

  test('come first and last, whatever the filter', () => {
    render(
      <Grid
        columns={onlySites}
        experimentalFeatures={{ rowPinning: true }}
        pinnedRows={{ top: [{ id: 't', site: 'Top' }], bottom: [{ id: 'b', site: 'Bottom' }] }}
        filterModel={{ items: [{ columnField: 'site', operatorValue: 'equals', value: 'South' }] }}
      />,
    );
    expect(lines()).toEqual(['site', 'Top', 'South', 'Bottom']);
  });

  test('If rows are selected, pinned rows are left out', () => {
    render(
      <Grid
        columns={onlySites}
        experimentalFeatures={{ rowPinning: true }}
        pinnedRows={{ top: [{ id: 't', site: 'Top' }], bottom: [{ id: 'b', site: 'Bottom' }] }}
        selectionModel={[2]}
      />,
    );
    expect(lines()).toEqual(['site', 'South']);
  });

  test('`getRowsToExport` returns ids of your choice, in your order.', () => {
    render(<Grid columns={onlySites} />);
    expect(lines({ getRowsToExport: () => [2, 1] })).toEqual(['site', 'South', 'North']);
  });
});

describe('#all-rows', () => {
  test('the grid knows only the rows it has', () => {
    render(
      <Grid columns={[{ field: 'site' }]} pagination paginationMode="server" rowCount={900} />,
    );
    expect(lines()).toHaveLength(1 + rows.length);
  });

  test('The hidden grid writes all rows of all its pages.', async () => {
    const created = jest.fn<string, [Blob]>(() => 'blob:all');
    Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    render(<ExportAllFromServer />);
    fireEvent.click(screen.getByRole('button', { name: 'Export all rows' }));
    await screen.findByText('All rows were exported.', {}, { timeout: 20_000 });
    const reader = new FileReader();
    reader.readAsText(created.mock.calls[0][0]);
    await waitFor(() => expect(reader.result).not.toBeNull());
    expect(String(reader.result).split('\r\n')).toHaveLength(241);
  }, 30_000);
});

describe('#cells', () => {
  test('`renderCell` never matters', () => {
    render(<Grid columns={[{ field: 'site', renderCell: () => <b>Other</b> }]} />);
    expect(lines()[1]).toBe('North');
  });

  test('also the one that columns of numbers and dates have by default.', () => {
    render(<Grid columns={[columns[1], { field: 'cost', type: 'number' }]} />);
    const [{ read }] = rows;
    expect(lines()[1]).toBe(`${read.toLocaleDateString()},10`);
    const thousand = [{ id: 1, cost: 1000 }];
    render(<Grid columns={[{ field: 'cost', type: 'number' }]} rows={thousand} />);
    expect(lines()[1]).toBe('"1,000"');
  });

  test('and titles of column groups are left out.', () => {
    render(
      <Grid
        columns={[{ field: 'site' }]}
        experimentalFeatures={{ columnGrouping: true }}
        columnGroupingModel={[{ groupId: 'Where', children: [{ field: 'site' }] }]}
      />,
    );
    expect(screen.getByText('Where')).toBeInTheDocument();
    expect(lines()[0]).toBe('site');
  });
});

describe('#escape-formulas', () => {
  const csvOf = (column: GridColDef, texts: string[]) => {
    render(<Grid columns={[column]} rows={texts.map((text, id) => ({ id, text }))} />);
    return api.current.getDataAsCsv({ includeHeaders: false });
  };

  test('Version 5 writes such text as it is.', () => {
    expect(csvOf({ field: 'text' }, ['=1', '=SUM(1,2)'])).toBe('=1\r\n"=SUM(1,2)"');
  });

  test('Double quotes are doubled in any case, also in a text without quotes around it', () => {
    expect(csvOf({ field: 'text' }, ['a "b"', 'a "b", c'])).toBe('a ""b""\r\n"a ""b"", c"');
  });

  test('put an apostrophe before it in a `valueFormatter`.', () => {
    const escaped: GridColDef = {
      field: 'text',
      valueFormatter: ({ value }) => (/^[=+\-@\t]/.test(value) ? `'${value}` : value),
    };
    expect(csvOf(escaped, ['=1', '=SUM(1,2)'])).toBe(`'=1\r\n"'=SUM(1,2)"`);
  });
});

describe('#print', () => {
  test('else the paper shows the columns or the page of the screen', async () => {
    const page = { pagination: true as const, rowsPerPageOptions: [1] };
    const { unmount } = render(<Grid {...page} page={1} pageSize={1} />);
    expect(await print()).toEqual(['South']);
    unmount();
    api = { current: {} as GridApi };
    render(<Grid columnVisibilityModel={{ cost: false }} />);
    expect(await print({ fields: ['site', 'cost'] }, headers)).toEqual(['site', 'read', 'at']);
  });

  test('With more than 100 rows, a `DataGrid` then throws an error, because that is more than one page may hold', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const many = Array.from({ length: 101 }, (_, id) => ({ id, site: 'North' }));
    function Print() {
      const apiRef = useGridApiContext();
      React.useLayoutEffect(() => {
        api = apiRef as typeof api;
      }, [apiRef]);
      return null;
    }
    function PagedGrid() {
      const [pageSize, setPageSize] = React.useState(25);
      return (
        <DataGrid
          rows={many}
          columns={[{ field: 'site' }]}
          components={{ Toolbar: Print }}
          pageSize={pageSize}
          onPageSizeChange={setPageSize}
        />
      );
    }
    render(<PagedGrid />);
    const printing: Promise<void>[] = [];
    expect(() =>
      act(() => {
        // Its type says `void`, but it returns a promise.
        printing.push(Promise.resolve(api.current.exportDataAsPrint()));
      }),
    ).toThrow('100');
    // Without its grid, the print that has begun fails.
    await printing[0].catch(() => {});
    document.querySelector('iframe')?.remove();
    error.mockRestore();
  });

  test('Checkboxes of the selection are printed like other columns; `fields` leaves them out.', async () => {
    render(<Grid checkboxSelection />);
    expect(await print({}, headers)).toContain('__check__');
    expect(await print({ fields: ['site'] }, headers)).toEqual(['site']);
  });
});

describe('#excel', () => {
  test('Numbers, dates and booleans arrive as such', async () => {
    render(
      <Grid columns={[...columns, { field: 'ok', type: 'boolean', valueGetter: () => true }]} />,
    );
    expect((await sheet()).rows[1].values).toEqual([
      'North',
      new Date(Date.UTC(2025, 2, 3)),
      new Date(Date.UTC(2025, 2, 3, 4, 5)),
      10,
      true,
    ]);
  });

  test('Dates have the format `dd.mm.yyyy`, and dates with a time `dd.mm.yyyy hh:mm`, in every language of the grid', async () => {
    render(<Grid localeText={{ noRowsLabel: 'Keine' }} />);
    const { worksheet } = await sheet();
    expect(worksheet.getColumn(2).numFmt).toBe('dd.mm.yyyy');
    expect(worksheet.getColumn(3).numFmt).toBe('dd.mm.yyyy hh:mm');
  });
});

describe('#excel-groups', () => {
  test('Rows of collapsed groups are exported too', async () => {
    render(<Grid {...grouped} />);
    expect((await sheet()).rows.map(({ level }) => level)).toEqual([0, 0, 1, 1, 0, 1, 0]);
  });

  test('The grand total is the last row, unless rows are selected.', async () => {
    const { unmount } = render(<Grid {...grouped} />);
    expect((await sheet()).rows.at(-1)?.values.at(-1)).toBe(20);
    unmount();
    api = { current: {} as GridApi };
    render(<Grid {...grouped} selectionModel={[1, 2, 3]} />);
    expect((await sheet()).rows.map(({ values }) => values.at(-1))).not.toContain(20);
  });

  test('Totals in the row of a group are exported', async () => {
    render(<Grid {...grouped} />);
    expect((await sheet()).rows[1].values).toEqual(['North', undefined, undefined, undefined, 40]);
  });

  test('totals in the footer of a group are not', async () => {
    render(<Grid {...grouped} getAggregationPosition={toFooter} />);
    const { rows: written } = await sheet();
    expect(written).toHaveLength(7);
    expect(written[1].values).toEqual(['North']);
  });

  test('The file contains numbers, not formulas', async () => {
    render(<Grid {...grouped} />);
    expect(JSON.stringify((await sheet()).rows)).not.toContain('formula');
  });
});

describe('#excel-customization', () => {
  test('`valueFormatter` is used for text only', async () => {
    render(
      <Grid columns={[{ field: 'site', valueFormatter: ({ value: v }) => `${v}!` }, columns[3]]} />,
    );
    expect((await sheet()).rows[1].values).toEqual(['North!', 10]);
  });
});

describe('#excel-formulas', () => {
  test('Text that looks like a formula is written as text, without an apostrophe.', async () => {
    render(<Grid columns={[{ field: 'site' }]} rows={[{ id: 1, site: '=1+1' }]} />);
    const { worksheet } = await sheet();
    expect(worksheet.getCell('A2').value).toBe('=1+1');
    expect(worksheet.getCell('A2').formula).toBeUndefined();
  });

  test('Numbers stay as they are.', async () => {
    render(<Grid columns={[columns[3]]} />);
    expect((await sheet()).rows[2].values).toEqual([-20]);
  });
});

describe('#clipboard', () => {
  const copy = (keys: object = { ctrlKey: true }) => {
    const writeText = jest.fn(async (_text: string) => {});
    Object.assign(navigator, { clipboard: { writeText } });
    act(() => api.current.setCellFocus(1, 'site'));
    fireEvent.keyDown(document.activeElement!, { key: 'c', keyCode: 67, ...keys });
    return writeText.mock.calls[0]?.[0];
  };
  const two: GridColDef[] = [{ field: 'site' }, { field: 'cost', type: 'number' }];

  test('copies the titles as well.', () => {
    render(<Grid columns={two} selectionModel={[1, 2]} />);
    expect(copy()).toBe('North\t10\r\nSouth\t-20');
    expect(copy({ altKey: true })).toBe('site\tcost\r\nNorth\t10\r\nSouth\t-20');
  });

  test('Without selected rows, nothing is copied.', () => {
    render(<Grid columns={two} />);
    expect(copy()).toBeUndefined();
  });

  test('Rows are copied in the order of the grid, without those that the filter hides.', () => {
    const items = [{ columnField: 'site', operatorValue: 'equals', value: 'North' }];
    render(<Grid columns={two} selectionModel={[3, 2, 1]} filterModel={{ items }} />);
    expect(copy()).toBe('North\t10\r\nNorth\t30');
  });

  test('If the first cell of the first row is empty, this row moves one cell to the left, with titles as well', () => {
    const blank = [
      { id: 1, site: '', cost: 10 },
      { id: 2, site: '', cost: 20 },
    ];
    render(<Grid columns={two} rows={blank} selectionModel={[1, 2]} />);
    expect(copy()).toBe('10\r\n\t20');
    expect(copy({ altKey: true })).toBe('site\tcost\r\n10\r\n\t20');
  });

  test('Formulas are not escaped.', () => {
    render(
      <Grid columns={[{ field: 'site' }]} rows={[{ id: 1, site: '=1' }]} selectionModel={[1]} />,
    );
    expect(copy()).toBe('=1');
  });
});

describe('#troubleshooting', () => {
  test('A cell of the file contains `[object Object]`', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Grid columns={[{ field: 'who' }]} rows={[{ id: 1, who: { name: 'Ada' } }]} />);
    expect(lines()[1]).toBe('[object Object]');
  });
});
