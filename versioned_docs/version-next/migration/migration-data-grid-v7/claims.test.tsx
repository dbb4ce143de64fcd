import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { deDE } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as Grid8 from '@mui/x-data-grid';
import * as Premium8 from '@mui/x-data-grid-premium';
/* eslint-disable no-restricted-imports -- the packages of version 7 are those of the root */
import { deDE as deDE7 } from '../../../../node_modules/@mui/material/locale';
import * as Theme7 from '../../../../node_modules/@mui/material/styles';
import * as Grid7 from '../../../../node_modules/@mui/x-data-grid';
import * as Premium7 from '../../../../node_modules/@mui/x-data-grid-premium';
/* eslint-enable no-restricted-imports */

const rows = Array.from({ length: 6 }, (_, index) => ({
  id: index + 1,
  name: `Boat ${index + 1}`,
  berths: index,
  harbor: index % 2 === 0 ? 'Bodø' : 'Ålesund',
}));
const columns = [{ field: 'name' }, { field: 'berths', type: 'number' as const }];

/** Components are compared across versions, whose props have different types. */
type AnyGrid = React.ComponentType<Record<string, unknown>>;
const DataGrid7 = Grid7.DataGrid as unknown as AnyGrid;
const DataGrid8 = Grid8.DataGrid as unknown as AnyGrid;
const Premium7Grid = Premium7.DataGridPremium as unknown as AnyGrid;
const Premium8Grid = Premium8.DataGridPremium as unknown as AnyGrid;

interface Api {
  getSelectedRows(): Map<number, unknown>;
  isRowSelected(id: number): boolean;
  state: object;
}

const wait = (ms = 80) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

function show(Grid: AnyGrid, props: object = {}) {
  const api = { current: null as unknown as Api };
  const view = render(
    <div style={{ height: 400, width: 600 }}>
      <Grid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>,
  );
  return { ...view, api };
}

const headerCheckbox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /elect all rows/ });
const pageSizeLabel = (container: Element) =>
  container.querySelector('.MuiTablePagination-selectLabel')?.textContent;

beforeEach(() => {
  // Premium without a key, and props that are deliberately wrong.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('#toolbar', () => {
  test('A toolbar in the slot alone is no longer shown.', () => {
    const slots = { toolbar: () => <p>Fleet</p> };
    const old = show(DataGrid7, { slots });
    expect(screen.getByText('Fleet')).toBeVisible();
    old.unmount();
    const now = show(DataGrid8, { slots });
    expect(screen.queryByText('Fleet')).toBeNull();
    now.unmount();
    show(DataGrid8, { slots, showToolbar: true });
    expect(screen.getByText('Fleet')).toBeVisible();
  });

  test('The search is on unless you pass false', () => {
    const old = show(DataGrid7, { slots: { toolbar: Grid7.GridToolbar } });
    expect(screen.queryByRole('searchbox')).toBeNull();
    old.unmount();
    const now = show(DataGrid8, { showToolbar: true });
    expect(screen.getByRole('searchbox')).toBeInTheDocument();
    now.unmount();
    show(DataGrid8, { showToolbar: true, slotProps: { toolbar: { showQuickFilter: false } } });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('Its buttons are icons, whose names are "Columns", "Filters" and "Export"', () => {
    show(DataGrid8, { showToolbar: true });
    for (const name of ['Columns', 'Filters', 'Export']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveTextContent('');
      expect(button.querySelector('svg')).not.toBeNull();
    }
  });
});

describe('#toolbar-parts', () => {
  const { QuickFilter, QuickFilterControl, Toolbar, useGridRootProps } = Grid8;

  const showSearch = (filterProps: Grid8.QuickFilterProps) => {
    function FleetToolbar() {
      const { slots } = useGridRootProps();
      return (
        <Toolbar>
          <QuickFilter {...filterProps}>
            <QuickFilterControl
              placeholder="Search"
              render={({ ref, ...props }) => (
                <slots.baseTextField {...props} inputRef={ref as React.Ref<HTMLInputElement>} />
              )}
            />
          </QuickFilter>
        </Toolbar>
      );
    }
    return show(DataGrid8, { showToolbar: true, slots: { toolbar: FleetToolbar } });
  };

  test('With defaultExpanded, the field collapses as soon as people leave it empty, and Tab does not reach it any more.', async () => {
    const leave = async () => {
      const field = screen.getByRole('searchbox');
      act(() => field.focus());
      act(() => field.blur());
      await wait();
      return screen.getByRole('searchbox').tabIndex;
    };
    const collapsing = showSearch({ defaultExpanded: true });
    expect(await leave()).toBe(-1);
    collapsing.unmount();
    showSearch({ expanded: true });
    expect(await leave()).toBe(0);
  });

  test('without render, React 18 logs a warning about a ref.', () => {
    const logged = () => jest.mocked(console.error).mock.calls.flat().join(' ');
    const warning = 'Function components cannot be given refs';
    const passed = showSearch({ expanded: true });
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search');
    expect(logged()).not.toContain(warning);
    passed.unmount();
    const toolbar = () => (
      <QuickFilter>
        <QuickFilterControl />
      </QuickFilter>
    );
    show(DataGrid8, { showToolbar: true, slots: { toolbar } });
    expect(logged()).toContain(warning);
  });
});

describe('#density', () => {
  test('The new toolbar has no button for the density.', () => {
    show(DataGrid8, { showToolbar: true });
    expect(screen.queryByRole('button', { name: 'Density' })).toBeNull();
  });
});

describe('#row-selection-model', () => {
  test('In JavaScript, an array throws', () => {
    const old = show(DataGrid7, { rowSelectionModel: [1] });
    expect(old.container.querySelectorAll('.MuiDataGrid-row.Mui-selected')).toHaveLength(1);
    old.unmount();
    expect(() => show(DataGrid8, { rowSelectionModel: [1] })).toThrow(
      "Cannot read properties of undefined (reading 'size')",
    );
  });
});

describe('#select-all', () => {
  test('the model after "select all" is exclude with an empty set', async () => {
    const onRowSelectionModelChange = jest.fn();
    const old = show(DataGrid7, { checkboxSelection: true, onRowSelectionModelChange });
    fireEvent.click(headerCheckbox());
    await wait();
    expect(onRowSelectionModelChange.mock.lastCall[0]).toEqual([1, 2, 3, 4, 5, 6]);
    old.unmount();
    const now = show(DataGrid8, { checkboxSelection: true, onRowSelectionModelChange });
    fireEvent.click(headerCheckbox());
    await wait();
    expect(onRowSelectionModelChange.mock.lastCall[0]).toEqual({ type: 'exclude', ids: new Set() });
    expect(now.api.current.getSelectedRows().size).toBe(6);
  });

  test('With disableRowSelectionExcludeModel the model always lists the rows', async () => {
    const onRowSelectionModelChange = jest.fn();
    show(DataGrid8, {
      checkboxSelection: true,
      disableRowSelectionExcludeModel: true,
      onRowSelectionModelChange,
    });
    fireEvent.click(headerCheckbox());
    await wait();
    expect(onRowSelectionModelChange.mock.lastCall[0]).toEqual({
      type: 'include',
      ids: new Set([1, 2, 3, 4, 5, 6]),
    });
  });

  test('isRowSelectable, checkboxSelectionVisibleOnly and filters have the same effect', async () => {
    const filterModel = { items: [{ field: 'berths', operator: '>', value: 2 }] };
    for (const props of [
      { isRowSelectable: ({ id }: { id: number }) => id !== 2 },
      { checkboxSelectionVisibleOnly: true },
      { filterModel },
    ]) {
      const onRowSelectionModelChange = jest.fn();
      const { unmount } = show(Premium8Grid, {
        checkboxSelection: true,
        onRowSelectionModelChange,
        ...props,
      });
      fireEvent.click(headerCheckbox());
      await wait();
      expect(onRowSelectionModelChange.mock.lastCall[0]).toMatchObject({ type: 'include' });
      unmount();
    }
  });
});

describe('#header-checkbox', () => {
  const clickWhenSomeAreSelected = async (Grid: AnyGrid) => {
    const { api, unmount } = show(Grid, { checkboxSelection: true });
    fireEvent.click(screen.getByRole('gridcell', { name: 'Boat 2' }));
    await wait();
    expect(headerCheckbox()).toHaveAttribute('data-indeterminate', 'true');
    fireEvent.click(headerCheckbox());
    await wait();
    const { size } = api.current.getSelectedRows();
    unmount();
    return size;
  };

  test('When some rows are selected, a click on it selects the rest; it deselected all.', async () => {
    expect(await clickWhenSomeAreSelected(DataGrid7)).toBe(0);
    expect(await clickWhenSomeAreSelected(DataGrid8)).toBe(6);
  });

  test('Rows that isRowSelectable excludes no longer keep it from being checked', async () => {
    for (const [Grid, indeterminate] of [
      [DataGrid7, 'true'],
      [DataGrid8, 'false'],
    ] as const) {
      const { container, unmount } = show(Grid, {
        checkboxSelection: true,
        isRowSelectable: ({ id }: { id: number }) => id !== 2,
      });
      for (const row of container.querySelectorAll<HTMLElement>(
        '.MuiDataGrid-row:not([data-id="2"])',
      )) {
        fireEvent.click(within(row).getByRole('checkbox'));
      }
      await wait();
      expect(headerCheckbox()).toHaveAttribute('data-indeterminate', indeterminate);
      unmount();
    }
  });
});

describe('#propagation', () => {
  test('Selecting a parent selects its descendants', async () => {
    const getTreeDataPath = ({ id }: { id: number }) => (id === 1 ? ['1'] : ['1', String(id)]);
    const selectParent = async (Grid: AnyGrid) => {
      const { api, container, unmount } = show(Grid, {
        treeData: true,
        getTreeDataPath,
        checkboxSelection: true,
      });
      await wait();
      const row = container.querySelector<HTMLElement>('[data-id="1"]')!;
      fireEvent.click(within(row).getByRole('checkbox'));
      await wait();
      const ids = [...api.current.getSelectedRows().keys()];
      unmount();
      return ids;
    };
    expect(await selectParent(Premium7Grid)).toEqual([1]);
    expect(await selectParent(Premium8Grid)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('#expansion', () => {
  const copy = () => rows.map((row) => ({ ...row }));
  const grouped = { initialState: { rowGrouping: { model: ['harbor'] } } };
  const withHarbor = [...columns, { field: 'harbor' }];
  interface TreeApi {
    getRowNode(id: string): { childrenExpanded: boolean };
    setRowChildrenExpansion(id: string, expanded: boolean): void;
  }
  const bodo = 'auto-generated-row-harbor/Bodø';
  const alesund = 'auto-generated-row-harbor/Ålesund';

  const open = async (Grid: AnyGrid) => {
    const api = { current: {} as TreeApi };
    const element = (props: object) => (
      <div style={{ height: 400, width: 600 }}>
        <Grid apiRef={api} rows={rows} columns={withHarbor} {...grouped} {...props} />
      </div>
    );
    const view = render(element({}));
    await wait();
    act(() => api.current.setRowChildrenExpansion(bodo, true));
    return { ...view, api, give: (props: object) => view.rerender(element(props)) };
  };

  test('A group that people have opened stays open when rows is a new array.', async () => {
    for (const [Grid, expanded] of [
      [Premium7Grid, false],
      [Premium8Grid, true],
    ] as const) {
      const { api, give, unmount } = await open(Grid);
      give({ rows: copy() });
      await wait();
      expect(api.current.getRowNode(bodo).childrenExpanded).toBe(expanded);
      unmount();
    }
  });

  test('a new value does not change groups that exist.', async () => {
    for (const [Grid, expanded] of [
      [Premium7Grid, true],
      [Premium8Grid, false],
    ] as const) {
      const { api, give, unmount } = await open(Grid);
      give({ rows: copy(), defaultGroupingExpansionDepth: -1 });
      await wait();
      expect(api.current.getRowNode(alesund).childrenExpanded).toBe(expanded);
      unmount();
    }
  });
});

describe('#grouping-key', () => {
  test('Rows are grouped by the value of the cell, which a valueGetter computes.', async () => {
    const upperCase = [
      ...columns,
      { field: 'harbor', valueGetter: (value?: string) => value?.toUpperCase() },
    ];
    const keys = async (Grid: AnyGrid, column: object = {}) => {
      const { api, unmount } = show(Grid, {
        columns: upperCase.map((one) => ('valueGetter' in one ? { ...one, ...column } : one)),
        initialState: { rowGrouping: { model: ['harbor'] } },
      });
      await wait();
      const { tree } = (api.current.state as { rows: { tree: object } }).rows;
      unmount();
      return Object.values(tree).flatMap((node: { type: string; groupingKey: string | null }) =>
        node.type === 'group' && node.groupingKey !== null ? [node.groupingKey] : [],
      );
    };
    expect(await keys(Premium7Grid)).toEqual(['Bodø', 'Ålesund']);
    expect(await keys(Premium8Grid)).toEqual(['BODØ', 'ÅLESUND']);
    const groupingValueGetter = (value?: string) => value;
    expect(await keys(Premium8Grid, { groupingValueGetter })).toEqual(['Bodø', 'Ålesund']);
  });
});

describe('#empty-aggregation', () => {
  type Apply = { apply(params: { values: unknown[] }): unknown };
  const results = (functions: object, values: unknown[]) =>
    ['avg', 'min', 'max'].map((name) =>
      (functions as Record<string, Apply>)[name]!.apply({ values }),
    );
  const functions7 = Premium7.GRID_AGGREGATION_FUNCTIONS;
  const functions8 = Premium8.GRID_AGGREGATION_FUNCTIONS;

  test('avg, min and max return null when no cell has a value.', () => {
    expect(results(functions7, [null, null])).toEqual([NaN, Infinity, -Infinity]);
    expect(results(functions8, [null, null])).toEqual([null, null, null]);
  });

  test('avg also returns null when the numbers add up to 0,', () => {
    expect(results(functions7, [-1, 1])).toEqual([0, -1, 1]);
    expect(results(functions8, [-1, 1])).toEqual([null, -1, 1]);
  });
});

describe('#page-reset', () => {
  test('Sorting and filtering always lead back to the first page', async () => {
    const pageAfterSorting = async (Grid: AnyGrid) => {
      const { container, unmount } = show(Grid, {
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { page: 1, pageSize: 2 } } },
      });
      await wait();
      fireEvent.click(screen.getByRole('columnheader', { name: /name/ }));
      await wait();
      const text = container.querySelector('.MuiTablePagination-displayedRows')?.textContent;
      unmount();
      return text;
    };
    expect(await pageAfterSorting(DataGrid7)).toBe('3–4 of 6');
    expect(await pageAfterSorting(DataGrid8)).toBe('1–2 of 6');
  });
});

describe('#use-grid-selector', () => {
  type Selector = (apiRef: unknown, selector: unknown, third?: unknown) => unknown;

  const renderFooter = async (
    Grid: AnyGrid,
    {
      useGridApiContext,
      useGridSelector,
    }: Pick<typeof Grid8, 'useGridApiContext' | 'useGridSelector'>,
    selector: (given: never) => unknown,
    third?: unknown,
  ) => {
    let renders = 0;
    let value: unknown;
    function Footer() {
      const apiRef = useGridApiContext();
      renders += 1;
      value = (useGridSelector as unknown as Selector)(apiRef, selector, third);
      return null;
    }
    const { unmount } = show(Grid, { slots: { footer: Footer } });
    await wait();
    fireEvent.click(screen.getByRole('gridcell', { name: 'Boat 2' }));
    fireEvent.click(screen.getByRole('gridcell', { name: 'Boat 3' }));
    await wait();
    unmount();
    return { renders, value };
  };
  const hooks7 = Grid7 as unknown as typeof Grid8;

  test('A selector of your own gets the API object, not the state', async () => {
    const ownSelector = (given: { density?: string }) => given.density;
    expect(await renderFooter(DataGrid7, hooks7, ownSelector)).toMatchObject({ value: 'standard' });
    expect(await renderFooter(DataGrid8, Grid8, ownSelector)).toMatchObject({ value: undefined });
  });

  test('A comparison as third argument is ignored', async () => {
    const pageOf = () => ['always the same page'];
    const isSame = (a: string[], b: string[]) => a[0] === b[0];
    const old = await renderFooter(DataGrid7, hooks7, pageOf, isSame);
    const now = await renderFooter(DataGrid8, Grid8, pageOf, isSame);
    expect(old.renders).toBe(1);
    expect(now.renders).toBeGreaterThan(1);
  });
});

describe('#filtered-rows', () => {
  test('gridFilteredRowsLookupSelector contains only the rows that were filtered out, as false', async () => {
    const filterModel = { items: [{ field: 'berths', operator: '>', value: 3 }] };
    const old = show(DataGrid7, { filterModel });
    await wait();
    expect(Grid7.gridFilteredRowsLookupSelector(old.api as never)).toEqual({
      1: false,
      2: false,
      3: false,
      4: false,
      5: true,
      6: true,
    });
    old.unmount();
    const now = show(DataGrid8, { filterModel });
    await wait();
    expect(Grid8.gridFilteredRowsLookupSelector(now.api as never)).toEqual({
      1: false,
      2: false,
      3: false,
      4: false,
    });
  });
});

describe('#loading', () => {
  test('While loading is true, a grid without rows shows a skeleton, one with rows a bar at the top', () => {
    for (const given of [[], rows]) {
      const old = show(DataGrid7, { loading: true, rows: given });
      expect(old.container.querySelector('.MuiCircularProgress-root')).not.toBeNull();
      old.unmount();
    }
    const empty = show(DataGrid8, { loading: true, rows: [] });
    expect(empty.container.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).not.toBeNull();
    empty.unmount();
    const full = show(DataGrid8, { loading: true });
    expect(full.container.querySelector('.MuiLinearProgress-root')).not.toBeNull();
  });
});

describe('#detail-panels', () => {
  test('In JavaScript, an array throws', () => {
    const getDetailPanelContent = () => <p>Log</p>;
    const props = { getDetailPanelContent, detailPanelExpandedRowIds: [1] };
    const old = show(Premium7Grid, props);
    expect(screen.getByText('Log')).toBeInTheDocument();
    old.unmount();
    expect(() => show(Premium8Grid, props)).toThrow('expandedRowIds.has is not a function');
  });
});

describe('#api-ref', () => {
  test('Before the grid is mounted, apiRef.current is null', () => {
    const found: unknown[] = [];
    function Read({ useApi }: { useApi: () => { current: unknown } }) {
      found.push(useApi().current);
      return null;
    }
    render(<Read useApi={Grid7.useGridApiRef} />);
    render(<Read useApi={Grid8.useGridApiRef} />);
    expect(found).toEqual([{}, null]);
  });
});

describe('#localization', () => {
  test("Texts of the footer that came with Material UI's own translation are English again", () => {
    const old = render(
      <Theme7.ThemeProvider theme={Theme7.createTheme({}, deDE7)}>
        <DataGrid7 rows={rows} columns={columns} />
      </Theme7.ThemeProvider>,
    );
    expect(pageSizeLabel(old.container)).toBe('Zeilen pro Seite:');
    old.unmount();
    const now = render(
      <ThemeProvider theme={createTheme({}, deDE)}>
        <DataGrid8 rows={rows} columns={columns} />
      </ThemeProvider>,
    );
    expect(pageSizeLabel(now.container)).toBe('Rows per page:');
  });
});

describe('#pagination', () => {
  test('slotProps.pagination no longer reaches it', () => {
    const slotProps = { pagination: { labelRowsPerPage: 'Boats per page' } };
    const old = show(DataGrid7, { slotProps });
    expect(pageSizeLabel(old.container)).toBe('Boats per page');
    old.unmount();
    const now = show(DataGrid8, { slotProps });
    expect(pageSizeLabel(now.container)).toBe('Rows per page:');
    now.unmount();
    const material = { labelRowsPerPage: 'Boats per page' };
    const moved = show(DataGrid8, { slotProps: { basePagination: { material } } });
    expect(pageSizeLabel(moved.container)).toBe('Boats per page');
  });
});

describe('#roles', () => {
  test('A grid that groups rows has the role treegrid', async () => {
    const props = {
      columns: [...columns, { field: 'harbor' }],
      initialState: { rowGrouping: { model: ['harbor'] } },
    };
    const old = show(Premium7Grid, props);
    await wait();
    expect(screen.getByRole('grid')).toBeInTheDocument();
    old.unmount();
    show(Premium8Grid, props);
    await wait();
    expect(screen.getByRole('treegrid')).toBeInTheDocument();
  });
});

describe('#background', () => {
  test("Its color is the theme's background.paper", async () => {
    const theme = createTheme({
      palette: { background: { default: '#ddeeff', paper: '#fafafa' } },
    });
    render(
      <ThemeProvider theme={theme}>
        <DataGrid8 rows={rows} columns={columns} />
      </ThemeProvider>,
    );
    await wait();
    const styles = [...document.querySelectorAll('style')]
      .map((style) => style.textContent)
      .join('');
    expect(styles).toContain('--DataGrid-t-color-background-base:#fafafa');
    expect(styles).toContain('--DataGrid-t-header-background-base:#fafafa');
    expect(styles).toContain('--DataGrid-t-cell-background-pinned:#fafafa');
  });
});
