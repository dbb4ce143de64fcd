import { act, render } from '@testing-library/react';
import * as React from 'react';
import { DataGridPro, type DataGridProProps, type GridApi } from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

const rows = [{ id: 1, item: 'Clock', bid: 90 }];
const columns = [{ field: 'item' }, { field: 'bid' }];
const needs = { DataGridPro };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Auction(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const order = () => api.current.getAllColumns().map(({ field }) => field);

problem('set-column-index-without-callback', { needs }, async () => {
  const onColumnOrderChange = jest.fn();
  render(<Auction onColumnOrderChange={onColumnOrderChange} />);
  await wait();
  act(() => api.current.setColumnIndex('bid', 0));
  await wait();
  expect(order()).toEqual(['bid', 'item']);
  return { observed: onColumnOrderChange.mock.calls.length, faulty: 0, correct: 1 };
});

problem('column-order-reset-by-new-columns', { needs }, async () => {
  const { rerender } = render(<Auction />);
  await wait();
  act(() => api.current.setColumnIndex('bid', 0));
  await wait();
  expect(order()).toEqual(['bid', 'item']);
  rerender(<Auction columns={columns.map((column) => ({ ...column }))} />);
  await wait();
  return { observed: order(), faulty: ['item', 'bid'], correct: ['bid', 'item'] };
});
