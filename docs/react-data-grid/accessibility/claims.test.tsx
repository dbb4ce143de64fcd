import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import {
  DataGridPremium,
  GridToolbar,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';

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
const groupCell = () => document.querySelector<HTMLElement>('[data-field^="__"][role="gridcell"]')!;

function press(element: HTMLElement, key: string, more: object = {}) {
  act(() => element.focus());
  fireEvent.keyDown(element, { key, ...more });
}

describe('#guidelines', () => {
  test('If you pass them as props of the grid, both are set on the outer element, which has no role', () => {
    render(<Grid aria-label="Trains" aria-labelledby="title" />);
    const outer = document.querySelector('.MuiDataGrid-root')!;
    expect(outer).toHaveAttribute('aria-label', 'Trains');
    expect(outer).toHaveAttribute('aria-labelledby', 'title');
    expect(outer).not.toHaveAttribute('role');
    expect(screen.getByRole('grid')).not.toHaveAttribute('aria-label');
  });

  test('`treegrid` for tree data and, with `ariaV8` in `experimentalFeatures`, for grouped rows', () => {
    const grouped = { initialState: { rowGrouping: { model: ['line'] } } };
    const tree = render(<Grid treeData getTreeDataPath={(row) => [row.line, row.city]} />);
    expect(screen.getByRole('treegrid')).toBeInTheDocument();
    tree.unmount();
    const plain = render(<Grid {...grouped} />);
    expect(screen.getByRole('grid')).toBeInTheDocument();
    plain.unmount();
    render(<Grid {...grouped} experimentalFeatures={{ ariaV8: true }} />);
    expect(screen.getByRole('treegrid')).toBeInTheDocument();
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
});

describe('#tab-sequence', () => {
  const editable = columns.map((column) => ({ ...column, editable: true }));

  test('While a cell is in edit mode, Tab saves and moves to the next cell, which stays in view mode', async () => {
    render(<Grid columns={editable} />);
    fireEvent.doubleClick(cell(1, 'city'));
    await userEvent.keyboard('!');
    await userEvent.tab();
    expect(api.current.getRow(1).city).toBe('Bergen!');
    expect(cell(1, 'line')).toHaveFocus();
    expect(api.current.getCellMode(1, 'line')).toBe('view');
  });

  test('in row editing, Tab moves to the next input of the row.', async () => {
    render(<Grid columns={editable} editMode="row" />);
    fireEvent.doubleClick(cell(1, 'city'));
    await userEvent.tab();
    expect(cell(1, 'line').querySelector('input')).toHaveFocus();
    expect(api.current.getRowMode(1)).toBe('edit');
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

  test('Selects all rows, if multiple selection is enabled', () => {
    const all = { key: 'a', keyCode: 65, ctrlKey: true };
    const onChange = jest.fn();
    const { unmount } = render(<Grid />);
    act(() => cell(1, 'city').focus());
    fireEvent.keyDown(cell(1, 'city'), all);
    expect(selected()).toEqual([1, 2]);
    unmount();
    render(<DataGrid rows={rows} columns={columns} onRowSelectionModelChange={onChange} />);
    act(() => cell(1, 'city').focus());
    fireEvent.keyDown(cell(1, 'city'), all);
    expect(onChange.mock.lastCall?.[0] ?? []).toEqual([]);
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
  const open = () => document.querySelectorAll('[role="row"][data-id]').length > 2;

  test('Expands or collapses the node', () => {
    for (const key of [' ', 'Enter']) {
      const { unmount } = render(<Grid treeData getTreeDataPath={(row) => [row.line, row.city]} />);
      press(groupCell(), key);
      expect(open()).toBe(true);
      unmount();
    }
  });

  test('Expands or collapses the group; Enter does not', () => {
    render(<Grid initialState={{ rowGrouping: { model: ['line'] } }} />);
    press(groupCell(), 'Enter');
    expect(open()).toBe(false);
    press(groupCell(), ' ');
    expect(open()).toBe(true);
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

  test('Setting `event.defaultMuiPrevented` in a subscription to `columnHeaderKeyDown` has no effect', () => {
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
  test('`disableDensitySelector` removes the menu.', () => {
    const slots = { toolbar: GridToolbar };
    const { rerender } = render(<Grid slots={slots} />);
    expect(screen.getByRole('button', { name: 'Density' })).toBeInTheDocument();
    rerender(<Grid slots={slots} disableDensitySelector />);
    expect(screen.queryByRole('button', { name: 'Density' })).not.toBeInTheDocument();
  });
});

describe('#set-density', () => {
  const height = () =>
    document.querySelector<HTMLElement>('[data-id="1"]')!.style.getPropertyValue('--height') ||
    document.querySelector<HTMLElement>('[data-id="1"]')!.style.minHeight;

  test('The density factor also applies to custom values of `rowHeight` and `columnHeaderHeight`', () => {
    render(<Grid density="compact" rowHeight={100} />);
    expect(height()).toBe('70px');
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
