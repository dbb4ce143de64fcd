import { act, render, screen } from '@testing-library/react';
import * as React from 'react';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type DataGridProProps,
  type GridApi,
} from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

const rows = [
  { id: 1, stop: 'Mill' },
  { id: 2, stop: 'Harbour' },
];
const columns = [{ field: 'stop' }];
const needs = { DataGridPro, GRID_REORDER_COL_DEF };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Route(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        rowReordering
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem('set-row-index-without-callback', { needs }, async () => {
  const onRowOrderChange = jest.fn();
  render(<Route onRowOrderChange={onRowOrderChange} />);
  await wait();
  act(() => api.current.setRowIndex(2, 0));
  await wait();
  expect(api.current.getSortedRowIds()).toEqual([2, 1]);
  return { observed: onRowOrderChange.mock.calls.length, faulty: 0, correct: 1 };
});

problem('row-reorder-column-ignores-header-name', { needs }, async () => {
  render(<Route columns={[{ ...GRID_REORDER_COL_DEF, headerName: 'Move' }, { field: 'stop' }]} />);
  await wait();
  expect(screen.getByText('stop')).toBeInTheDocument();
  return { observed: screen.queryAllByText('Move').length, faulty: 0, correct: 1 };
});
