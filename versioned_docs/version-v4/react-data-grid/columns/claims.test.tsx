import * as React from 'react';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  GridColumnMenuContainer,
  GridPreferencePanelsValue,
  GridToolbarColumnsButton,
  SortGridMenuItems,
  gridClasses,
  type GridApi,
  type GridApiRef,
  type GridColDef,
  type GridColumnMenuProps,
  type GridColumnOrderChangeParams,
  type GridComponentProps,
} from '@mui/x-data-grid-pro';
import EveryColumnType from './demos/EveryColumnType';
import LinksInCells from './demos/LinksInCells';
import MenuWithStatistics from './demos/MenuWithStatistics';
import SaveButtonInCells from './demos/SaveButtonInCells';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
];
const a: GridColDef = { field: 'a', type: 'number' };
const b: GridColDef = { field: 'b' };
const c: GridColDef = { field: 'c' };
const columns = [a, b, c];

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
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<GridComponentProps>) {
  return (
    <DataGridPro apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
  );
}

const wait = (ms = 150) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const visible = () => api.current.getVisibleColumns().map(({ field }) => field);
const order = () => api.current.getAllColumns().map(({ field }) => field);
const widthOf = (field: string) => api.current.getColumn(field).computedWidth;
const lineOf = (field: string) =>
  document.querySelector(
    `[role="columnheader"][data-field="${field}"] .${gridClasses.columnSeparator}`,
  )!;
const cellOf = (field: string) =>
  document.querySelector<HTMLElement>(`[role="cell"][data-field="${field}"]`)!;

/** Drags the line at the end of a header. The header begins at 0. */
async function resize(field: string, distance: number) {
  fireEvent.mouseDown(lineOf(field), { clientX: 0 });
  fireEvent.mouseMove(document, { buttons: 1, clientX: distance });
  fireEvent.mouseUp(document, { clientX: distance });
  await wait();
}

describe('#value-getter', () => {
  test('A field is not a path', async () => {
    render(
      <Grid rows={[{ id: 1, farm: { name: 'Hambela' } }]} columns={[{ field: 'farm.name' }]} />,
    );
    await wait();
    expect(cellOf('farm.name')).toHaveTextContent('');
    expect(api.current.getCellValue(1, 'farm.name')).toBeUndefined();
  });
});

describe('#value-parser', () => {
  test('It also converts the value of a filter, and receives no second argument then.', async () => {
    const valueParser = jest.fn((value) => value);
    render(
      <Grid
        columns={[{ field: 'b', valueParser }]}
        filterModel={{ items: [{ columnField: 'b', operatorValue: 'equals', value: 'x' }] }}
      />,
    );
    await wait();
    expect(valueParser).toHaveBeenCalled();
    valueParser.mock.calls.forEach((args: unknown[]) => expect(args).toEqual(['x']));
  });
});

describe('#render-cell', () => {
  test('Return `null` or `undefined` to fall back to the formatted text, and an empty string for an empty cell.', async () => {
    const column = (field: string, result: React.ReactNode): GridColDef => ({
      field,
      valueGetter: () => 'Formatted',
      renderCell: () => result,
    });
    render(
      <Grid
        rows={[{ id: 1 }]}
        columns={[column('a', null), column('b', undefined), column('c', '')]}
      />,
    );
    await wait();
    expect(['a', 'b', 'c'].map((field) => cellOf(field).textContent)).toEqual([
      'Formatted',
      'Formatted',
      '',
    ]);
  });

  test('A cell that you render is a flex container, other cells are blocks', async () => {
    render(<Grid columns={[{ ...b, renderCell: () => 'own' }, c]} />);
    await wait();
    expect(getComputedStyle(cellOf('b')).display).toBe('flex');
    expect(getComputedStyle(cellOf('c')).display).toBe('block');
  });
});

describe('#expand-cell', () => {
  test('cells have no `title`', async () => {
    render(<Grid />);
    await wait();
    expect(document.querySelectorAll('[role="cell"]').length).toBe(6);
    expect(document.querySelector('[role="cell"][title]')).toBeNull();
  });
});

describe('#accessible-cells', () => {
  const onClick = jest.fn();
  const withButton: GridColDef = {
    field: 'b',
    renderCell: ({ hasFocus }) => (
      <button type="button" tabIndex={hasFocus ? 0 : -1} onClick={onClick}>
        Call
      </button>
    ),
  };
  const button = () => screen.getAllByRole('button', { name: 'Call' })[0]!;

  async function show() {
    onClick.mockClear();
    render(<Grid columns={[a, withButton, c]} />);
    await wait();
    act(() => api.current.setCellFocus(1, 'b'));
    await wait();
  }

  test('The grid then focuses the control instead of the cell.', async () => {
    await show();
    expect(button()).toHaveFocus();
  });

  test('**<kbd>Enter</kbd> and <kbd>Space</kbd> work**', async () => {
    await show();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('the arrow keys do not lead away from a control', async () => {
    await show();
    await userEvent.keyboard('{ArrowRight}');
    expect(button()).toHaveFocus();
  });

  test('**A click also selects the row.**', async () => {
    await show();
    fireEvent.click(button());
    await wait();
    expect(api.current.state.selection).toEqual([1]);
  });

  test('passes them on', async () => {
    const user = userEvent.setup();
    render(<LinksInCells />);
    await wait();
    await user.click(cellOf('instrument'));
    await user.keyboard('{ArrowRight}');
    const links = screen.getAllByRole('link');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('data-field', 'borrower');
  }, 30_000);
});

describe('#save-button', () => {
  test('type a note, and press <kbd>Tab</kbd> and <kbd>Space</kbd> to save it', async () => {
    const user = userEvent.setup();
    render(<SaveButtonInCells />);
    await wait();
    await user.click(cellOf('borrower'));
    await user.keyboard('{ArrowRight}');
    const field = screen.getAllByRole('textbox')[0]!;
    expect(field).toHaveFocus();
    await user.keyboard('two words');
    expect(field).toHaveValue('two words');
    await user.tab();
    expect(screen.getAllByRole('button', { name: /^Save the note/ })[0]).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByText('Saved')).toBeInTheDocument();
  }, 30_000);

  test('<kbd>↑</kbd> and <kbd>↓</kbd> go to the field of another row', async () => {
    const user = userEvent.setup();
    render(<SaveButtonInCells />);
    await wait();
    await user.click(cellOf('borrower'));
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getAllByRole('textbox')[1]).toHaveFocus();
  }, 30_000);
});

describe('#column-types', () => {
  test('gets no defaults at all: such a column is neither sorted nor filtered', async () => {
    render(<Grid columns={[a, { field: 'b', type: 'name' }]} />);
    await wait();
    const { sortable, filterable, filterOperators } = api.current.getColumn('b');
    expect([sortable, filterable, filterOperators]).toEqual([undefined, undefined, undefined]);
    fireEvent.click(document.querySelector('[role="columnheader"][data-field="b"]')!);
    await wait();
    expect(api.current.getSortModel()).toEqual([]);
    expect(cellOf('b')).toHaveTextContent('x');
  });
});

describe('#column-types', () => {
  test('Neither TypeScript nor the console reports it.', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Grid columns={[a, { field: 'b', type: 'name' }]} />);
    await wait();
    const written = [...jest.mocked(console.error).mock.calls, ...warn.mock.calls];
    expect(written.flat().map(String).join()).not.toMatch(/type|column/i);
  });
});

describe('#column-types', () => {
  test('This demo opens it', async () => {
    const user = userEvent.setup();
    render(<EveryColumnType />);
    await wait();
    await user.click(cellOf('cooled'));
    await user.keyboard('{Enter}');
    await wait();
    expect(screen.getByRole('checkbox')).toHaveFocus();
    await user.keyboard('{Enter}');
    await wait();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('grid')).toBeInTheDocument();
  }, 30_000);
});

describe('#convert-types', () => {
  test('Text in a `date` column is shown as it is', async () => {
    render(
      <Grid rows={[{ id: 1, due: '2021-01-31' }]} columns={[{ field: 'due', type: 'date' }]} />,
    );
    await wait();
    expect(cellOf('due')).toHaveTextContent('2021-01-31');
  });
});

describe('#single-select', () => {
  test('The filter and the editor show the label', async () => {
    const column = {
      field: 'b',
      type: 'singleSelect',
      editable: true,
      valueOptions: [{ value: 'x', label: 'Bar' }],
    };
    render(<Grid columns={[column]} />);
    await wait();
    act(() => api.current.showFilterPanel('b'));
    await wait();
    expect(screen.getByRole('option', { name: 'Bar' })).toBeInTheDocument();
    act(() => api.current.hideFilterPanel());
    await wait(400);
    act(() => api.current.setCellMode(1, 'b', 'edit'));
    await wait();
    expect(cellOf('b')).toHaveTextContent('Bar');
  });

  test('but the cell shows the value', async () => {
    const valueOptions = [{ value: 'x', label: 'Bar' }];
    render(<Grid columns={[{ field: 'b', type: 'singleSelect', valueOptions }]} />);
    await wait();
    expect(cellOf('b')).toHaveTextContent(/^x$/);
  });
});

describe('#custom-types', () => {
  test("lets a column say `type: 'euros'`", async () => {
    const columnTypes = {
      euros: {
        extendType: 'number' as const,
        valueFormatter: ({ value }: { value: unknown }) => `${value} €`,
      },
    };
    render(<Grid columns={[{ field: 'a', type: 'euros' }]} columnTypes={columnTypes} />);
    await wait();
    expect(cellOf('a')).toHaveTextContent('3 €');
    expect(api.current.getColumn('a').align).toBe('right');
  });
});

describe('#fluid-width', () => {
  test('A flexible column that needs its minimum does not take it from the others', async () => {
    render(
      <Grid
        columns={[
          { field: 'a', flex: 1, minWidth: 600 },
          { field: 'b', flex: 1 },
        ]}
      />,
    );
    await wait();
    expect(widthOf('a')).toBe(600);
    expect(widthOf('b')).toBeGreaterThan(400);
  });

  test('A column that users resize becomes fixed: it then has a `width` and no `flex`', async () => {
    render(<Grid columns={[{ field: 'a', flex: 1 }, b]} />);
    await wait();
    expect(widthOf('a')).toBeGreaterThan(700);
    await resize('a', 140 - widthOf('a'));
    expect(api.current.getColumn('a').flex).toBeUndefined();
    expect(api.current.getColumn('a').width).toBe(widthOf('a'));
  });
});

describe('#resizing', () => {
  test('the console reports it as an error', async () => {
    render(<DataGrid rows={rows} columns={[{ ...b, resizable: true }]} />);
    await wait();
    expect(jest.mocked(console.error).mock.calls.flat().map(String).join()).toContain(
      '`column.resizable = true` is not a valid prop.',
    );
  });

  test('Widths from code still work.', async () => {
    render(<Grid disableColumnResize />);
    await wait();
    await resize('b', 140);
    expect(widthOf('b')).toBe(100);
    act(() => api.current.setColumnWidth('b', 140));
    await wait();
    expect(widthOf('b')).toBe(140);
  });

  test('With `DataGrid`, people cannot drag the lines.', async () => {
    render(<DataGrid rows={rows} columns={columns} disableVirtualization />);
    await wait();
    await resize('b', 140);
    expect(screen.getByRole('columnheader', { name: 'b' }).style.width).toBe('100px');
  });

  test('even if the width has not changed', async () => {
    const onColumnWidthChange = jest.fn();
    render(<Grid onColumnWidthChange={onColumnWidthChange} />);
    await wait();
    fireEvent.mouseDown(lineOf('b'), { clientX: 0 });
    fireEvent.mouseUp(document, { clientX: 0 });
    await wait();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
    expect(widthOf('b')).toBe(100);
  });

  test('After a drag with a finger, `onColumnWidthChange` is not called:', async () => {
    const onColumnWidthChange = jest.fn();
    const stopped = jest.fn();
    render(<Grid onColumnWidthChange={onColumnWidthChange} />);
    await wait();
    api.current.subscribeEvent('columnResizeStop', stopped);
    const finger = (clientX: number) => ({
      changedTouches: [{ identifier: 1, clientX, clientY: 0 }],
    });
    fireEvent.touchStart(lineOf('b'), finger(0));
    fireEvent.touchMove(document, finger(140));
    fireEvent.touchEnd(document, finger(140));
    await wait();
    expect(widthOf('b')).toBeGreaterThan(100);
    expect(onColumnWidthChange).not.toHaveBeenCalled();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  test('`onColumnWidthChange` is also called by `setColumnWidth()`, but not by `updateColumns()`.', async () => {
    const onColumnWidthChange = jest.fn();
    render(<Grid onColumnWidthChange={onColumnWidthChange} />);
    await wait();
    act(() => api.current.setColumnWidth('b', 300));
    await wait();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
    act(() => api.current.updateColumns([{ field: 'b', width: 200 }]));
    await wait();
    expect(widthOf('b')).toBe(200);
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
  });

  test('A flexible column stays flexible', async () => {
    render(<Grid columns={[{ field: 'a', flex: 1 }]} />);
    await wait();
    const before = widthOf('a');
    act(() => api.current.setColumnWidth('a', 60));
    await wait();
    expect(api.current.getColumn('a').flex).toBe(1);
    expect(widthOf('a')).toBe(before);
  });
});

describe('#autosizing', () => {
  test('a double-click on a line does nothing', async () => {
    render(<Grid />);
    await wait();
    fireEvent.doubleClick(lineOf('b'));
    await wait();
    expect(widthOf('b')).toBe(100);
  });
});

describe('#column-visibility', () => {
  test('it can be sorted and filtered', async () => {
    render(
      <Grid
        columns={[a, { ...b, hide: true }]}
        filterModel={{ items: [{ columnField: 'b', operatorValue: 'equals', value: 'y' }] }}
        sortModel={[{ field: 'b', sort: 'desc' }]}
      />,
    );
    await wait();
    expect(visible()).toEqual(['a']);
    expect([...api.current.getVisibleRowModels().keys()]).toEqual([2]);
    expect(api.current.getSortedRowIds()).toEqual([2, 1]);
  });

  test('do not contain it, either', async () => {
    const writeText = jest.fn(async (_text: string) => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    render(<Grid columns={[a, { ...b, hide: true }, c]} selectionModel={[1]} />);
    await wait();
    fireEvent.keyDown(screen.getByText('k'), {
      key: 'c',
      code: 'KeyC',
      keyCode: 67,
      ctrlKey: true,
    });
    expect(writeText).toHaveBeenCalledWith('3\tk');
  });

  test('**Hide all** and **Show all** do not call it', async () => {
    const onColumnVisibilityChange = jest.fn();
    render(<Grid onColumnVisibilityChange={onColumnVisibilityChange} />);
    await wait();
    act(() => api.current.setColumnVisibility('b', false));
    await wait();
    expect(onColumnVisibilityChange).toHaveBeenCalledTimes(1);
    expect(onColumnVisibilityChange.mock.calls[0][0]).toMatchObject({
      field: 'b',
      isVisible: false,
    });
    act(() => api.current.showPreferences(GridPreferencePanelsValue.columns));
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Hide all' }));
    await wait();
    expect(visible()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await wait();
    expect(visible()).toEqual(['a', 'b', 'c']);
    expect(onColumnVisibilityChange).toHaveBeenCalledTimes(1);
  });
});

describe('#column-selector', () => {
  test('refer to all columns, even if a search shows some of them', async () => {
    render(<Grid />);
    await wait();
    act(() => api.current.showPreferences(GridPreferencePanelsValue.columns));
    await wait();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'b' } });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Hide all' }));
    await wait();
    expect(visible()).toEqual([]);
  });

  test('the toolbar button renders nothing', async () => {
    const components = { Toolbar: GridToolbarColumnsButton };
    const { rerender } = render(<Grid components={components} />);
    await wait();
    expect(screen.getByRole('button', { name: 'Select columns' })).toBeInTheDocument();
    rerender(<Grid components={components} disableColumnSelector />);
    await wait();
    expect(screen.queryByRole('button', { name: 'Select columns' })).toBeNull();
  });
});

/** A column whose header is a button, which says how often it was pressed. */
function withButton(props: React.ComponentProps<'button'> = {}): GridColDef {
  return {
    field: 'b',
    renderHeader: () => (
      <button tabIndex={0} {...props}>
        About b
      </button>
    ),
  };
}

describe('#render-header', () => {
  const sorted = () => api.current.getSortModel().map(({ field }) => field);

  test('A click on a button goes on to the header, which sorts the column. <kbd>Enter</kbd> on the button does the same.', async () => {
    const user = userEvent.setup();
    const stop = (event: React.SyntheticEvent) => event.stopPropagation();
    const { unmount } = render(<Grid columns={[a, withButton(), c]} />);
    await wait();
    await user.click(screen.getByRole('button', { name: 'About b' }));
    await wait();
    expect(sorted()).toEqual(['b']);
    unmount();
    api = { current: {} as GridApi };

    const { unmount: unmountStopped } = render(
      <Grid columns={[a, withButton({ onClick: stop }), c]} />,
    );
    await wait();
    await user.click(screen.getByRole('button', { name: 'About b' }));
    await wait();
    expect(sorted()).toEqual([]);
    await user.keyboard('{Enter}');
    await wait();
    expect(sorted()).toEqual(['b']);
    unmountStopped();
    api = { current: {} as GridApi };

    render(<Grid columns={[a, withButton({ onClick: stop, onKeyDown: stop }), c]} />);
    await wait();
    await user.click(screen.getByRole('button', { name: 'About b' }));
    await user.keyboard('{Enter}');
    await wait();
    expect(sorted()).toEqual([]);
  }, 30_000);
});

describe('#header-height', () => {
  test('Each line is as high as the header', async () => {
    render(<Grid headerHeight={72} />);
    await wait();
    const headers = document.querySelector<HTMLElement>(`.${gridClasses.columnsContainer}`)!;
    expect(headers.style.lineHeight).toBe('72px');
  });
});

describe('#column-menu', () => {
  test('the grid does not add it', async () => {
    const Menu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(function Menu(props, ref) {
      return (
        <GridColumnMenuContainer ref={ref} {...props}>
          <SortGridMenuItems column={props.currentColumn} onClick={props.hideMenu} />
        </GridColumnMenuContainer>
      );
    });
    const components = { ColumnMenu: Menu };
    render(<Grid components={components} />);
    await wait();
    act(() => api.current.showColumnMenu('b'));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Unsort', 'Sort by ASC', 'Sort by DESC']);
  });

  test('without an event, `hideMenu()` throws an error, and the menu stays open.', async () => {
    const receive = jest.fn<void, [GridColumnMenuProps['hideMenu']]>();
    const Menu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(function Menu(props, ref) {
      receive(props.hideMenu);
      return <GridColumnMenuContainer ref={ref} {...props} />;
    });
    const components = { ColumnMenu: Menu };
    const { unmount } = render(<Grid components={components} />);
    await wait();
    act(() => api.current.showColumnMenu('b'));
    await screen.findByRole('menu');
    const [hide] = receive.mock.lastCall!;
    expect(() => hide()).toThrow("reading 'stopPropagation'");
    expect(api.current.state.columnMenu.open).toBe(true);
    unmount();

    render(<MenuWithStatistics />);
    await wait();
    const gusts = screen.getByRole('columnheader', { name: 'Gusts' });
    fireEvent.keyDown(gusts, { key: 'Enter', ctrlKey: true });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Report highest' }));
    await wait(500);
    expect(screen.getByRole('status')).toHaveTextContent(/^Gusts: \d+$/);
    expect(screen.queryByRole('menu')).toBeNull();
  }, 30_000);

  test('on a header opens the menu', async () => {
    const user = userEvent.setup();
    for (const key of ['Control', 'Meta']) {
      api = { current: {} as GridApi };
      const { unmount } = render(<Grid />);
      await wait();
      act(() => api.current.setColumnHeaderFocus('b'));
      await wait();
      await user.keyboard(`{${key}>}{Enter}{/${key}}`);
      expect(await screen.findByRole('menuitem', { name: 'Show columns' })).toBeInTheDocument();
      unmount();
    }
  }, 30_000);
});

/** Drags one header to another; jsdom knows neither coordinates of a drag nor what is dragged. */
async function dragHeader(from: string, to: string, dropEffect: 'move' | 'none') {
  const handle = (name: string) =>
    screen
      .getByRole('columnheader', { name })
      .querySelector(`.${gridClasses.columnHeaderDraggableContainer}`)!;
  const send = (type: 'dragStart' | 'dragOver' | 'dragEnd', name: string, clientX: number) => {
    const event = createEvent[type](handle(name));
    const dataTransfer = { dropEffect, effectAllowed: 'move' };
    Object.entries({ clientX, clientY: 1, dataTransfer }).forEach(([key, value]) =>
      Object.defineProperty(event, key, { value }),
    );
    fireEvent(handle(name), event);
  };
  send('dragStart', from, 1);
  await wait();
  send('dragOver', to, 10);
  await wait();
  send('dragEnd', from, 10);
  await wait();
}

describe('#column-reorder', () => {
  test('is called for each place that the column passes, also before it is dropped', async () => {
    const moves: string[] = [];
    const report = ({ field, oldIndex, targetIndex }: GridColumnOrderChangeParams) =>
      moves.push(`${field}: ${oldIndex} to ${targetIndex}`);
    render(<Grid onColumnOrderChange={report} />);
    await wait();
    await dragHeader('a', 'c', 'none');
    expect(moves).toEqual(['a: 0 to 2', 'a: 2 to 0']);
  });

  test('hidden columns count in both', async () => {
    const onColumnOrderChange = jest.fn();
    render(
      <Grid columns={[a, { ...b, hide: true }, c]} onColumnOrderChange={onColumnOrderChange} />,
    );
    await wait();
    await dragHeader('a', 'c', 'move');
    expect(order()).toEqual(['b', 'c', 'a']);
    expect(onColumnOrderChange.mock.calls[0][0]).toMatchObject({ oldIndex: 0, targetIndex: 2 });
  });

  test('If the pointer leaves the grid, the column goes back', async () => {
    render(<Grid />);
    await wait();
    await dragHeader('a', 'c', 'none');
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  test('The API object can still move it', async () => {
    const onColumnOrderChange = jest.fn();
    render(
      <Grid
        columns={[{ ...a, disableReorder: true }, b, c]}
        onColumnOrderChange={onColumnOrderChange}
      />,
    );
    await wait();
    act(() => api.current.setColumnIndex('a', 2));
    await wait();
    expect(order()).toEqual(['b', 'c', 'a']);
    expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
  });
});

describe('#change-columns', () => {
  test('Sorting and filters of the remaining columns stay.', async () => {
    const { rerender } = render(<Grid />);
    await wait();
    act(() => api.current.sortColumn(api.current.getColumn('b'), 'desc'));
    await wait();
    act(() =>
      api.current.setFilterModel({
        items: [{ columnField: 'b', operatorValue: 'equals', value: 'y' }],
      }),
    );
    await wait();
    rerender(<Grid columns={[b, c]} />);
    await wait();
    expect(api.current.getSortModel()).toEqual([{ field: 'b', sort: 'desc' }]);
    expect([...api.current.getVisibleRowModels().keys()]).toEqual([2]);
  });

  test('widths, order and hidden columns go back to what it says', async () => {
    const { rerender } = render(<Grid />);
    await wait();
    act(() => api.current.setColumnWidth('b', 300));
    act(() => api.current.setColumnVisibility('c', false));
    await wait();
    act(() => api.current.setColumnIndex('a', 1));
    await wait();
    expect([order(), visible(), widthOf('b')]).toEqual([['b', 'a', 'c'], ['b', 'a'], 300]);
    rerender(<Grid columns={[a, b, c]} />);
    await wait();
    expect([order(), visible(), widthOf('b')]).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], 100]);
  });

  test('What the object does not mention stays', async () => {
    render(<Grid columns={[{ field: 'a', headerName: 'Title', minWidth: 80, flex: 1 }]} />);
    await wait();
    act(() => api.current.updateColumns([{ field: 'a', width: 300, flex: 0 }]));
    await wait();
    expect(api.current.getColumn('a')).toMatchObject({
      headerName: 'Title',
      minWidth: 80,
      computedWidth: 300,
    });
  });
});
