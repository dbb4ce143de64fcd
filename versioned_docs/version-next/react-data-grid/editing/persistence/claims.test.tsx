import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  GridUpdateRowError,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridDataSource,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import ErrorsFromServer from './demos/ErrorsFromServer';
import LockedWhileSaving from './demos/LockedWhileSaving';

interface Room {
  id: number;
  name: string;
  price: number;
}

const columns: GridColDef<Room>[] = [
  { field: 'name', editable: true },
  { field: 'price', type: 'number', editable: true },
];
const attic: Room = { id: 1, name: 'Attic', price: 64 };
const tower: Room = { id: 2, name: 'Tower', price: 75 };

let api: React.MutableRefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
});

function Rooms(props: Partial<DataGridProps<Room>>) {
  const [rows] = React.useState([attic, tower]);
  return (
    <div style={{ width: 500, height: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const input = (field = 'name', id = 1) =>
  within(cell(id, field)).getByRole<HTMLInputElement>(field === 'price' ? 'spinbutton' : 'textbox');
const open = (field = 'name', id = 1) => act(() => api.current!.startCellEditMode({ id, field }));
const type = (value: string, field = 'name') =>
  fireEvent.change(input(field), { target: { value } });
const press = (key: string, field = 'name') => fireEvent.keyDown(input(field), { key });
const modeOf = (field = 'name', id = 1) => api.current!.getCellMode(id, field);
const nameNow = () => (api.current!.getRow(1) as Room).name;

describe('#process-row-update', () => {
  test('`rowId` is the id of the row before it changed', async () => {
    const processRowUpdate = jest.fn((row: Room) => row);
    const columnsWithId: GridColDef<Room>[] = [
      {
        field: 'name',
        editable: true,
        valueSetter: (name: string, row) => ({ ...row, id: 9, name }),
      },
    ];
    render(<Rooms columns={columnsWithId} processRowUpdate={processRowUpdate} />);
    open();
    type('Loft');
    press('Enter');
    await wait();
    expect(processRowUpdate.mock.calls[0]).toEqual([
      { id: 9, name: 'Loft', price: 64 },
      attic,
      { rowId: 1 },
    ]);
  });

  test('`processRowUpdate` is also called when nothing was changed', async () => {
    const processRowUpdate = jest.fn((row: Room) => row);
    render(<Rooms processRowUpdate={processRowUpdate} />);
    open();
    press('Enter');
    await wait();
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    expect(processRowUpdate.mock.calls[0][0]).toEqual(attic);
  });

  test('Escape does not call it', async () => {
    const processRowUpdate = jest.fn((row: Room) => row);
    render(<Rooms processRowUpdate={processRowUpdate} />);
    open();
    type('Loft');
    press('Escape');
    await wait();
    expect(modeOf()).toBe('view');
    expect(processRowUpdate).not.toHaveBeenCalled();
  });
});

describe('#server', () => {
  test('The cell stays open until it is resolved', async () => {
    let save!: () => void;
    render(
      <Rooms
        processRowUpdate={(row) =>
          new Promise((resolve) => {
            save = () => resolve(row);
          })
        }
      />,
    );
    open();
    type('Loft');
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
      <Rooms
        processRowUpdate={() => {
          throw new Error('No');
        }}
      />,
    );
    open();
    press('Enter');
    await wait();
    expect(error.mock.calls.flat().join()).toContain('`onProcessRowUpdateError()` is missing');
    expect(error.mock.calls.flat().join()).not.toContain('Error: No');
    error.mockRestore();
  });
});

describe('#data-source', () => {
  function sourceOf(updateRow: jest.Mock): GridDataSource {
    return { getRows: async () => ({ rows: [attic, tower], rowCount: 2 }), updateRow };
  }
  async function renderSource(updateRow: jest.Mock, props: Partial<DataGridProps<Room>> = {}) {
    const dataSource = sourceOf(updateRow);
    render(<Rooms rows={undefined} dataSource={dataSource} hideFooter {...props} />);
    await wait(100);
  }

  test('`processRowUpdate` is not called then', async () => {
    const updateRow = jest.fn(async ({ updatedRow }) => updatedRow);
    const processRowUpdate = jest.fn((row: Room) => row);
    await renderSource(updateRow, { processRowUpdate });
    open();
    type('Loft');
    press('Enter');
    await wait();
    expect(updateRow).toHaveBeenCalledWith({
      rowId: 1,
      updatedRow: { ...attic, name: 'Loft' },
      previousRow: attic,
    });
    expect(nameNow()).toBe('Loft');
    expect(processRowUpdate).not.toHaveBeenCalled();
  });

  test('`updateRow` is not called when nothing was changed', async () => {
    const updateRow = jest.fn(async ({ updatedRow }) => updatedRow);
    await renderSource(updateRow);
    open();
    press('Enter');
    await wait();
    expect(modeOf()).toBe('view');
    expect(updateRow).not.toHaveBeenCalled();
  });

  test('If the promise is rejected, the cell stays in edit mode, and `onDataSourceError` receives a `GridUpdateRowError`', async () => {
    const onDataSourceError = jest.fn();
    const updateRow = jest.fn(() => Promise.reject(new Error('No')));
    await renderSource(updateRow, { onDataSourceError });
    open();
    type('Loft');
    press('Enter');
    await wait();
    expect(modeOf()).toBe('edit');
    const [error] = onDataSourceError.mock.calls[0];
    expect(error).toBeInstanceOf(GridUpdateRowError);
    expect(error.message).toBe('No');
    expect(error.params.rowId).toBe(1);
    expect(error.cause.message).toBe('No');
  });

  test('After a change, the cache of the data source is cleared', async () => {
    await renderSource(jest.fn(async ({ updatedRow }) => updatedRow));
    const clear = jest.spyOn(api.current!.dataSource.cache, 'clear');
    open();
    type('Loft');
    press('Enter');
    await wait();
    expect(clear).toHaveBeenCalledTimes(1);
  });

  test('The page that people see is not fetched again', async () => {
    const getRows = jest.fn(async () => ({ rows: [attic, tower], rowCount: 2 }));
    const updateRow: GridDataSource['updateRow'] = async ({ updatedRow }) => updatedRow;
    const dataSource: GridDataSource = { getRows, updateRow };
    render(<Rooms rows={undefined} dataSource={dataSource} hideFooter />);
    await wait(100);
    const before = getRows.mock.calls.length;
    open();
    type('Loft');
    press('Enter');
    await wait(200);
    expect(nameNow()).toBe('Loft');
    expect(getRows).toHaveBeenCalledTimes(before);
  });
});

describe('#save-pending', () => {
  test('Other rows can be edited meanwhile', async () => {
    render(<LockedWhileSaving />);
    const price = (id: number) => input('price', id);
    const change = (id: number, value: string) =>
      fireEvent.change(price(id), { target: { value } });
    fireEvent.doubleClick(cell(1, 'price'));
    change(1, '91');
    await wait(250);
    fireEvent.keyDown(price(1), { key: 'Enter' });
    await wait(0);
    fireEvent.doubleClick(cell(2, 'price'));
    expect(price(1)).toHaveProperty('readOnly', true);
    expect(price(2)).toHaveProperty('readOnly', false);
    change(2, '92');
    await wait(250);
    fireEvent.keyDown(price(2), { key: 'Enter' });
    await wait(700);
    expect(cell(1, 'price')).toHaveTextContent('91');
    expect(cell(2, 'price')).toHaveTextContent('92');
  });

  test('Text that is typed while a save is pending is lost', async () => {
    let save!: () => void;
    const processRowUpdate = jest.fn(
      (row: Room) =>
        new Promise<Room>((resolve) => {
          save = () => resolve(row);
        }),
    );
    render(<Rooms processRowUpdate={processRowUpdate} />);
    open();
    type('Loft');
    press('Enter');
    await wait();
    type('Loft with a view');
    await wait(250);
    await act(async () => save());
    await wait();
    expect(nameNow()).toBe('Loft');
    expect(modeOf()).toBe('view');
  });

  test('A second Enter does not save again, and Escape does not close the cell', async () => {
    const processRowUpdate = jest.fn(() => new Promise<Room>(() => undefined));
    render(<Rooms processRowUpdate={processRowUpdate} />);
    open();
    type('Loft');
    press('Enter');
    await wait();
    press('Enter');
    await wait();
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    press('Escape');
    await wait();
    expect(modeOf()).toBe('edit');
  });

  test('Of two pending saves of the same row, the last answer brings back the old value of the other cell', async () => {
    const answers: (() => void)[] = [];
    const processRowUpdate = (row: Room) =>
      new Promise<Room>((resolve) => {
        answers.push(() => resolve(row));
      });
    render(<Rooms processRowUpdate={processRowUpdate} />);
    open();
    type('Loft');
    press('Enter');
    await wait();
    open('price');
    type('99', 'price');
    press('Enter', 'price');
    await wait();
    for (const answer of answers) {
      await act(async () => answer());
      await wait();
    }
    expect(answers).toHaveLength(2);
    expect(api.current!.getRow(1)).toEqual({ id: 1, name: 'Attic', price: 99 });
  });
});

describe('#server-validation', () => {
  test('Each of these cells has `aria-invalid` and its own text, until its value changes', async () => {
    const user = userEvent.setup();
    render(<ErrorsFromServer />);
    await user.dblClick(cell(1, 'name'));
    type('x');
    type('999', 'price');
    await wait(250);
    press('Enter');
    await wait(700);
    expect(input('name')).toHaveAttribute('aria-invalid', 'true');
    expect(input('price')).toHaveAttribute('aria-invalid', 'true');
    expect(input('price')).toHaveAccessibleDescription('A price is between 20 and 200 euros.');
    type('140', 'price');
    await wait(250);
    expect(input('price')).toHaveAttribute('aria-invalid', 'false');
    expect(input('name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('Each row has its own marks, so two rows can be open', async () => {
    const user = userEvent.setup();
    render(<ErrorsFromServer />);
    await user.dblClick(cell(1, 'name'));
    type('x');
    await wait(250);
    await user.dblClick(cell(2, 'name'));
    await wait(700);
    expect(input('name', 1)).toHaveAttribute('aria-invalid', 'true');
    expect(input('name', 2)).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('#troubleshooting', () => {
  test('`processRowUpdate` is called for such a row in spite of `ignoreModifications`', async () => {
    const processRowUpdate = jest.fn((row: Room) => row);
    const cancel = async (removed: boolean) => {
      processRowUpdate.mockClear();
      const props = { editMode: 'row', processRowUpdate } as const;
      const opened = { 2: { mode: 'edit' } } as GridRowModesModel;
      const canceled = { 2: { mode: 'view', ignoreModifications: true } } as GridRowModesModel;
      const rows = [attic, tower];
      const { rerender, unmount } = render(<Rooms {...props} rows={rows} rowModesModel={opened} />);
      await wait();
      rerender(<Rooms {...props} rows={removed ? [attic] : rows} rowModesModel={canceled} />);
      await wait();
      unmount();
      api = { current: null };
      return processRowUpdate.mock.calls.map(([row]) => row);
    };
    expect(await cancel(false)).toEqual([]);
    expect(await cancel(true)).toEqual([tower]);
  });

  test('`processRowUpdate` threw, or returned nothing', async () => {
    const onProcessRowUpdateError = jest.fn();
    render(
      <Rooms
        processRowUpdate={() => undefined as unknown as Room}
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
});
