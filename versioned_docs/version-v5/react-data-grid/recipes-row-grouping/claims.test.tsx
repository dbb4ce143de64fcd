import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridRowCountSelector,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridSortCellParams,
} from '@mui/x-data-grid-premium';
import OpenByRowClick from './demos/OpenByRowClick';
import RowsInTheFooter from './demos/RowsInTheFooter';

const rows = [
  { id: 1, habitat: 'Marsh', bird: 'Heron' },
  { id: 2, habitat: 'Marsh', bird: 'Snipe' },
  { id: 3, habitat: 'Wood', bird: 'Owl' },
];
const columns: GridColDef[] = [{ field: 'habitat' }, { field: 'bird', width: 150 }];
const marsh = 'auto-generated-row-habitat/Marsh';
const byHabitat = { rowGrouping: { model: ['habitat'] } };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Birds(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 700, height: 600 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        initialState={byHabitat}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const row = (id: string) => document.querySelector<HTMLElement>(`[role="row"][data-id="${id}"]`)!;
const isOpen = () => Boolean(api.current.getRowNode(marsh)!.childrenExpanded);
const groupCell = () => row(marsh).querySelector<HTMLElement>('[data-field^="__row_group"]')!;

describe('#row-click', () => {
  test('`onRowClick` is also called for group rows, and `getRowNode()` returns the node that distinguishes them from other rows.', async () => {
    const groups: boolean[] = [];
    render(
      <Birds
        defaultGroupingExpansionDepth={-1}
        onRowClick={({ id }) => groups.push(Boolean(api.current.getRowNode(id)?.children))}
      />,
    );
    fireEvent.click(row(marsh).querySelector('[data-field="bird"]')!);
    fireEvent.click(row('1').querySelector('[data-field="bird"]')!);
    expect(groups).toEqual([true, false]);
  });

  test('The button stops the propagation of its own click, so a group is not expanded and collapsed by the same click.', async () => {
    const onRowClick = jest.fn();
    render(<Birds onRowClick={onRowClick} />);
    fireEvent.click(groupCell().querySelector('button')!);
    await wait();
    expect(isOpen()).toBe(true);
    expect(onRowClick).not.toHaveBeenCalled();
  });

  test('Space on a cell of the grouping column expands or collapses the group.', async () => {
    render(<Birds disableSelectionOnClick />);
    for (const open of [true, false]) {
      fireEvent.keyDown(groupCell(), { key: ' ' });
      await wait();
      expect(isOpen()).toBe(open);
    }
  });

  test('Space works in every cell of a group, and the focus stays.', async () => {
    render(
      <>
        <style>{'.MuiDataGrid-main { width: 700px; height: 200px }'}</style>
        <OpenByRowClick />
      </>,
    );
    await wait(100);
    const coast = row('auto-generated-row-region/Coast');
    const cells = coast.querySelectorAll<HTMLElement>('[role="cell"][data-field]');
    for (const cell of [...cells].slice(0, 2)) {
      fireEvent.mouseDown(cell);
      fireEvent.mouseUp(cell);
      // A click gives the focus to the cell, and opens the group.
      fireEvent.click(cell);
      await wait();
      expect(cell).toHaveFocus();
      expect(coast.querySelector('button')).toHaveAccessibleName('hide children');
      fireEvent.keyDown(cell, { key: ' ' });
      await wait();
      expect(coast.querySelector('button')).toHaveAccessibleName('see children');
      expect(cell).toHaveFocus();
    }
  });
});

describe('#pinned', () => {
  test('`pinnedColumns` is controlled in this demo, so the menu items for pinning have no effect.', async () => {
    const pinned = { left: ['__row_group_by_columns_group__'] };
    render(<Birds pinnedColumns={pinned} />);
    act(() => api.current.pinColumn('bird', 'right' as never));
    await wait();
    expect(api.current.getPinnedColumns()).toEqual(pinned);
  });

  test('In `single` mode, the field is always the same', async () => {
    render(<Birds rowGroupingColumnMode="single" />);
    const fields = () => api.current.getVisibleColumns().map(({ field }) => field);
    expect(fields()).toContain('__row_group_by_columns_group__');
    act(() => api.current.setRowGroupingModel(['bird', 'habitat']));
    await wait();
    expect(fields()).toContain('__row_group_by_columns_group__');
  });
});

describe('#by-size', () => {
  const sized = (compare: jest.Mock) => ({
    groupingColDef: { sortComparator: compare },
    initialState: {
      ...byHabitat,
      sorting: {
        sortModel: [{ field: '__row_group_by_columns_group__', sort: 'asc' as const }],
      },
    },
  });

  test('the grid does not sort again when the filter changes', async () => {
    const compare = jest.fn(() => 0);
    const props = sized(compare);
    render(<Birds {...props} />);
    expect(compare).toHaveBeenCalled();
    compare.mockClear();
    act(() =>
      api.current.setFilterModel({
        items: [{ columnField: 'bird', operatorValue: 'equals', value: 'Owl' }],
      }),
    );
    await wait();
    expect(compare).not.toHaveBeenCalled();
  });

  test('The number includes rows that a filter hides', async () => {
    render(<Birds />);
    act(() =>
      api.current.setFilterModel({
        items: [{ columnField: 'bird', operatorValue: 'equals', value: 'Snipe' }],
      }),
    );
    await wait();
    expect(api.current.getRowGroupChildren({ groupId: marsh })).toEqual([1, 2]);
    expect(api.current.getRowNode(marsh)!.children).toHaveLength(2);
  });

  test('Nested groups are sorted in the same way.', () => {
    const depths = new Set<number>();
    const compare = jest.fn((_a: unknown, _b: unknown, one: GridSortCellParams) => {
      depths.add(one.rowNode.depth);
      return 0;
    });
    const nested = [
      { id: 1, habitat: 'Marsh', bird: 'Heron' },
      { id: 2, habitat: 'Marsh', bird: 'Snipe' },
      { id: 3, habitat: 'Wood', bird: 'Owl' },
    ];
    const props = sized(compare);
    const initialState = { ...props.initialState, rowGrouping: { model: ['habitat', 'bird'] } };
    render(<Birds {...props} initialState={initialState} rows={nested} />);
    expect([...depths]).toEqual(expect.arrayContaining([0, 1]));
  });
});

describe('#footer', () => {
  test('With groups, the footer shows Total Rows and the number of top-level groups.', () => {
    render(<Birds />);
    expect(screen.getByText(/Total Rows/).textContent).toMatch(/2$/);
  });

  test('because `gridRowCountSelector` counts groups, too.', () => {
    render(<Birds />);
    expect(gridRowCountSelector(api)).toBe(rows.length + 2);
  });

  test('The total is that of the data.', () => {
    render(<RowsInTheFooter />);
    expect(screen.getByText(/Total Rows/)).toHaveTextContent('7 of 10');
  });

  test('each page contains whole groups', () => {
    const pages = { ...byHabitat, pagination: { pageSize: 1 } };
    render(
      <Birds
        pagination
        rowsPerPageOptions={[1]}
        initialState={pages}
        defaultGroupingExpansionDepth={-1}
      />,
    );
    expect(
      [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
        ({ dataset }) => dataset.id,
      ),
    ).toEqual([marsh, '1', '2']);
    expect(screen.getByText(/1–1 of 2/)).toBeVisible();
    expect(screen.queryByText(/Total Rows/)).toBeNull();
  });
});

describe('#troubleshooting', () => {
  test('Clicks select rows.', async () => {
    render(<Birds />);
    fireEvent.click(row(marsh).querySelector('[data-field="bird"]')!);
    await wait();
    expect(api.current.isRowSelected(marsh)).toBe(true);
  });

  test('`gridFilteredSortedRowIdsSelector` also returns the ids of groups.', () => {
    render(<Birds />);
    expect(gridFilteredSortedRowIdsSelector(api)).toContain(marsh);
  });
});
