import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { orders } from './demos/orders';
import { makePivotTable } from './demos/makePivotTable';

const rows = [
  { id: 1, product: 'Bread', shop: 'Market', year: '2024', euros: 10, date: '2024-03-05' },
  { id: 2, product: 'Bread', shop: 'Station', year: '2025', euros: 20, date: '2025-05-05' },
  { id: 3, product: 'Tart', shop: 'Market', year: '2024', euros: 0, date: '2024-08-05' },
  { id: 4, product: 'Tart', shop: null, year: '2025', euros: 7, date: '2025-12-05' },
];

const columns: GridColDef[] = [
  { field: 'product' },
  { field: 'shop' },
  { field: 'year' },
  { field: 'date', type: 'date', valueGetter: () => new Date('1999-06-05T00:00') },
  { field: 'euros', type: 'number' },
];

const model: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'euros', aggFunc: 'sum' }],
};

const pivot = (changes: Partial<GridPivotModel> = {}) => ({
  pivoting: { enabled: true, model: { ...model, ...changes } },
});

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Orders(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 1200, height: 600 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        disableVirtualization
        initialState={pivot()}
        {...props}
      />
    </div>
  );
}

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

function catchErrors() {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  class Boundary extends React.Component<React.PropsWithChildren, { failed: boolean }> {
    state = { failed: false };

    static getDerivedStateFromError() {
      return { failed: true };
    }

    componentDidCatch(error: unknown) {
      onError(error);
    }

    render() {
      return this.state.failed ? null : this.props.children;
    }
  }
  return { onError, Boundary };
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const fields = () => all('[role="columnheader"][data-field]').map(({ dataset }) => dataset.field);
const texts = () =>
  all('[role="row"][data-id]').map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent),
  );
const ids = () => all('[role="row"][data-id]').map(({ dataset }) => dataset.id);
const group = '__row_group_by_columns_group__';

describe('#pivot-model', () => {
  test('Without a visible field in `rows`, the grid is empty', () => {
    render(<Orders initialState={pivot({ rows: [] })} />);
    expect(ids()).toEqual([]);
    expect(document.body).toHaveTextContent('Add fields to rows, columns, and values');
  });

  test('Without fields in `columns`, there is one column for each value', () => {
    render(<Orders initialState={pivot({ columns: [] })} />);
    expect(fields()).toEqual([group, 'euros']);
  });
});

describe('#save', () => {
  test('`exportState()` contains neither the pivot model nor whether pivoting is on', () => {
    render(<Orders />);
    expect(api.current.exportState()).not.toHaveProperty('pivoting');
    expect(api.current.exportState().columns?.orderedFields).toEqual(
      columns.map(({ field }) => field),
    );
  });
});

describe('#sort-groups', () => {
  test('Groups of columns are in the order in which their values occur in the rows', () => {
    render(<Orders rows={[...rows].reverse()} />);
    expect(fields()).toEqual([group, '2025>->euros', '2024>->euros']);
  });

  test('So a column of the type `date` is sorted by the names of weekdays', () => {
    const days = ['2024-03-05', '2024-01-15', '2024-02-08', '2023-12-31'];
    render(
      <Orders
        rows={days.map((day, id) => ({
          ...rows[0],
          id,
          day: new Date(`${day}T00:00`),
          month: day.slice(0, 7),
        }))}
        columns={[...columns, { field: 'day', type: 'date' }, { field: 'month' }]}
        initialState={pivot({ columns: [{ field: 'day', sort: 'asc' }] })}
      />,
    );
    expect(fields().map((field) => field?.slice(0, 15))).toEqual([
      group.slice(0, 15),
      'Mon Jan 15 2024',
      'Sun Dec 31 2023',
      'Thu Feb 08 2024',
      'Tue Mar 05 2024',
    ]);
    act(() => api.current.setPivotModel({ ...model, columns: [{ field: 'month', sort: 'asc' }] }));
    expect(fields()).toEqual([
      group,
      '2023-12>->euros',
      '2024-01>->euros',
      '2024-02>->euros',
      '2024-03>->euros',
    ]);
  });

  test('Rows whose value is `null`, `undefined` or an empty text are below "(No value)"', () => {
    render(
      <Orders
        rows={rows.map((row) => ({ ...row, shop: row.id === 1 ? '' : row.shop }))}
        initialState={pivot({ columns: [{ field: 'shop' }] })}
      />,
    );
    expect(fields()).toEqual([group, '(No value)>->euros', 'Station>->euros', 'Market>->euros']);
  });
});

describe('#empty-cells', () => {
  test('A result of 0 is shown as an empty cell', () => {
    render(<Orders />);
    expect(texts()).toEqual([
      ['Bread (2)', '10', '20'],
      ['Tart (2)', '', '7'],
      ['', '10', '27'],
    ]);
  });
});

describe('#derived-columns', () => {
  test('They read the row, `row[field]`, and do not call the `valueGetter` of the column', () => {
    const date = { ...columns[3], headerName: 'Date' };
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <Orders
        columns={[...columns.slice(0, 3), date, columns[4]]}
        initialState={pivot({ columns: [{ field: 'date-year' }, { field: 'date-quarter' }] })}
      />,
    );
    expect(fields()).toEqual([
      group,
      '2024>->Q1>->euros',
      '2024>->Q3>->euros',
      '2025>->Q2>->euros',
      '2025>->Q4>->euros',
    ]);
  });
});

describe('#field-twice', () => {
  test('The same field twice in `values` throws', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const values = [...model.values, { field: 'euros', aggFunc: 'max' }];
    expect(() => render(<Orders initialState={pivot({ values })} />)).toThrow(
      'MUI X: columnGroupingModel contains duplicated field',
    );
  });
});

describe('#disable', () => {
  test('`disablePivoting` removes the button and the menu items, and ignores the model', () => {
    render(<Orders disablePivoting showToolbar />);
    expect(ids()).toEqual(['1', '2', '3', '4']);
    expect(all('[aria-label="Pivot"]')).toEqual([]);
  });
});

describe('#disable-columns', () => {
  test('A model can still use the field', () => {
    render(<Orders columns={columns.map((column) => ({ ...column, pivotable: false }))} />);
    expect(fields()).toEqual([group, '2024>->euros', '2025>->euros']);
  });
});

describe('#rows-and-totals', () => {
  test('-1 also opens the innermost groups, and shows the rows of your data', () => {
    render(<Orders defaultGroupingExpansionDepth={-1} />);
    expect(ids()).toEqual(
      expect.arrayContaining(['auto-generated-row-product/Bread', '1', '2', '3', '4']),
    );
  });

  test('`getAggregationPosition`, `disableAggregation` and `disableRowGrouping` have no effect on a pivot table', () => {
    render(<Orders getAggregationPosition={() => null} disableAggregation disableRowGrouping />);
    expect(texts()[2]).toEqual(['', '10', '27']);
  });
});

describe('#switching', () => {
  test('A filter that was set before stays, and leaves out rows of your data', () => {
    render(
      <Orders
        initialState={{
          ...pivot(),
          filter: {
            filterModel: { items: [{ field: 'shop', operator: 'equals', value: 'Market' }] },
          },
        }}
      />,
    );
    expect(texts()[0]).toEqual(['Bread (1)', '10', '']);
  });

  test('Switching clears the row selection', () => {
    render(<Orders initialState={{ pivoting: { enabled: false, model } }} />);
    act(() => api.current.selectRow(1));
    act(() => api.current.setPivotActive(true));
    expect(api.current.state.rowSelection.ids.size).toBe(0);
  });

  test('`updateRows()` takes rows of your data, also while pivoting is on', () => {
    render(<Orders />);
    act(() => api.current.updateRows([{ id: 9, product: 'Bun', year: '2026', euros: 5 }]));
    expect(fields()).toEqual([group, '2024>->euros', '2025>->euros', '2026>->euros']);
  });

  test('Off again, the grid has the columns, their order and their visibility of before', () => {
    render(
      <Orders
        initialState={{
          pivoting: { enabled: false, model },
          columns: { columnVisibilityModel: { shop: false } },
        }}
      />,
    );
    act(() => api.current.setPivotActive(true));
    act(() => api.current.setPivotActive(false));
    expect(fields()).toEqual(['product', 'year', 'date', 'euros']);
  });
});

describe('#server', () => {
  test('A column of the type `date` in `rows` throws', async () => {
    const dataSource: GridDataSource = {
      getRows: async () => ({
        rows: [{ id: 'a', date: new Date('2025-05-05T00:00') }],
        rowCount: 1,
        pivotColumns: [{ key: '2025', group: '2025' }],
      }),
      getGroupKey: () => '2025-05-05',
      getChildrenCount: () => 1,
    };
    const { onError, Boundary } = catchErrors();
    render(
      <Boundary>
        <Orders
          rows={undefined}
          dataSource={dataSource}
          aggregationFunctions={{ sum: {} }}
          pivotingColDef={pivotingColDef}
          initialState={pivot({ rows: [{ field: 'date' }] })}
        />
      </Boundary>,
    );
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
    expect(String(onError.mock.calls[0]?.[0])).toContain(
      'MUI X: `date` column type only accepts `Date` objects as values.',
    );
  });
});

describe('#without-premium', () => {
  const { rows: pivoted } = makePivotTable(orders);

  test('Several orders of one product and quarter are added up', () => {
    expect(pivoted[0]).toEqual({
      id: 'Rye bread',
      '2024 Q3': 1665,
      '2024 Q4': 1080,
      '2025 Q1': 1786,
      '2025 Q2': 893,
      total: 5424,
    });
    expect(pivoted.at(-1)).toMatchObject({ id: 'Total', total: 9977 });
  });

  test('a quarter without orders stays empty', () => {
    expect(pivoted.find(({ id }) => id === 'Sourdough')).not.toHaveProperty('2024 Q3');
  });
});
