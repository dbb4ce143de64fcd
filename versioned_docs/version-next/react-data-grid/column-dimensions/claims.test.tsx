import * as React from 'react';
import { act, render, waitFor } from '@testing-library/react';
import {
  DataGrid,
  gridClasses,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#set-column-width', () => {
  test('A flexible column stays flexible', async () => {
    render(<Grid columns={[{ field: 'a', flex: 1 }]} />);
    act(() => api.current.setColumnWidth('a', 60));
    await wait();
    expect(api.current.getColumn('a').flex).toBe(1);
  });

  test('the column is shown within its bounds', async () => {
    render(<Grid columns={[{ field: 'a', minWidth: 100, maxWidth: 200 }]} />);
    act(() => api.current.setColumnWidth('a', 500));
    await wait();
    expect(api.current.getColumn('a')).toMatchObject({ width: 500, computedWidth: 200 });
  });

  test('An object with `field` and `width` alone resets the rest, such as title and bounds.', async () => {
    render(<Grid columns={[{ field: 'a', headerName: 'Title', minWidth: 80 }]} />);
    act(() => api.current.updateColumns([{ field: 'a', width: 300 }]));
    await wait();
    expect(api.current.getColumn('a')).toMatchObject({ minWidth: 50, width: 300 });
    expect(api.current.getColumn('a').headerName).toBeUndefined();
  });
});

describe('#autosize-async', () => {
  test('without rows, `autosizeOnMount` measures the headers, and does not measure again.', async () => {
    const add = jest.spyOn(DOMTokenList.prototype, 'add');
    const runs = () => add.mock.calls.filter(([name]) => name === gridClasses.autosizing).length;
    const { rerender } = render(<Grid autosizeOnMount rows={[]} />);
    await waitFor(() => expect(runs()).toBe(1), { timeout: 10_000 });
    rerender(<Grid autosizeOnMount />);
    await wait(200);
    expect(runs()).toBe(1);
    add.mockRestore();
  });

  test('the event comes with the first rows, and not before.', async () => {
    let answer = () => {};
    const source: GridDataSource = {
      getRows: () =>
        new Promise((resolve) => {
          answer = () => resolve({ rows, rowCount: rows.length });
        }),
    };
    const counts: number[] = [];
    const Watched = () => {
      React.useEffect(
        () =>
          api.current.subscribeEvent('renderedRowsIntervalChange', () => {
            counts.push(api.current.getRowsCount());
          }),
        [],
      );
      return <Grid rows={undefined} dataSource={source} hideFooter />;
    };
    render(<Watched />);
    await wait(200);
    expect(counts).toEqual([]);
    answer();
    await waitFor(() => expect(counts).not.toEqual([]), { timeout: 10_000 });
    expect(counts[0]).toBe(3);
  }, 60_000);
});

describe('#keep-widths', () => {
  test('In a definition that names neither, the width returns to 100', async () => {
    const text = { field: 'c', type: 'string' as const };
    const { rerender } = render(<Grid columns={[b, text]} />);
    act(() => {
      api.current.setColumnWidth('b', 300);
      api.current.setColumnWidth('c', 300);
    });
    rerender(<Grid columns={[{ ...b }, { ...text }]} />);
    await wait();
    expect(api.current.getColumn('b').width).toBe(100);
    expect(api.current.getColumn('c').width).toBe(100);
  });
});
