import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  gridRowGroupingSanitizedModelSelector,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import GroupByDecade from './demos/GroupByDecade';
import GroupsStayOpen from './demos/GroupsStayOpen';

interface Tree {
  id: number;
  district: string | null;
  genus: string;
}

const rows: Tree[] = [
  { id: 1, district: 'Harbour', genus: 'Tilia' },
  { id: 2, district: 'Harbour', genus: 'Acer' },
  { id: 3, district: 'Mill', genus: 'Acer' },
  { id: 4, district: null, genus: 'Acer' },
];

const columns: GridColDef[] = [{ field: 'district' }, { field: 'genus' }];
const byDistrict = { rowGrouping: { model: ['district'] } };
const harbour = 'auto-generated-row-district/Harbour';

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Trees(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 700, height: 600 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        initialState={byDistrict}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const groups = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );
const isOpen = () => (api.current.getRowNode(harbour) as GridGroupNode).childrenExpanded;
const openHarbour = () => act(() => api.current.setRowChildrenExpansion(harbour, true));

describe('#controlled', () => {
  test('Fields without a matching column are ignored', () => {
    render(<Trees rowGroupingModel={['height', 'district']} />);
    expect(gridRowGroupingSanitizedModelSelector(api)).toEqual(['district']);
  });
});

describe('#grouping-col-def', () => {
  test('Grouping columns are never editable', () => {
    render(<Trees groupingColDef={{ editable: true } as never} />);
    expect(api.current.getColumn('__row_group_by_columns_group__').editable).toBe(false);
  });
});

describe('#disable', () => {
  test('`disableRowGrouping` removes the menu items and ignores the model', () => {
    render(<Trees disableRowGrouping />);
    expect(groups()).toEqual(['1', '2', '3', '4']);
  });

  test('The model can still group by it', () => {
    render(<Trees columns={[{ field: 'district', groupable: false }, columns[1]]} />);
    expect(groups()).toContain(harbour);
  });
});

describe('#render-groups', () => {
  test('In the `single` mode, each group has the format of the column that it was made of', () => {
    const format = (sign: string) => (value: unknown) => `${sign}${String(value)}`;
    render(
      <Trees
        columns={[
          { field: 'district', valueFormatter: format('D-') },
          { field: 'genus', valueFormatter: format('G-') },
        ]}
        initialState={{ rowGrouping: { model: ['district', 'genus'] } }}
        defaultGroupingExpansionDepth={1}
      />,
    );
    expect(screen.getByText(/^D-Harbour/)).toBeVisible();
    expect(screen.getByText(/^G-Tilia/)).toBeVisible();
  });
});

describe('#grouping-value', () => {
  test('A group is made of the value of the cell, which a `valueGetter` computes if the column has one', () => {
    render(<Trees columns={[{ field: 'district', valueGetter: () => 'Elsewhere' }, columns[1]]} />);
    expect(groups()).toEqual(['auto-generated-row-district/Elsewhere']);
  });

  test('Its first argument is what is in the row, `row[field]`, even if the column has a `valueGetter`', () => {
    const district: GridColDef = {
      field: 'district',
      valueGetter: () => 'Elsewhere',
      groupingValueGetter: (value: string | null) => value,
    };
    render(<Trees columns={[district, columns[1]]} />);
    expect(groups()).toContain(harbour);
  });

  test('If the keys have another type than the values of the column, set a `sortComparator`, as in the demo, which also sorts the cells of the column', () => {
    const { unmount } = render(<GroupByDecade />);
    const decades = () =>
      groups()
        .filter((id) => id!.startsWith('auto-generated'))
        .map((id) => id!.slice(-5));
    expect(decades()).toEqual([...decades()].sort());
    expect(decades().length).toBeGreaterThan(1);
    unmount();
    const sortComparator = jest.fn(() => 0);
    render(
      <Trees
        columns={[{ field: 'district' }, { field: 'genus', sortComparator }]}
        initialState={{ ...byDistrict, sorting: { sortModel: [{ field: 'genus', sort: 'asc' }] } }}
      />,
    );
    expect(sortComparator.mock.calls.flat()).toContain('Tilia');
  });

  test("1 and '1' are the same key", () => {
    render(
      <Trees
        rows={[
          { id: 1, district: 1 },
          { id: 2, district: '1' },
        ]}
      />,
    );
    expect(groups()).toEqual(['auto-generated-row-district/1']);
  });
});

describe('#missing-groups', () => {
  test('A row without a value for a criterion skips that level', () => {
    render(
      <Trees
        rows={[...rows, { id: 5, district: null, genus: null }]}
        initialState={{ rowGrouping: { model: ['district', 'genus'] } }}
        defaultGroupingExpansionDepth={-1}
        disableVirtualization
      />,
    );
    const depthOf = (id: number | string) => api.current.getRowNode(id)!.depth;
    expect(groups()).toContain('auto-generated-row-genus/Acer');
    expect(depthOf('auto-generated-row-genus/Acer')).toBe(0);
    expect([1, 4, 5].map(depthOf)).toEqual([2, 1, 0]);
  });

  test('`null` and `undefined` do not create a group', () => {
    render(<Trees />);
    expect(groups()).toEqual(['4', harbour, 'auto-generated-row-district/Mill']);
  });
});

describe('#expansion', () => {
  test('A new `rows` array, with copies of the rows, closes nothing', async () => {
    const { rerender } = render(<Trees />);
    openHarbour();
    rerender(<Trees rows={rows.map((row) => ({ ...row }))} />);
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('A new `isGroupExpandedByDefault` or another `defaultGroupingExpansionDepth` does not change groups that exist', async () => {
    const { rerender } = render(<Trees isGroupExpandedByDefault={() => false} />);
    openHarbour();
    rerender(<Trees isGroupExpandedByDefault={() => false} />);
    await wait();
    expect(isOpen()).toBe(true);
    rerender(<Trees defaultGroupingExpansionDepth={-1} />);
    await wait();
    expect(groups()).toHaveLength(5);
  });

  test('A group that is added with `updateRows()` or with a new array is opened by the two props', async () => {
    const { rerender } = render(<Trees defaultGroupingExpansionDepth={1} />);
    act(() => api.current.collapseAllRows());
    act(() => api.current.updateRows([{ id: 9, district: 'Dock', genus: 'Acer' }]));
    await wait();
    expect(groups()).toContain('9');
    rerender(
      <Trees
        rows={[...rows, { id: 10, district: 'Park', genus: 'Acer' }]}
        defaultGroupingExpansionDepth={1}
      />,
    );
    await wait();
    expect(groups()).toContain('10');
    expect(isOpen()).toBe(false);
  });
});

describe('#keep-open', () => {
  test('Groups that people have opened are open when the rows are loaded again', async () => {
    render(<GroupsStayOpen />);
    const toggles = () => screen.getAllByRole('button', { name: 'see children' });
    const closed = toggles().length;
    fireEvent.click(toggles()[0]);
    await wait();
    expect(toggles()).toHaveLength(closed - 1);
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await wait(100);
    expect(toggles()).toHaveLength(closed - 1);
  });

  test('An empty array in between closes all groups', async () => {
    const { rerender } = render(<Trees />);
    openHarbour();
    rerender(<Trees rows={[]} />);
    await wait();
    rerender(<Trees />);
    await wait();
    expect(isOpen()).toBe(false);
  });
});

describe('#sorting-filtering', () => {
  test('Without a sort model, rows without a group come before the groups', () => {
    render(<Trees />);
    expect(groups()[0]).toBe('4');
  });
});

describe('#selection', () => {
  test('Both are on by default', () => {
    render(<Trees checkboxSelection />);
    act(() => api.current.selectRow(harbour));
    expect([...api.current.state.rowSelection.ids]).toEqual([harbour, 1, 2]);
    act(() => api.current.selectRow(3));
    expect(api.current.isRowSelected('auto-generated-row-district/Mill')).toBe(true);
  });
});

describe('#reorder', () => {
  test('A row that changes its group gets the values of that group in the fields of the criteria', async () => {
    const save = jest.fn((row: Tree) => row);
    render(<Trees rowReordering defaultGroupingExpansionDepth={1} processRowUpdate={save} />);
    await act(async () => api.current.setRowPosition(1, 3, 'above'));
    await wait();
    expect(api.current.getRow(1)).toMatchObject({ district: 'Mill', genus: 'Tilia' });
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('Without it, the value of the row next to which it was dropped is copied', async () => {
    const initial = (value: string) => value.charAt(0);
    const genus: GridColDef = { field: 'genus', groupingValueGetter: initial };
    const props = {
      rowReordering: true,
      defaultGroupingExpansionDepth: 1,
      rows: [
        { id: 1, district: 'Mill', genus: 'Tilia' },
        { id: 2, district: 'Mill', genus: 'Acer' },
      ],
      initialState: { rowGrouping: { model: ['genus'] } },
    };
    const { unmount } = render(<Trees {...props} columns={[columns[0], genus]} />);
    await act(async () => api.current.setRowPosition(1, 2, 'above'));
    await wait();
    expect(api.current.getRow(1).genus).toBe('Acer');
    unmount();
    const set: GridColDef['groupingValueSetter'] = (key, row) => ({
      ...row,
      genus: `${key}${row.genus}`,
    });
    api = { current: {} as GridApi };
    render(<Trees {...props} columns={[columns[0], { ...genus, groupingValueSetter: set }]} />);
    await act(async () => api.current.setRowPosition(1, 2, 'above'));
    await wait();
    expect(api.current.getRow(1).genus).toBe('ATilia');
  });
});

describe('#accessibility', () => {
  test('The grid has the role `treegrid` while rows are grouped', () => {
    render(<Trees />);
    expect(screen.getByRole('treegrid')).toBeVisible();
  });
});
