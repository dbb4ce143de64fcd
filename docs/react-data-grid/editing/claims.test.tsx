import * as React from 'react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type DataGridProps,
  type GridApi,
  type GridCellModesModel,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi as PremiumApi,
} from '@mui/x-data-grid-premium';
import { checkName, forgetChecks } from './demos/checkName';
import ChooseAndClose from './demos/ChooseAndClose';
import ErrorsFromServer from './demos/ErrorsFromServer';

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

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
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
const open = (field = 'name', id = 1) => act(() => api.current.startCellEditMode({ id, field }));
const openRow = (id = 1) => act(() => api.current.startRowEditMode({ id }));
const type = (value: string, field = 'name') =>
  fireEvent.change(input(field), { target: { value } });
const press = (key: string, field = 'name') => fireEvent.keyDown(input(field), { key });
const modeOf = (field = 'name', id = 1) => api.current.getCellMode(id, field);
const nameNow = () => (api.current.getRow(1) as Dish).name;
const propsOf = (field = 'name') =>
  api.current.state.editRows[1][field] as unknown as Record<string, unknown>;
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
  act(() => void api.current.setEditCellValue({ id: 1, field: 'name', value }));

describe('#', () => {
  test('It does not change your `rows`, and a new `rows` prop replaces the edits', async () => {
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
      const premium: React.MutableRefObject<PremiumApi> = { current: {} as PremiumApi };
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
      act(() => premium.current.setCellFocus(1, 'name'));
      fireEvent.keyDown(cell(1, 'name'), paste);
      const mode =
        props.editMode === 'row'
          ? premium.current.getRowMode(1)
          : premium.current.getCellMode(1, 'name');
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
    act(() => api.current.setCellFocus(1, 'name'));
    fireEvent.keyDown(cell(1, 'name'), paste);
    unmount();
    api = { current: {} as GridApi };
    const onRowEditStart = jest.fn();
    render(<Menu editMode="row" onRowEditStart={onRowEditStart} />);
    act(() => api.current.setCellFocus(1, 'name'));
    fireEvent.keyDown(cell(1, 'name'), paste);
    expect(onCellEditStart.mock.calls.map(([{ reason }]) => reason)).toEqual(['pasteKeyDown']);
    expect(onRowEditStart.mock.calls.map(([{ reason }]) => reason)).toEqual(['printableKeyDown']);
  });
});

describe('#events', () => {
  test('`onCellEditStop` is called before the value is saved, and its parameters contain the old value', async () => {
    const onCellEditStop = jest.fn();
    render(<Menu onCellEditStop={onCellEditStop} />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(onCellEditStop.mock.calls[0][0]).toMatchObject({ value: 'Soup', row: soup });
    expect(nameNow()).toBe('Borscht');
  });

  test('`onCellEditStop` is not called for a cell with an error, even for Escape', async () => {
    const onCellEditStop = jest.fn();
    const columns = [
      {
        ...name,
        preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({
          ...props,
          error: true,
        }),
      },
    ];
    render(<Menu columns={columns} onCellEditStop={onCellEditStop} />);
    open();
    type('x');
    await wait(250);
    press('Escape');
    await wait();
    expect(modeOf()).toBe('view');
    expect(onCellEditStop).not.toHaveBeenCalled();
  });
});

describe('#server', () => {
  test('The cell stays open until it is resolved', async () => {
    let save!: () => void;
    render(
      <Menu
        processRowUpdate={(row) =>
          new Promise((resolve) => {
            save = () => resolve(row);
          })
        }
      />,
    );
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(modeOf()).toBe('edit');
    await act(async () => save());
    await wait();
    expect(modeOf()).toBe('view');
  });

  test('Without `onProcessRowUpdateError`, the error is lost: in development, the grid only reports that the prop is missing', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Menu
        processRowUpdate={() => {
          throw new Error('No');
        }}
      />,
    );
    open();
    press('Enter');
    await wait();
    expect(error.mock.calls.flat().join()).toContain('`onProcessRowUpdateError` is missing');
    expect(error.mock.calls.flat().join()).not.toContain('Error: No');
    error.mockRestore();
  });
});

describe('#save-pending', () => {
  test('Text that is typed while a save is pending is lost', async () => {
    let save!: () => void;
    const processRowUpdate = jest.fn(
      (row: Dish) =>
        new Promise<Dish>((resolve) => {
          save = () => resolve(row);
        }),
    );
    render(<Menu processRowUpdate={processRowUpdate} />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    type('Borscht with cream');
    await wait(250);
    await act(async () => save());
    await wait();
    expect(nameNow()).toBe('Borscht');
    expect(modeOf()).toBe('view');
  });

  test('A second Enter does not save again, and Escape does not close the cell', async () => {
    const processRowUpdate = jest.fn(() => new Promise<Dish>(() => undefined));
    render(<Menu processRowUpdate={processRowUpdate} />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    press('Enter');
    await wait();
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    press('Escape');
    await wait();
    expect(modeOf()).toBe('edit');
  });

  test('If two saves of the same row are pending, the last response restores the old value of the other cell', async () => {
    const answers: (() => void)[] = [];
    const processRowUpdate = (row: Dish) =>
      new Promise<Dish>((resolve) => {
        answers.push(() => resolve(row));
      });
    render(<Menu processRowUpdate={processRowUpdate} />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    open('price');
    type('9', 'price');
    press('Enter', 'price');
    await wait();
    for (const answer of answers) {
      await act(async () => answer());
      await wait();
    }
    expect(answers).toHaveLength(2);
    expect(api.current.getRow(1)).toEqual({ id: 1, name: 'Soup', price: 9 });
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
    expect((api.current.getRow(1) as Dish).price).toBe(7);
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

describe('#server-validation', () => {
  test('Each of these cells has `aria-invalid` and its own message until its value changes', async () => {
    const user = userEvent.setup();
    render(<ErrorsFromServer />);
    await user.dblClick(cell(1, 'name'));
    type('x');
    type('99', 'price');
    await wait(250);
    press('Enter');
    await wait(700);
    expect(input('name')).toHaveAttribute('aria-invalid', 'true');
    expect(input('price')).toHaveAttribute('aria-invalid', 'true');
    expect(input('price')).toHaveAccessibleDescription('A price is between 1 and 50 euros.');
    type('40', 'price');
    await wait(250);
    expect(input('price')).toHaveAttribute('aria-invalid', 'false');
    expect(input('name')).toHaveAttribute('aria-invalid', 'true');
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
      const { value } = api.current.state.editRows[1][field];
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

describe('#debounce', () => {
  test('The other editors do not wait and have no such prop', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const late = { debounceMs: 500 };
    const columns: GridColDef[] = [
      {
        field: 'day',
        type: 'date',
        editable: true,
        renderEditCell: (params) => <GridEditDateCell {...params} {...late} />,
      },
      {
        field: 'fresh',
        type: 'boolean',
        editable: true,
        renderEditCell: (params) => <GridEditBooleanCell {...params} {...late} />,
      },
      {
        field: 'course',
        type: 'singleSelect',
        valueOptions: ['Starter', 'Main'],
        editable: true,
        renderEditCell: (params) => <GridEditSingleSelectCell {...params} {...late} />,
      },
    ];
    render(
      <div style={{ width: 500, height: 300 }}>
        <DataGrid
          apiRef={api}
          rows={[{ id: 1, day: new Date(2024, 0, 5), fresh: false, course: 'Main' }]}
          columns={columns}
        />
      </div>,
    );
    const valueOf = (field: string) => api.current.state.editRows[1][field].value;
    act(() => api.current.startCellEditMode({ id: 1, field: 'day' }));
    fireEvent.change(document.querySelector('[data-field="day"] input')!, {
      target: { value: '2024-02-01' },
    });
    await wait();
    expect((valueOf('day') as Date).getMonth()).toBe(1);
    act(() => api.current.startCellEditMode({ id: 1, field: 'fresh' }));
    fireEvent.click(document.querySelector('[data-field="fresh"] input')!);
    await wait();
    expect(valueOf('fresh')).toBe(true);
    act(() => api.current.startCellEditMode({ id: 1, field: 'course' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Starter' }));
    expect(valueOf('course')).toBe('Starter');
    expect(error.mock.calls.flat()).toContain('debounceMs');
    error.mockRestore();
  });

  test('`GridEditInputCell` waits for 200 ms, `setEditCellValue` does not wait', async () => {
    render(<Menu />);
    open();
    const changes: number[] = [];
    api.current.subscribeEvent('stateChange', () => {
      if (propsOf().value === 'Borscht') {
        changes.push(performance.now());
      }
    });
    const start = performance.now();
    type('Borscht');
    await wait(300);
    expect(changes[0] - start).toBeGreaterThan(190);
    setName('Goulash');
    expect(propsOf().value).toBe('Goulash');
  });

  test('With 0, each key is reported immediately', async () => {
    const columns: Column[] = [
      { ...name, renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} /> },
    ];
    render(<Menu columns={columns} />);
    open();
    type('Borscht');
    await wait(0);
    expect(propsOf().value).toBe('Borscht');
  });

  test('A pending value is saved when the cell closes', async () => {
    render(<Menu />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(nameNow()).toBe('Borscht');
  });

  test('With `preProcessEditCellProps`, the first Enter then only starts the check, and users must press it again', async () => {
    const check = jest.fn(({ props }: GridPreProcessEditCellProps) => props);
    const { unmount } = render(<Menu columns={[{ ...name, preProcessEditCellProps: check }]} />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(check).toHaveBeenCalledTimes(1);
    expect(modeOf()).toBe('edit');
    press('Enter');
    await wait();
    expect(nameNow()).toBe('Borscht');
    unmount();
    api = { current: {} as GridApi };
    const { checks, columns } = pendingChecks();
    render(<Menu columns={columns} />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(checks.map(({ value }) => value)).toEqual(['Borscht']);
    expect(modeOf()).toBe('edit');
    await checks[0].done(false);
    expect(modeOf()).toBe('edit');
    press('Enter');
    await wait();
    expect(nameNow()).toBe('Borscht');
  });
});

describe('#auto-stop', () => {
  test('Choosing the current option does not call `onValueChange`: the list stays open until Escape', async () => {
    const user = userEvent.setup();
    render(<ChooseAndClose />);
    const first = () => document.querySelector('[data-rowindex="0"] [data-field="course"]')!;
    await user.dblClick(first());
    await user.click(await screen.findByRole('option', { selected: true }));
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await user.dblClick(first());
    const option = screen.getAllByRole('option').find((other) => other.ariaSelected !== 'true')!;
    const name = option.textContent!;
    await user.click(option);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(first()).toHaveTextContent(name);
  });
});

describe('#api-object', () => {
  test('Changes a row without editing, and without `processRowUpdate`', async () => {
    const processRowUpdate = jest.fn((row: Dish) => row);
    render(<Menu processRowUpdate={processRowUpdate} />);
    act(() => api.current.updateRows([{ id: 1, name: 'Borscht' }]));
    await wait();
    expect(nameNow()).toBe('Borscht');
    expect(processRowUpdate).not.toHaveBeenCalled();
  });

  test('Opening a cell that is open, or closing one that is closed, throws an error', async () => {
    render(<Menu />);
    expect(() => api.current.stopCellEditMode({ id: 1, field: 'name' })).toThrow('is not in');
    open();
    expect(() => api.current.startCellEditMode({ id: 1, field: 'name' })).toThrow('is not in');
  });

  test('`getRowWithUpdatedValues` does not close the row', async () => {
    render(<Menu editMode="row" />);
    openRow();
    type('Borscht');
    await wait(250);
    expect(api.current.getRowWithUpdatedValues(1, 'name')).toMatchObject({ name: 'Borscht' });
    expect(api.current.getRowMode(1)).toBe('edit');
    expect(nameNow()).toBe('Soup');
  });
});

describe('#troubleshooting', () => {
  test('`processRowUpdate` threw, or returned nothing', async () => {
    const onProcessRowUpdateError = jest.fn();
    render(
      <Menu
        processRowUpdate={() => undefined as unknown as Dish}
        onProcessRowUpdateError={onProcessRowUpdateError}
      />,
    );
    open();
    press('Enter');
    await wait();
    expect(modeOf()).toBe('edit');
    expect(onProcessRowUpdateError).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox')).toBeVisible();
  });

  test('The column has no type', async () => {
    render(<Menu columns={[{ field: 'price', editable: true }]} />);
    open('price');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '9' } });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    await wait();
    expect((api.current.getRow(1) as Dish).price).toBe('9');
  });
});
