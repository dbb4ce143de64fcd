import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGridPro, useGridApiRef, type GridApi } from '@mui/x-data-grid-pro';
import {
  DataGrid,
  gridPaginationModelSelector,
  useGridApiRef as useGridApiRefOfDataGrid,
} from '@mui/x-data-grid';
import { problem } from '@site/tests/problems';

afterEach(() => jest.restoreAllMocks());

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem(
  'csv-export-quotes-negative-numbers',
  { needs: { DataGridPro, useGridApiRef } },
  async () => {
    let api: { current: GridApi };
    function Grid() {
      api = useGridApiRef() as unknown as typeof api;
      return (
        <div style={{ width: 600, height: 400 }}>
          <DataGridPro
            apiRef={api as never}
            rows={[
              { id: 1, balance: 7 },
              { id: 2, balance: -5 },
            ]}
            columns={[{ field: 'balance', type: 'number' }]}
            disableVirtualization
          />
        </div>
      );
    }
    render(<Grid />);
    await wait();
    const lines = api!.current.getDataAsCsv().split(/\r?\n/);
    expect(lines.slice(0, 2)).toEqual(['balance', '7']);
    return { observed: lines[2]?.replaceAll('"', ''), faulty: "'-5", correct: '-5' };
  },
);

problem(
  'print-with-controlled-pages-throws',
  // Versions without this selector have no API object in the `DataGrid`.
  { needs: { DataGrid, gridPaginationModelSelector } },
  async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let api: { current: GridApi };
    function Grid({ count }: { count: number }) {
      api = useGridApiRefOfDataGrid() as unknown as typeof api;
      const [model, setModel] = React.useState({ page: 0, pageSize: 25 });
      return (
        <DataGrid
          apiRef={api as never}
          rows={Array.from({ length: count }, (_, id) => ({ id, site: 'North' }))}
          columns={[{ field: 'site' }]}
          paginationModel={model}
          onPaginationModelChange={setModel}
          disableVirtualization
        />
      );
    }
    const print = async (count: number) => {
      const { unmount } = render(<Grid count={count} />);
      const printing: Promise<void>[] = [];
      let message = '';
      try {
        act(() => {
          // Its type is `void`, but it returns a promise.
          printing.push(Promise.resolve(api.current.exportDataAsPrint()));
        });
        await wait();
      } catch (error) {
        ({ message } = error as Error);
      }
      unmount();
      await Promise.all(printing).catch(() => {});
      document.querySelector('iframe')?.remove();
      return message;
    };
    expect(await print(30)).toBe('');
    return {
      observed: (await print(101)).includes('cannot exceed 100'),
      faulty: true,
      correct: false,
    };
  },
);
