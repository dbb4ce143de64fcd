import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGridPro,
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

describe('#disable', () => {
  test('The API object and new `columns` can still move such a column', async () => {
    const kept = { ...a, disableReorder: true };
    const { rerender } = render(<Grid columns={[kept, b, c]} />);
    act(() => api.current.setColumnIndex('a', 2));
    await wait();
    expect(fields()).toEqual(['b', 'c', 'a']);
    rerender(<Grid columns={[b, kept, c]} />);
    await wait();
    expect(fields()).toEqual(['b', 'a', 'c']);
  });
});

describe('#api-object', () => {
  test('`setColumnIndex()` does not call `onColumnOrderChange`', async () => {
    const onColumnOrderChange = jest.fn();
    render(<Grid onColumnOrderChange={onColumnOrderChange} />);
    act(() => api.current.setColumnIndex('a', 2));
    await wait();
    expect(fields()).toEqual(['b', 'c', 'a']);
    expect(onColumnOrderChange).not.toHaveBeenCalled();
  });
});

describe('#troubleshooting', () => {
  test('`columns` is a new array each time', async () => {
    const { rerender } = render(<Grid />);
    act(() => api.current.setColumnIndex('a', 2));
    await wait();
    rerender(<Grid columns={[...columns]} />);
    await wait();
    expect(fields()).toEqual(['a', 'b', 'c']);
  });
});
