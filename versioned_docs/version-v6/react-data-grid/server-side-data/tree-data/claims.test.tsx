import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGridPro, type DataGridProProps, type GridApi } from '@mui/x-data-grid-pro';
import { type TreeRow, useChildrenOnDemand, withPlaceholders } from './demos/useChildrenOnDemand';

let api: React.MutableRefObject<GridApi>;
let requests: string[];
let failing: boolean;

beforeEach(() => {
  api = { current: {} as GridApi };
  requests = [];
  failing = false;
});

const topLevel = withPlaceholders([
  { id: 'Trams', path: ['Trams'], name: 'Trams', count: 2 },
  { id: 'Ships', path: ['Ships'], name: 'Ships', count: 1 },
  { id: 'Notes', path: ['Notes'], name: 'Notes', count: 0 },
]);

const fetchChildren = async (path: string[]): Promise<TreeRow[]> => {
  const above = path.join('/');
  requests.push(above);
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (failing) {
    throw new Error('The box is stuck.');
  }
  return ['B', 'A'].map((name) => ({ id: `${above}/${name}`, path: [...path, name], name }));
};

const getPath = (row: TreeRow) => row.path;
const treeColumn: DataGridProProps['groupingColDef'] = {
  valueGetter: ({ row }) => (row as TreeRow).name,
  sortable: true,
};
const columns = [{ field: 'count', width: 100 }];

function Archive(props: Partial<DataGridProProps>) {
  useChildrenOnDemand(api, fetchChildren);
  return (
    <div style={{ width: 500, height: 600 }}>
      <DataGridPro
        apiRef={api}
        treeData
        rows={topLevel}
        getTreeDataPath={getPath}
        columns={columns}
        groupingColDef={treeColumn}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const open = (id: string, isOpen = true) =>
  act(() => api.current.setRowChildrenExpansion(id, isOpen));
const isOpen = (id: string) => {
  const node = api.current.getRowNode(id);
  return node?.type === 'group' && node.childrenExpanded;
};
const childrenOf = (groupId: string) => api.current.getRowGroupChildren({ groupId });

describe('#placeholders', () => {
  test('Without a row that stands for the children, a parent has no button to open.', async () => {
    render(<Archive rows={topLevel.filter(({ name }) => name !== 'Loading…')} />);
    await wait();
    expect(screen.queryByRole('button', { name: 'see children' })).toBeNull();
  });

  test('In one call of `updateRows()`, the parent stays open', async () => {
    render(<Archive />);
    await wait();
    open('Trams');
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    await wait(200);
    expect(isOpen('Trams')).toBe(true);
    expect(childrenOf('Trams')).toEqual(['Trams/B', 'Trams/A']);
  });

  test('The rows stay in the grid: when a row is opened again, no request is sent', async () => {
    render(<Archive />);
    await wait();
    open('Trams');
    await wait(200);
    open('Trams', false);
    open('Trams');
    await wait();
    expect(requests).toEqual(['Trams']);
  });

  test('A row that is closed and opened while its request is pending sends no second one', async () => {
    render(<Archive />);
    await wait();
    open('Trams');
    open('Trams', false);
    open('Trams');
    await wait(200);
    expect(requests).toEqual(['Trams']);
    expect(childrenOf('Trams')).toHaveLength(2);
  });

  test('People can open several rows at once', async () => {
    render(<Archive />);
    await wait();
    open('Trams');
    open('Ships');
    await wait(200);
    expect(requests).toEqual(['Trams', 'Ships']);
    expect(childrenOf('Trams')).toHaveLength(2);
    expect(childrenOf('Ships')).toHaveLength(2);
  });

  test('An answer is ignored when its placeholder is gone', async () => {
    const { rerender } = render(<Archive />);
    await wait();
    open('Trams');
    rerender(<Archive rows={[{ id: 'Notes', path: ['Notes'], name: 'Notes' }]} />);
    await wait(200);
    expect(api.current.getRow('Trams/A')).toBeNull();
  });

  test('Space on the tree column opens a row that is not loaded', async () => {
    render(<Archive />);
    await wait();
    const cell = screen.getByText(/^Trams/).closest('[role="cell"]')!;
    fireEvent.mouseUp(cell);
    fireEvent.click(cell);
    fireEvent.keyDown(cell, { key: ' ' });
    await wait(200);
    expect(requests).toEqual(['Trams']);
    expect(isOpen('Trams')).toBe(true);
  });
});

describe('#expansion', () => {
  test('`defaultGroupingExpansionDepth` opens rows without a request', async () => {
    render(<Archive defaultGroupingExpansionDepth={1} />);
    await wait(200);
    expect(isOpen('Trams')).toBe(true);
    expect(requests).toEqual([]);
  });

  test('A row that has no children in the grid cannot be opened: the method throws', async () => {
    render(<Archive />);
    await wait();
    expect(() => api.current.setRowChildrenExpansion('Notes', true)).toThrow(
      'Only group nodes can be expanded or collapsed',
    );
  });
});

describe('#errors', () => {
  test('The other rows stay, and closing and opening tries again', async () => {
    render(<Archive />);
    await wait();
    open('Ships');
    await wait(200);
    failing = true;
    open('Trams');
    await wait(200);
    expect(screen.getByText(/The box is stuck/)).toBeInTheDocument();
    expect(childrenOf('Ships')).toHaveLength(2);
    failing = false;
    open('Trams', false);
    open('Trams');
    await wait(200);
    expect(screen.queryByText(/The box is stuck/)).toBeNull();
    expect(childrenOf('Trams')).toHaveLength(2);
  });
});

describe('#sort-and-filter', () => {
  test('A sort keeps rows open, and sends no request', async () => {
    render(<Archive />);
    await wait();
    open('Trams');
    await wait(200);
    act(() => api.current.setSortModel([{ field: '__tree_data_group__', sort: 'asc' }]));
    await wait(200);
    expect(isOpen('Trams')).toBe(true);
    expect(requests).toEqual(['Trams']);
    expect(api.current.getRowGroupChildren({ groupId: 'Trams', applySorting: true })).toEqual([
      'Trams/A',
      'Trams/B',
    ]);
  });

  test('A filter finds only what is loaded', async () => {
    render(<Archive />);
    await wait();
    act(() => api.current.setQuickFilterValues(['A']));
    await wait();
    expect(api.current.getRow('Trams/A')).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('#reload', () => {
  test('When people open the row, its children are fetched again', async () => {
    render(<Archive />);
    await wait();
    open('Trams');
    await wait(200);
    const [, placeholder] = withPlaceholders([api.current.getRow<TreeRow>('Trams')!]);
    const children = childrenOf('Trams');
    open('Trams', false);
    act(() =>
      api.current.updateRows([
        placeholder,
        ...children.map((id) => ({ id, _action: 'delete' as const })),
      ]),
    );
    await wait();
    open('Trams');
    await wait(200);
    expect(requests).toEqual(['Trams', 'Trams']);
    expect(childrenOf('Trams')).toHaveLength(2);
  });
});
