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

describe('#variable', () => {
  test('The density does not change the height that you return', async () => {
    render(<Grid density="compact" getRowHeight={({ id }) => (id === 1 ? 100 : null)} />);
    await wait();
    const heightOf = (id: number) =>
      document.querySelector<HTMLElement>(`[role="row"][data-id="${id}"]`)!.style.minHeight;
    expect(heightOf(1)).toBe('100px');
    expect(heightOf(2)).toBe('36px');
  });

  test('A new function is called for all rows', async () => {
    const { rerender } = render(<Grid getRowHeight={() => 60} />);
    await wait();
    const first = document.querySelector<HTMLElement>('[role="row"][data-id="1"]')!;
    const height = () => first.style.minHeight;
    expect(height()).toBe('60px');
    const eighty = () => 80;
    rerender(<Grid getRowHeight={eighty} />);
    await wait();
    expect(height()).toBe('80px');
  });

  test('If the same function returns another result, call `resetRowHeights()` of the API object', async () => {
    let height = 60;
    const getRowHeight = () => height;
    render(<Grid getRowHeight={getRowHeight} />);
    await wait();
    const first = () =>
      document.querySelector<HTMLElement>('[role="row"][data-id="1"]')!.style.minHeight;
    height = 80;
    act(() => api.current.forceUpdate());
    await wait();
    expect(first()).toBe('60px');
    act(() => api.current.resetRowHeights());
    await wait();
    expect(first()).toBe('80px');
  });
});

describe('#limits', () => {
  test('The grid sets `min-height` of cells inline', async () => {
    render(<Grid getRowHeight={() => 'auto'} />);
    await wait();
    expect(
      document.querySelector<HTMLElement>('[data-field="b"][role="cell"]')!.style.minHeight,
    ).toBe('auto');
  });
});

describe('#density', () => {
  const density = () => api.current.state.density.value;

  test('Their choice stays until the prop gets another value', async () => {
    const { rerender } = render(<Grid density="compact" />);
    act(() => api.current.setDensity('comfortable'));
    rerender(<Grid density="compact" hideFooter />);
    await wait();
    expect(density()).toBe('comfortable');
    rerender(<Grid density="standard" hideFooter />);
    await wait();
    expect(density()).toBe('standard');
  });

  test('It is not part of `exportState()`', () => {
    render(<Grid />);
    act(() => api.current.setDensity('comfortable'));
    expect(api.current.exportState()).not.toHaveProperty('density');
  });
});
