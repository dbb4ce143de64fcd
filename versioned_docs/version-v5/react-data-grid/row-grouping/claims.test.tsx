import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  gridRowGroupingSanitizedModelSelector,
  useKeepGroupedColumnsHidden,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridRenderCellParams,
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
        disableVirtualization
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
const labels = () =>
  [...document.querySelectorAll('[role="cell"][data-field="__row_group_by_columns_group__"]')].map(
    ({ textContent }) => textContent,
  );
const isOpen = () => api.current.getRowNode(harbour)?.childrenExpanded;
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

describe('#render-groups', () => {
  test('The `renderCell` of a column is not called for the groups made of it.', () => {
    const called: unknown[] = [];
    const renderCell = ({ id }: GridRenderCellParams) => {
      called.push(id);
      return 'drawn';
    };
    render(<Trees columns={[{ field: 'district', renderCell }, columns[1]]} />);
    expect(labels()).toContain('Harbour (2)');
    // Its own cell in the row of the group is rendered, the grouping cell is not.
    expect(
      document.querySelector(`[data-id="${harbour}"] [data-field="district"]`),
    ).toHaveTextContent('drawn');
    expect(called).toContain(harbour);
  });

  const byYear = { rowGrouping: { model: ['planted'] } };
  const planted = [
    { id: 1, planted: 1962 },
    { id: 2, planted: 1985 },
  ];
  const inYear = ({ value }: { value?: number }) => value && `in ${value}`;

  test('`valueFormatter` of that column does not format its groups: they show their keys', () => {
    render(
      <Trees
        rows={planted}
        columns={[{ field: 'planted', valueFormatter: inYear }]}
        initialState={byYear}
      />,
    );
    expect(labels()).toEqual(['1962 (1)', '1985 (1)']);
  });

  test('It is called for the rows below the groups as well, where the value is `undefined` unless there is a `leafField`', () => {
    const valueFormatter = jest.fn(inYear);
    render(
      <Trees
        rows={planted}
        columns={[{ field: 'planted' }]}
        groupingColDef={{ valueFormatter }}
        initialState={byYear}
        defaultGroupingExpansionDepth={-1}
      />,
    );
    expect(labels()).toEqual(['in 1962 (1)', '', 'in 1985 (1)', '']);
    expect(valueFormatter.mock.calls.map(([{ value }]) => value)).toContain(undefined);
  });
});

describe('#hide-grouped-columns', () => {
  test('next to it, the deprecated column property `hide` has no effect.', () => {
    const hiding = [columns[0], { ...columns[1], hide: true }];
    function Hiding() {
      const initialState = useKeepGroupedColumnsHidden({ apiRef: api, initialState: byDistrict });
      return <Trees columns={hiding} initialState={initialState} />;
    }
    const visible = () => api.current.getVisibleColumns().map(({ field }) => field);
    const { unmount } = render(<Trees columns={hiding} />);
    expect(visible()).not.toContain('genus');
    unmount();
    render(<Hiding />);
    expect(visible()).toEqual(['__row_group_by_columns_group__', 'genus']);
  });
});

describe('#indent', () => {
  test('each level is moved to the right by twice the spacing of the theme, 16 pixels by default.', () => {
    render(
      <Trees
        initialState={{ rowGrouping: { model: ['district', 'genus'] } }}
        defaultGroupingExpansionDepth={-1}
      />,
    );
    const margins = [...document.querySelectorAll('.MuiDataGrid-groupingCriteriaCell')].map(
      (cell) => getComputedStyle(cell).marginLeft,
    );
    expect(new Set(margins)).toEqual(new Set(['0px', '16px']));
  });
});

describe('#disable', () => {
  test('`disableRowGrouping` removes the menu items and ignores the model', () => {
    render(<Trees disableRowGrouping />);
    expect(groups()).toEqual(['1', '2', '3', '4']);
  });

  test('no rows are grouped by it, even if the model names it', () => {
    render(<Trees columns={[{ field: 'district', groupable: false }, columns[1]]} />);
    expect(groups()).toEqual(['1', '2', '3', '4']);
  });

  test('an empty grouping column remains otherwise', () => {
    render(<Trees columns={[{ field: 'district', groupable: false }, columns[1]]} />);
    expect(api.current.getAllColumns()[0].field).toBe('__row_group_by_columns_group__');
    expect(labels()).toEqual(['', '', '', '']);
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
  test('A new `rows` array leaves open what people have opened.', async () => {
    const { rerender } = render(<Trees />);
    openHarbour();
    rerender(<Trees rows={rows.map((row) => ({ ...row }))} />);
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('The same holds for `updateRows()`, also when it adds rows.', async () => {
    render(<Trees />);
    openHarbour();
    act(() => api.current.updateRows([{ id: 1, genus: 'Quercus' }]));
    act(() => api.current.updateRows([{ id: 9, district: 'Harbour', genus: 'Quercus' }]));
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('A new `columns` array leaves groups open, even with a new `groupingValueGetter` that returns the same keys.', async () => {
    const { rerender } = render(<Trees />);
    openHarbour();
    rerender(<Trees columns={[...columns]} />);
    await wait();
    expect(isOpen()).toBe(true);
    const groupingValueGetter = jest.fn(({ value }: { value?: string | null }) => value);
    rerender(<Trees columns={[{ field: 'district', groupingValueGetter }, columns[1]]} />);
    await wait();
    expect(groupingValueGetter).toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  test('An inline `isGroupExpandedByDefault` groups all rows again each time the component renders,', async () => {
    const groupingValueGetter = jest.fn(({ value }: { value?: string | null }) => value);
    const stable = [{ field: 'district', groupingValueGetter }, columns[1]];
    const { rerender } = render(<Trees columns={stable} isGroupExpandedByDefault={() => false} />);
    groupingValueGetter.mockClear();
    rerender(<Trees columns={stable} isGroupExpandedByDefault={() => false} />);
    await wait();
    expect(groupingValueGetter).toHaveBeenCalledTimes(rows.length);
    rerender(<Trees columns={stable} isGroupExpandedByDefault={isNone} />);
    await wait();
    groupingValueGetter.mockClear();
    rerender(<Trees columns={stable} isGroupExpandedByDefault={isNone} />);
    await wait();
    expect(groupingValueGetter).not.toHaveBeenCalled();
  });

  test('but closes nothing.', async () => {
    const { rerender } = render(<Trees isGroupExpandedByDefault={() => false} />);
    openHarbour();
    rerender(<Trees isGroupExpandedByDefault={() => false} />);
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('A new value of `defaultGroupingExpansionDepth` does not open or close groups that exist.', async () => {
    const { rerender } = render(<Trees defaultGroupingExpansionDepth={0} />);
    rerender(<Trees defaultGroupingExpansionDepth={-1} />);
    await wait();
    expect(isOpen()).toBe(false);
    openHarbour();
    rerender(<Trees defaultGroupingExpansionDepth={0} />);
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('A group that was gone, because no row was in it or the criterion was removed, is new when it comes back.', async () => {
    render(<Trees />);
    openHarbour();
    act(() => api.current.setRowGroupingModel([]));
    await wait();
    act(() => api.current.setRowGroupingModel(['district']));
    await wait();
    expect(isOpen()).toBe(false);
    openHarbour();
    const harbourRows = rows.filter(({ district }) => district === 'Harbour');
    act(() => api.current.updateRows(harbourRows.map(({ id }) => ({ id, _action: 'delete' }))));
    await wait();
    expect(api.current.getRowNode(harbour)).toBeNull();
    act(() => api.current.updateRows(harbourRows));
    await wait();
    expect(isOpen()).toBe(false);
  });
});

describe('#keep-open', () => {
  test('all groups are gone in between, and closed afterwards.', async () => {
    const { rerender } = render(<Trees />);
    openHarbour();
    rerender(<Trees rows={[]} />);
    await wait();
    expect(api.current.getRowNode(harbour)).toBeNull();
    rerender(<Trees rows={rows} />);
    await wait();
    expect(isOpen()).toBe(false);
  });

  test('Groups that users have expanded are expanded again when the rows are reloaded', async () => {
    render(<GroupsStayOpen />);
    const open = () => screen.queryAllByRole('button', { name: 'hide children' });
    expect(open()).toHaveLength(0);
    fireEvent.click(screen.getAllByRole('button', { name: 'see children' })[0]);
    await wait();
    expect(open()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    // At once: the rows come back by themselves.
    expect(open()).toHaveLength(0);
    await screen.findByRole('button', { name: 'hide children' }, { timeout: 4000 });
    expect(open()).toHaveLength(1);
  });
});

describe('#sorting-filtering', () => {
  test('In the `single` mode, it sorts those of the first criterion only', () => {
    render(
      <Trees
        initialState={{ rowGrouping: { model: ['district', 'genus'] } }}
        defaultGroupingExpansionDepth={1}
        sortModel={[{ field: '__row_group_by_columns_group__', sort: 'asc' }]}
      />,
    );
    const genera = groups().filter((id) => id?.startsWith(`${harbour}-`));
    expect(genera).toEqual([`${harbour}-genus/Tilia`, `${harbour}-genus/Acer`]);
    expect(groups().indexOf(harbour)).toBeLessThan(
      groups().indexOf('auto-generated-row-district/Mill'),
    );
  });

  test('a filter looks at their keys on all levels, with the operators of the first criterion', () => {
    render(
      <Trees
        initialState={{ rowGrouping: { model: ['district', 'genus'] } }}
        defaultGroupingExpansionDepth={-1}
        filterModel={{
          items: [
            {
              columnField: '__row_group_by_columns_group__',
              operatorValue: 'contains',
              value: 'Tilia',
            },
          ],
        }}
      />,
    );
    expect(groups()).toEqual([harbour, `${harbour}-genus/Tilia`, '1']);
  });

  test('Without a sort model, rows without a group come before the groups', () => {
    render(<Trees />);
    expect(groups()[0]).toBe('4');
  });
});

describe('#selection', () => {
  test('A group and its rows are selected independently', () => {
    render(<Trees checkboxSelection />);
    act(() => api.current.selectRow(harbour));
    expect(api.current.state.selection).toEqual([harbour]);
  });
});

describe('#api-object', () => {
  test('Rows of your data have no `children`,', () => {
    render(<Trees />);
    expect(api.current.getRowNode(harbour)).toMatchObject({
      children: [1, 2],
      isAutoGenerated: true,
    });
    expect(api.current.getRowNode(1)?.children).toBeUndefined();
    expect(api.current.getRowNode(1)?.isAutoGenerated).toBe(false);
  });

  test('`getAllRowIds()` returns the ids of groups as well.', () => {
    render(<Trees />);
    expect(api.current.getAllRowIds()).toContain(harbour);
  });

  test('A click on the button in the row does not call it', () => {
    const onRowClick = jest.fn();
    render(<Trees onRowClick={onRowClick} />);
    fireEvent.click(screen.getAllByRole('button', { name: 'see children' })[0]);
    expect(isOpen()).toBe(true);
    expect(onRowClick).not.toHaveBeenCalled();
  });
});

describe('#accessibility', () => {
  test('The grid has the role `grid`, and rows carry neither `aria-level` nor `aria-expanded`', () => {
    render(<Trees />);
    expect(screen.getByRole('grid')).toBeVisible();
    expect(groups()).toContain(harbour);
    expect(document.querySelector('[aria-level], [role="row"][aria-expanded]')).toBeNull();
  });
});
