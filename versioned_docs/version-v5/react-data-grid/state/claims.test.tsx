import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  DataGridPremium,
  gridDensityValueSelector,
  gridFilteredSortedRowIdsSelector,
  gridSelectionStateSelector,
  gridSortModelSelector,
  GridToolbar,
  useGridApiContext,
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

describe('#direct-access', () => {
  test('Selectors that return a whole part of the state as it is, such as `gridSelectionStateSelector`, accept only the state', () => {
    render(<Grid selectionModel={[1]} />);
    const select = gridSelectionStateSelector as (argument: unknown) => unknown;
    expect(select(api.current.state)).toEqual([1]);
    expect(select(api)).toBeUndefined();
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([1, 2]);
  });
});

describe('#use-grid-selector', () => {
  test('It takes selectors of both kinds.', () => {
    function Seen() {
      const apiRef = useGridApiContext();
      const selected = useGridSelector(apiRef, gridSelectionStateSelector);
      const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
      return <p>{`${selected.length} of ${ids.length}`}</p>;
    }
    const components = { Toolbar: Seen };
    render(<Grid components={components} selectionModel={[1]} />);
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
  });
});

describe('#save-and-restore', () => {
  test('pagination, pinned columns, grouping and aggregation.', () => {
    render(
      <Grid
        pagination
        experimentalFeatures={{ aggregation: true }}
        initialState={{
          rowGrouping: { model: ['name'] },
          aggregation: { model: { year: 'max' } },
          pinnedColumns: { left: ['year'] },
        }}
      />,
    );
    expect(api.current.exportState()).toMatchObject({
      columns: { orderedFields: expect.arrayContaining(['name', 'year']) },
      sorting: { sortModel: [] },
      filter: { filterModel: { items: [] } },
      pagination: { page: 0, pageSize: 100 },
      pinnedColumns: { left: ['year'] },
      rowGrouping: { model: ['name'] },
      aggregation: { model: { year: 'max' } },
    });
  });

  test('Hidden columns are part of it only if the grid has a visibility model', () => {
    const hide = () => act(() => api.current.setColumnVisibility('year', false));
    const { unmount } = render(<Grid />);
    hide();
    expect(fields()).toEqual(['name']);
    expect(api.current.exportState().columns).not.toHaveProperty('columnVisibilityModel');
    unmount();
    render(<Grid initialState={{ columns: { columnVisibilityModel: {} } }} />);
    hide();
    expect(api.current.exportState().columns?.columnVisibilityModel).toEqual({ year: false });
  });

  test('It holds no rows, no selection, no open detail panels, and not the density.', () => {
    render(
      <Grid
        selectionModel={[1]}
        density="compact"
        getDetailPanelContent={() => <p>Notes</p>}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
      />,
    );
    expect(api.current.getExpandedDetailPanels()).toEqual([1]);
    const keys = Object.keys(api.current.exportState());
    expect(keys).not.toContain('rows');
    expect(JSON.stringify(api.current.exportState())).not.toContain('Arbois');
    expect(keys.filter((key) => /selection|detail|density/i.test(key))).toEqual([]);
  });
});

describe('#autosave', () => {
  test('These events are published when the state has changed, so `exportState()` holds the new view', () => {
    const saved: unknown[] = [];
    render(<Grid />);
    api.current.subscribeEvent('sortModelChange', () =>
      saved.push(api.current.exportState().sorting?.sortModel),
    );
    act(() => api.current.sortColumn(api.current.getColumn('name'), 'desc'));
    expect(saved).toEqual([[{ field: 'name', sort: 'desc' }]]);
  });

  test('and also for `setColumnIndex()`.', () => {
    const onOrder = jest.fn();
    render(<Grid onColumnOrderChange={onOrder} />);
    act(() => api.current.setColumnIndex('year', 0));
    expect(fields()).toEqual(['year', 'name']);
    expect(onOrder).toHaveBeenCalledTimes(1);
  });

  test('Sort this grid or hide a column, and reload the page: the view is back', async () => {
    localStorage.clear();
    const { unmount } = render(<SavedAutomatically />);
    fireEvent.click(screen.getByRole('columnheader', { name: 'Year' }));
    fireEvent.keyDown(screen.getByRole('columnheader', { name: 'Region' }), {
      key: 'Enter',
      ctrlKey: true,
    });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Region' })).toBeNull());
    unmount();
    render(<SavedAutomatically />);
    expect(screen.getByRole('columnheader', { name: 'Year' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.queryByRole('columnheader', { name: 'Region' })).toBeNull();
  });
});

describe('#density', () => {
  test('Compare it on each `stateChange`, save it beside the view, and pass it back as `density`', () => {
    const saveDensity = jest.fn();
    function Remembering() {
      React.useEffect(() => {
        let saved = gridDensityValueSelector(api);
        return api.current.subscribeEvent('stateChange', () => {
          const current = gridDensityValueSelector(api);
          if (current !== saved) {
            saved = current;
            saveDensity(current);
          }
        });
      }, []);
      return <Grid density="standard" components={{ Toolbar: GridToolbar }} />;
    }
    const { unmount } = render(<Remembering />);
    act(() => api.current.setSortModel([{ field: 'name', sort: 'asc' }]));
    expect(saveDensity).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /density/i }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Compact' }));
    expect(saveDensity.mock.calls).toEqual([['compact']]);
    unmount();
    render(<Grid density={saveDensity.mock.calls[0][0]} />);
    expect(gridDensityValueSelector(api)).toBe('compact');
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

  test('leaves out the models that are as the grid makes them.', () => {
    render(<Grid />);
    expect(api.current.exportState({ exportOnlyDirtyModels: true }).sorting).toBeUndefined();
    act(() => api.current.sortColumn(api.current.getColumn('name'), 'asc'));
    expect(api.current.exportState({ exportOnlyDirtyModels: true }).sorting).toBeDefined();
  });

  test('What a prop or `initialState` sets is exported all the same, and so are the order of columns and the widths that column definitions set.', () => {
    const sortModel = [{ field: 'name', sort: 'asc' as const }];
    const sorted: Partial<DataGridPremiumProps>[] = [
      { sortModel },
      { initialState: { sorting: { sortModel } } },
    ];
    for (const props of sorted) {
      const widths = [{ ...columns[0], width: 130 }, columns[1]];
      const { unmount } = render(<Grid columns={widths} {...props} />);
      expect(api.current.exportState({ exportOnlyDirtyModels: true })).toEqual({
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
    const saved = api.current.exportState();
    unmount();
    render(<Grid columns={[{ field: 'region' }, ...columns]} initialState={saved} />);
    expect(fields()).toEqual(['name', 'year', 'region']);
  });

  test('`exportState()` also says which panel is open, that of filters for instance, and the panel opens with the view.', async () => {
    const { unmount } = render(<Grid />);
    act(() => api.current.showFilterPanel('name'));
    const saved = api.current.exportState();
    expect(saved.preferencePanel).toEqual({ open: true, openedPanelValue: 'filters' });
    unmount();
    render(<Grid initialState={{ preferencePanel: saved.preferencePanel }} />);
    expect(api.current.state.preferencePanel.open).toBe(true);
  });

  test('The number of rows is not part of the view', () => {
    const twelve = Array.from({ length: 12 }, (_, id) => ({ id, name: `Wine ${id}`, year: 2000 }));
    const { unmount } = render(<Grid rows={twelve} pagination />);
    const saved = api.current.exportState();
    expect(saved.pagination).toEqual({ page: 0, pageSize: 100 });
    unmount();
    render(<Grid pagination />);
    act(() => api.current.restoreState(saved));
    expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
  });
});

describe('#troubleshooting', () => {
  test('`useGridSelector()` warns and throws outside the grid.', () => {
    function Outside() {
      const apiRef = useGridApiRef();
      useGridSelector(apiRef, gridSortModelSelector);
      return null;
    }
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(() => render(<Outside />)).toThrow();
    expect(warn.mock.calls[0][0]).toContain('before the initialization of the state');
    warn.mockRestore();
    spy.mockRestore();
  });

  test('The filter panel shows an empty condition.', async () => {
    const items = [{ columnField: 'vineyard', operatorValue: 'contains', value: 'a' }];
    render(<Grid />);
    act(() => api.current.restoreState({ filter: { filterModel: { items } } }));
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([1, 2]);
    act(() => api.current.showFilterPanel());
    const operators = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Operator' });
    expect(operators.options).toHaveLength(0);
    expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull();
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
