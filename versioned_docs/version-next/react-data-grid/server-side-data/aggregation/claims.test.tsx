import { act, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';

let api: { current: GridApi | null };
let requests: GridGetRowsParams[];

beforeEach(() => {
  api = { current: null };
  requests = [];
});

const getAggregatedValue: GridDataSource['getAggregatedValue'] = (row, field) =>
  row[`${field}Total`];

const dataSource: GridDataSource = {
  getRows: async (params) => {
    requests.push(params);
    await Promise.resolve();
    const [group] = params.groupKeys ?? [];
    const isGrouped = (params.groupFields?.length ?? 0) > 0;
    const rows =
      isGrouped && !group
        ? [{ id: 'north', site: 'North', kwh: 0, kwhTotal: 'Total of the north', count: 2 }]
        : [
            { id: 1, site: 'North', kwh: 10, count: 0 },
            { id: 2, site: 'North', kwh: 5, count: 0 },
          ];
    return { rows, rowCount: group ? undefined : 40, aggregateRow: { kwhTotal: 'Total of all' } };
  },
  getAggregatedValue,
  getGroupKey: (row) => String(row.count ? row.site : row.id),
  getChildrenCount: (row) => row.count,
  updateRow: async ({ updatedRow }) => updatedRow,
};

const withoutValues: GridDataSource = { getRows: dataSource.getRows };
const aggregationFunctions = { sum: {}, avg: { columnTypes: ['number'] } };
const columns = [
  { field: 'site', width: 150 },
  { field: 'kwh', type: 'number' as const, width: 150, editable: true },
];

function Energy({
  functions = aggregationFunctions,
  ...props
}: Partial<DataGridPremiumProps> & { functions?: object | null }) {
  const given = functions ? { aggregationFunctions } : {};
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium
        apiRef={api}
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        {...given}
        pagination
        initialState={{
          aggregation: { model: { kwh: 'sum' } },
          pagination: { paginationModel: { pageSize: 2 }, rowCount: 0 },
        }}
        pageSizeOptions={[2]}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const plain: DataGridPremiumProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 2 }, rowCount: 0 },
};

const grouped: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { kwh: 'sum' } },
  rowGrouping: { model: ['site'] },
  pagination: { paginationModel: { pageSize: 2 }, rowCount: 0 },
};

const wait = (ms = 60) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const total = () => document.querySelector('.MuiDataGrid-pinnedRows--bottom');

describe('#data-source', () => {
  test('`getRows` gets the model as `aggregationModel`', async () => {
    render(<Energy />);
    await wait();
    expect(requests.at(-1)?.aggregationModel).toEqual({ kwh: 'sum' });
  });

  test('The grid passes it to `getAggregatedValue()` for each aggregated column', async () => {
    render(<Energy />);
    await wait();
    expect(total()).toHaveTextContent('Total of all');
  });

  test('Without `getAggregatedValue()`, the cell is empty', async () => {
    render(<Energy dataSource={withoutValues} />);
    await wait();
    expect(total()).not.toBeNull();
    expect(total()).not.toHaveTextContent('15');
    expect(total()).not.toHaveTextContent('Total of all');
  });

  test('When the model changes, the grid asks again', async () => {
    render(<Energy />);
    await wait();
    const sent = requests.length;
    act(() => api.current!.setAggregationModel({ kwh: 'avg' }));
    await wait();
    expect(requests).toHaveLength(sent + 1);
    expect(requests.at(-1)?.aggregationModel).toEqual({ kwh: 'avg' });
  });
});

describe('#functions', () => {
  const openMenu = async () => {
    act(() => api.current!.showColumnMenu('kwh'));
    await wait();
  };

  test('With a data source, `aggregationFunctions` is empty, and the column menu offers nothing', async () => {
    render(<Energy functions={null} initialState={plain} />);
    await wait();
    await openMenu();
    expect(screen.queryByText('Aggregation')).toBeNull();
  });

  test('the column menu offers those that the column allows', async () => {
    render(<Energy />);
    await wait();
    await openMenu();
    expect(screen.getAllByText('Aggregation').length).toBeGreaterThan(0);
  });
});

describe('#row-grouping', () => {
  test('For a group, the first argument is the row of the group', async () => {
    render(<Energy initialState={grouped} />);
    await wait(120);
    expect(screen.getByText('Total of the north')).toBeInTheDocument();
    expect(total()).toHaveTextContent('Total of all');
  });
});

describe('#updates', () => {
  test('After an edit with `updateRow`, the grid asks again for the groups that contain the row, and for the total', async () => {
    render(<Energy initialState={grouped} />);
    await wait(120);
    act(() => void api.current!.dataSource.fetchRows('north'));
    await wait(120);
    requests = [];
    await act(async () => {
      await api.current!.dataSource.editRow({
        rowId: 1,
        updatedRow: { id: 1, site: 'North', kwh: 11, count: 0 },
        previousRow: { id: 1, site: 'North', kwh: 10, count: 0 },
      });
    });
    await wait();
    expect(requests.map(({ groupKeys }) => groupKeys)).toEqual([[], ['North']]);
  });
});

describe('#troubleshooting', () => {
  test('The model has a function that `aggregationFunctions` does not list.', async () => {
    render(<Energy initialState={plain} />);
    await wait();
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => act(() => api.current!.setAggregationModel({ kwh: 'median' }))).toThrow(
      "Cannot read properties of undefined (reading 'label')",
    );
    log.mockRestore();
  });

  test('An answer without `aggregateRow` leaves the total of the answer before it', async () => {
    let answers = 0;
    const once: GridDataSource = {
      ...dataSource,
      getRows: async (params) => {
        answers += 1;
        const { aggregateRow, ...answer } = await dataSource.getRows(params);
        return answers === 1 ? { ...answer, aggregateRow } : answer;
      },
    };
    render(<Energy dataSource={once} />);
    await wait();
    act(() => api.current!.setPage(1));
    await wait();
    expect(answers).toBeGreaterThan(1);
    expect(total()).toHaveTextContent('Total of all');
  });
});
