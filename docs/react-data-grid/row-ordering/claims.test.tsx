import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
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

describe('#reorder-icon', () => {
  const handle = { ...GRID_REORDER_COL_DEF, headerName: 'Move' };

  test('Its header is empty, regardless of `headerName`', async () => {
    const { unmount } = render(<Grid rowReordering columns={[a, handle]} />);
    await wait();
    expect(screen.queryByText('Move')).toBeNull();
    unmount();
    render(<Grid rowReordering columns={[a, { ...handle, renderHeader: undefined }]} />);
    await wait();
    expect(screen.getByText('Move')).toBeVisible();
  });
});

describe('#without-dragging', () => {
  test('This method does not call `onRowOrderChange`', async () => {
    const onRowOrderChange = jest.fn();
    render(<Grid rowReordering onRowOrderChange={onRowOrderChange} />);
    act(() => api.current.setRowIndex(1, 2));
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
    expect(onRowOrderChange).not.toHaveBeenCalled();
  });
});
