import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGrid,
  getGridStringOperators,
  useGridApiContext,
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

/** The `DataGrid` has no `apiRef`: a component in a slot hands the API object out. */
function Probe() {
  const apiRef = useGridApiContext();
  React.useLayoutEffect(() => {
    api = apiRef;
  }, [apiRef]);
  return null;
}
const components = { Toolbar: Probe };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid components={components} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );
const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#custom-operator', () => {
  test('`getApplyFilterFn` itself runs once before the grid filters, and once more for each row', async () => {
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
      api.current.setFilterModel({
        items: [{ columnField: 'b', operatorValue: 'near', value: 'x' }],
      }),
    );
    await wait();
    expect(getApplyFilterFn).toHaveBeenCalledTimes(many.length + 1);
    expect(applied).toHaveBeenCalledTimes(many.length);
  });
});

describe('#panel-content', () => {
  test('A new condition starts with the first column that can be filtered', async () => {
    render(<Grid columns={[{ ...a, filterable: false }, b, c]} />);
    act(() => api.current.showFilterPanel());
    await wait();
    expect(screen.getByRole('combobox', { name: 'Columns' })).toHaveValue('b');
  });
});

describe('#troubleshooting', () => {
  test('A change of `columns` does not filter the rows again', async () => {
    const starting = getGridStringOperators().filter(({ value }) => value === 'startsWith');
    const always = [{ ...starting[0], getApplyFilterFn: () => () => true }];
    const items = [{ columnField: 'b', operatorValue: 'startsWith', value: 'x' }];
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
    act(() => api.current.showFilterPanel('b'));
    expect(screen.getByText(/^Missing translation for key/)).toBeInTheDocument();
    expect(ids()).toEqual([]);
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
