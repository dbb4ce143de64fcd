import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
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
  { field: 'cost', type: 'number', valueFormatter: (value: number) => `€${value}` },
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

const grouped: Partial<DataGridPremiumProps> = {
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
        pageSizeOptions={[1]}
        initialState={{
          pagination: { paginationModel: { pageSize: 1 } },
          sorting: { sortModel: [{ field: 'site', sort: 'desc' }] },
        }}
      />,
    );
    expect(lines()).toEqual(['site', 'South', 'North', 'North']);
  });

  test('If rows are selected, only those are exported', () => {
    render(<Grid columns={onlySites} rowSelectionModel={[2]} />);
    expect(lines()).toEqual(['site', 'South']);
  });

  test('Pinned rows are always first and last, regardless of the filter', () => {
    render(
      <Grid
        columns={onlySites}
        pinnedRows={{ top: [{ id: 't', site: 'Top' }], bottom: [{ id: 'b', site: 'Bottom' }] }}
        filterModel={{ items: [{ field: 'site', operator: 'equals', value: 'South' }] }}
      />,
    );
    expect(lines()).toEqual(['site', 'Top', 'South', 'Bottom']);
  });

  test('If rows are selected, pinned rows are not exported', () => {
    render(
      <Grid
        columns={onlySites}
        pinnedRows={{ top: [{ id: 't', site: 'Top' }], bottom: [{ id: 'b', site: 'Bottom' }] }}
        rowSelectionModel={[2]}
      />,
    );
    expect(lines()).toEqual(['site', 'South']);
  });

  test('To choose the rows and their order, return their ids from `getRowsToExport`', () => {
    render(<Grid columns={onlySites} />);
    expect(lines({ getRowsToExport: () => [2, 1] })).toEqual(['site', 'South', 'North']);
  });
});

describe('#all-rows', () => {
  test('With pages from a server, the grid exports only the rows it has', () => {
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

describe('#csv', () => {
  test("Puts `'` before `=`, `+`, `-`, `@`, tabs and carriage returns at the start of a cell, but not before a line feed", () => {
    const written = (site: string) => {
      const { unmount } = render(<Grid columns={[{ field: 'site' }]} rows={[{ id: 1, site }]} />);
      const text = api.current.getDataAsCsv({ includeHeaders: false });
      unmount();
      api = { current: {} as GridApi };
      return text.replace(/"/g, '');
    };
    for (const start of ['=', '+', '-', '@', '\t', '\r']) {
      expect(written(`${start}A`)).toBe(`'${start}A`);
    }
    expect(written('\nA')).toBe('\nA');
  });
});

describe('#cells', () => {
  test('`renderCell` has no effect on exports', () => {
    render(<Grid columns={[{ field: 'site', renderCell: () => <b>Other</b> }]} />);
    expect(lines()[1]).toBe('North');
  });

  test('`ignoreValueFormatterDuringExport` exports the values instead, with dates as ISO text in UTC', () => {
    render(<Grid ignoreValueFormatterDuringExport />);
    expect(lines()[1]).toBe(`North,${rows[0].read.toISOString()},${rows[0].at.toISOString()},10`);
  });
});

describe('#escape-formulas', () => {
  test('In CSV, this also turns negative numbers such as "-5" into text', () => {
    render(<Grid columns={[{ field: 'cost', type: 'number' }]} rows={[{ id: 1, cost: -5 }]} />);
    expect(lines()[1]).toBe(`"'-5"`);
    expect(lines({ escapeFormulas: false })[1]).toBe('-5');
  });
});

describe('#print', () => {
  interface ActEnvironment {
    IS_REACT_ACT_ENVIRONMENT?: boolean;
  }

  /** What `selector` finds on the paper, by field, at the moment when its style is asked for. */
  async function print(selector: string, options?: GridPrintExportOptions) {
    let paper: (string | undefined)[] = [];
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
          paper = [...page.querySelectorAll<HTMLElement>(selector)].map(
            ({ dataset }) => dataset.field ?? dataset.id,
          );
          return '';
        },
      });
    } finally {
      environment.restore();
    }
    return paper;
  }

  test('If you control `columnVisibilityModel` or `paginationModel`, your callback must store this change; otherwise the printout shows the columns or the page on the screen', async () => {
    const page = { pagination: true as const, pageSizeOptions: [1] };
    const { unmount } = render(<Grid {...page} paginationModel={{ page: 1, pageSize: 1 }} />);
    expect(await print('[role="row"][data-id]')).toEqual(['2']);
    unmount();
    api = { current: {} as GridApi };
    render(<Grid columnVisibilityModel={{ cost: false }} />);
    expect(await print('[role="columnheader"]', { fields: ['site', 'cost'] })).toEqual([
      'site',
      'read',
      'at',
    ]);
  });

  test('With more than 100 rows, a `DataGrid` then throws an error, because a page cannot have more rows', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const many = Array.from({ length: 101 }, (_, id) => ({ id, site: 'North' }));
    function PagedGrid() {
      const [model, setModel] = React.useState({ page: 0, pageSize: 25 });
      return (
        <DataGrid
          apiRef={api}
          rows={many}
          columns={[{ field: 'site' }]}
          paginationModel={model}
          onPaginationModelChange={setModel}
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
    ).toThrow('`pageSize` cannot exceed 100');
    // Without its grid, the print that has begun fails.
    await printing[0].catch(() => {});
    document.querySelector('iframe')?.remove();
    error.mockRestore();
  });
});

describe('#excel', () => {
  test('Numbers, dates and booleans keep their types', async () => {
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
    render(<Grid {...grouped} rowSelectionModel={[1, 2, 3]} />);
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
      <Grid columns={[{ field: 'site', valueFormatter: (v: string) => `${v}!` }, columns[3]]} />,
    );
    expect((await sheet()).rows[1].values).toEqual(['North!', 10]);
  });
});

describe('#excel-formulas', () => {
  test('Numbers are not changed', async () => {
    render(<Grid columns={[columns[3]]} />);
    expect((await sheet()).rows[2].values).toEqual([-20]);
  });
});

describe('#troubleshooting', () => {
  test('A cell of the file contains `[object Object]`', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Grid columns={[{ field: 'who' }]} rows={[{ id: 1, who: { name: 'Ada' } }]} />);
    expect(lines()[1]).toBe('[object Object]');
  });
});
