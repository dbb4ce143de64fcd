import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';

let api: { current: GridApi | null };
let requests: GridGetRowsParams[];
let failing: boolean;

beforeEach(() => {
  api = { current: null };
  requests = [];
  failing = false;
});

const dataSource: GridDataSource = {
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.children,
  getRows: async (params) => {
    requests.push(params);
    await Promise.resolve();
    const [above] = params.groupKeys ?? [];
    if (failing && above) {
      throw new Error('The box is stuck');
    }
    return above
      ? { rows: [{ id: `${above}/1`, name: 'Leaf', children: 0 }] }
      : {
          rows: [
            { id: 'Trams', name: 'Trams', children: 1 },
            { id: 'Ships', name: 'Ships', children: -1 },
            { id: 'Notes', name: 'Notes', children: 0 },
          ],
          rowCount: 3,
        };
  },
};

function Archive(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPro
        apiRef={api}
        treeData
        dataSource={dataSource}
        columns={[{ field: 'name' }]}
        initialState={{ pagination: { rowCount: 0 } }}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 40) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );
const isOpen = (id: string) => (api.current!.getRowNode(id) as GridGroupNode).childrenExpanded;
const fetchRows = async (id: string) => {
  act(() => void api.current!.dataSource.fetchRows(id));
  await wait();
};

describe('#data-source', () => {
  test('0 makes a leaf, `-1` means that there are some', async () => {
    render(<Archive />);
    await wait();
    expect(screen.getAllByRole('button', { name: 'see children' })).toHaveLength(2);
  });
});

describe('#expansion', () => {
  test('When a row is closed, its children are removed from the grid', async () => {
    render(<Archive />);
    await wait();
    await fetchRows('Trams');
    expect(api.current!.getRow('Trams/1')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'hide children' }));
    await wait();
    expect(api.current!.getRow('Trams/1')).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'see children' })[0]);
    await wait();
    expect(shown()).toContain('Trams/1');
    expect(requests).toHaveLength(2);
  });

  test('The grid sends one request for each row that it opens, all at once', async () => {
    render(<Archive defaultGroupingExpansionDepth={1} />);
    await wait(100);
    expect(requests.map(({ groupKeys }) => groupKeys)).toEqual([[], ['Trams'], ['Ships']]);
  });

  test('`setRowChildrenExpansion()` alone opens a row that has no children yet, and shows nothing', async () => {
    render(<Archive />);
    await wait();
    act(() => api.current!.setRowChildrenExpansion('Trams', true));
    await wait();
    expect(requests).toHaveLength(1);
    expect(shown()).toEqual(['Trams', 'Ships', 'Notes']);
    await fetchRows('Trams');
    expect(shown()).toContain('Trams/1');
  });
});

describe('#errors', () => {
  test('When the children of a row cannot be fetched, the other rows stay', async () => {
    const onError = jest.fn();
    failing = true;
    render(<Archive onDataSourceError={onError} />);
    await wait();
    await fetchRows('Trams');
    expect(shown()).toEqual(['Trams', 'Ships', 'Notes']);
    expect(onError.mock.calls[0][0].params).toMatchObject({ groupKeys: ['Trams'] });
  });
});

describe('#refresh', () => {
  const keysAsked = () => requests.map(({ groupKeys }) => groupKeys);
  const fetchTop = async (options: object) => {
    act(() => void api.current!.dataSource.fetchRows(undefined, options));
    await wait();
  };

  test('Rows that are open stay open, and keep their children', async () => {
    render(<Archive />);
    await wait();
    await fetchRows('Trams');
    await fetchTop({ skipCache: true });
    expect(keysAsked()).toEqual([[], ['Trams'], []]);
    expect(shown()).toContain('Trams/1');
  });

  test('With `keepChildrenExpanded: false`, they close', async () => {
    render(<Archive />);
    await wait();
    await fetchRows('Trams');
    await fetchTop({ skipCache: true, keepChildrenExpanded: false });
    expect(shown()).toEqual(['Trams', 'Ships', 'Notes']);
  });

  test('`skipCache` has no effect on children', async () => {
    render(<Archive />);
    await wait();
    await fetchRows('Trams');
    act(() => void api.current!.dataSource.fetchRows('Trams', { skipCache: true }));
    await wait();
    expect(requests).toHaveLength(2);
    act(() => api.current!.dataSource.cache.clear());
    await fetchRows('Trams');
    expect(requests).toHaveLength(3);
  });
});

describe('#selection', () => {
  test('Children that are loaded later are not selected with a parent that was selected before', async () => {
    render(<Archive checkboxSelection />);
    await wait();
    act(() => api.current!.selectRow('Trams', true));
    await fetchRows('Trams');
    expect(shown()).toContain('Trams/1');
    expect(api.current!.isRowSelected('Trams/1')).toBe(false);
  });

  test('Children that are in the grid are selected with their parent', async () => {
    render(<Archive checkboxSelection />);
    await wait();
    await fetchRows('Trams');
    act(() => api.current!.selectRow('Trams', true));
    await wait();
    expect(api.current!.isRowSelected('Trams/1')).toBe(true);
  });
});

describe('#troubleshooting', () => {
  test('An answer for children has their number as `rowCount`.', async () => {
    const counting: GridDataSource = {
      ...dataSource,
      getRows: async (params) => ({
        ...(await dataSource.getRows(params)),
        rowCount: params.groupKeys?.length ? 1 : 3,
      }),
    };
    render(<Archive dataSource={counting} />);
    await wait();
    expect(api.current!.state.pagination.rowCount).toBe(3);
    await fetchRows('Trams');
    expect(api.current!.state.pagination.rowCount).toBe(1);
  });

  test('All rows close after a sort', async () => {
    render(<Archive />);
    await wait();
    await fetchRows('Trams');
    expect(isOpen('Trams')).toBe(true);
    act(() => api.current!.sortColumn('name', 'asc'));
    await wait(100);
    expect(shown()).toEqual(['Trams', 'Ships', 'Notes']);
  });
});
