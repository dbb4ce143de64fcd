import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  gridSortModelSelector,
  useGridApiRef,
  useGridSelector,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import SavedAutomatically from './demos/SavedAutomatically';

const columns: GridColDef[] = [{ field: 'name' }, { field: 'year', type: 'number' }];
const rows = [
  { id: 1, name: 'Arbois', year: 2018 },
  { id: 2, name: 'Barolo', year: 2015 },
];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPremium apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const fields = () => api.current.getVisibleColumns().map(({ field }) => field);

describe('#initial-state', () => {
  test('`initialState` is read once, when the grid mounts.', () => {
    const byName = { sorting: { sortModel: [{ field: 'name', sort: 'asc' as const }] } };
    const { rerender } = render(<Grid initialState={byName} />);
    rerender(<Grid initialState={{}} />);
    expect(api.current.getSortModel()).toEqual(byName.sorting.sortModel);
  });

  test('A prop such as `sortModel` wins over it', () => {
    render(
      <Grid
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
        sortModel={[]}
      />,
    );
    expect(api.current.getSortModel()).toEqual([]);
  });
});

describe('#save-and-restore', () => {
  test('It holds no rows, and no selection.', () => {
    render(<Grid rowSelectionModel={[1]} initialState={{ density: 'compact' }} />);
    const keys = Object.keys(api.current.exportState());
    expect(keys).not.toContain('rows');
    expect(JSON.stringify(api.current.exportState())).not.toContain('Arbois');
    expect(keys.filter((key) => /selection/i.test(key))).toEqual([]);
    expect(keys).toEqual(
      expect.arrayContaining(['columns', 'sorting', 'filter', 'pagination', 'density']),
    );
  });
});

describe('#autosave', () => {
  test('These events are published when the state has changed, so `exportState()` holds the new view', () => {
    const saved: unknown[] = [];
    render(<Grid />);
    api.current.subscribeEvent('sortModelChange', () =>
      saved.push(api.current.exportState().sorting?.sortModel),
    );
    act(() => api.current.sortColumn('name', 'desc'));
    expect(saved).toEqual([[{ field: 'name', sort: 'desc' }]]);
  });

  test('Sort this grid, hide a column or make it wider, and reload the page: the view is back', () => {
    localStorage.clear();
    const { unmount } = render(<SavedAutomatically />);
    fireEvent.click(screen.getByRole('columnheader', { name: 'Year' }));
    unmount();
    render(<SavedAutomatically />);
    expect(screen.getByRole('columnheader', { name: 'Year' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });
});

describe('#limits', () => {
  test('`restoreState()` only calls their callback with the saved model', () => {
    const onSortModelChange = jest.fn();
    render(<Grid sortModel={[]} onSortModelChange={onSortModelChange} />);
    const saved = [{ field: 'name', sort: 'desc' as const }];
    act(() => api.current.restoreState({ sorting: { sortModel: saved } }));
    expect(onSortModelChange.mock.calls[0][0]).toEqual(saved);
    expect(api.current.getSortModel()).toEqual([]);
  });

  test('Parts that a prop controls are exported', () => {
    render(<Grid sortModel={[{ field: 'name', sort: 'desc' }]} />);
    expect(api.current.exportState().sorting?.sortModel).toHaveLength(1);
  });

  test('leaves out what nobody has changed', () => {
    render(<Grid />);
    expect(api.current.exportState({ exportOnlyDirtyModels: true }).sorting).toBeUndefined();
    act(() => api.current.sortColumn('name', 'asc'));
    expect(api.current.exportState({ exportOnlyDirtyModels: true }).sorting).toBeDefined();
  });

  test('Columns that are new since a view was saved come last.', () => {
    const { unmount } = render(<Grid />);
    const saved = api.current.exportState();
    unmount();
    render(<Grid columns={[{ field: 'region' }, ...columns]} initialState={saved} />);
    expect(fields()).toEqual(['name', 'year', 'region']);
  });
});

describe('#troubleshooting', () => {
  test('`useGridSelector()` throws outside the grid.', () => {
    function Outside() {
      const apiRef = useGridApiRef();
      useGridSelector(apiRef, gridSortModelSelector);
      return null;
    }
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Outside />)).toThrow();
    spy.mockRestore();
  });

  test('The view loses its order of columns.', () => {
    render(<Grid />);
    act(() => api.current.setColumnIndex('year', 0));
    const { columns: left, ...rest } = api.current.exportState();
    expect(left?.orderedFields).toEqual(['year', 'name']);
    act(() => api.current.setColumnIndex('year', 1));
    act(() => api.current.restoreState(rest));
    expect(fields()).toEqual(['name', 'year']);
  });
});
