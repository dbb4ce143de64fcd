import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import SavedAutomatically from './demos/SavedAutomatically';

const columns: GridColDef[] = [{ field: 'name' }, { field: 'year', type: 'number' }];
const rows = [
  { id: 1, name: 'Arbois', year: 2018 },
  { id: 2, name: 'Barolo', year: 2015 },
];

let api: React.MutableRefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
});

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPremium apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const selection: GridRowSelectionModel = { type: 'include', ids: new Set([1]) };
const fields = () => api.current!.getVisibleColumns().map(({ field }) => field);

describe('#initial-state', () => {
  test('`initialState` is read once, when the grid mounts.', () => {
    const byName = { sorting: { sortModel: [{ field: 'name', sort: 'asc' as const }] } };
    const { rerender } = render(<Grid initialState={byName} />);
    rerender(<Grid initialState={{}} />);
    expect(api.current!.getSortModel()).toEqual(byName.sorting.sortModel);
  });

  test('A prop such as `sortModel` wins over it', () => {
    render(
      <Grid
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
        sortModel={[]}
      />,
    );
    expect(api.current!.getSortModel()).toEqual([]);
  });
});

describe('#direct-access', () => {
  test('Before the grid is mounted, a selector throws', () => {
    expect(() => gridSortModelSelector(api)).toThrow();
    render(<Grid />);
    expect(gridSortModelSelector(api)).toEqual([]);
  });
});

describe('#use-grid-selector', () => {
  test('without one, the component renders again at every change of the grid', () => {
    const fieldsSelector = (ref: React.MutableRefObject<GridApi>) => [
      ...ref.current.state.columns.orderedFields,
    ];
    const same = (a: unknown, b: unknown) => String(a) === String(b);
    const rendersAfterSorting = (equals?: (a: unknown, b: unknown) => boolean) => {
      const rendered = jest.fn();
      function Fields() {
        const apiRef = useGridApiContext() as React.MutableRefObject<GridApi>;
        useGridSelector(apiRef, fieldsSelector, undefined, equals);
        rendered();
        return null;
      }
      const slots = { footer: Fields };
      const { unmount } = render(<Grid slots={slots} />);
      rendered.mockClear();
      act(() => api.current!.sortColumn('name', 'asc'));
      unmount();
      api = { current: null };
      return rendered.mock.calls.length;
    };
    expect(rendersAfterSorting(same)).toBe(0);
    expect(rendersAfterSorting()).toBeGreaterThan(0);
  });
});

describe('#save-and-restore', () => {
  test('It holds no rows, and no selection.', () => {
    render(<Grid rowSelectionModel={selection} initialState={{ density: 'compact' }} />);
    const keys = Object.keys(api.current!.exportState());
    expect(keys).not.toContain('rows');
    expect(JSON.stringify(api.current!.exportState())).not.toContain('Arbois');
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
    api.current!.subscribeEvent('sortModelChange', () =>
      saved.push(api.current!.exportState().sorting?.sortModel),
    );
    act(() => api.current!.sortColumn('name', 'desc'));
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
    act(() => api.current!.restoreState({ sorting: { sortModel: saved } }));
    expect(onSortModelChange.mock.calls[0][0]).toEqual(saved);
    expect(api.current!.getSortModel()).toEqual([]);
  });

  test('Parts that a prop controls are exported', () => {
    render(<Grid sortModel={[{ field: 'name', sort: 'desc' }]} />);
    expect(api.current!.exportState().sorting?.sortModel).toHaveLength(1);
  });

  test('leaves out the models that are as the grid makes them.', () => {
    render(<Grid />);
    expect(api.current!.exportState({ exportOnlyDirtyModels: true }).sorting).toBeUndefined();
    act(() => api.current!.sortColumn('name', 'asc'));
    expect(api.current!.exportState({ exportOnlyDirtyModels: true }).sorting).toBeDefined();
  });

  test('What a prop or `initialState` sets is exported all the same, and so are the order of the columns and the widths in their definitions.', () => {
    const sortModel = [{ field: 'name', sort: 'asc' as const }];
    const sorted: Partial<DataGridPremiumProps>[] = [
      { sortModel },
      { initialState: { sorting: { sortModel } } },
    ];
    for (const props of sorted) {
      const widths = [{ ...columns[0], width: 130 }, columns[1]];
      const { unmount } = render(<Grid columns={widths} {...props} />);
      expect(api.current!.exportState({ exportOnlyDirtyModels: true })).toEqual({
        sorting: { sortModel },
        columns: {
          orderedFields: ['name', 'year'],
          dimensions: { name: expect.objectContaining({ width: 130 }) },
        },
      });
      unmount();
    }
  });

  test('Columns that are new since a view was saved come last.', () => {
    const { unmount } = render(<Grid />);
    const saved = api.current!.exportState();
    unmount();
    render(<Grid columns={[{ field: 'region' }, ...columns]} initialState={saved} />);
    expect(fields()).toEqual(['name', 'year', 'region']);
  });

  test('`exportState()` also says which panel is open, that of filters for instance, and the panel opens with the view.', async () => {
    const { unmount } = render(<Grid />);
    act(() => api.current!.showFilterPanel('name'));
    const saved = api.current!.exportState();
    expect(saved.preferencePanel).toEqual({ open: true, openedPanelValue: 'filters' });
    unmount();
    render(<Grid initialState={{ preferencePanel: saved.preferencePanel }} />);
    expect(api.current!.state.preferencePanel.open).toBe(true);
  });

  const twelve = Array.from({ length: 12 }, (_, id) => ({ id, name: `Wine ${id}`, year: 2000 }));
  const saveTwelve = () => {
    const { unmount } = render(<Grid rows={twelve} pagination />);
    const saved = api.current!.exportState();
    unmount();
    return saved;
  };

  test('After `restoreState()`, the page controls show that number, even if there are more or fewer rows now.', () => {
    const saved = saveTwelve();
    render(<Grid pagination />);
    expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
    act(() => api.current!.restoreState(saved));
    expect(screen.getByText(/of 12$/)).toBeInTheDocument();
  });

  test('As `initialState` it does no harm.', () => {
    const saved = saveTwelve();
    render(<Grid pagination initialState={saved} />);
    expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
  });
});

describe('#troubleshooting', () => {
  test('`useGridSelector()` throws outside the grid.', () => {
    function Outside() {
      const apiRef = useGridApiRef();
      useGridSelector(apiRef as React.MutableRefObject<GridApi>, gridSortModelSelector);
      return null;
    }
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Outside />)).toThrow();
    spy.mockRestore();
  });

  test('The view loses its order of columns.', () => {
    render(<Grid />);
    act(() => api.current!.setColumnIndex('year', 0));
    const { columns: left, ...rest } = api.current!.exportState();
    expect(left?.orderedFields).toEqual(['year', 'name']);
    act(() => api.current!.setColumnIndex('year', 1));
    act(() => api.current!.restoreState(rest));
    expect(fields()).toEqual(['name', 'year']);
  });
});
