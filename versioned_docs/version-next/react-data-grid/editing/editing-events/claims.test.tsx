import * as React from 'react';
import { act, fireEvent, render, within } from '@testing-library/react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridCellModesModel,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import NoTypingToOpen from './demos/NoTypingToOpen';

interface Shift {
  id: number;
  sailor: string;
}

type Column = GridColDef<Shift>;

const sailor: Column = { field: 'sailor', editable: true, width: 200 };
const ida: Shift = { id: 1, sailor: 'Ida' };
const luca: Shift = { id: 2, sailor: 'Luca' };
const wrong: Column = {
  ...sailor,
  preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({ ...props, error: true }),
};

let api: React.MutableRefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
});

function Shifts(props: Partial<DataGridProps<Shift>>) {
  const [rows] = React.useState([ida, luca]);
  return (
    <div style={{ width: 500, height: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={[sailor]} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const cell = (id = 1) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="sailor"]`)!;
const input = () => within(cell()).getByRole<HTMLInputElement>('textbox');
const open = () => act(() => api.current!.startCellEditMode({ id: 1, field: 'sailor' }));
const openRow = () => act(() => api.current!.startRowEditMode({ id: 1 }));
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(input(), { key });
const modeNow = () => api.current!.getCellMode(1, 'sailor');
const sailorNow = () => (api.current!.getRow(1) as Shift).sailor;

describe('#props', () => {
  test('Calls of `startCellEditMode()` and `stopCellEditMode()`, and a new `cellModesModel`, publish neither event', async () => {
    const started = jest.fn();
    const stopped = jest.fn();
    const onCellModesModelChange = jest.fn();
    const props = { onCellEditStart: started, onCellEditStop: stopped, onCellModesModelChange };
    const { rerender } = render(<Shifts {...props} />);
    open();
    await wait();
    act(() => api.current!.stopCellEditMode({ id: 1, field: 'sailor' }));
    await wait();
    expect(onCellModesModelChange).toHaveBeenCalled();
    const opened = { 1: { sailor: { mode: 'edit' } } } as GridCellModesModel;
    rerender(<Shifts {...props} cellModesModel={opened} />);
    await wait();
    expect(modeNow()).toBe('edit');
    expect(started).not.toHaveBeenCalled();
    expect(stopped).not.toHaveBeenCalled();
  });
});

describe('#order', () => {
  test('Its parameters hold the old value', async () => {
    const onCellEditStop = jest.fn();
    render(<Shifts onCellEditStop={onCellEditStop} />);
    open();
    type('Ida Holm');
    press('Enter');
    await wait();
    expect(onCellEditStop.mock.calls[0][0]).toMatchObject({ value: 'Ida', row: ida });
    expect(sailorNow()).toBe('Ida Holm');
  });

  test('`onCellEditStop` is called before `processRowUpdate`, and only once', async () => {
    const calls: string[] = [];
    render(
      <Shifts
        onCellEditStop={() => calls.push('stop')}
        processRowUpdate={(row) => {
          calls.push('process');
          return row;
        }}
      />,
    );
    open();
    type('Ida Holm');
    press('Enter');
    await wait();
    expect(calls).toEqual(['stop', 'process']);
  });
});

describe('#errors', () => {
  test('`onCellEditStop` is not called for a cell with an error, even for Escape', async () => {
    const onCellEditStop = jest.fn();
    render(<Shifts columns={[wrong]} onCellEditStop={onCellEditStop} />);
    open();
    type('x');
    await wait(250);
    press('Escape');
    await wait();
    expect(modeNow()).toBe('view');
    expect(onCellEditStop).not.toHaveBeenCalled();
  });

  test('A subscription to `cellEditStop` is called nevertheless', async () => {
    const handler = jest.fn();
    render(<Shifts columns={[wrong]} />);
    act(() => void api.current!.subscribeEvent('cellEditStop', handler));
    open();
    type('x');
    await wait(250);
    press('Escape');
    await wait();
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('`onRowEditStop` is called for Escape, and not for other keys while a field has an error', async () => {
    const onRowEditStop = jest.fn();
    render(<Shifts columns={[wrong]} editMode="row" onRowEditStop={onRowEditStop} />);
    openRow();
    type('x');
    await wait(250);
    press('Enter');
    await wait();
    expect(onRowEditStop).not.toHaveBeenCalled();
    press('Escape');
    await wait();
    expect(onRowEditStop.mock.calls.map(([{ reason }]) => reason)).toEqual(['escapeKeyDown']);
  });
});

describe('#keep-value', () => {
  test('Letters, Delete and pasting have no effect then, and Enter opens the cell with its value', async () => {
    render(<NoTypingToOpen />);
    const target = document.querySelector<HTMLElement>('[data-id="1"] [data-field="sailor"]')!;
    fireEvent.mouseUp(target);
    fireEvent.click(target);
    for (const key of [{ key: 'x' }, { key: 'Delete' }, { key: 'v', keyCode: 86, ctrlKey: true }]) {
      fireEvent.keyDown(target, key);
      expect(within(target).queryByRole('textbox')).toBeNull();
    }
    fireEvent.keyDown(target, { key: 'Enter' });
    await wait();
    expect(within(target).getByRole('textbox')).toHaveValue('Ida Holm');
  });
});
