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

describe('#variable', () => {
  test('The density does not change the height that you return', async () => {
    render(<Grid density="compact" getRowHeight={({ id }) => (id === 1 ? 100 : null)} />);
    await wait();
    const heightOf = (id: number) =>
      document
        .querySelector<HTMLElement>(`[role="row"][data-id="${id}"]`)!
        .style.getPropertyValue('--height');
    expect(heightOf(1)).toBe('100px');
    expect(heightOf(2)).toBe('36px');
  });

  test('A new function is called for all rows', async () => {
    const { rerender } = render(<Grid getRowHeight={() => 60} />);
    await wait();
    const first = document.querySelector<HTMLElement>('[role="row"][data-id="1"]')!;
    const height = () => first.style.getPropertyValue('--height');
    expect(height()).toBe('60px');
    const eighty = () => 80;
    rerender(<Grid getRowHeight={eighty} />);
    await wait();
    expect(height()).toBe('80px');
  });

  test('If the same function returns another result, call `resetRowHeights()` of the API object', async () => {
    let height = 60;
    const getRowHeight = () => height;
    const { rerender } = render(<Grid getRowHeight={getRowHeight} />);
    await wait();
    const first = () =>
      document
        .querySelector<HTMLElement>('[role="row"][data-id="1"]')!
        .style.getPropertyValue('--height');
    height = 80;
    rerender(<Grid getRowHeight={getRowHeight} disableColumnMenu />);
    await wait();
    expect(first()).toBe('60px');
    act(() => api.current.resetRowHeights());
    await wait();
    expect(first()).toBe('80px');
  });
});

describe('#density', () => {
  test("`apiRef.current.setDensity('compact')` does the same, unless `density` is set", async () => {
    const { rerender } = render(<Grid />);
    act(() => api.current.setDensity('compact'));
    expect(api.current.state.density).toBe('compact');
    rerender(<Grid density="comfortable" />);
    await wait();
    act(() => api.current.setDensity('compact'));
    expect(api.current.state.density).toBe('comfortable');
  });
});
