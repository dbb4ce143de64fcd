import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
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
    expect(api.current.state.rowSelection).toEqual([2]);
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
  test('as long as the end stays within reach, `onRowsScrollEnd` is not called again', async () => {
    const onRowsScrollEnd = jest.fn();
    const { rerender } = render(<Grid rows={rows.slice(0, 1)} onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    const scroll = () => fireEvent.scroll(document.querySelector('.MuiDataGrid-virtualScroller')!);
    scroll();
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
    rerender(
      <Grid rows={rows.slice(0, 2)} scrollEndThreshold={200} onRowsScrollEnd={onRowsScrollEnd} />,
    );
    await wait();
    scroll();
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
  });
});

describe('#lazy-loading', () => {
  test('Without the flag, `onFetchRows` is never called', async () => {
    const onFetchRows = jest.fn();
    const props: Partial<DataGridProProps> = {
      rowsLoadingMode: 'server',
      rowCount: 20,
      sortingMode: 'server',
      onFetchRows,
    };
    const { unmount } = render(<Grid {...props} />);
    await wait();
    act(() => api.current.setSortModel([{ field: 'a', sort: 'asc' }]));
    expect(onFetchRows).not.toHaveBeenCalled();
    unmount();
    api = { current: {} as GridApi };
    render(<Grid {...props} experimentalFeatures={{ lazyLoading: true }} />);
    await wait();
    act(() => api.current.setSortModel([{ field: 'a', sort: 'asc' }]));
    expect(onFetchRows).toHaveBeenCalled();
  });

  test('then `onFetchRows` is called for each new range', async () => {
    const onFetchRows = jest.fn();
    render(
      <Grid
        rowsLoadingMode="server"
        rowCount={rows.length}
        sortingMode="server"
        onFetchRows={onFetchRows}
        experimentalFeatures={{ lazyLoading: true }}
      />,
    );
    await wait();
    const show = (firstRowToRender: number, lastRowToRender: number) =>
      act(() =>
        api.current.publishEvent('renderedRowsIntervalChange', {
          firstRowToRender,
          lastRowToRender,
        }),
      );
    show(0, 2);
    show(1, 3);
    expect(onFetchRows).not.toHaveBeenCalled();
    act(() => api.current.setSortModel([{ field: 'a', sort: 'asc' }]));
    onFetchRows.mockClear();
    show(0, 2);
    show(1, 3);
    expect(onFetchRows).toHaveBeenCalledTimes(2);
  });
});

describe('#troubleshooting', () => {
  test('`onRowsScrollEnd` is called before anybody scrolls, and then no more', async () => {
    const onRowsScrollEnd = jest.fn();
    render(<Grid rows={rows.slice(0, 1)} onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
    fireEvent.scroll(document.querySelector('.MuiDataGrid-virtualScroller')!);
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
  });
});

describe('#high-frequency', () => {
  test('It also throttles `setRows()`, but not the `rows` prop, which applies immediately', async () => {
    const { rerender } = render(<Grid throttleRowsMs={2000} />);
    await wait();
    act(() => api.current.updateRows([{ id: 1, b: 'new' }]));
    expect(api.current.getRow(1)).toMatchObject({ b: 'x' });
    rerender(<Grid throttleRowsMs={2000} rows={rows.slice(0, 1)} />);
    await wait();
    expect(ids()).toEqual([1]);
  });
});
