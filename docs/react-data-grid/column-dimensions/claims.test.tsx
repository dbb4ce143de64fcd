import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';

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

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#set-column-width', () => {
  test('A flexible column stays flexible', async () => {
    render(<Grid columns={[{ field: 'a', flex: 1 }]} />);
    act(() => api.current.setColumnWidth('a', 60));
    await wait();
    expect(api.current.getColumn('a').flex).toBe(1);
  });

  test('the column is shown within its bounds', async () => {
    render(<Grid columns={[{ field: 'a', minWidth: 100, maxWidth: 200 }]} />);
    act(() => api.current.setColumnWidth('a', 500));
    await wait();
    expect(api.current.getColumn('a')).toMatchObject({ width: 500, computedWidth: 200 });
  });

  test('An object without the `type` of the column would reset the rest of it, such as its title and bounds', async () => {
    render(<Grid columns={[{ field: 'a', headerName: 'Title', minWidth: 80 }]} />);
    act(() => api.current.updateColumns([{ field: 'a', width: 300 }]));
    await wait();
    expect(api.current.getColumn('a')).toMatchObject({ minWidth: 50, width: 300 });
    expect(api.current.getColumn('a').headerName).toBeUndefined();
  });
});

describe('#keep-widths', () => {
  test('In a definition without a `type`, the width returns to 100 even if it contains neither', async () => {
    const text = { field: 'c', type: 'string' as const };
    const { rerender } = render(<Grid columns={[b, text]} />);
    act(() => {
      api.current.setColumnWidth('b', 300);
      api.current.setColumnWidth('c', 300);
    });
    rerender(<Grid columns={[{ ...b }, { ...text }]} />);
    await wait();
    expect(api.current.getColumn('b').width).toBe(100);
    expect(api.current.getColumn('c').width).toBe(300);
  });
});
