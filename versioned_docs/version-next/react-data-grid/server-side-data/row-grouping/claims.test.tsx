import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGroupNode,
  type GridValidRowModel,
} from '@mui/x-data-grid-premium';

let api: { current: GridApi | null };
let requests: GridGetRowsParams[];
let failing: boolean;

beforeEach(() => {
  api = { current: null };
  requests = [];
  failing = false;
});

const getGroupKey = (row: GridValidRowModel) => String(row.key);
const getChildrenCount = (row: GridValidRowModel) => Number(row.count);
const getRows = async (params: GridGetRowsParams) => {
  requests.push(params);
  await Promise.resolve();
  const keys = params.groupKeys ?? [];
  if (failing && keys.length > 0) {
    throw new Error('The line is closed');
  }
  const path = keys.join('/');
  const rows = [
    [
      { id: '7', key: '7', line: '7', count: 1 },
      { id: '8', key: '8', line: '8', count: -1 },
      { id: 'none', key: '9', line: '9', count: 0 },
    ],
    [{ id: `${path}/West`, key: 'West', depot: 'West', count: 1 }],
    [{ id: `${path}/1`, key: '1', count: 0, riders: 40 }],
  ][keys.length];
  return { rows, rowCount: 3 };
};
const dataSource: GridDataSource = { getGroupKey, getChildrenCount, getRows };

const columns: GridColDef[] = [
  { field: 'line' },
  { field: 'depot' },
  { field: 'riders', type: 'number' },
];

function Rides(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 700, height: 600 }}>
      <DataGridPremium
        apiRef={api}
        columns={columns}
        dataSource={dataSource}
        dataSourceCache={null}
        initialState={{
          rowGrouping: { model: ['line', 'depot'] },
          pagination: { rowCount: 0 },
        }}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 60) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const keysAsked = () => requests.map(({ groupKeys }) => groupKeys);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );
const fetchRows = async (id: string) => {
  act(() => void api.current!.dataSource.fetchRows(id));
  await wait();
};

describe('#requests', () => {
  test('`getRows` receives the criteria in `groupFields` and the keys of the opened group, from the outermost on, in `groupKeys`.', async () => {
    render(<Rides />);
    await wait();
    await fetchRows('7');
    await fetchRows('7/West');
    expect(requests.every(({ groupFields }) => groupFields?.join() === 'line,depot')).toBe(true);
    expect(keysAsked()).toEqual([[], ['7'], ['7', 'West']]);
  });
});

describe('#expansion', () => {
  test('`defaultGroupingExpansionDepth` and `isGroupExpandedByDefault` open groups as soon as they arrive, with one request each.', async () => {
    render(<Rides defaultGroupingExpansionDepth={1} />);
    await wait(200);
    expect(keysAsked()).toEqual([[], ['7'], ['8']]);
    requests = [];
    render(<Rides isGroupExpandedByDefault={({ groupingKey }) => groupingKey === '7'} />);
    await wait(200);
    expect(keysAsked()).toEqual([[], ['7']]);
  });
});

describe('#regroup', () => {
  const groupByLine = async (props: Partial<DataGridPremiumProps> = {}) => {
    const initialState = { rowGrouping: { model: ['line'] }, pagination: { rowCount: 0 } };
    render(<Rides initialState={initialState} {...props} />);
    await wait();
    await fetchRows('7');
    expect(shown()).toContain('7/West');
    requests = [];
    act(() => api.current!.setRowGroupingModel(['line', 'depot']));
    await wait(150);
    expect(keysAsked()).toEqual([[]]);
  };

  test('Their rows are not fetched again', async () => {
    await groupByLine();
    expect(shown()).toContain('7/West');
  });

  test('To close all groups, remove the rows in `onRowGroupingModelChange`, as the demos here do', async () => {
    await groupByLine({ onRowGroupingModelChange: (_, { api: grid }) => grid?.setRows([]) });
    expect(shown()).toEqual(['7', '8', 'none']);
  });
});

describe('#errors', () => {
  test('A group that cannot be fetched gets a dot at its button, whose tooltip is the message, and `onDataSourceError` is called.', async () => {
    const onError = jest.fn();
    render(<Rides onDataSourceError={onError} />);
    await wait();
    failing = true;
    await fetchRows('7');
    expect(onError.mock.calls[0][0]).toMatchObject({
      message: 'The line is closed',
      params: { groupKeys: ['7'] },
    });
    expect(document.querySelector('.MuiBadge-dot:not(.MuiBadge-invisible)')).not.toBeNull();
    expect(screen.getByLabelText('The line is closed')).toBeInTheDocument();
  });

  test('A click tries again.', async () => {
    render(<Rides onDataSourceError={() => {}} />);
    await wait();
    failing = true;
    await fetchRows('7');
    failing = false;
    fireEvent.click(screen.getByLabelText('The line is closed').closest('button')!);
    await wait();
    expect(shown()).toContain('7/West');
  });
});

describe('#limits', () => {
  test('A grouping column for all criteria does not sort or filter.', async () => {
    render(<Rides />);
    await wait();
    const column = api.current!.getColumn('__row_group_by_columns_group__');
    expect(column).toMatchObject({ sortable: false, filterable: false });
  });

  test('Sorting and filtering by other columns start again from the outermost groups, and close the others.', async () => {
    render(<Rides />);
    await wait();
    await fetchRows('7');
    expect(shown()).toContain('7/West');
    requests = [];
    act(() => api.current!.sortColumn('riders', 'asc'));
    await wait();
    expect(keysAsked()).toEqual([[]]);
    expect(shown()).toEqual(['7', '8', 'none']);
    await fetchRows('7');
    requests = [];
    act(() =>
      api.current!.setFilterModel({ items: [{ field: 'riders', operator: '>', value: 1 }] }),
    );
    await wait();
    expect(keysAsked()).toEqual([[]]);
    expect(shown()).toEqual(['7', '8', 'none']);
  });
});

describe('#troubleshooting', () => {
  test('A function is missing.', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const partial = { getRows, getGroupKey } as GridDataSource;
    class Boundary extends React.Component<{ children: React.ReactNode }> {
      state = { message: '' };
      static getDerivedStateFromError = ({ message }: Error) => ({ message });
      render() {
        return this.state.message || this.props.children;
      }
    }
    render(
      <Boundary>
        <Rides dataSource={partial} />
      </Boundary>,
    );
    await wait();
    const said = document.body.textContent + JSON.stringify(error.mock.calls.map(String));
    error.mockRestore();
    expect(said).toContain('No `getChildrenCount` method provided with the dataSource');
  });

  test('Groups and rows share an `id`.', async () => {
    const same: GridDataSource = {
      ...dataSource,
      getRows: async ({ groupKeys }) =>
        groupKeys?.length
          ? { rows: [{ id: '8', key: 'x', count: 0 }] }
          : getRows({ groupKeys: [] as string[] } as GridGetRowsParams),
    };
    render(<Rides dataSource={same} />);
    await wait();
    expect(shown()).toEqual(['7', '8', 'none']);
    await fetchRows('7');
    expect(api.current!.getRow('8')).toMatchObject({ key: 'x' });
  });

  test('`getChildrenCount` returns 0 for them.', async () => {
    render(<Rides />);
    await wait();
    const buttons = (id: string) =>
      document.querySelectorAll(`[role="row"][data-id="${id}"] button`).length;
    expect([buttons('7'), buttons('8'), buttons('none')]).toEqual([1, 1, 0]);
    expect((api.current!.getRowNode('none') as GridGroupNode).type).toBe('leaf');
  });
});
