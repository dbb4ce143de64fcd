import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridDensityValueSelector,
  GridToolbar,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';
import DensityFromTheToolbar from './demos/DensityFromTheToolbar';

const columns: GridColDef[] = [
  { field: 'city', editable: true, width: 100 },
  { field: 'line', width: 100 },
];
const rows = [
  { id: 1, city: 'Bergen', line: 'A' },
  { id: 2, city: 'Oslo', line: 'B' },
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

const cell = (id: number | string, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const header = (field: string) =>
  document.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`)!;
const groupCell = () => document.querySelector<HTMLElement>('[data-field^="__"][role="cell"]')!;

function press(element: HTMLElement, key: string, more: object = {}) {
  act(() => element.focus());
  fireEvent.keyDown(element, { key, ...more });
}

const tree: Partial<DataGridPremiumProps> = {
  treeData: true,
  getTreeDataPath: (row) => [row.line, row.city],
  defaultGroupingExpansionDepth: -1,
};
const grouped: Partial<DataGridPremiumProps> = {
  initialState: { rowGrouping: { model: ['line'] } },
  defaultGroupingExpansionDepth: -1,
};
const levels = () => document.querySelector('[aria-level], [role="row"][aria-expanded]');

describe('#guidelines', () => {
  test('Both land on the outer element, which has the role `grid`.', () => {
    render(<Grid aria-label="Trains" aria-labelledby="title" />);
    const outer = document.querySelector('.MuiDataGrid-root')!;
    expect(outer).toHaveAttribute('aria-label', 'Trains');
    expect(outer).toHaveAttribute('aria-labelledby', 'title');
    expect(screen.getByRole('grid')).toBe(outer);
  });

  test('trees and grouped rows have the same role', () => {
    for (const props of [tree, grouped]) {
      const { unmount } = render(<Grid {...props} />);
      expect(screen.getByRole('grid')).toHaveClass('MuiDataGrid-root');
      expect(screen.queryByRole('treegrid')).toBeNull();
      unmount();
    }
  });

  test('in trees and groups neither `aria-level` nor `aria-expanded`', () => {
    for (const props of [tree, grouped]) {
      const { unmount } = render(<Grid {...props} />);
      expect(document.querySelectorAll('[role="row"][data-id]').length).toBeGreaterThan(2);
      expect(levels()).toBeNull();
      unmount();
    }
  });
});

describe('#aria-v7', () => {
  const experimentalFeatures = { ariaV7: true };

  test('The role `grid` moves to an inner element, which is a `treegrid` for tree data, and cells become `gridcell`.', () => {
    const plain = render(<Grid experimentalFeatures={experimentalFeatures} />);
    expect(screen.getByRole('grid')).not.toHaveClass('MuiDataGrid-root');
    expect(cell(1, 'city')).toHaveAttribute('role', 'gridcell');
    expect(screen.queryByRole('cell')).toBeNull();
    plain.unmount();
    render(<Grid {...tree} experimentalFeatures={experimentalFeatures} />);
    expect(screen.getByRole('treegrid')).not.toHaveClass('MuiDataGrid-root');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  test('Rows get no level.', () => {
    render(<Grid {...tree} experimentalFeatures={experimentalFeatures} />);
    expect(document.querySelectorAll('[role="row"][data-id]').length).toBeGreaterThan(2);
    expect(levels()).toBeNull();
  });

  test('it stays on the outer element, which has no role then.', () => {
    render(<Grid aria-label="Trains" experimentalFeatures={experimentalFeatures} />);
    const outer = document.querySelector('.MuiDataGrid-root')!;
    expect(outer).toHaveAttribute('aria-label', 'Trains');
    expect(outer).not.toHaveAttribute('role');
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-label');
  });
});

describe('#tab-sequence', () => {
  test('Tab enters the grid at the cell or header that was last focused, or at the first header initially', async () => {
    render(<Grid />);
    await userEvent.tab();
    expect(header('city')).toHaveFocus();
  });

  test('Pressing Tab again moves the focus to the footer', async () => {
    render(<Grid pagination pageSizeOptions={[1, 100]} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  test('Tab saves and moves to the next one, which does not open.', async () => {
    render(<Grid columns={columns.map((column) => ({ ...column, editable: true }))} />);
    fireEvent.doubleClick(cell(1, 'city'));
    const input = cell(1, 'city').querySelector('input')!;
    fireEvent.change(input, { target: { value: 'Moss' } });
    fireEvent.keyDown(input, { key: 'Tab' });
    await waitFor(() => expect(cell(1, 'line')).toHaveFocus());
    expect(api.current.getRow(1).city).toBe('Moss');
    expect(api.current.getCellMode(1, 'line')).toBe('view');
  });
});

describe('#navigation', () => {
  test('To the adjacent cell; ↑ in the first row moves to the header', () => {
    render(<Grid />);
    press(cell(1, 'line'), 'ArrowUp');
    expect(header('line')).toHaveFocus();
  });
});

describe('#selection', () => {
  const selected = () => [...api.current.getSelectedRows().keys()];

  test('Toggles the selection of the focused row', () => {
    render(<Grid />);
    press(cell(2, 'city'), ' ', { shiftKey: true });
    expect(selected()).toEqual([2]);
    press(cell(2, 'city'), ' ', { shiftKey: true });
    expect(selected()).toEqual([]);
  });

  test('Selects all rows, also those of other pages and those that the filter hides, where several can be selected', () => {
    const all = { key: 'a', keyCode: 65, ctrlKey: true };
    const onChange = jest.fn();
    const { unmount } = render(<Grid />);
    act(() => cell(1, 'city').focus());
    fireEvent.keyDown(cell(1, 'city'), all);
    expect(selected()).toEqual([1, 2]);
    unmount();
    const filter = {
      filterModel: { items: [{ field: 'city', operator: 'equals', value: 'Oslo' }] },
    };
    const filtered = render(<Grid initialState={{ filter }} />);
    act(() => cell(2, 'city').focus());
    fireEvent.keyDown(cell(2, 'city'), all);
    expect(selected()).toEqual([1, 2]);
    filtered.unmount();
    const paged = render(
      <Grid
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
        pageSizeOptions={[1]}
      />,
    );
    act(() => cell(1, 'city').focus());
    fireEvent.keyDown(cell(1, 'city'), all);
    expect(selected()).toEqual([1, 2]);
    paged.unmount();
    render(<DataGrid rows={rows} columns={columns} onRowSelectionModelChange={onChange} />);
    act(() => cell(1, 'city').focus());
    fireEvent.keyDown(cell(1, 'city'), all);
    expect(onChange.mock.lastCall?.[0] ?? []).toEqual([]);
  });

  test('Selects this row and the next one, if multiple selection is enabled', () => {
    render(<Grid />);
    act(() => api.current.setCellFocus(1, 'city'));
    fireEvent.keyDown(cell(1, 'city'), { key: 'ArrowDown', shiftKey: true });
    expect(selected()).toEqual([1, 2]);
  });

  test('Shift and an arrow key select cells instead of rows.', () => {
    render(<Grid unstable_cellSelection />);
    act(() => api.current.setCellFocus(1, 'city'));
    fireEvent.keyDown(cell(1, 'city'), { key: 'ArrowDown', shiftKey: true });
    expect(api.current.unstable_getSelectedCellsAsArray()).toEqual([
      { id: 1, field: 'city' },
      { id: 2, field: 'city' },
    ]);
    expect(selected()).toEqual([]);
  });

  test('Clears the cell and starts editing it', () => {
    render(<Grid />);
    press(cell(1, 'city'), 'Delete');
    expect(cell(1, 'city').querySelector('input')).toHaveValue('');
  });
});

describe('#sorting', () => {
  test('Adds this column to the sorting', () => {
    render(<Grid />);
    press(header('line'), 'Enter');
    press(header('city'), 'Enter', { shiftKey: true });
    expect(api.current.getSortModel().map(({ field }) => field)).toEqual(['line', 'city']);
  });

  test('Opens the column menu', () => {
    render(<Grid />);
    press(header('city'), 'Enter', { ctrlKey: true });
    expect(screen.getByRole('menu')).toBeInTheDocument();
    expect(api.current.getSortModel()).toEqual([]);
  });
});

describe('#group-and-pivot', () => {
  const shown = () => document.querySelectorAll('[role="row"][data-id]').length;
  const focused = () => api.current.state.focus.cell?.id;
  const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const cities = Array.from({ length: 20 }, (_, index) => ({
    id: index,
    city: `City ${index}`,
    line: `Line ${index}`,
  }));
  const firstGroup = 'auto-generated-row-line/Line 0';
  const groupField = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;

  /** A grid of 400 pixels, so that it knows what a screen is. */
  const renderGroups = async (props: Partial<DataGridPremiumProps> = {}) => {
    render(
      <>
        <style>{'.MuiDataGrid-main { width: 400px; height: 400px }'}</style>
        <Grid
          rows={cities}
          initialState={{ rowGrouping: { model: ['line'] } }}
          disableVirtualization
          {...props}
        />
      </>,
    );
    await wait(100);
    act(() => api.current.setCellFocus(firstGroup, groupField));
  };

  test('Opens or closes the node; Enter does not', () => {
    render(<Grid {...tree} defaultGroupingExpansionDepth={0} />);
    press(groupCell(), 'Enter');
    expect(shown()).toBe(2);
    press(groupCell(), ' ');
    expect(shown()).toBe(3);
    press(groupCell(), ' ');
    expect(shown()).toBe(2);
  });

  test('Opens or closes the group, and moves the focus one screen down', async () => {
    await renderGroups();
    fireEvent.keyDown(groupCell(), { key: ' ' });
    await wait();
    expect(shown()).toBe(21);
    expect(focused()).toBe('auto-generated-row-line/Line 6');
  });

  test('Expands or collapses the detail panel', () => {
    render(<Grid getDetailPanelContent={() => <p>Timetable</p>} />);
    for (const open of [[1], []]) {
      press(cell(1, '__detail_panel_toggle__'), ' ');
      expect(api.current.getExpandedDetailPanels()).toEqual(open);
    }
  });

  test('To stay on the group, handle the key before the grid does, in `onCellKeyDown`', async () => {
    await renderGroups({
      onCellKeyDown: ({ id, field, rowNode }, event) => {
        const isGroup = field === groupField && rowNode.type === 'group';
        if (isGroup && event.key === ' ' && !event.shiftKey) {
          event.preventDefault();
          event.defaultMuiPrevented = true;
          api.current.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
        }
      },
    });
    for (const count of [21, 20]) {
      fireEvent.keyDown(groupCell(), { key: ' ' });
      await wait();
      expect(shown()).toBe(count);
      expect(focused()).toBe(firstGroup);
    }
  });

  test('With `rowGroupingColumnMode="multiple"`, compare `field` with `getRowGroupingFieldFromGroupingCriteria(rowNode.groupingField)` instead.', async () => {
    const lineField = getRowGroupingFieldFromGroupingCriteria('line');
    const lineCell = () =>
      document.querySelector<HTMLElement>(`[data-id="${firstGroup}"] [data-field="${lineField}"]`)!;
    await renderGroups({
      rowGroupingColumnMode: 'multiple',
      onCellKeyDown: ({ id, field, rowNode }, event) => {
        const isGroup =
          rowNode.type === 'group' &&
          field === getRowGroupingFieldFromGroupingCriteria(rowNode.groupingField);
        if (isGroup && event.key === ' ' && !event.shiftKey) {
          event.preventDefault();
          event.defaultMuiPrevented = true;
          api.current.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
        }
      },
    });
    act(() => api.current.setCellFocus(firstGroup, lineField));
    fireEvent.keyDown(lineCell(), { key: ' ' });
    await wait();
    expect(shown()).toBe(21);
    expect(focused()).toBe(firstGroup);
  });
});

describe('#missing-keys', () => {
  const arrows = ['ArrowLeft', 'ArrowRight'];
  const modifiers = [{ ctrlKey: true }, { altKey: true }, { shiftKey: true }];

  test('No key changes the width of a column.', () => {
    render(<Grid />);
    for (const key of arrows) {
      for (const modifier of modifiers) {
        press(header('city'), key, modifier);
      }
    }
    expect(api.current.getColumn('city').computedWidth).toBe(100);
  });

  test('No key moves a column.', () => {
    render(<Grid />);
    for (const key of arrows) {
      for (const modifier of modifiers) {
        press(header('city'), key, modifier);
      }
    }
    expect(api.current.getColumnIndex('city')).toBe(0);
  });

  test('No key moves a row.', () => {
    render(<Grid rowReordering />);
    for (const key of ['ArrowUp', 'ArrowDown', ' ', 'Enter']) {
      for (const modifier of [{}, ...modifiers]) {
        press(cell(1, '__reorder__'), key, modifier);
      }
    }
    expect(api.current.getAllRowIds()).toEqual([1, 2]);
    expect(api.current.getSortedRowIds()).toEqual([1, 2]);
  });
});

describe('#own-keys', () => {
  test('`onCellKeyDown` is called before the grid reacts to a key on a cell', () => {
    const modes: string[] = [];
    render(
      <Grid onCellKeyDown={({ id, field }) => modes.push(api.current.getCellMode(id, field))} />,
    );
    press(cell(1, 'city'), 'Enter');
    expect(modes).toEqual(['view']);
    expect(api.current.getCellMode(1, 'city')).toBe('edit');
  });

  test('To prevent the default behavior of the grid, set `event.defaultMuiPrevented = true` in this handler', () => {
    render(
      <Grid
        onCellKeyDown={(params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    press(cell(1, 'city'), 'Enter');
    expect(api.current.getCellMode(1, 'city')).toBe('view');
  });

  test('Setting `defaultMuiPrevented` in this subscription comes too late', () => {
    render(<Grid />);
    act(() => {
      api.current.subscribeEvent('columnHeaderKeyDown', (params, event) => {
        event.defaultMuiPrevented = true;
      });
    });
    press(header('city'), 'Enter');
    expect(api.current.getSortModel()).toHaveLength(1);
  });

  test('To disable a key on headers, stop the event in `onKeyDownCapture` of an element around the grid', () => {
    render(
      <div onKeyDownCapture={(event) => event.key === 'Enter' && event.stopPropagation()}>
        <Grid />
      </div>,
    );
    press(header('city'), 'Enter');
    expect(api.current.getSortModel()).toHaveLength(0);
  });
});

describe('#density-selection', () => {
  test('The menu replaces it, even if the component renders again with the same prop; only another value of the prop takes effect again.', async () => {
    const { rerender } = render(<Grid slots={{ toolbar: GridToolbar }} density="compact" />);
    fireEvent.click(screen.getByRole('button', { name: /density/i }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Comfortable' }));
    rerender(<Grid slots={{ toolbar: GridToolbar }} density="compact" />);
    expect(gridDensityValueSelector(api)).toBe('comfortable');
    rerender(<Grid slots={{ toolbar: GridToolbar }} density="standard" />);
    expect(gridDensityValueSelector(api)).toBe('standard');
  });

  test('subscribe to `stateChange`, and read it with `gridDensityValueSelector`', async () => {
    render(<DensityFromTheToolbar />);
    fireEvent.click(screen.getByRole('button', { name: /density/i }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Comfortable' }));
    expect(screen.getByText('Density: comfortable')).toBeInTheDocument();
  });

  test('`disableDensitySelector` removes the menu.', () => {
    const slots = { toolbar: GridToolbar };
    const { rerender } = render(<Grid slots={slots} />);
    expect(screen.getByRole('button', { name: 'Density' })).toBeInTheDocument();
    rerender(<Grid slots={slots} disableDensitySelector />);
    expect(screen.queryByRole('button', { name: 'Density' })).not.toBeInTheDocument();
  });
});

describe('#set-density', () => {
  test('`apiRef.current.setDensity()` changes the density, also when the prop `density` is set.', () => {
    render(<Grid density="compact" />);
    act(() => api.current.setDensity('comfortable'));
    expect(gridDensityValueSelector(api)).toBe('comfortable');
  });

  const height = () =>
    document.querySelector<HTMLElement>('[data-id="1"]')!.style.getPropertyValue('--height') ||
    document.querySelector<HTMLElement>('[data-id="1"]')!.style.minHeight;

  test('The density factor also applies to custom values of `rowHeight` and `columnHeaderHeight`', () => {
    render(<Grid density="compact" rowHeight={100} columnHeaderHeight={80} />);
    expect(height()).toBe('70px');
    expect(document.querySelector('.MuiDataGrid-columnHeaders')).toHaveStyle('min-height: 56px');
  });

  test('but not to heights returned by `getRowHeight`', () => {
    render(<Grid density="compact" getRowHeight={() => 100} />);
    expect(height()).toBe('100px');
  });
});

describe('#troubleshooting', () => {
  test('Space scrolls the grid instead of typing a space in an input inside a cell', () => {
    const onSpace = jest.fn();
    render(<Grid columns={[{ field: 'city', renderCell: () => <input aria-label="Note" /> }]} />);
    document.addEventListener('keydown', (event) => onSpace(event.defaultPrevented), {
      once: true,
    });
    press(screen.getAllByRole('textbox')[0], ' ');
    expect(onSpace).toHaveBeenCalledWith(true);
  });
});
