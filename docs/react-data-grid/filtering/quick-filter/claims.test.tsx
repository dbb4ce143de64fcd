import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGrid,
  GridToolbarQuickFilter,
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

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#matching', () => {
  test('it is the same number; "31" does not find 312', async () => {
    render(
      <Grid
        rows={[
          { id: 1, a: 312 },
          { id: 2, a: 31 },
        ]}
        columns={[a]}
      />,
    );
    act(() => api.current.setQuickFilterValues(['31']));
    await wait();
    expect(ids()).toEqual([2]);
  });

  test('`renderCell` has no effect on the search', async () => {
    render(<Grid columns={[{ ...b, renderCell: () => 'drawn' }]} />);
    act(() => api.current.setQuickFilterValues(['drawn']));
    await wait();
    expect(ids()).toEqual([]);
  });
});

describe('#hidden-columns', () => {
  test('Hidden columns are not searched', async () => {
    render(<Grid columnVisibilityModel={{ b: false }} />);
    act(() => api.current.setQuickFilterValues(['x']));
    await wait();
    expect(ids()).toEqual([]);
    act(() =>
      api.current.setFilterModel({
        items: [],
        quickFilterValues: ['x'],
        quickFilterExcludeHiddenColumns: false,
      }),
    );
    await wait();
    expect(ids()).toEqual([1]);
  });
});

describe('#custom-logic', () => {
  test('A word for which all columns return `null` does not match any row', async () => {
    render(<Grid columns={[{ ...b, getApplyQuickFilterFn: () => null }]} />);
    act(() => api.current.setQuickFilterValues(['x']));
    await wait();
    expect(ids()).toEqual([]);
  });
});

describe('#accessibility', () => {
  test('The field has the type `search`, and its accessible name is the placeholder, "Search…"', () => {
    render(<Grid slots={{ toolbar: () => <GridToolbarQuickFilter /> }} />);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field).toHaveAttribute('placeholder', 'Search…');
    expect(field).not.toHaveAttribute('aria-label');
    expect(field).not.toHaveAttribute('aria-labelledby');
    expect(field.labels).toHaveLength(0);
    expect(document.querySelector('[aria-label="Search"]')?.tagName).toBe('DIV');
  });
});
