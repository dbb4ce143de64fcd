import * as React from 'react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridCellModesModel,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import {
  createCellEditHistoryHandler,
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi as GridApiPremium,
} from '@mui/x-data-grid-premium';
import { checkName, forgetChecks } from './demos/checkName';

interface Dish {
  id: number;
  name: string;
  price: number;
}

type Column = GridColDef<Dish>;

const name: Column = { field: 'name', editable: true };
const price: Column = { field: 'price', type: 'number', editable: true };
const soup: Dish = { id: 1, name: 'Soup', price: 7 };
const curry: Dish = { id: 2, name: 'Curry', price: 17 };

let api: React.MutableRefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
});

function Menu(props: Partial<DataGridProps<Dish>>) {
  const [rows] = React.useState([soup, curry]);
  return (
    <div style={{ width: 500, height: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={[name, price]} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const input = (field = 'name', id = 1) =>
  within(cell(id, field)).getByRole<HTMLInputElement>(field === 'price' ? 'spinbutton' : 'textbox');
const open = (field = 'name', id = 1) => act(() => api.current!.startCellEditMode({ id, field }));
const openRow = (id = 1) => act(() => api.current!.startRowEditMode({ id }));
const type = (value: string, field = 'name') =>
  fireEvent.change(input(field), { target: { value } });
const press = (key: string, field = 'name') => fireEvent.keyDown(input(field), { key });
const modeOf = (field = 'name', id = 1) => api.current!.getCellMode(id, field);
const nameNow = () => (api.current!.getRow(1) as Dish).name;
const propsOf = (field = 'name') =>
  api.current!.state.editRows[1][field] as unknown as Record<string, unknown>;
const clickElsewhere = async () => {
  fireEvent.mouseDown(document.body);
  fireEvent.mouseUp(document.body);
  fireEvent.click(document.body);
  await wait();
};

/** A check for `preProcessEditCellProps` that the test answers. */
function pendingChecks() {
  const checks: { value: unknown; done: (error: boolean) => Promise<void> }[] = [];
  const preProcessEditCellProps = ({ props }: GridPreProcessEditCellProps) =>
    new Promise<GridPreProcessEditCellProps['props']>((resolve) => {
      checks.push({
        value: props.value,
        done: (error) => act(async () => resolve({ ...props, error })),
      });
    });
  return { checks, columns: [{ ...name, preProcessEditCellProps }] };
}

const setName = (value: string) =>
  act(() => void api.current!.setEditCellValue({ id: 1, field: 'name', value }));

describe('#', () => {
  test('It does not change your `rows`, and a new `rows` prop replaces the changes', async () => {
    const rows = [soup, curry];
    const { rerender } = render(<Menu rows={rows} />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(nameNow()).toBe('Borscht');
    expect(rows).toEqual([{ id: 1, name: 'Soup', price: 7 }, curry]);
    rerender(<Menu rows={[...rows]} />);
    expect(nameNow()).toBe('Soup');
  });
});

describe('#switching-modes', () => {
  test('In `DataGridPremium`, Ctrl + V pastes into cells instead, unless `disableClipboardPaste` is set', () => {
    const paste = { key: 'v', keyCode: 86, ctrlKey: true };
    const modeAfterPaste = (props: Partial<DataGridPremiumProps<Dish>>) => {
      const premium: React.MutableRefObject<GridApiPremium | null> = { current: null };
      render(
        <div style={{ width: 500, height: 300 }}>
          <DataGridPremium
            apiRef={premium}
            rows={[soup, curry]}
            columns={[name, price]}
            disableRowSelectionOnClick
            {...props}
          />
        </div>,
      );
      act(() => premium.current!.setCellFocus(1, 'name'));
      fireEvent.keyDown(cell(1, 'name'), paste);
      const mode =
        props.editMode === 'row'
          ? premium.current!.getRowMode(1)
          : premium.current!.getCellMode(1, 'name');
      cleanup();
      return mode;
    };
    for (const editMode of ['cell', 'row'] as const) {
      expect(modeAfterPaste({ editMode })).toBe('view');
      expect(modeAfterPaste({ editMode, disableClipboardPaste: true })).toBe('edit');
    }
  });

  test('opens a cell with `pasteKeyDown` and a row with `printableKeyDown`', () => {
    const paste = { key: 'v', keyCode: 86, ctrlKey: true };
    const onCellEditStart = jest.fn();
    const { unmount } = render(<Menu onCellEditStart={onCellEditStart} />);
    act(() => api.current!.setCellFocus(1, 'name'));
    fireEvent.keyDown(cell(1, 'name'), paste);
    unmount();
    api = { current: null };
    const onRowEditStart = jest.fn();
    render(<Menu editMode="row" onRowEditStart={onRowEditStart} />);
    act(() => api.current!.setCellFocus(1, 'name'));
    fireEvent.keyDown(cell(1, 'name'), paste);
    expect(onCellEditStart.mock.calls.map(([{ reason }]) => reason)).toEqual(['pasteKeyDown']);
    expect(onRowEditStart.mock.calls.map(([{ reason }]) => reason)).toEqual(['printableKeyDown']);
  });
});

describe('#parser-and-setter', () => {
  test('`valueParser` converts the input to a value on every keystroke, without a delay', async () => {
    const valueParser = jest.fn((typed: string) => typed.toUpperCase());
    render(<Menu columns={[{ ...name, valueParser }]} />);
    open();
    type('b');
    type('bo');
    expect(valueParser).toHaveBeenCalledTimes(2);
    await wait();
    expect(input()).toHaveValue('BO');
  });

  test('Filters also call `valueParser`, but without a row', async () => {
    const valueParser = jest.fn((typed: string) => typed.toLowerCase());
    render(
      <Menu
        columns={[{ ...name, valueParser }]}
        filterModel={{ items: [{ field: 'name', operator: 'contains', value: 'SOUP' }] }}
      />,
    );
    await wait();
    expect(valueParser.mock.calls[0]?.slice(0, 2)).toEqual(['SOUP', undefined]);
  });

  test('Without one, the cell shows the old value again', async () => {
    const columns: Column[] = [{ ...name, field: 'title', valueGetter: (_, row) => row.name }];
    render(<Menu columns={columns} />);
    open('title');
    type('Borscht', 'title');
    press('Enter', 'title');
    await wait();
    expect(cell(1, 'title')).toHaveTextContent('Soup');
  });
});

describe('#validation', () => {
  const cheap = ({ props }: GridPreProcessEditCellProps) => ({ ...props, error: props.value > 50 });

  test('With `error: true` in them, the cell cannot be saved', async () => {
    render(<Menu columns={[name, { ...price, preProcessEditCellProps: cheap }]} />);
    open('price');
    type('99', 'price');
    await wait(250);
    press('Enter', 'price');
    await wait();
    expect(modeOf('price')).toBe('edit');
    expect((api.current!.getRow(1) as Dish).price).toBe(7);
  });

  test('the cell stays open', async () => {
    render(<Menu columns={[name, { ...price, preProcessEditCellProps: cheap }]} />);
    fireEvent.doubleClick(cell(1, 'price'));
    type('99', 'price');
    await wait(250);
    await clickElsewhere();
    expect(modeOf('price')).toBe('edit');
  });

  test('the function is called 200 ms after the last key', async () => {
    const calls: number[] = [];
    const check = ({ props }: GridPreProcessEditCellProps) => {
      calls.push(performance.now());
      return props;
    };
    render(<Menu columns={[{ ...name, preProcessEditCellProps: check }]} />);
    open();
    type('B');
    type('Bo');
    const start = performance.now();
    await wait(300);
    expect(calls).toHaveLength(1);
    expect(calls[0] - start).toBeGreaterThan(190);
  });
});

describe('#async-validation', () => {
  test('The cell cannot be saved while the only check is pending', async () => {
    const { checks, columns } = pendingChecks();
    render(<Menu columns={columns} />);
    open();
    setName('Goulash');
    press('Enter');
    await wait();
    expect(modeOf()).toBe('edit');
    await checks[0].done(false);
    press('Enter');
    await wait();
    expect(modeOf()).toBe('view');
  });

  test('A slow check of an older value overwrites the result of a newer one', async () => {
    const { checks, columns } = pendingChecks();
    render(<Menu columns={columns} />);
    open();
    setName('Goulash');
    setName('Goulash 2');
    await checks[1].done(false);
    expect(propsOf()).toMatchObject({ value: 'Goulash 2', error: false });
    await checks[0].done(true);
    expect(propsOf()).toMatchObject({ value: 'Goulash 2', error: true });
  });

  test('As soon as one check is done, the cell can be saved, even if a newer check is pending', async () => {
    const { checks, columns } = pendingChecks();
    render(<Menu columns={columns} />);
    open();
    setName('Gou');
    setName('Goulash');
    await checks[0].done(false);
    press('Enter');
    await wait();
    expect(modeOf()).toBe('view');
    expect(nameNow()).toBe('Goulash');
  });

  test('A check that is pending when the cell closes marks the cell when it is open again', async () => {
    const { checks, columns } = pendingChecks();
    render(<Menu columns={columns} />);
    open();
    setName('Goulash');
    press('Escape');
    await wait();
    open();
    await checks[0].done(true);
    expect(propsOf()).toMatchObject({ value: 'Soup', error: true });
  });

  test('In `checkName.ts`, each check waits for the newest one of its row, and they all return the result of the newest', async () => {
    render(
      <Menu
        columns={[{ ...name, preProcessEditCellProps: checkName }]}
        onCellEditStart={({ id }) => forgetChecks(id)}
      />,
    );
    open();
    setName('Goulash');
    await wait(100);
    setName('Goulash 2');
    await wait(1500);
    expect(propsOf()).toMatchObject({ value: 'Goulash 2', error: false, isProcessingProps: false });
    setName('Goulash');
    await wait(1400);
    expect(propsOf()).toMatchObject({ value: 'Goulash', error: true });
  });
});

describe('#controlled-modes', () => {
  test("An `initialValue` of 0, `''` or `false` is ignored", () => {
    const startWith = (field: string, initialValue: unknown) => {
      const model = { 1: { [field]: { mode: 'edit', initialValue } } };
      render(<Menu cellModesModel={model as GridCellModesModel} />);
      const { value } = api.current!.state.editRows[1][field];
      cleanup();
      return value;
    };
    expect(startWith('price', 5)).toBe(5);
    expect(startWith('price', 0)).toBe(7);
    expect(startWith('price', false)).toBe(7);
    expect(startWith('name', '')).toBe('Soup');
  });

  test('Setting a cell to `GridCellModes.View` saves it', async () => {
    const opened = { 1: { name: { mode: 'edit' } } } as GridCellModesModel;
    const { rerender } = render(<Menu cellModesModel={opened} />);
    type('Borscht');
    await wait(250);
    rerender(<Menu cellModesModel={{ 1: { name: { mode: 'view' } } } as GridCellModesModel} />);
    await wait();
    expect(nameNow()).toBe('Borscht');
  });
});

describe('#undo-limits', () => {
  let premium: React.MutableRefObject<GridApiPremium | null>;

  beforeEach(() => {
    premium = { current: null };
  });

  function UndoMenu(props: Partial<DataGridPremiumProps<Dish>>) {
    const [rows] = React.useState([soup, curry]);
    return (
      <div style={{ width: 500, height: 300 }}>
        <DataGridPremium apiRef={premium} rows={rows} columns={[name, price]} {...props} />
      </div>
    );
  }

  const edit = async (value: string, key = 'Enter', field = 'name') => {
    act(() => premium.current!.startCellEditMode({ id: 1, field }));
    type(value, field);
    press(key, field);
    await wait();
  };
  const premiumName = () => (premium.current!.getRow(1) as Dish).name;
  const canUndo = () => premium.current!.history.canUndo();
  const undo = async () => {
    await act(async () => {
      await premium.current!.history.undo();
    });
    await wait();
  };

  test('Undo changes the row in the grid, and does not call `processRowUpdate`', async () => {
    const processRowUpdate = jest.fn((row: Dish) => row);
    const onUndo = jest.fn();
    render(<UndoMenu processRowUpdate={processRowUpdate} onUndo={onUndo} />);
    await edit('Borscht');
    await undo();
    expect(premiumName()).toBe('Soup');
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    expect(onUndo.mock.calls[0][0].data).toEqual({
      id: 1,
      field: 'name',
      oldValue: 'Soup',
      newValue: 'Borscht',
    });
  });

  test('With a data source, `updateRow` is called', async () => {
    const updateRow = jest.fn(async ({ updatedRow }) => updatedRow);
    const dataSource = { getRows: async () => ({ rows: [soup, curry], rowCount: 2 }), updateRow };
    render(<UndoMenu rows={undefined} dataSource={dataSource} />);
    await wait(100);
    await edit('Borscht');
    await undo();
    expect(premiumName()).toBe('Soup');
    expect(updateRow).toHaveBeenCalledTimes(2);
  });

  test('An edit that ends with Escape is remembered like a saved one, and the next undo then forgets all steps', async () => {
    const { unmount } = render(<UndoMenu />);
    await edit('Borscht');
    await edit('Goulash', 'Escape');
    await undo();
    expect(premiumName()).toBe('Borscht');
    expect(canUndo()).toBe(false);
    unmount();
    premium = { current: null };
    const edits = createCellEditHistoryHandler(premium as React.MutableRefObject<GridApiPremium>);
    const store: typeof edits.store = (params, event) =>
      params.reason === 'escapeKeyDown' ? null : edits.store(params, event);
    const handlers = { cellEditStop: { ...edits, store } };
    render(
      <UndoMenu historyEventHandlers={handlers as DataGridPremiumProps['historyEventHandlers']} />,
    );
    await edit('Borscht');
    await edit('Goulash', 'Escape');
    await undo();
    expect(premiumName()).toBe('Soup');
  });

  test('If `processRowUpdate` returns another value than was entered, the step is forgotten', async () => {
    render(<UndoMenu processRowUpdate={(row) => ({ ...row, name: row.name.trim() })} />);
    await edit('Borscht ');
    await wait(50);
    expect(premiumName()).toBe('Borscht');
    expect(canUndo()).toBe(false);
  });

  test('The same happens when its row is on another page or filtered out, and at the next undo when its column is hidden', async () => {
    const model = { pagination: { paginationModel: { pageSize: 1 } } };
    render(<UndoMenu pagination pageSizeOptions={[1]} initialState={model} />);
    await edit('Borscht');
    expect(canUndo()).toBe(true);
    act(() => premium.current!.setPage(1));
    await wait(50);
    expect(canUndo()).toBe(false);
    act(() => premium.current!.setPage(0));
    await edit('Goulash');
    expect(canUndo()).toBe(true);
    act(() => premium.current!.setFilterModel({ items: [], quickFilterValues: ['Curry'] }));
    await wait(50);
    expect(canUndo()).toBe(false);
    act(() => premium.current!.setFilterModel({ items: [] }));
    act(() => premium.current!.setPage(0));
    await edit('Borscht');
    act(() => premium.current!.setColumnVisibility('name', false));
    await wait(50);
    expect(canUndo()).toBe(true);
    await undo();
    expect(premiumName()).toBe('Borscht');
    expect(canUndo()).toBe(false);
  });

  test('Ctrl + Z undoes the step before, and not what was typed', async () => {
    render(<UndoMenu />);
    await edit('Borscht');
    act(() => premium.current!.startCellEditMode({ id: 1, field: 'price' }));
    type('9', 'price');
    fireEvent.keyDown(input('price'), { key: 'z', keyCode: 90, ctrlKey: true });
    await wait(50);
    expect(premiumName()).toBe('Soup');
  });

  test('Edits of a column with `valueGetter` and `valueSetter` are not remembered in cell editing', async () => {
    const computed: Column = {
      field: 'title',
      editable: true,
      valueGetter: (_, row) => row.name,
      valueSetter: (value: string, row) => ({ ...row, name: value }),
    };
    render(<UndoMenu columns={[computed]} />);
    await edit('Borscht', 'Enter', 'title');
    expect(premiumName()).toBe('Borscht');
    expect(canUndo()).toBe(false);
  });

  test('`updateRows()` and `stopCellEditMode()` leave no step', async () => {
    render(<UndoMenu />);
    act(() => premium.current!.updateRows([{ id: 1, name: 'Borscht' }]));
    act(() => premium.current!.startCellEditMode({ id: 1, field: 'name' }));
    type('Goulash');
    act(() => premium.current!.stopCellEditMode({ id: 1, field: 'name' }));
    await wait();
    expect(premiumName()).toBe('Goulash');
    expect(canUndo()).toBe(false);
  });

  test('If the grid has no column for it, an `id` for instance, an error is thrown', async () => {
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => {
      errors.push(event.message);
      event.preventDefault();
    };
    window.addEventListener('error', listen);
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const editRowAndUndo = async (rows: Dish[]) => {
      const { unmount } = render(<UndoMenu editMode="row" rows={rows} />);
      act(() => premium.current!.startRowEditMode({ id: 1 }));
      type('Borscht');
      press('Enter');
      await wait();
      await undo();
      await wait(100);
      expect(premiumName()).toBe('Soup');
      unmount();
      premium = { current: null };
      return errors.length;
    };
    expect(await editRowAndUndo([{ name: 'Soup', price: 7, id: 1 }])).toBe(0);
    expect(await editRowAndUndo([soup])).toBe(1);
    window.removeEventListener('error', listen);
    error.mockRestore();
  });
});

describe('#accessibility', () => {
  test('The buttons of the default toolbar for undo and redo have no accessible name', async () => {
    render(
      <div style={{ width: 500, height: 300 }}>
        <DataGridPremium rows={[soup]} columns={[name]} showToolbar />
      </div>,
    );
    await wait();
    expect(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByLabelText('Undo')).toContainElement(
      within(screen.getByLabelText('Undo')).getByRole('button', { name: '' }),
    );
  });
});

describe('#api-object', () => {
  test('Changes a row without editing, and without `processRowUpdate`', async () => {
    const processRowUpdate = jest.fn((row: Dish) => row);
    render(<Menu processRowUpdate={processRowUpdate} />);
    act(() => api.current!.updateRows([{ id: 1, name: 'Borscht' }]));
    await wait();
    expect(nameNow()).toBe('Borscht');
    expect(processRowUpdate).not.toHaveBeenCalled();
  });

  test('Opening a cell that is open, or closing one that is closed, throws an error', async () => {
    render(<Menu />);
    expect(() => api.current!.stopCellEditMode({ id: 1, field: 'name' })).toThrow('is not in');
    open();
    expect(() => api.current!.startCellEditMode({ id: 1, field: 'name' })).toThrow('is not in');
  });

  test('`getRowWithUpdatedValues` does not close the row', async () => {
    render(<Menu editMode="row" />);
    openRow();
    type('Borscht');
    await wait(250);
    expect(api.current!.getRowWithUpdatedValues(1, 'name')).toMatchObject({ name: 'Borscht' });
    expect(api.current!.getRowMode(1)).toBe('edit');
    expect(nameNow()).toBe('Soup');
  });
});

describe('#troubleshooting', () => {
  test('The column has no type', async () => {
    render(<Menu columns={[{ field: 'price', editable: true }]} />);
    open('price');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '9' } });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    await wait();
    expect((api.current!.getRow(1) as Dish).price).toBe('9');
  });
});
