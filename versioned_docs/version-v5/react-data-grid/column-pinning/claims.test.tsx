import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGridPro,
  GridPinnedPosition,
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
    act(() => api.current.pinColumn('b', GridPinnedPosition.left));
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
    act(() => api.current.pinColumn('b', GridPinnedPosition.left));
    await wait();
    expect(api.current.getPinnedColumns()).toEqual({ left: ['a'] });
  });
});

describe('#disable-all', () => {
  test('Pins in `initialState` are ignored.', () => {
    const initialState = { pinnedColumns: { right: ['a'] } };
    const pinned = () => document.querySelectorAll('.MuiDataGrid-pinnedColumns--right').length;
    const { unmount } = render(<Grid initialState={initialState} />);
    expect(pinned()).toBe(1);
    unmount();
    render(<Grid initialState={initialState} disableColumnPinning />);
    expect(pinned()).toBe(0);
    expect(fields()).toEqual(['a', 'b', 'c']);
  });

  test('The prop `pinnedColumns` and the methods of the API object throw an error: ``MUI: You cannot call `apiRef.current.…` when `disableColumnPinning` is true.``', () => {
    const messageOf = (method: string) =>
      `MUI: You cannot call \`apiRef.current.${method}\` when \`disableColumnPinning\` is true.`;
    render(<Grid disableColumnPinning />);
    expect(() => api.current.pinColumn('a', GridPinnedPosition.left)).toThrow(
      messageOf('pinColumn'),
    );
    expect(() => api.current.getPinnedColumns()).toThrow(messageOf('getPinnedColumns'));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Grid disableColumnPinning pinnedColumns={{ right: ['a'] }} />)).toThrow(
      messageOf('setPinnedColumns'),
    );
    jest.restoreAllMocks();
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
    act(() => api.current.pinColumn('a', GridPinnedPosition.right));
    await wait();
    expect(api.current.getPinnedColumns().right).toEqual(['b', 'a']);
  });
});

describe('#api-object', () => {
  test('Adds a column at the end of the list of a side: the innermost position on the left, the outermost on the right', async () => {
    render(<Grid initialState={{ pinnedColumns: { left: ['a'], right: ['c'] } }} />);
    act(() => api.current.pinColumn('b', GridPinnedPosition.right));
    await wait();
    expect(fields()).toEqual(['a', 'c', 'b']);
    act(() => api.current.pinColumn('b', GridPinnedPosition.left));
    await wait();
    expect(fields()).toEqual(['a', 'b', 'c']);
  });

  test('of two calls in one handler, the second undoes the first.', async () => {
    render(<Grid />);
    act(() => {
      api.current.pinColumn('a', GridPinnedPosition.left);
      api.current.pinColumn('b', GridPinnedPosition.left);
    });
    await wait();
    expect(api.current.getPinnedColumns().left).toEqual(['b']);
  });
});
