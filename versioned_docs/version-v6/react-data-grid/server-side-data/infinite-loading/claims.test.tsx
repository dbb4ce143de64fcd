import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import { DataGridPro, type DataGridProProps, type GridApi } from '@mui/x-data-grid-pro';

const noRows: object[] = [];
const columns = [{ field: 'line' }];
const rowsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, line: `Line ${count - index}` }));

const twelveRows = rowsUpTo(12);

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Log(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPro
        apiRef={api}
        rows={twelveRows}
        columns={columns}
        rowHeight={50}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const scrollTo = (top: number) => {
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
  scroller.scrollTop = top;
  fireEvent.scroll(scroller);
};

const end = (count: number) => count * 50;

describe('#', () => {
  test('`onRowsScrollEnd` is called when people come near the end, and you add rows', async () => {
    const onRowsScrollEnd = jest.fn();
    const { rerender } = render(<Log onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    expect(onRowsScrollEnd).not.toHaveBeenCalled();
    scrollTo(end(12));
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
    rerender(<Log rows={rowsUpTo(16)} onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    scrollTo(end(16));
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(2);
  });
});

describe('#add-rows', () => {
  test('While a request is pending, `onRowsScrollEnd` may be called again', async () => {
    const onRowsScrollEnd = jest.fn();
    render(<Log onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    scrollTo(end(12));
    scrollTo(0);
    scrollTo(end(12));
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(2);
  });

  test('`scrollEndThreshold`, 80 by default, is the distance to the end in pixels at which it is called', async () => {
    const onRowsScrollEnd = jest.fn();
    const { rerender } = render(<Log onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    const { height } = api.current.getRootDimensions()!.viewportOuterSize;
    scrollTo(end(12) - height - 81);
    expect(onRowsScrollEnd).not.toHaveBeenCalled();
    scrollTo(end(12) - height - 80);
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
    scrollTo(0);
    rerender(<Log scrollEndThreshold={300} onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    scrollTo(end(12) - height - 300);
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(2);
  });

  test('If the rows do not fill the grid, or there are none yet, it is called at once, before anybody scrolls', async () => {
    const onRowsScrollEnd = jest.fn();
    render(<Log rows={noRows} onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
  });

  test('As long as the end stays within reach, it is not called again', async () => {
    const onRowsScrollEnd = jest.fn();
    const { rerender } = render(<Log rows={noRows} onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    rerender(<Log rows={rowsUpTo(1)} onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    scrollTo(1);
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
  });
});

describe('#sort-and-filter', () => {
  test('The grid sorts and filters only what it has', async () => {
    const onRowsScrollEnd = jest.fn();
    render(<Log rows={rowsUpTo(3)} onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    onRowsScrollEnd.mockClear();
    act(() => api.current.setSortModel([{ field: 'line', sort: 'asc' }]));
    await wait();
    expect(api.current.getSortedRowIds()).toEqual([3, 2, 1]);
    expect(onRowsScrollEnd).not.toHaveBeenCalled();
  });

  test('with `rowsLoadingMode="server"`, `onRowsScrollEnd` is never called', async () => {
    const onRowsScrollEnd = jest.fn();
    render(<Log rowsLoadingMode="server" onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    scrollTo(end(12));
    expect(onRowsScrollEnd).not.toHaveBeenCalled();
  });

  test('With `pagination`, it is called at the end of each page', async () => {
    const onRowsScrollEnd = jest.fn();
    render(
      <Log
        pagination
        pageSizeOptions={[10]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        onRowsScrollEnd={onRowsScrollEnd}
      />,
    );
    await wait();
    scrollTo(end(10));
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
  });
});

describe('#errors', () => {
  test('After a failure, nothing loads until people scroll up and back to the end', async () => {
    const onRowsScrollEnd = jest.fn();
    render(<Log onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    scrollTo(end(12) - 20);
    scrollTo(end(12));
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
    scrollTo(end(12) - 600);
    scrollTo(end(12));
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(2);
  });
});
