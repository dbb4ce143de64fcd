import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';

let api: React.MutableRefObject<GridApi>;
let requests: GridGetRowsParams[];
let failing: boolean;

beforeEach(() => {
  api = { current: {} as GridApi };
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
        unstable_dataSource={dataSource}
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
const isOpen = (id: string) => (api.current.getRowNode(id) as GridGroupNode).childrenExpanded;
const fetchRows = async (id: string) => {
  act(() => void api.current.unstable_dataSource.fetchRows(id));
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
  test('The grid sends one request for each row that it opens, all at once', async () => {
    render(<Archive defaultGroupingExpansionDepth={1} />);
    await wait(100);
    expect(requests.map(({ groupKeys }) => groupKeys)).toEqual([[], ['Trams'], ['Ships']]);
  });

  test('`setRowChildrenExpansion()` alone opens a row that has no children yet, and shows nothing', async () => {
    render(<Archive />);
    await wait();
    act(() => api.current.setRowChildrenExpansion('Trams', true));
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
    render(<Archive unstable_onDataSourceError={onError} />);
    await wait();
    await fetchRows('Trams');
    expect(shown()).toEqual(['Trams', 'Ships', 'Notes']);
    expect(onError.mock.calls[0][1]).toMatchObject({ groupKeys: ['Trams'] });
  });
});

describe('#troubleshooting', () => {
  test('All rows close after a sort', async () => {
    render(<Archive />);
    await wait();
    await fetchRows('Trams');
    expect(isOpen('Trams')).toBe(true);
    act(() => api.current.sortColumn('name', 'asc'));
    await wait(100);
    expect(shown()).toEqual(['Trams', 'Ships', 'Notes']);
  });
});
