import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps, type GridApi } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'city', editable: true, width: 100 },
  { field: 'line', width: 100 },
];
const rows = [
  { id: 1, city: 'Bergen', line: 'A' },
  { id: 2, city: 'Oslo', line: 'B' },
];

let api: { current: GridApi | null };

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
  test('All three name the element with the role `grid`', () => {
    const { rerender } = render(<Grid label="Trains" />);
    const grid = screen.getByRole('grid', { name: 'Trains' });
    rerender(<Grid aria-label="Night trains" />);
    expect(grid).toHaveAttribute('aria-label', 'Night trains');
    rerender(<Grid aria-labelledby="title" />);
    expect(grid).toHaveAttribute('aria-labelledby', 'title');
    expect(document.querySelector('.MuiDataGrid-root')).not.toHaveAttribute('aria-labelledby');
  });

  test('`treegrid` for tree data and grouped rows', () => {
    const grouped = { initialState: { rowGrouping: { model: ['line'] } } };
    const tree = render(<Grid treeData getTreeDataPath={(row) => [row.line, row.city]} />);
    expect(screen.getByRole('treegrid')).toBeInTheDocument();
    tree.unmount();
    render(<Grid {...grouped} />);
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
    expect(api.current!.getRow(1).city).toBe('Bergen!');
    expect(cell(1, 'line')).toHaveFocus();
    expect(api.current!.getCellMode(1, 'line')).toBe('view');
  });

  test('in row editing, Tab moves to the next input of the row.', async () => {
    render(<Grid columns={editable} editMode="row" />);
    fireEvent.doubleClick(cell(1, 'city'));
    await userEvent.tab();
    expect(cell(1, 'line').querySelector('input')).toHaveFocus();
    expect(api.current!.getRowMode(1)).toBe('edit');
  });
});

describe('#toolbar', () => {
  test('The toolbar is one stop of the Tab key, and the arrow keys move between its buttons', async () => {
    render(<Grid showToolbar label="Trains" />);
    await userEvent.tab();
    const toolbar = within(screen.getByRole('toolbar', { name: 'Trains' }));
    expect(toolbar.getByRole('button', { name: 'Columns' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(toolbar.getByRole('button', { name: 'Filters' })).toHaveFocus();
    await userEvent.tab();
    expect(header('city')).toHaveFocus();
  });
});

describe('#tab-navigation', () => {
  const tabFrom = async (element: HTMLElement) => {
    act(() => element.focus());
    await userEvent.tab();
  };

  test('With `content`, Tab moves from cell to cell, and from the end of a row to the next row', async () => {
    render(<Grid tabNavigation="content" />);
    await tabFrom(cell(1, 'city'));
    expect(cell(1, 'line')).toHaveFocus();
    await userEvent.tab();
    expect(cell(2, 'city')).toHaveFocus();
  });

  test('On a header, Tab goes to the first cell', async () => {
    render(<Grid tabNavigation="content" />);
    await tabFrom(header('city'));
    expect(cell(1, 'city')).toHaveFocus();
  });

  test('With `header`, it moves between headers, and not between cells', async () => {
    render(<Grid tabNavigation="header" />);
    await tabFrom(header('city'));
    expect(header('line')).toHaveFocus();
    await tabFrom(cell(1, 'city'));
    expect(cell(1, 'line')).not.toHaveFocus();
  });

  test('With `all`, it goes from the last header to the first cell', async () => {
    render(<Grid tabNavigation="all" />);
    await tabFrom(header('line'));
    expect(cell(1, 'city')).toHaveFocus();
  });

  test('On the last cell, Tab leaves the grid', async () => {
    render(<Grid tabNavigation="content" pagination pageSizeOptions={[1, 100]} />);
    await tabFrom(cell(2, 'line'));
    expect(screen.getByRole('combobox')).toHaveFocus();
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
  const selected = () => [...api.current!.getSelectedRows().keys()];

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

describe('#selection', () => {
  test('Takes back the last edit', async () => {
    render(<Grid />);
    fireEvent.doubleClick(cell(1, 'city'));
    await userEvent.keyboard('!{Enter}');
    expect(api.current!.getRow(1).city).toBe('Bergen!');
    press(cell(1, 'city'), 'z', { keyCode: 90, ctrlKey: true });
    await waitFor(() => expect(api.current!.getRow(1).city).toBe('Bergen'));
    press(cell(1, 'city'), 'z', { keyCode: 90, ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(api.current!.getRow(1).city).toBe('Bergen!'));
  });
});

describe('#sorting', () => {
  test('Adds this column to the sorting', () => {
    render(<Grid />);
    press(header('line'), 'Enter');
    press(header('city'), 'Enter', { shiftKey: true });
    expect(api.current!.getSortModel().map(({ field }) => field)).toEqual(['line', 'city']);
  });

  test('Opens the column menu', () => {
    render(<Grid />);
    press(header('city'), 'Enter', { ctrlKey: true });
    expect(screen.getByRole('menu')).toBeInTheDocument();
    expect(api.current!.getSortModel()).toEqual([]);
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
    expect(api.current!.getColumn('city').computedWidth).toBe(100);
  });

  test('No key moves a column.', () => {
    render(<Grid />);
    for (const key of arrows) {
      for (const modifier of modifiers) {
        press(header('city'), key, modifier);
      }
    }
    expect(api.current!.getColumnIndex('city')).toBe(0);
  });

  test('No key moves a row.', () => {
    render(<Grid rowReordering />);
    for (const key of ['ArrowUp', 'ArrowDown', ' ', 'Enter']) {
      for (const modifier of [{}, ...modifiers]) {
        press(cell(1, '__reorder__'), key, modifier);
      }
    }
    expect(api.current!.getAllRowIds()).toEqual([1, 2]);
    expect(api.current!.getSortedRowIds()).toEqual([1, 2]);
  });
});

describe('#own-keys', () => {
  test('`onCellKeyDown` is called before the grid reacts to a key on a cell', () => {
    const modes: string[] = [];
    render(
      <Grid onCellKeyDown={({ id, field }) => modes.push(api.current!.getCellMode(id, field))} />,
    );
    press(cell(1, 'city'), 'Enter');
    expect(modes).toEqual(['view']);
    expect(api.current!.getCellMode(1, 'city')).toBe('edit');
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
    expect(api.current!.getCellMode(1, 'city')).toBe('view');
  });

  test('In a subscription to `columnHeaderKeyDown`, `defaultMuiPrevented` comes too late', () => {
    render(<Grid />);
    act(() => {
      api.current!.subscribeEvent('columnHeaderKeyDown', (params, event) => {
        event.defaultMuiPrevented = true;
      });
    });
    press(header('city'), 'Enter');
    expect(api.current!.getSortModel()).toHaveLength(1);
  });

  test('stop it with `onKeyDownCapture` on an element around the grid', () => {
    render(
      <div onKeyDownCapture={(event) => event.key === 'Enter' && event.stopPropagation()}>
        <Grid />
      </div>,
    );
    press(header('city'), 'Enter');
    expect(api.current!.getSortModel()).toHaveLength(0);
  });
});

describe('#density-selection', () => {
  test('The default toolbar has no button for the density.', () => {
    render(<Grid showToolbar />);
    expect(screen.getByRole('button', { name: 'Columns' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /density/i })).not.toBeInTheDocument();
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
