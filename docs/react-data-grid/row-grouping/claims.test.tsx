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
const isNone = () => false;

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

describe('#grouping-value', () => {
  test('Groups are based on the value in the row, `row[field]`, even if the column has a `valueGetter`', () => {
    render(<Trees columns={[{ field: 'district', valueGetter: () => 'Elsewhere' }, columns[1]]} />);
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
  test('When the component renders again with the same props, groups stay expanded', async () => {
    const { rerender } = render(<Trees isGroupExpandedByDefault={isNone} />);
    openHarbour();
    rerender(<Trees isGroupExpandedByDefault={isNone} />);
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('With an inline `isGroupExpandedByDefault`, groups that users have expanded are collapsed each time the component renders', async () => {
    const { rerender } = render(<Trees isGroupExpandedByDefault={() => false} />);
    openHarbour();
    rerender(<Trees isGroupExpandedByDefault={() => false} />);
    await wait();
    expect(isOpen()).toBe(false);
  });

  test('A new `rows` array also collapses them, even with the same rows', async () => {
    const { rerender } = render(<Trees />);
    openHarbour();
    rerender(<Trees rows={[...rows]} />);
    await wait();
    expect(isOpen()).toBe(false);
  });

  test('A new `columns` array does not collapse them, unless it contains a new `groupingValueGetter`', async () => {
    const { rerender } = render(<Trees />);
    openHarbour();
    rerender(<Trees columns={[...columns]} />);
    await wait();
    expect(isOpen()).toBe(true);
    rerender(
      <Trees columns={[{ field: 'district', groupingValueGetter: (v: never) => v }, columns[1]]} />,
    );
    await wait();
    expect(isOpen()).toBe(false);
  });

  test('`updateRows()` keeps them expanded, even when it adds rows', async () => {
    render(<Trees />);
    openHarbour();
    act(() => api.current.updateRows([{ id: 1, genus: 'Quercus' }]));
    act(() => api.current.updateRows([{ id: 9, district: 'Harbour', genus: 'Quercus' }]));
    await wait();
    expect(isOpen()).toBe(true);
  });
});

describe('#keep-open', () => {
  test('Groups that users have expanded are expanded again when the rows are reloaded', async () => {
    render(<GroupsStayOpen />);
    const toggles = () => screen.getAllByRole('button', { name: 'see children' });
    const closed = toggles().length;
    fireEvent.click(toggles()[0]);
    await wait();
    expect(toggles()).toHaveLength(closed - 1);
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await wait(700);
    expect(toggles()).toHaveLength(closed - 1);
  });
});

describe('#sorting-filtering', () => {
  test('Without a sort model, rows without a group come before the groups', () => {
    render(<Trees />);
    expect(groups()[0]).toBe('4');
  });
});

describe('#selection', () => {
  test('Both are off by default', () => {
    render(<Trees checkboxSelection />);
    act(() => api.current.selectRow(harbour));
    expect(api.current.state.rowSelection).toEqual([harbour]);
  });
});
