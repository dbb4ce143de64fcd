import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  gridAggregationLookupSelector,
  type DataGridPremiumProps,
  type GridAggregationPosition,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridRowId,
  type GridRowTreeNodeConfig,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, museum: 'Sea', kind: 'Model', visitors: 10 },
  { id: 2, museum: 'Sea', kind: 'Map', visitors: 20 },
  { id: 3, museum: 'Air', kind: 'Model', visitors: 60 },
];

const visitors: GridColDef = { field: 'visitors', type: 'number' };
const columns: GridColDef[] = [{ field: 'museum' }, { field: 'kind' }, visitors];
const experimentalFeatures = { aggregation: true };
const total = { aggregation: { model: { visitors: 'sum' } } };
const grouped = { ...total, rowGrouping: { model: ['museum'] } };
const seaId = 'auto-generated-row-museum/Sea';

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Museums(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const resultOf = (id: GridRowId = '', field = 'visitors') =>
  gridAggregationLookupSelector(api)[id]?.[field];
const footer = () => document.querySelector('[data-id="auto-generated-group-footer-root"]');
const countFrom = () => {
  const apply = jest.fn(() => 0);
  return { apply, functions: { sum: { label: 'sum', columnTypes: ['number'], apply } } };
};

const nowhere = () => null;
const tree: Partial<DataGridPremiumProps> = {
  treeData: true,
  getTreeDataPath: ({ path }) => path,
  rows: [
    { id: 1, path: ['Sea'] },
    { id: 2, path: ['Sea', 'Model'], kind: 'Model', visitors: 10 },
    { id: 3, path: ['Air'] },
    { id: 4, path: ['Air', 'Map'], kind: 'Map', visitors: 60 },
  ],
  initialState: total,
  defaultGroupingExpansionDepth: -1,
  disableVirtualization: true,
};
const filterTree = async (
  item: GridFilterItem = { columnField: 'visitors', operatorValue: '=', value: 10 },
) => {
  act(() => api.current.setFilterModel({ items: [item] }));
  await wait();
};
const shown = () =>
  [...document.querySelectorAll('[role="row"] [data-field="__tree_data_group__"]')]
    .map(({ textContent }) => (textContent ?? '').replace(/ \(\d+\)/, ''))
    .filter((text) => ['Sea', 'Model', 'Air', 'Map'].includes(text));

describe('#', () => {
  test('without `experimentalFeatures={{ aggregation: true }}`, the model has no effect, and the menu has no item.', async () => {
    render(<Museums initialState={total} experimentalFeatures={{}} />);
    expect(footer()).toBeNull();
    act(() => api.current.showColumnMenu('visitors'));
    await wait();
    expect(screen.getByRole('menu')).toBeVisible();
    expect(screen.queryByText('Aggregation')).toBeNull();
  });
});

describe('#initialize', () => {
  test('Hidden columns are aggregated as well', () => {
    render(
      <Museums
        initialState={{ ...total, columns: { columnVisibilityModel: { visitors: false } } }}
      />,
    );
    expect(resultOf()?.value).toBe(90);
  });
});

describe('#built-in-functions', () => {
  const withValues = (...values: unknown[]) => values.map((value, id) => ({ id, visitors: value }));
  const showFunction = (name: string, ...values: unknown[]) =>
    render(
      <Museums
        rows={withValues(...values)}
        initialState={{ aggregation: { model: { visitors: name } } }}
      />,
    );

  test('The sum divided by the number of rows; empty cells count as 0', () => {
    showFunction('avg', 6, null, undefined);
    expect(resultOf()?.value).toBe(2);
  });

  test('How many rows there are; empty cells count', () => {
    showFunction('size', 6, null, undefined);
    expect(resultOf()?.value).toBe(3);
  });

  test('Text that looks like a number is not converted: `sum` joins "5" and 2 to "052".', () => {
    showFunction('sum', '5', 2);
    expect(resultOf()?.value).toBe('052');
  });

  test('In a column that has only empty cells, `min` returns `Infinity`.', () => {
    showFunction('min', null);
    expect(resultOf()?.value).toBe(Infinity);
  });
});

describe('#disable', () => {
  test('`disableAggregation` removes the menu item and all results', async () => {
    const { rerender } = render(<Museums initialState={total} />);
    act(() => api.current.showColumnMenu('visitors'));
    await wait();
    expect(screen.getAllByText('Aggregation')).not.toHaveLength(0);
    expect(footer()).not.toBeNull();
    rerender(<Museums initialState={total} disableAggregation />);
    await wait();
    expect(screen.getByRole('menu')).toBeVisible();
    expect(screen.queryByText('Aggregation')).toBeNull();
    expect(footer()).toBeNull();
    expect(screen.queryByText('90')).toBeNull();
  });

  test('its menu has no item, and the model is ignored for this column,', async () => {
    render(<Museums columns={[{ ...visitors, aggregable: false }]} initialState={total} />);
    expect(resultOf()).toBeUndefined();
    expect(footer()).toBeNull();
    act(() => api.current.showColumnMenu('visitors'));
    await wait();
    expect(screen.getByRole('menu')).toBeVisible();
    expect(screen.queryByText('Aggregation')).toBeNull();
  });

  test('A function that is not in the list is not applied', () => {
    render(
      <Museums
        columns={[{ ...visitors, availableAggregationFunctions: ['avg'] }]}
        initialState={total}
      />,
    );
    expect(resultOf()).toBeUndefined();
  });
});

describe('#row-grouping', () => {
  test('Groups sort by what they show', async () => {
    render(<Museums initialState={grouped} disableVirtualization />);
    act(() => api.current.setSortModel([{ field: 'visitors', sort: 'desc' }]));
    await wait();
    expect(document.querySelector('[role="row"][data-id]')).toHaveAttribute(
      'data-id',
      'auto-generated-row-museum/Air',
    );
    act(() => api.current.setSortModel([{ field: 'visitors', sort: 'asc' }]));
    await wait();
    expect(document.querySelector('[role="row"][data-id]')).toHaveAttribute('data-id', seaId);
  });
});

describe('#position', () => {
  test('For the whole grid, it receives `null`.', () => {
    const getAggregationPosition = jest.fn(() => null);
    render(<Museums initialState={grouped} getAggregationPosition={getAggregationPosition} />);
    expect(getAggregationPosition).toHaveBeenCalledWith(null);
    expect(getAggregationPosition).toHaveBeenCalledWith(expect.objectContaining({ id: seaId }));
  });

  test('When the function changes, all results move immediately, without a new `key`', async () => {
    const inline = (group: GridRowTreeNodeConfig | null): GridAggregationPosition =>
      group ? 'inline' : 'footer';
    const below = (group: GridRowTreeNodeConfig | null): GridAggregationPosition | null =>
      group ? 'footer' : null;
    const { rerender } = render(<Museums initialState={grouped} getAggregationPosition={inline} />);
    expect(resultOf(seaId)?.position).toBe('inline');
    expect(resultOf()?.position).toBe('footer');
    rerender(<Museums initialState={grouped} getAggregationPosition={below} />);
    await wait();
    expect(resultOf(seaId)?.position).toBe('footer');
    expect(resultOf()).toBeUndefined();
  });

  test('With an inline function, the grid aggregates all rows again on each render', async () => {
    const { apply, functions } = countFrom();
    const show = (getAggregationPosition: () => GridAggregationPosition) => (
      <Museums
        initialState={grouped}
        aggregationFunctions={functions}
        getAggregationPosition={getAggregationPosition}
      />
    );
    const { rerender } = render(show(() => 'footer'));
    apply.mockClear();
    rerender(show(() => 'footer'));
    await wait();
    expect(apply).toHaveBeenCalledTimes(3);
    const stable = () => 'footer' as const;
    rerender(show(stable));
    await wait();
    apply.mockClear();
    rerender(show(stable));
    await wait();
    expect(apply).not.toHaveBeenCalled();
  });
});

describe('#filtering', () => {
  const filterModel = { items: [{ columnField: 'kind', operatorValue: 'equals', value: 'Model' }] };

  test('Filters ignore the aggregated values of groups', async () => {
    render(<Museums initialState={grouped} defaultGroupingExpansionDepth={-1} />);
    act(() =>
      api.current.setFilterModel({
        items: [{ columnField: 'visitors', operatorValue: '=', value: 30 }],
      }),
    );
    await wait();
    expect(document.querySelector(`[data-id="${seaId}"]`)).toBeNull();
    act(() => api.current.setFilterModel({ items: [], quickFilterValues: ['30'] }));
    await wait();
    expect(document.querySelector(`[data-id="${seaId}"]`)).toBeNull();
  });

  test('The quick filter compares the aggregated values of the parents', async () => {
    render(
      <Museums
        {...tree}
        rows={[
          { id: 1, path: ['Sea'] },
          { id: 2, path: ['Sea', 'Model'], visitors: 10 },
          { id: 3, path: ['Sea', 'Map'], visitors: 20 },
          { id: 4, path: ['Air'] },
        ]}
      />,
    );
    act(() => api.current.setFilterModel({ items: [], quickFilterValues: ['30'] }));
    await wait();
    expect(shown()).toEqual(['Sea']);
  });

  test('In tree data, a condition on an aggregated column keeps every parent, even one without a matching row below it', async () => {
    render(<Museums {...tree} />);
    await filterTree();
    expect(shown()).toEqual(['Sea', 'Model', 'Air']);
  });

  test('Changing only `aggregationRowsScope` has no effect until the grid aggregates again', async () => {
    const props = { filterModel, initialState: total };
    const { rerender } = render(<Museums {...props} />);
    expect(resultOf()?.value).toBe(70);
    rerender(<Museums {...props} aggregationRowsScope="all" />);
    await wait();
    expect(resultOf()?.value).toBe(70);
    act(() => api.current.updateRows([{ id: 1, visitors: 10 }]));
    await wait();
    expect(resultOf()?.value).toBe(90);
  });
});

describe('#custom-functions', () => {
  test('If the object is new on each render, the grid aggregates all rows again each time', async () => {
    const { apply, functions } = countFrom();
    const { rerender } = render(<Museums initialState={total} aggregationFunctions={functions} />);
    apply.mockClear();
    rerender(<Museums initialState={total} aggregationFunctions={functions} />);
    await wait();
    expect(apply).not.toHaveBeenCalled();
    rerender(<Museums initialState={total} aggregationFunctions={{ ...functions }} />);
    await wait();
    expect(apply).toHaveBeenCalled();
  });
});

describe('#value-formatter', () => {
  test('It receives an object with the result as `value`.', () => {
    const span = {
      ...GRID_AGGREGATION_FUNCTIONS.max,
      valueFormatter: ({ value }: { value: number }) => `up to ${value}`,
    };
    render(
      <Museums
        aggregationFunctions={{ span }}
        initialState={{ aggregation: { model: { visitors: 'span' } } }}
        disableVirtualization
      />,
    );
    expect(footer()).toHaveTextContent('up to 60');
  });
});

describe('#selectors', () => {
  test('The whole grid has an empty text as its id.', () => {
    render(<Museums initialState={grouped} />);
    expect(Object.keys(gridAggregationLookupSelector(api)).sort()).toEqual([
      '',
      'auto-generated-row-museum/Air',
      seaId,
    ]);
  });
});

describe('#troubleshooting', () => {
  test('Filter by another column, or return `null` from `getAggregationPosition`.', async () => {
    const { unmount } = render(<Museums {...tree} getAggregationPosition={nowhere} />);
    await filterTree();
    expect(shown()).toEqual(['Sea', 'Model']);
    unmount();
    render(<Museums {...tree} />);
    await filterTree({ columnField: 'kind', operatorValue: 'equals', value: 'Model' });
    expect(shown()).toEqual(['Sea', 'Model']);
  });

  test('The function does not support the type of the column, which is `string` by default', () => {
    render(<Museums initialState={{ aggregation: { model: { kind: 'sum' } } }} />);
    expect(GRID_AGGREGATION_FUNCTIONS.sum.columnTypes).toEqual(['number']);
    expect(resultOf('', 'kind')).toBeUndefined();
  });
});

describe('#without-premium', () => {
  test('`gridFilteredSortedRowEntriesSelector` returns the rows that pass the filter, on all pages', () => {
    function Ids() {
      const entries = useGridSelector(useGridApiContext(), gridFilteredSortedRowEntriesSelector);
      return <p>{entries.map(({ id }) => id).join()}</p>;
    }
    render(
      <div style={{ width: 900, height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowsPerPageOptions={[1]}
          components={{ Footer: Ids }}
          initialState={{
            pagination: { pageSize: 1 },
            filter: {
              filterModel: {
                items: [{ columnField: 'museum', operatorValue: 'equals', value: 'Sea' }],
              },
            },
          }}
        />
      </div>,
    );
    expect(screen.getByText('1,2')).toBeVisible();
  });
});
