import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { DataGrid, gridFilteredSortedRowEntriesSelector } from '@mui/x-data-grid';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  type DataGridPremiumProps,
  type GridAggregationPosition,
  type GridApi,
  type GridColDef,
  type GridFilterModel,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, museum: 'Sea', kind: 'Model', visitors: 10 },
  { id: 2, museum: 'Sea', kind: 'Map', visitors: 20 },
  { id: 3, museum: 'Air', kind: 'Model', visitors: 60 },
];

const visitors: GridColDef = { field: 'visitors', type: 'number' };
const columns: GridColDef[] = [{ field: 'museum' }, { field: 'kind' }, visitors];
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
      <DataGridPremium apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const resultOf = (id: GridRowId = GRID_ROOT_GROUP_ID, field = 'visitors') =>
  gridAggregationLookupSelector(api)?.[id]?.[field];
const countFrom = () => {
  const apply = jest.fn(() => 0);
  return { apply, functions: { sum: { label: 'sum', columnTypes: ['number'], apply } } };
};

const tree: Partial<DataGridPremiumProps> = {
  treeData: true,
  getTreeDataPath: ({ path }) => path,
  rows: [
    { id: 1, path: ['Sea'] },
    { id: 2, path: ['Sea', 'Model'], visitors: 10 },
    { id: 3, path: ['Sea', 'Map'], visitors: 20 },
    { id: 4, path: ['Air'] },
    { id: 5, path: ['Air', 'Map'], visitors: 60 },
  ],
  columns: [visitors],
  initialState: total,
  defaultGroupingExpansionDepth: -1,
  disableVirtualization: true,
};
const shownInTree = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')]
    .map(({ dataset }) => Number(dataset.id))
    .filter((id) => id > 0);
const filterTree = async (model: GridFilterModel) => {
  act(() => api.current.setFilterModel(model));
  await wait();
  return shownInTree();
};

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
  test('The number of cells with a value; includes `null`, but not `undefined`', () => {
    render(
      <Museums
        rows={[{ id: 1, visitors: null }, { id: 2 }]}
        initialState={{ aggregation: { model: { visitors: 'size' } } }}
      />,
    );
    expect(resultOf()?.value).toBe(1);
  });

  test('`sum` and `avg` ignore text, even if it looks like a number', async () => {
    render(
      <Museums
        rows={[
          { id: 1, visitors: '5' },
          { id: 2, visitors: 2 },
        ]}
        initialState={total}
      />,
    );
    expect(resultOf()?.value).toBe(2);
    act(() => api.current.setAggregationModel({ visitors: 'avg' }));
    await wait();
    expect(resultOf()?.value).toBe(2);
  });

  test('In a column that has only empty cells, `avg`, `min` and `max` return `null`', async () => {
    render(
      <Museums
        rows={[{ id: 1, visitors: null }]}
        initialState={{ aggregation: { model: { visitors: 'avg' } } }}
      />,
    );
    expect(resultOf()?.value).toBeNull();
    for (const name of ['min', 'max']) {
      act(() => api.current.setAggregationModel({ visitors: name }));
      await wait();
      expect(resultOf()?.value).toBeNull();
    }
  });

  test('In 8.29.3, `avg` also returns `null` where the numbers add up to 0', () => {
    render(
      <Museums
        rows={[
          { id: 1, visitors: -5 },
          { id: 2, visitors: 5 },
        ]}
        initialState={{ aggregation: { model: { visitors: 'avg' } } }}
      />,
    );
    expect(resultOf()?.value).toBeNull();
  });
});

describe('#disable', () => {
  test('`disableAggregation` removes the menu item and all results', () => {
    render(<Museums initialState={total} disableAggregation />);
    expect(document.querySelector('[data-id="auto-generated-group-footer-root"]')).toBeNull();
    expect(screen.queryByText('90')).toBeNull();
  });

  test('the model still aggregates such a column', () => {
    render(<Museums columns={[{ ...visitors, aggregable: false }]} initialState={total} />);
    expect(resultOf()?.value).toBe(90);
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

describe('#position', () => {
  test('When the function changes, all results move immediately, without a new `key`', async () => {
    const inline = ({ depth }: GridGroupNode): GridAggregationPosition =>
      depth === -1 ? 'footer' : 'inline';
    const below = ({ depth }: GridGroupNode): GridAggregationPosition | null =>
      depth === -1 ? null : 'footer';
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
    expect(apply).toHaveBeenCalled();
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
  const filterModel = { items: [{ field: 'kind', operator: 'equals', value: 'Model' }] };

  test('Filters ignore the aggregated values of groups', async () => {
    render(<Museums initialState={grouped} defaultGroupingExpansionDepth={-1} />);
    act(() =>
      api.current.setFilterModel({ items: [{ field: 'visitors', operator: '=', value: 30 }] }),
    );
    await wait();
    expect(document.querySelector(`[data-id="${seaId}"]`)).toBeNull();
    act(() => api.current.setFilterModel({ items: [], quickFilterValues: ['30'] }));
    await wait();
    expect(document.querySelector(`[data-id="${seaId}"]`)).toBeNull();
  });

  test('In tree data, conditions and the quick filter look at the aggregated values of parents only with `aggregationRowsScope="all"`', async () => {
    const thirty = { items: [{ field: 'visitors', operator: '=', value: 30 }] };
    const search = { items: [], quickFilterValues: ['30'] };
    for (const [scope, found] of [
      ['filtered', []],
      ['all', [1]],
    ] as const) {
      for (const model of [thirty, search]) {
        const { unmount } = render(<Museums {...tree} aggregationRowsScope={scope} />);
        expect(await filterTree(model)).toEqual(found);
        unmount();
      }
    }
  });

  test('The results follow a change of `aggregationRowsScope` at once', async () => {
    const props = { filterModel, initialState: total };
    const { rerender } = render(<Museums {...props} />);
    expect(resultOf()?.value).toBe(70);
    rerender(<Museums {...props} aggregationRowsScope="all" />);
    await wait();
    expect(resultOf()?.value).toBe(90);
  });
});

describe('#custom-functions', () => {
  test('If the object is new on each render, the grid aggregates all rows again each time', async () => {
    const { apply, functions } = countFrom();
    const { rerender } = render(<Museums initialState={total} aggregationFunctions={functions} />);
    await wait();
    apply.mockClear();
    rerender(<Museums initialState={total} aggregationFunctions={functions} />);
    await wait();
    expect(apply).not.toHaveBeenCalled();
    rerender(<Museums initialState={total} aggregationFunctions={{ ...functions }} />);
    await wait();
    expect(apply).toHaveBeenCalled();
  });

  test('`values` can contain `null`, but no `undefined`', () => {
    const { apply, functions } = countFrom();
    render(
      <Museums
        rows={[{ id: 1, visitors: null }, { id: 2 }, { id: 3, visitors: 4 }]}
        initialState={total}
        aggregationFunctions={functions}
      />,
    );
    expect(apply).toHaveBeenCalledWith(
      expect.objectContaining({ values: [null, 4] }),
      expect.anything(),
    );
  });
});

describe('#selectors', () => {
  test('As long as nothing has been aggregated, the lookup is `undefined`', () => {
    render(<Museums />);
    expect(gridAggregationLookupSelector(api)).toBeUndefined();
  });
});

describe('#troubleshooting', () => {
  test('The function does not support the type of the column, which is `string` by default', () => {
    render(<Museums initialState={{ aggregation: { model: { kind: 'sum' } } }} />);
    expect(GRID_AGGREGATION_FUNCTIONS.sum.columnTypes).toEqual(['number']);
    expect(resultOf(GRID_ROOT_GROUP_ID, 'kind')).toBeUndefined();
  });
});

describe('#without-premium', () => {
  test('`gridFilteredSortedRowEntriesSelector` returns the rows that pass the filter, on all pages', () => {
    render(
      <div style={{ width: 900, height: 400 }}>
        <DataGrid
          apiRef={api}
          rows={rows}
          columns={columns}
          pageSizeOptions={[1]}
          initialState={{
            pagination: { paginationModel: { pageSize: 1 } },
            filter: {
              filterModel: { items: [{ field: 'museum', operator: 'equals', value: 'Sea' }] },
            },
          }}
        />
      </div>,
    );
    expect(gridFilteredSortedRowEntriesSelector(api).map(({ id }) => id)).toEqual([1, 2]);
  });
});
