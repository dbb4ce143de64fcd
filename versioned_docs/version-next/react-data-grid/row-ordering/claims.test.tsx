import * as React from 'react';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { DataGridPremium, type GridApi } from '@mui/x-data-grid-premium';

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

/** Drags a row by its handle to the upper edge, the lower edge or, with 0, the middle of another. */
async function drag(id: GridRowId, target: GridRowId, edge: -1 | 0 | 1) {
  const handle = document.querySelector(`[data-id="${id}"] .MuiDataGrid-rowReorderCell`)!;
  const cell = document.querySelector(`[data-id="${target}"] [data-field="a"]`)!;
  const dataTransfer = { effectAllowed: '', dropEffect: 'copy' };
  fireEvent.dragStart(handle, { dataTransfer });
  const over = createEvent.dragOver(cell, { dataTransfer });
  // Without layout, all rows are at 0.
  Object.defineProperty(over, 'clientY', { value: edge });
  fireEvent(cell, over);
  fireEvent.dragEnd(handle, { dataTransfer });
  await wait(60);
}

describe('#', () => {
  test('When people drop the row, the grid moves it itself, and then calls `onRowOrderChange`, once, with `row`, `oldIndex` and `targetIndex`', async () => {
    const onRowOrderChange = jest.fn();
    render(<Grid rowReordering onRowOrderChange={onRowOrderChange} />);
    await wait();
    await drag(1, 3, 1);
    expect(ids()).toEqual([2, 3, 1]);
    expect(onRowOrderChange).toHaveBeenCalledTimes(1);
    expect(onRowOrderChange.mock.calls[0][0]).toMatchObject({
      row: rows[0],
      oldIndex: 0,
      targetIndex: 2,
      oldParent: null,
      newParent: null,
    });
  });
});

describe('#reorder-icon', () => {
  test('Its header is empty, regardless of `headerName`', async () => {
    const handle = { ...GRID_REORDER_COL_DEF, headerName: 'Move' };
    const { unmount } = render(<Grid rowReordering columns={[a, handle]} />);
    await wait();
    expect(screen.queryByText('Move')).toBeNull();
    unmount();
    render(<Grid rowReordering columns={[a, { ...handle, renderHeader: () => 'Move' }]} />);
    await wait();
    expect(screen.getByText('Move')).toBeVisible();
  });
});

describe('#without-dragging', () => {
  test('This method does not call `onRowOrderChange`', async () => {
    const onRowOrderChange = jest.fn();
    render(<Grid rowReordering onRowOrderChange={onRowOrderChange} />);
    await act(async () => api.current.setRowPosition(1, 3, 'below'));
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
    expect(onRowOrderChange).not.toHaveBeenCalled();
  });
});

describe('#restrict', () => {
  test('If it returns `false`, no line appears there, and a drop changes nothing', async () => {
    const isValidRowReorder = jest.fn(() => false);
    const onRowOrderChange = jest.fn();
    render(
      <Grid
        rowReordering
        isValidRowReorder={isValidRowReorder}
        onRowOrderChange={onRowOrderChange}
      />,
    );
    await wait();
    await drag(1, 3, 1);
    expect(isValidRowReorder).toHaveBeenCalled();
    expect(ids()).toEqual([1, 2, 3]);
    expect(onRowOrderChange).not.toHaveBeenCalled();
  });

  test('It is not called for the places beside the dragged row, where a line appears, but a drop changes nothing either.', async () => {
    const isValidRowReorder = jest.fn(() => false);
    render(<Grid rowReordering isValidRowReorder={isValidRowReorder} />);
    await wait();
    const handle = document.querySelector('[data-id="1"] .MuiDataGrid-rowReorderCell')!;
    const next = document.querySelector('[data-id="2"] [data-field="a"]')!;
    const dataTransfer = { effectAllowed: '', dropEffect: 'copy' };
    fireEvent.dragStart(handle, { dataTransfer });
    const over = createEvent.dragOver(next, { dataTransfer });
    Object.defineProperty(over, 'clientY', { value: -1 });
    fireEvent(next, over);
    expect(api.current.state.rowReorder).toMatchObject({
      dropTarget: { rowId: 2, position: 'above' },
    });
    fireEvent.dragEnd(handle, { dataTransfer });
    await wait(60);
    expect(isValidRowReorder).not.toHaveBeenCalled();
    expect(ids()).toEqual([1, 2, 3]);
  });

  test('`setRowPosition()` calls neither of them', async () => {
    const no = () => false;
    render(<Grid rowReordering isRowReorderable={no} isValidRowReorder={no} />);
    await wait();
    expect(document.querySelector('.MuiDataGrid-rowReorderCell--draggable')).toBeNull();
    await act(async () => api.current.setRowPosition(1, 3, 'below'));
    expect(ids()).toEqual([2, 3, 1]);
  });
});

describe('#limits', () => {
  test('In flat data, the wrong row is moved while others are filtered out: 8.29.3 takes the place on the screen for the place in `rows`', async () => {
    render(
      <Grid
        rowReordering
        rows={[...rows, { id: 4, a: 9, b: 'w', c: 'n' }]}
        filterModel={{ items: [{ field: 'a', operator: '!=', value: 3 }] }}
      />,
    );
    await wait();
    expect(ids()).toEqual([2, 3, 4]);
    await drag(4, 2, -1);
    expect(ids()).toEqual([3, 2, 4]);
  });

  test('In groups and trees, a filter does no harm', async () => {
    const filtered = {
      rowReordering: true,
      defaultGroupingExpansionDepth: -1,
      filterModel: { items: [{ field: 'a', operator: '!=', value: 1 }] },
    };
    const many = [1, 2, 3, 4].map((id) => ({
      id,
      a: id,
      c: 'x',
      path: id < 4 ? ['r', id] : ['r'],
    }));
    const { unmount } = render(
      <DataGridPremium
        {...filtered}
        apiRef={api}
        rows={many}
        columns={columns}
        initialState={{ rowGrouping: { model: ['c'] } }}
      />,
    );
    await wait();
    await drag(4, 2, -1);
    expect(api.current.getRowNode('auto-generated-row-c/x')).toMatchObject({
      children: [1, 4, 2, 3],
    });
    unmount();
    render(
      <Grid
        {...filtered}
        rows={many}
        treeData
        getTreeDataPath={({ path }: { path: unknown[] }) => path.map(String)}
      />,
    );
    await wait();
    await drag(3, 2, -1);
    expect(api.current.getRowNode(4)).toMatchObject({ children: [1, 3, 2] });
  });
});

describe('#nested', () => {
  test('If `processRowUpdate` throws, the row stays where it was', async () => {
    const failed = jest.fn();
    render(
      <DataGridPremium
        apiRef={api}
        rows={rows.map((row) => ({ ...row, c: row.id === 3 ? 'late' : 'early' }))}
        columns={columns}
        initialState={{ rowGrouping: { model: ['c'] } }}
        defaultGroupingExpansionDepth={-1}
        processRowUpdate={() => Promise.reject(new Error('offline'))}
        onProcessRowUpdateError={failed}
      />,
    );
    await wait();
    await act(async () => api.current.setRowPosition(1, 3, 'above'));
    expect(failed).toHaveBeenCalledTimes(1);
    expect(api.current.getRow(1)).toMatchObject({ c: 'early' });
    expect(api.current.getRowNode(1)!.parent).toBe(api.current.getRowNode(2)!.parent);
  });
});

describe('#row-grouping', () => {
  test('a row that is dragged into another group gets the value of that group in the field that it is grouped by', async () => {
    const processRowUpdate = jest.fn((row) => row);
    render(
      <DataGridPremium
        apiRef={api}
        rows={rows.map((row) => ({ ...row, c: row.id === 3 ? 'late' : 'early' }))}
        columns={columns}
        initialState={{ rowGrouping: { model: ['c'] } }}
        defaultGroupingExpansionDepth={-1}
        processRowUpdate={processRowUpdate}
        rowReordering
      />,
    );
    await wait();
    await drag(1, 3, -1);
    expect(api.current.getRow(1)).toMatchObject({ c: 'late' });
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    expect(api.current.getRowNode(1)!.parent).toBe(api.current.getRowNode(3)!.parent);
  });
});

describe('#row-grouping', () => {
  const group = (c: string) => `auto-generated-row-c/${c}`;
  const grouped = {
    columns,
    initialState: { rowGrouping: { model: ['c'] } },
    defaultGroupingExpansionDepth: -1,
    rowReordering: true,
  };

  const byYear = {
    rows: [2024, 2025, 2026, 2027].map((year, index) => ({
      id: index + 1,
      a: index,
      c: index < 2 ? 'early' : 'late',
      due: `${year}-04-17`,
    })),
    columns: [
      a,
      c,
      { field: 'due', groupingValueGetter: (due?: string) => String(due).slice(0, 4) },
    ],
    initialState: { rowGrouping: { model: ['due', 'c'] } },
    defaultGroupingExpansionDepth: -1,
  };

  test('A dragged row gets the value of the row beside which it was dropped', async () => {
    render(<DataGridPremium {...byYear} apiRef={api} />);
    await wait();
    await act(async () => api.current.setRowPosition(2, 4, 'above'));
    expect(api.current.getRow(2)).toMatchObject({ due: '2027-04-17' });
  });

  test('but the rows of a dragged group get the value of the group that they are moved into', async () => {
    render(<DataGridPremium {...byYear} apiRef={api} />);
    await wait();
    const groupOf = (year: number, stage: string) => `auto-generated-row-due/${year}-c/${stage}`;
    await act(async () =>
      api.current.setRowPosition(groupOf(2024, 'early'), groupOf(2026, 'late'), 'above'),
    );
    expect(api.current.getRow(1)).toMatchObject({ due: '2026' });
  });

  test('A group cannot be dropped between the rows of another group', async () => {
    const stages = rows.map((row) => ({ ...row, c: row.id === 3 ? 'late' : 'early' }));
    render(<DataGridPremium apiRef={api} rows={stages} {...grouped} />);
    await wait();
    await drag(group('late'), 2, -1);
    expect(api.current.getAllRowIds()).toEqual([1, 2, 3]);
    expect(api.current.getRowNode(group('late'))).toMatchObject({ depth: 0, children: [3] });
    expect(stages.map(({ id }) => api.current.getRow(id))).toEqual(stages);
  });

  test('A group that has lost its last row disappears', async () => {
    const stages = rows.map((row) => ({ ...row, c: row.id === 1 ? 'early' : 'late' }));
    render(<DataGridPremium apiRef={api} rows={stages} {...grouped} />);
    await wait();
    expect(api.current.getRowNode(group('early'))).not.toBeNull();
    await drag(1, 2, -1);
    expect(api.current.getRowNode(1)).toMatchObject({ parent: group('late') });
    expect(api.current.getRowNode(group('early'))).toBeNull();
  });
});

describe('#tree-data', () => {
  const tree = {
    treeData: true,
    rowReordering: true,
    rows: [
      { id: 1, path: ['x'] },
      { id: 2, path: ['x', 'y'] },
      { id: 3, path: ['z'] },
    ],
    getTreeDataPath: ({ path }: { path: string[] }) => path,
    defaultGroupingExpansionDepth: -1,
  };

  test('Without `setTreeDataPath`, such a move changes nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { unmount } = render(<Grid {...tree} />);
    await wait();
    await drag(2, 3, 0);
    expect(api.current.getRow(2)).toEqual(tree.rows[1]);
    expect(api.current.getRowNode(2)!.parent).toBe(1);
    expect(warn.mock.calls.flat().join()).toContain('requires `setTreeDataPath()` prop');
    unmount();
    render(<Grid {...tree} setTreeDataPath={(path, row) => ({ ...row, path })} />);
    await wait();
    await drag(2, 3, 0);
    expect(api.current.getRow(2)).toEqual({ id: 2, path: ['z', 'y'] });
    expect(api.current.getRowNode(2)!.parent).toBe(3);
    warn.mockRestore();
  });
});
