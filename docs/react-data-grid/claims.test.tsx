import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';

const rows = Array.from({ length: 130 }, (_, id) => ({ id, site: `Site ${id % 3}`, kwh: id }));
const columns: GridColDef[] = [
  { field: 'site', editable: true, width: 150 },
  { field: 'kwh', type: 'number', width: 150 },
];
const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

describe('#large-data-demo', () => {
  test('`DataGridPro` can show all rows in one scrollable list, without pagination.', () => {
    render(
      <div style={{ width: 500, height: 400 }}>
        <DataGridPro rows={rows} columns={columns} disableVirtualization />
      </div>,
    );
    expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(130);
    expect(screen.queryByText(/of 130/)).toBeNull();
  });
});

describe('#premium-demo', () => {
  test('`experimentalFeatures` with `ariaV8` gives a grid with grouped rows the role `treegrid`', () => {
    const initialState = { rowGrouping: { model: ['site'] } };
    const { rerender } = render(
      <DataGridPremium rows={rows} columns={columns} initialState={initialState} />,
    );
    expect(screen.queryByRole('treegrid')).toBeNull();
    rerender(
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        experimentalFeatures={{ ariaV8: true }}
      />,
    );
    expect(screen.getByRole('treegrid')).toBeInTheDocument();
  });
});

describe('#choose-a-package', () => {
  test('It is for tables with up to 100 rows per page, one sort and one filter at a time', () => {
    render(
      <div style={{ width: 500, height: 400 }}>
        <DataGrid apiRef={api} rows={rows} columns={columns} disableVirtualization />
      </div>,
    );
    expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(100);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    act(() =>
      api.current.setSortModel([
        { field: 'site', sort: 'asc' },
        { field: 'kwh', sort: 'desc' },
      ]),
    );
    expect(api.current.getSortModel()).toHaveLength(1);
    act(() =>
      api.current.setFilterModel({
        items: [
          { id: 1, field: 'site', operator: 'contains', value: '1' },
          { id: 2, field: 'kwh', operator: '>', value: 5 },
        ],
      }),
    );
    expect(api.current.state.filter.filterModel.items).toHaveLength(1);
  });
});

describe('#limits', () => {
  test('It is not a spreadsheet. It has no formulas, no fill handle and no undo.', async () => {
    const few = [{ id: 1, site: '=1+1', kwh: 1 }];
    render(
      <div style={{ width: 500, height: 400 }}>
        <DataGridPremium
          apiRef={api as never}
          rows={few}
          columns={columns}
          cellSelection
          disableVirtualization
        />
      </div>,
    );
    const cell = screen.getByText('=1+1');
    act(() => void api.current.updateRows([{ id: 1, site: 'changed' }]));
    await wait();
    fireEvent.keyDown(cell, { key: 'z', ctrlKey: true });
    await wait();
    expect(api.current.getRow(1).site).toBe('changed');
  });

  test('It does not fetch or save data. You pass the rows, and send edits to your server in `processRowUpdate`.', async () => {
    const few = [{ id: 1, site: 'Mill', kwh: 1 }];
    const processRowUpdate = jest.fn((row: object) => row);
    render(
      <div style={{ width: 500, height: 400 }}>
        <DataGrid
          apiRef={api}
          rows={few}
          columns={columns}
          processRowUpdate={processRowUpdate}
          disableVirtualization
        />
      </div>,
    );
    act(() => api.current.startCellEditMode({ id: 1, field: 'site' }));
    await act(async () => {
      await api.current.setEditCellValue({ id: 1, field: 'site', value: 'Dam' });
    });
    act(() => api.current.stopCellEditMode({ id: 1, field: 'site' }));
    await wait();
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    expect(few[0].site).toBe('Mill');
  });

  test('It renders nothing on the server.', async () => {
    // The module for servers asks for one when it is loaded, and jsdom has none.
    Object.assign(globalThis, {
      TextEncoder: class {
        encode = () => new Uint8Array();
      },
    });
    const { renderToString } = await import('react-dom/server');
    const html = renderToString(
      <div style={{ width: 500, height: 400 }}>
        <DataGrid rows={rows} columns={columns} />
      </div>,
    );
    expect(html).not.toContain('Site 1');
    expect(html).not.toContain('role="row"');
  });
});
