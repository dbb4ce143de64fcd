import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  GridToolbar,
  type GridApi,
  type GridApiRef,
  type GridColDef,
  type GridColumnMenuProps,
  type GridComponentProps,
} from '@mui/x-data-grid-pro';
import DensityFromTheToolbar from './demos/DensityFromTheToolbar';
import MoveColumnsByKeyboard from './demos/MoveColumnsByKeyboard';
import PagesByKeyboard from './demos/PagesByKeyboard';

const columns: GridColDef[] = [
  { field: 'city', editable: true, width: 100 },
  { field: 'line', width: 100 },
];
const rows = [
  { id: 11, city: 'Bergen', line: 'A' },
  { id: 12, city: 'Oslo', line: 'B' },
];
const onlyOslo = { items: [{ columnField: 'city', operatorValue: 'equals', value: 'Oslo' }] };

let api: GridApiRef;

beforeEach(() => {
  api = { current: {} as GridApi };
  // jsdom does not measure: the size that a browser would report.
  const size = { width: 900, height: 300, top: 0, left: 0, right: 900, bottom: 300, x: 0, y: 0 };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...size, toJSON: () => size });
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<GridComponentProps>) {
  return (
    <DataGridPro apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const cell = (id: number | string, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const header = (field: string) =>
  document.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`)!;
const selected = () => [...api.current.getSelectedRows().keys()];
const density = () => api.current.state.density.value;
const tabStops = () => document.querySelectorAll('[role="grid"] [role][tabindex="0"]').length;

/** Focuses a cell as a click does, and presses a key in it. */
async function press(id: number, field: string, key: string, more: object = {}) {
  act(() => api.current.setCellFocus(id, field));
  await wait();
  fireEvent.keyDown(cell(id, field), { key, ...more });
  await wait();
}

async function pressOnHeader(field: string, key: string, more: object = {}) {
  act(() => api.current.setColumnHeaderFocus(field));
  await wait();
  fireEvent.keyDown(header(field), { key, ...more });
  await wait();
}

/** The messages of errors that event handlers throw. */
async function errorsOf(callback: () => Promise<void> | void) {
  const messages: string[] = [];
  const note = (event: ErrorEvent) => {
    messages.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', note);
  try {
    await callback();
  } catch (error) {
    messages.push(String(error));
  }
  window.removeEventListener('error', note);
  return messages;
}

describe('#guidelines', () => {
  test('Both land on the outer element, which has the role `grid`.', () => {
    render(<Grid aria-label="Trains" aria-labelledby="title" />);
    const outer = document.querySelector('.MuiDataGrid-root')!;
    expect(outer).toHaveAttribute('aria-label', 'Trains');
    expect(outer).toHaveAttribute('aria-labelledby', 'title');
    expect(screen.getByRole('grid')).toBe(outer);
  });

  test('`grid` with `aria-rowcount`, `aria-colcount`, `aria-multiselectable`', () => {
    render(<Grid filterModel={onlyOslo} />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '2');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '2');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
  });

  test('`columnheader` with `aria-colindex`, and with `aria-sort` if it is sorted', () => {
    render(<Grid sortModel={[{ field: 'line', sort: 'desc' }]} />);
    expect(header('line')).toHaveAttribute('aria-sort', 'descending');
    expect(header('line')).toHaveAttribute('aria-colindex', '2');
    expect(header('city')).not.toHaveAttribute('aria-sort');
  });

  test('`row` with `aria-rowindex`, which is 1 for the headers, and `aria-selected`', () => {
    render(<Grid />);
    expect(header('city').closest('[role="row"]')).toHaveAttribute('aria-rowindex', '1');
    const row = document.querySelector('[data-id="11"]');
    expect(row).toHaveAttribute('aria-rowindex', '2');
    expect(row).toHaveAttribute('aria-selected', 'false');
  });

  test('`cell`, not `gridcell`, with `aria-colindex`; no attribute tells which cells can be edited', () => {
    render(<Grid />);
    expect(screen.queryByRole('gridcell')).toBeNull();
    expect(cell(11, 'line')).toHaveAttribute('role', 'cell');
    expect(cell(11, 'line')).toHaveAttribute('aria-colindex', '2');
    const ariaOf = (element: Element) =>
      element.getAttributeNames().filter((name) => name.startsWith('aria-'));
    expect(ariaOf(cell(11, 'city'))).toEqual(ariaOf(cell(11, 'line')));
  });

  test('`aria-rowcount` leaves out the row of the headers, and counts the rows that the filter hides.', async () => {
    render(<Grid filterModel={onlyOslo} />);
    await wait();
    const shown = document.querySelectorAll('[role="row"][data-id]');
    expect(shown).toHaveLength(1);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', String(rows.length));
    expect(shown[0]).toHaveAttribute('aria-rowindex', '2');
  });
});

describe('#announcements', () => {
  test('Loading, an empty grid and an error are not announced.', async () => {
    const liveOf = () =>
      document.querySelectorAll('[aria-live], [role="status"], [role="alert"], [aria-busy="true"]');
    const { rerender } = render(<Grid loading />);
    expect(screen.getByRole('progressbar')).not.toHaveAccessibleName();
    expect(liveOf()).toHaveLength(0);
    rerender(<Grid rows={[]} />);
    await wait();
    expect(screen.getByText('No rows')).toBeInTheDocument();
    expect(liveOf()).toHaveLength(0);
    rerender(<Grid error="No answer" />);
    await wait();
    expect(screen.getByText('An error occurred.')).toBeInTheDocument();
    expect(liveOf()).toHaveLength(0);
  });

  test('The `description` of a column appears only under the pointer.', async () => {
    const user = userEvent.setup();
    render(<Grid columns={[{ field: 'city', description: 'Name of the city', width: 100 }]} />);
    await user.tab();
    expect(header('city')).toHaveFocus();
    await wait(500);
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.mouseOver(screen.getByText('city'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Name of the city');
  });
});

describe('#tab-sequence', () => {
  test('or at the first header initially', async () => {
    render(<Grid />);
    await userEvent.tab();
    expect(header('city')).toHaveFocus();
  });

  test('Pressing Tab again moves the focus to the footer.', async () => {
    render(<Grid pagination pageSize={100} rowsPerPageOptions={[1, 100]} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement!.closest('.MuiDataGrid-footerContainer')).not.toBeNull();
  });

  test('Tab saves and moves to the next one, which does not open.', async () => {
    render(<Grid columns={columns.map((column) => ({ ...column, editable: true }))} />);
    await wait();
    act(() => api.current.setCellFocus(11, 'city'));
    fireEvent.doubleClick(cell(11, 'city'));
    const input = cell(11, 'city').querySelector('input')!;
    fireEvent.change(input, { target: { value: 'Moss' } });
    await wait(100);
    fireEvent.keyDown(input, { key: 'Tab' });
    await waitFor(() => expect(cell(11, 'line')).toHaveFocus());
    expect(api.current.getRow(11)!['city']).toBe('Moss');
    expect(api.current.getCellMode(11, 'line')).toBe('view');
  });
});

describe('#navigation', () => {
  test('from the first row to the header', async () => {
    render(<Grid />);
    await press(11, 'line', 'ArrowUp');
    expect(header('line')).toHaveFocus();
  });

  test('in the `DataGrid`, to the header while all rows fit on one page', async () => {
    const { unmount } = render(<Grid />);
    await press(12, 'line', 'Home', { ctrlKey: true });
    expect(cell(11, 'city')).toHaveFocus();
    unmount();
    render(<DataGrid rows={rows} columns={columns} disableVirtualization />);
    await wait();
    const user = userEvent.setup();
    await user.click(cell(12, 'line'));
    await user.keyboard('{Control>}{Home}{/Control}');
    await wait();
    expect(header('city')).toHaveFocus();
  });

  test('<kbd>Page Up</kbd> in the first screen moves to the header', async () => {
    render(<Grid />);
    await wait(100);
    act(() => {
      api.current.setState((state) => ({
        ...state,
        containerSizes: { ...state.containerSizes!, viewportPageSize: 2 },
      }));
      api.current.forceUpdate({});
    });
    await press(12, 'line', 'PageUp');
    expect(header('line')).toHaveFocus();
  });

  test('One screen down; in a cell that can be edited, opens it', async () => {
    render(<Grid rows={Array.from({ length: 30 }, (_, id) => ({ id, city: `City ${id}` }))} />);
    await wait(100);
    act(() => {
      api.current.setState((state) => ({
        ...state,
        containerSizes: { ...state.containerSizes!, viewportPageSize: 6 },
      }));
      api.current.forceUpdate({});
    });
    await press(0, 'line', ' ');
    expect(cell(6, 'line')).toHaveFocus();
    await press(2, 'city', ' ');
    expect(api.current.getCellMode(2, 'city')).toBe('edit');
  });
});

describe('#selection', () => {
  test('Selects the row of the focused cell, and no other; pressed again, it does not take the row out', async () => {
    render(<Grid />);
    await press(12, 'line', ' ', { shiftKey: true });
    expect(selected()).toEqual([12]);
    await press(12, 'line', ' ', { shiftKey: true });
    expect(selected()).toEqual([12]);
    await press(11, 'line', ' ', { shiftKey: true });
    expect(selected()).toEqual([11]);
  });

  test('With `checkboxSelection`, adds the row', async () => {
    render(<Grid checkboxSelection />);
    await press(12, 'line', ' ', { shiftKey: true });
    await press(11, 'line', ' ', { shiftKey: true });
    expect(selected()).toEqual([11, 12]);
  });

  test('In a cell that can be edited, it opens the cell and selects nothing', async () => {
    const user = userEvent.setup();
    render(<Grid disableSelectionOnClick />);
    await wait();
    await user.click(cell(11, 'city'));
    await user.keyboard('{Shift>} {/Shift}');
    await wait();
    expect(api.current.getCellMode(11, 'city')).toBe('edit');
    expect(selected()).toEqual([]);
  });

  test('Selects the row, or takes it out', async () => {
    const user = userEvent.setup();
    render(<Grid checkboxSelection disableSelectionOnClick />);
    await wait();
    await user.click(cell(11, 'city'));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getAllByLabelText('Select Row checkbox')[0]).toHaveFocus();
    await user.keyboard(' ');
    expect(selected()).toEqual([11]);
    await user.keyboard(' ');
    expect(selected()).toEqual([]);
  });

  test('Selects all rows, where several can be selected; on a checkbox, nothing', async () => {
    const all = { ctrlKey: true };
    const { unmount } = render(<Grid checkboxSelection />);
    await wait();
    fireEvent.keyDown(screen.getAllByLabelText('Select Row checkbox')[0]!, { key: 'a', ...all });
    expect(selected()).toEqual([]);
    await press(11, 'line', 'a', all);
    expect(selected()).toEqual([11, 12]);
    unmount();
    const onChange = jest.fn();
    render(
      <DataGrid
        rows={rows}
        columns={columns}
        onSelectionModelChange={onChange}
        disableVirtualization
      />,
    );
    await wait();
    act(() => cell(11, 'line').focus());
    fireEvent.keyDown(cell(11, 'line'), { key: 'a', ...all });
    expect(onChange.mock.lastCall?.[0] ?? []).toEqual([]);
  });

  test('Edits the cell; a character replaces its content', async () => {
    const user = userEvent.setup();
    render(<Grid />);
    await wait();
    await user.click(cell(11, 'city'));
    await user.keyboard('x');
    await wait(100);
    expect(cell(11, 'city').querySelector('input')).toHaveValue('x');
  });

  test('Empties the cell and saves', async () => {
    render(<Grid />);
    await press(11, 'city', 'Delete');
    expect(api.current.getRow(11)!['city']).toBe('');
    expect(api.current.getCellMode(11, 'city')).toBe('view');
  });

  test('Saves and moves to the cell below', async () => {
    const user = userEvent.setup();
    render(<Grid />);
    await wait();
    await user.click(cell(11, 'city'));
    await user.keyboard('x');
    await wait(100);
    await user.keyboard('{Enter}');
    await wait();
    expect(api.current.getRow(11)!['city']).toBe('x');
    expect(cell(12, 'city')).toHaveFocus();
  });

  test('in the first row, <kbd>Shift</kbd> + <kbd>↑</kbd> also throws an error', async () => {
    render(<Grid />);
    await wait();
    const messages = await errorsOf(() => press(11, 'line', 'ArrowUp', { shiftKey: true }));
    expect(messages.join()).toContain("Cannot read properties of null (reading 'id')");
  });
});

describe('#sorting', () => {
  test('Sorts by this column as well', async () => {
    render(<Grid />);
    await pressOnHeader('line', 'Enter');
    await pressOnHeader('city', 'Enter', { shiftKey: true });
    expect(api.current.getSortModel().map(({ field }) => field)).toEqual(['line', 'city']);
  });

  test('Opens the column menu', async () => {
    render(<Grid />);
    await pressOnHeader('city', 'Enter', { ctrlKey: true });
    expect(screen.getByRole('menu')).toBeInTheDocument();
    expect(api.current.getSortModel()).toEqual([]);
  });

  test('Nothing', async () => {
    render(<Grid checkboxSelection />);
    await pressOnHeader('city', ' ');
    expect(header('city')).toHaveFocus();
    expect(api.current.getSortModel()).toEqual([]);
    expect(selected()).toEqual([]);
  });
});

describe('#column-menu', () => {
  test('<kbd>Escape</kbd> and <kbd>Tab</kbd> do not close it, and throw an error', async () => {
    render(<Grid />);
    await pressOnHeader('city', 'Enter', { ctrlKey: true });
    for (const key of ['Escape', 'Tab']) {
      const messages = await errorsOf(async () => {
        fireEvent.keyDown(screen.getByRole('menu'), { key });
        await wait();
      });
      expect(messages.join()).toContain("reading 'stopPropagation'");
      expect(api.current.state.columnMenu.open).toBe(true);
    }
  });

  test('called without the event, it throws the same error', async () => {
    const Menu = ({ hideMenu }: GridColumnMenuProps) => (
      <button type="button" onClick={() => hideMenu()}>
        Leave
      </button>
    );
    render(<Grid components={{ ColumnMenu: Menu }} />);
    await pressOnHeader('city', 'Enter', { ctrlKey: true });
    const leave = await screen.findByRole('button', { name: 'Leave' });
    const messages = await errorsOf(() => {
      fireEvent.click(leave);
    });
    expect(messages.join()).toContain("reading 'stopPropagation'");
    expect(api.current.state.columnMenu.open).toBe(true);
  });

  test('The slot `ColumnMenu` can fix both', async () => {
    const user = userEvent.setup();
    render(<MoveColumnsByKeyboard />);
    await wait();
    await user.tab();
    for (const leave of ['{Escape}', '{Tab}', '{ArrowDown}{Enter}']) {
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(await screen.findByRole('menu')).toBeInTheDocument();
      await user.keyboard(leave);
      await wait(100);
      expect(header('line')).toHaveFocus();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  }, 30_000);
});

describe('#pages', () => {
  const paged = { pagination: true, page: 1, pageSize: 1, rowsPerPageOptions: [1] };

  test('From the second page on, <kbd>↓</kbd> on a header does not reach the rows', async () => {
    render(<Grid {...paged} />);
    await wait();
    await pressOnHeader('line', 'ArrowDown');
    expect(header('line')).toHaveFocus();
  });

  test('<kbd>↑</kbd> in the first row does not reach the headers', async () => {
    render(<Grid {...paged} />);
    await wait();
    await press(12, 'line', 'ArrowUp');
    expect(cell(12, 'line')).toHaveFocus();
  });

  test('After a change of the page, <kbd>Tab</kbd> does not enter the grid at all, if a cell had the focus before', async () => {
    const { rerender } = render(<Grid {...paged} page={0} />);
    await wait();
    act(() => api.current.setCellFocus(11, 'line'));
    await wait();
    expect(tabStops()).toBe(1);
    rerender(<Grid {...paged} page={1} />);
    await wait();
    expect(cell(12, 'line')).toBeInTheDocument();
    expect(tabStops()).toBe(0);
  });

  test('On a last page that is not full, <kbd>↓</kbd> in the last row, <kbd>Page Down</kbd>, <kbd>Space</kbd> and <kbd>Ctrl</kbd> + <kbd>End</kbd> throw an error, and the focus stays.', async () => {
    const third = { id: 13, city: 'Moss', line: 'C' };
    render(<Grid {...paged} rows={[...rows, third]} pageSize={2} rowsPerPageOptions={[2]} />);
    await wait();
    for (const [key, more] of [
      ['ArrowDown', {}],
      ['PageDown', {}],
      [' ', {}],
      ['End', { ctrlKey: true }],
    ] as const) {
      const messages = await errorsOf(() => press(13, 'line', key, more));
      expect(messages.join()).toContain('undefined');
      expect(cell(13, 'line')).toHaveFocus();
    }
  });

  test('This footer fixes the first three', async () => {
    const user = userEvent.setup();
    render(<PagesByKeyboard />);
    await wait();
    await user.click(cell(102, 'station'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await wait(100);
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(cell(104, 'station')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await wait();
    expect(header('station')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await wait();
    expect(cell(104, 'station')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await wait();
    expect(cell(105, 'station')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await wait();
    await user.keyboard('{ArrowUp}');
    await wait();
    expect(header('station')).toHaveFocus();
  }, 30_000);
});

describe('#missing-keys', () => {
  const arrows = ['ArrowLeft', 'ArrowRight'];
  const modifiers = [{ ctrlKey: true }, { altKey: true }, { shiftKey: true }];
  const pressAll = async () => {
    for (const key of arrows) {
      for (const modifier of modifiers) {
        await pressOnHeader('city', key, modifier);
      }
    }
  };

  test('No key changes the width of a column.', async () => {
    render(<Grid />);
    await pressAll();
    expect(api.current.getColumn('city').computedWidth).toBe(100);
  });

  test('No key moves a column.', async () => {
    render(<Grid />);
    await pressAll();
    expect(api.current.getColumnIndex('city')).toBe(0);
  });

  test('four items that do both', async () => {
    render(<MoveColumnsByKeyboard />);
    await wait();
    const choose = async (name: string) => {
      act(() => header('line').focus());
      fireEvent.keyDown(header('line'), { key: 'Enter', ctrlKey: true });
      fireEvent.click(await screen.findByRole('menuitem', { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await choose('Wider');
    expect(header('line').style.width).toBe('200px');
    await choose('Narrower');
    expect(header('line').style.width).toBe('160px');
    await choose('Move right');
    expect(header('line')).toHaveAttribute('aria-colindex', '2');
    await choose('Move left');
    expect(header('line')).toHaveAttribute('aria-colindex', '1');
  }, 30_000);
});

describe('#own-keys', () => {
  test('`onCellKeyDown` is called before the grid reacts to a key on a cell.', async () => {
    const modes: string[] = [];
    render(
      <Grid onCellKeyDown={({ id, field }) => modes.push(api.current.getCellMode(id, field))} />,
    );
    await press(11, 'city', 'Enter');
    expect(modes).toEqual(['view']);
    expect(api.current.getCellMode(11, 'city')).toBe('edit');
  });

  test('Set `event.defaultMuiPrevented = true` there, and the grid does not react.', async () => {
    render(
      <Grid
        onCellKeyDown={(params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    await press(11, 'city', 'Enter');
    expect(api.current.getCellMode(11, 'city')).toBe('view');
  });

  test('stop it with `onKeyDownCapture` on an element around the grid', async () => {
    render(
      <div onKeyDownCapture={(event) => event.key === 'Enter' && event.stopPropagation()}>
        <Grid />
      </div>,
    );
    await pressOnHeader('city', 'Enter');
    expect(api.current.getSortModel()).toHaveLength(0);
  });

  test('This function lets <kbd>Shift</kbd> + <kbd>Space</kbd> select rows in all cells, and take them out again.', async () => {
    render(
      <Grid
        onCellKeyDown={({ id, cellMode }, event) => {
          if (event.key === ' ' && event.shiftKey && cellMode === 'view') {
            event.defaultMuiPrevented = true;
            event.preventDefault();
            api.current.selectRow(id, !api.current.getSelectedRows().has(id), true);
          }
        }}
      />,
    );
    await press(11, 'city', ' ', { shiftKey: true });
    await press(12, 'city', ' ', { shiftKey: true });
    expect(selected()).toEqual([11, 12]);
    await press(11, 'city', ' ', { shiftKey: true });
    expect(selected()).toEqual([12]);
    expect(api.current.getCellMode(11, 'city')).toBe('view');
  });
});

describe('#density', () => {
  const heights = () => [
    document.querySelector<HTMLElement>('[data-id="11"]')!.style.minHeight,
    document.querySelector<HTMLElement>('.MuiDataGrid-columnsContainer')!.style.minHeight,
  ];

  test('`standard` makes rows 52 and headers 56 pixels tall, `compact` 36 and 39, `comfortable` 67 and 72.', async () => {
    const { rerender } = render(<Grid />);
    await wait();
    expect(heights()).toEqual(['52px', '56px']);
    rerender(<Grid density="compact" />);
    await wait();
    expect(heights()).toEqual(['36px', '39px']);
    rerender(<Grid density="comfortable" />);
    await wait();
    expect(heights()).toEqual(['67px', '72px']);
  });

  test('Your own `rowHeight` and `headerHeight` are multiplied in the same way.', async () => {
    render(<Grid density="compact" rowHeight={100} headerHeight={80} />);
    await wait();
    expect(heights()).toEqual(['70px', '56px']);
  });
});

describe('#density-selection', () => {
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Density' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
    await wait();
  };

  test('The menu replaces it, even if the component renders again with the same prop; only another value of the prop takes effect again.', async () => {
    const { rerender } = render(<Grid components={{ Toolbar: GridToolbar }} density="compact" />);
    await choose('Comfortable');
    rerender(<Grid components={{ Toolbar: GridToolbar }} density="compact" />);
    expect(density()).toBe('comfortable');
    rerender(<Grid components={{ Toolbar: GridToolbar }} density="standard" />);
    expect(density()).toBe('standard');
  });

  test('read `state.density.value` in `onStateChange`', async () => {
    render(<DensityFromTheToolbar />);
    await wait();
    expect(screen.getByText('Density: compact')).toBeInTheDocument();
    await choose('Comfortable');
    expect(screen.getByText('Density: comfortable')).toBeInTheDocument();
  });

  test('`disableDensitySelector` removes the menu.', () => {
    const components = { Toolbar: GridToolbar };
    const { rerender } = render(<Grid components={components} />);
    expect(screen.getByRole('button', { name: 'Density' })).toBeInTheDocument();
    rerender(<Grid components={components} disableDensitySelector />);
    expect(screen.queryByRole('button', { name: 'Density' })).not.toBeInTheDocument();
  });
});

describe('#set-density', () => {
  test('`apiRef.current.setDensity()` changes the density, also when the prop is set', () => {
    render(<Grid density="compact" />);
    act(() => api.current.setDensity('comfortable'));
    expect(density()).toBe('comfortable');
  });
});
