import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  gridClasses,
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
      <DataGridPro apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

const handleOf = (id: number) => document.querySelector(`[data-id="${id}"] [draggable]`)!;

async function drag(id: number, target: number) {
  const dataTransfer = { dropEffect: 'move' };
  const handle = handleOf(id);
  fireEvent.dragStart(handle, { dataTransfer });
  await wait();
  fireEvent.dragOver(document.querySelector(`[data-id="${target}"] [data-field="a"]`)!);
  await wait();
  fireEvent.dragEnd(handle, { dataTransfer });
  await wait();
}

const six = [1, 2, 3, 4, 5, 6].map((id) => ({ id, a: id }));

describe('#reorder-icon', () => {
  test('the grid does not add the class by which its own column fills the cell', async () => {
    const cell = () => document.querySelector('[role="cell"][data-field="__reorder__"]')!;
    const { unmount } = render(<Grid rowReordering />);
    await wait();
    expect(cell()).toHaveClass(gridClasses.rowReorderCellContainer);
    unmount();
    render(<Grid rowReordering columns={[...columns, GRID_REORDER_COL_DEF]} />);
    await wait();
    expect(cell()).not.toHaveClass(gridClasses.rowReorderCellContainer);
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

describe('#', () => {
  test('The grid moves the row and then calls `onRowOrderChange` once, with `row`, `oldIndex` and `targetIndex`', async () => {
    const onRowOrderChange = jest.fn();
    render(<Grid rows={six} rowReordering onRowOrderChange={onRowOrderChange} />);
    await wait();
    await drag(2, 5);
    expect(ids()).toEqual([1, 3, 4, 5, 2, 6]);
    expect(onRowOrderChange.mock.calls.map(([params]) => params)).toEqual([
      { row: six[1], oldIndex: 1, targetIndex: 4 },
    ]);
  });
});

describe('#limits', () => {
  test('While the sort model is not empty, handles do nothing', async () => {
    render(<Grid rowReordering sortModel={[{ field: 'a', sort: 'asc' }]} />);
    await wait();
    expect(handleOf(1)).toHaveAttribute('draggable', 'false');
  });

  test('The grid counts the rows that people see, and moves the row to that place among all rows, so that it lands too far up', async () => {
    render(
      <Grid
        rows={six}
        rowReordering
        filterModel={{ items: [{ field: 'a', operator: '>', value: 2 }] }}
      />,
    );
    await wait();
    expect(ids()).toEqual([3, 4, 5, 6]);
    await drag(3, 6);
    expect(ids()).toEqual([4, 3, 5, 6]);
  });

  // Last, since the row leaves the page before it is dropped: the grid still takes it for dragged.
  test('A row that is dragged on a later page lands on the first', async () => {
    render(
      <Grid
        rows={six}
        rowReordering
        pagination
        pageSizeOptions={[3]}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 3 } } }}
      />,
    );
    await wait();
    expect(ids()).toEqual([4, 5, 6]);
    await drag(4, 6);
    act(() => api.current.setPage(0));
    await wait();
    expect(ids()).toEqual([1, 2, 4]);
  });
});

describe('#row-grouping', () => {
  test('`setRowIndex()` refuses rows inside of groups', async () => {
    render(
      <Grid
        treeData
        rows={[
          { id: 1, path: ['Amara'] },
          { id: 2, path: ['Amara', 'Birgit'] },
        ]}
        getTreeDataPath={({ path }) => path}
      />,
    );
    await wait();
    expect(() => api.current.setRowIndex(2, 0)).toThrow(
      'The row reordering do not support reordering of grouped rows yet',
    );
  });
});
