import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGrid,
  GridToolbarQuickFilter,
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
      <DataGrid
        rows={rows}
        columns={columns}
        {...props}
        components={{ ...components, ...props.components }}
      />
    </div>
  );
}

const onlyK: GridColDef['getApplyQuickFilterFn'] = (word) =>
  word === 'k' ? ({ value }) => value === 'k' : null;

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

  test('it is the `value` of the option, or the beginning of its label, whatever the case', () => {
    render(
      <Grid
        rows={[
          { id: 1, state: 'free' },
          { id: 2, state: 'busy' },
        ]}
        columns={[
          {
            field: 'state',
            type: 'singleSelect',
            valueOptions: [
              { value: 'free', label: 'Available' },
              { value: 'busy', label: 'Occupied' },
            ],
          },
        ]}
      />,
    );
    for (const [word, found] of [
      ['busy', [2]],
      ['bus', []],
      ['occ', [2]],
      ['pied', []],
    ] as const) {
      act(() => api.current.setQuickFilterValues([word]));
      expect(ids()).toEqual(found);
    }
  });

  test('never', () => {
    const day = new Date(2024, 5, 1);
    render(
      <Grid
        rows={[{ id: 1, day, time: day, on: true, b: 'x' }]}
        columns={[
          { field: 'day', type: 'date' },
          { field: 'time', type: 'dateTime' },
          { field: 'on', type: 'boolean' },
          b,
        ]}
      />,
    );
    for (const word of ['2024', 'Jun', 'true', '6/1/2024']) {
      act(() => api.current.setQuickFilterValues([word]));
      expect(ids()).toEqual([]);
    }
  });

  test('What `valueFormatter` and `renderCell` show does not matter', () => {
    render(
      <Grid
        columns={[
          { ...b, renderCell: () => 'drawn' },
          { ...c, valueFormatter: () => 'formatted' },
        ]}
      />,
    );
    for (const word of ['drawn', 'formatted']) {
      act(() => api.current.setQuickFilterValues([word]));
      expect(ids()).toEqual([]);
    }
  });
});

describe('#hidden-columns', () => {
  test('Hidden columns are searched as well', () => {
    render(<Grid columnVisibilityModel={{ b: false }} />);
    act(() => api.current.setQuickFilterValues(['x']));
    expect(ids()).toEqual([1]);
  });

  test('Other columns alone do not search again', async () => {
    const model = () => ({ items: [], quickFilterValues: ['x'] });
    const first = model();
    const others = [a, { ...b, getApplyQuickFilterFn: undefined }, c];
    const { rerender } = render(<Grid filterModel={first} />);
    rerender(<Grid filterModel={first} columns={others} />);
    await wait();
    expect(ids()).toEqual([1]);
    rerender(<Grid filterModel={model()} columns={others} />);
    await wait();
    expect(ids()).toEqual([]);
  });
});

describe('#custom-logic', () => {
  const ignored = { ...b, getApplyQuickFilterFn: () => null };

  test('A word for which all columns return `null` has no effect alone', () => {
    render(<Grid columns={[ignored]} />);
    act(() => api.current.setQuickFilterValues(['x']));
    expect(ids()).toEqual([1, 2, 3]);
  });

  test('finds no row beside another word', () => {
    render(<Grid columns={[ignored, { ...c, getApplyQuickFilterFn: onlyK }]} />);
    act(() => api.current.setQuickFilterValues(['k']));
    expect(ids()).toEqual([1]);
    act(() => api.current.setQuickFilterValues(['k', 'x']));
    expect(ids()).toEqual([]);
  });
});

describe('#parsing', () => {
  test('with the default logic, an empty word among others finds no row', async () => {
    render(<Grid />);
    act(() => api.current.setQuickFilterValues(['x']));
    await wait();
    expect(ids()).toEqual([1]);
    act(() => api.current.setQuickFilterValues(['x', '']));
    await wait();
    expect(ids()).toEqual([]);
  });
});

describe('#accessibility', () => {
  test('The field has the type `search`, and its accessible name is the placeholder, "Search…"', () => {
    render(<Grid components={{ Toolbar: GridToolbarQuickFilter }} />);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field).toHaveAttribute('placeholder', 'Search…');
    expect(field).not.toHaveAttribute('aria-label');
    expect(field).not.toHaveAttribute('aria-labelledby');
    expect(field.labels).toHaveLength(0);
    expect(document.querySelector('[aria-label="Search"]')?.tagName).toBe('DIV');
  });
});
