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
import { DataGridPremium } from '@mui/x-data-grid-premium';

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

const pathOf = ({ path }: { path: string[] }) => path;
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

  test('`oldIndex` and `targetIndex` count all rows, also those that are not shown', async () => {
    const onRowOrderChange = jest.fn();
    const { unmount } = render(
      <Grid
        rows={six}
        rowReordering
        onRowOrderChange={onRowOrderChange}
        filterModel={{ items: [{ columnField: 'a', operatorValue: '>', value: 2 }] }}
      />,
    );
    await wait();
    expect(ids()).toEqual([3, 4, 5, 6]);
    await drag(3, 6);
    expect(ids()).toEqual([4, 5, 6, 3]);
    unmount();
    api = { current: {} as GridApi };
    render(
      <Grid
        rows={six}
        rowReordering
        onRowOrderChange={onRowOrderChange}
        pagination
        rowsPerPageOptions={[3]}
        initialState={{ pagination: { page: 1, pageSize: 3 } }}
      />,
    );
    await wait();
    expect(ids()).toEqual([4, 5, 6]);
    await drag(4, 6);
    expect(ids()).toEqual([5, 6, 4]);
    expect(
      onRowOrderChange.mock.calls.map(([{ oldIndex, targetIndex }]) => [oldIndex, targetIndex]),
    ).toEqual([
      [2, 5],
      [3, 5],
    ]);
  });
});

describe('#row-grouping', () => {
  test('handles are there, but do nothing', async () => {
    render(
      <div style={{ width: 900, height: 600 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          rowReordering
          initialState={{ rowGrouping: { model: ['b'] } }}
          defaultGroupingExpansionDepth={1}
          disableVirtualization
        />
      </div>,
    );
    await wait();
    expect(handleOf(1)).toHaveAttribute('draggable', 'false');
  });
});

describe('#tree-data', () => {
  test('`setRowIndex()` moves a row among its siblings, but never to another parent', async () => {
    render(
      <Grid
        treeData
        rows={[
          { id: 1, path: ['Amara'] },
          { id: 2, path: ['Amara', 'Birgit'] },
          { id: 3, path: ['Amara', 'Chen'] },
          { id: 4, path: ['Dana'] },
          { id: 5, path: ['Dana', 'Emil'] },
        ]}
        getTreeDataPath={pathOf}
        defaultGroupingExpansionDepth={1}
      />,
    );
    await wait();
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    act(() => api.current.setRowIndex(3, 1));
    await wait();
    expect(ids()).toEqual([1, 3, 2, 4, 5]);
    act(() => api.current.setRowIndex(3, 4));
    await wait();
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
    expect(api.current.getRowNode(3)!.parent).toBe(1);
  });
});
