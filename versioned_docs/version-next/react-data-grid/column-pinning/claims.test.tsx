import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const fields = () => api.current.getVisibleColumns().map(({ field }) => field);

describe('#', () => {
  test('An unpinned column returns to its previous position', async () => {
    render(<Grid />);
    act(() => api.current.pinColumn('b', GridPinnedColumnPosition.LEFT));
    await wait();
    expect(fields()).toEqual(['b', 'a', 'c']);
    act(() => api.current.unpinColumn('b'));
    await wait();
    expect(fields()).toEqual(['a', 'b', 'c']);
  });
});

describe('#controlled', () => {
  test('Without `onPinnedColumnsChange`, users cannot change the pinned columns', async () => {
    render(<Grid pinnedColumns={{ left: ['a'] }} />);
    act(() => api.current.pinColumn('b', GridPinnedColumnPosition.LEFT));
    await wait();
    expect(api.current.getPinnedColumns()).toEqual({ left: ['a'] });
  });
});

describe('#disable-all', () => {
  test('It does not unpin columns', async () => {
    render(<Grid disableColumnPinning pinnedColumns={{ right: ['a'] }} />);
    await wait();
    expect(document.querySelectorAll('.MuiDataGrid-cell--pinnedRight')).toHaveLength(3);
  });
});

describe('#pin-non-pinnable', () => {
  test('The prop, the initial state and the methods of the API object still pin the column', async () => {
    render(
      <Grid
        columns={[{ ...a, pinnable: false }, { ...b, pinnable: false }, c]}
        initialState={{ pinnedColumns: { right: ['b'] } }}
      />,
    );
    act(() => api.current.pinColumn('a', GridPinnedColumnPosition.RIGHT));
    await wait();
    expect(api.current.getPinnedColumns().right).toEqual(['b', 'a']);
  });
});

describe('#api-object', () => {
  test('Adds a column at the end of the list of a side: the innermost position on the left, the outermost on the right', async () => {
    render(<Grid initialState={{ pinnedColumns: { left: ['a'], right: ['c'] } }} />);
    act(() => api.current.pinColumn('b', GridPinnedColumnPosition.RIGHT));
    await wait();
    expect(fields()).toEqual(['a', 'c', 'b']);
    act(() => api.current.pinColumn('b', GridPinnedColumnPosition.LEFT));
    await wait();
    expect(fields()).toEqual(['a', 'b', 'c']);
  });
});
