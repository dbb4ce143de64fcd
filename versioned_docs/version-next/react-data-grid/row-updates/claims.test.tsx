import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';

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

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#rows-prop', () => {
  test('Removed rows are also removed from the selection', async () => {
    const { rerender } = render(<Grid />);
    act(() => api.current.selectRows([1, 2]));
    rerender(<Grid rows={rows.slice(1)} />);
    await wait();
    expect(api.current.state.rowSelection).toEqual({ type: 'include', ids: new Set([2]) });
  });

  test('In development, `rows.push()` throws `object is not extensible`, because the grid freezes the array', () => {
    const own = [...rows];
    render(<Grid rows={own} />);
    expect(() => own.push({ id: 4, a: 4, b: 'w', c: 'n' })).toThrow('object is not extensible');
  });

  test('The grid does not detect a changed field in an object that stays the same', async () => {
    const own = rows.map((row) => ({ ...row }));
    const { rerender } = render(<Grid rows={own} />);
    own[0].b = 'changed';
    rerender(<Grid rows={own} />);
    await wait();
    expect(document.body).not.toHaveTextContent('changed');
  });
});

describe('#update-rows', () => {
  test('When you pass a new array as `rows`, it replaces all rows in the grid, and all updates are lost', async () => {
    const { rerender } = render(<Grid />);
    act(() => api.current.updateRows([{ id: 1, b: 'new' }]));
    expect(api.current.getRow(1)).toEqual({ id: 1, a: 3, b: 'new', c: 'k' });
    rerender(<Grid rows={[...rows]} />);
    await wait();
    expect(api.current.getRow(1)).toEqual(rows[0]);
  });
});

describe('#infinite-loading', () => {
  beforeAll(() => {
    // jsdom has no layout, and none of these.
    globalThis.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

  const getRows = jest.fn(async ({ start, end }: GridGetRowsParams) => ({
    rows: Array.from({ length: end - Number(start) + 1 }, (_, index) => ({
      id: Number(start) + index,
      a: 1,
    })),
    rowCount: -1,
  }));
  const lazy = {
    rows: undefined,
    lazyLoading: true,
    dataSource: { getRows },
    initialState: { pagination: { paginationModel: { pageSize: 20 } } },
  };

  beforeEach(() => {
    getRows.mockClear();
  });

  test('`getRows()` receives `start` and `end`, both included, and the sort and filter model', async () => {
    render(<Grid {...lazy} />);
    await wait(100);
    expect(getRows.mock.calls[0][0]).toMatchObject({
      start: 0,
      end: 19,
      sortModel: [],
      filterModel: { items: [] },
    });
    expect(api.current.getAllRowIds()).toHaveLength(20);
  });

  test('the grid asks for the next ones when people come within `scrollEndThreshold` pixels of the end', async () => {
    render(<Grid {...lazy} />);
    await wait(100);
    act(() => {
      api.current.publishEvent('rowsScrollEndIntersection');
    });
    await wait(100);
    expect(getRows.mock.lastCall![0]).toMatchObject({ start: 20, end: 39 });
    expect(api.current.getAllRowIds()).toHaveLength(40);
  });

  test('When people sort or filter, the grid starts again from row 0', async () => {
    render(<Grid {...lazy} />);
    await wait(100);
    act(() => {
      api.current.publishEvent('rowsScrollEndIntersection');
    });
    await wait(100);
    const sortModel = [{ field: 'a', sort: 'asc' as const }];
    act(() => api.current.setSortModel(sortModel));
    await wait(100);
    expect(getRows.mock.lastCall![0]).toMatchObject({ start: 0, end: 19, sortModel });
    expect(api.current.getAllRowIds()).toHaveLength(20);
  });

  test('If a request fails, `onDataSourceError` is called, and the rows stay', async () => {
    const onDataSourceError = jest.fn();
    render(<Grid {...lazy} onDataSourceError={onDataSourceError} />);
    await wait(100);
    getRows.mockRejectedValueOnce(new Error('offline'));
    act(() => {
      api.current.publishEvent('rowsScrollEndIntersection');
    });
    await wait(100);
    expect(onDataSourceError).toHaveBeenCalledTimes(1);
    expect(api.current.getAllRowIds()).toHaveLength(20);
  });
});

describe('#high-frequency', () => {
  test('It also throttles `setRows()`, but not the `rows` prop, which applies immediately', async () => {
    const { rerender } = render(<Grid throttleRowsMs={60_000} />);
    await wait();
    act(() => api.current.updateRows([{ id: 1, b: 'new' }]));
    expect(api.current.getRow(1)).toMatchObject({ b: 'x' });
    rerender(<Grid throttleRowsMs={60_000} rows={rows.slice(0, 1)} />);
    await wait();
    expect(ids()).toEqual([1]);
  });
});
