import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGrid,
  getGridStringOperators,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';

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

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );
const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#custom-operator', () => {
  test('`getApplyFilterFn` runs when the grid starts filtering, not for each row', async () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ id, b: 'x' }));
    const applied = jest.fn(() => true);
    const getApplyFilterFn = jest.fn(() => applied);
    render(
      <Grid
        rows={many}
        columns={[{ ...b, filterOperators: [{ value: 'near', label: 'near', getApplyFilterFn }] }]}
      />,
    );
    act(() =>
      api.current.setFilterModel({ items: [{ field: 'b', operator: 'near', value: 'x' }] }),
    );
    await wait();
    expect(getApplyFilterFn.mock.calls.length).toBeLessThan(many.length);
    expect(applied.mock.calls.length).toBeGreaterThanOrEqual(many.length);
  });
});

describe('#troubleshooting', () => {
  test('A change of `columns` does not filter the rows again', async () => {
    const starting = getGridStringOperators().filter(({ value }) => value === 'startsWith');
    const always = [{ ...starting[0], getApplyFilterFn: () => () => true }];
    const items = [{ field: 'b', operator: 'startsWith', value: 'x' }];
    const initialState = { filter: { filterModel: { items } } };
    const { rerender } = render(
      <Grid columns={[{ ...b, filterOperators: starting }]} initialState={initialState} />,
    );
    rerender(<Grid columns={[{ ...b, filterOperators: always }]} initialState={initialState} />);
    await wait();
    expect(ids()).toEqual([1]);
    act(() => api.current.setFilterModel({ items }));
    expect(ids()).toEqual([1, 2, 3]);
  });

  test('An operator has no `label`, and `localeText` has no text for it', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const bare = { value: 'bare', getApplyFilterFn: () => () => true };
    render(<Grid columns={[{ ...b, filterOperators: [bare] }]} />);
    expect(() => act(() => api.current.showFilterPanel('b'))).toThrow(
      'Missing translation for key',
    );
    error.mockRestore();
  });
});

describe('#remove-operators', () => {
  test('An empty list does not exclude a column from filtering: Filter in its menu then throws an error', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Grid columns={[{ ...b, filterOperators: [] }]} />);
    expect(() => act(() => api.current.showFilterPanel('b'))).toThrow();
    error.mockRestore();
  });
});
