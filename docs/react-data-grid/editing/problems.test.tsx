import { act, fireEvent, render } from '@testing-library/react';
import * as React from 'react';
import {
  DataGridPro,
  GridEditDateCell,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

interface Dish {
  id: number;
  name: string;
  price: number;
}

const name: GridColDef<Dish> = { field: 'name', editable: true };
const price: GridColDef<Dish> = { field: 'price', type: 'number', editable: true };
const soup: Dish = { id: 1, name: 'Soup', price: 7 };
const curry: Dish = { id: 2, name: 'Curry', price: 17 };

// Version 5 edits with the methods of the later versions only with the first flag. They all know the second one.
const flags = { newEditingApi: true, warnIfFocusStateIsNotSynced: false };
// Without this prop, version 5 drops the input while a check is pending.
const waitForChecks = { disableIgnoreModificationsIfProcessingProps: true };
// Version 4, which lacks the editor, edits in another way.
const needs = { DataGridPro, GridEditDateCell };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Menu(props: Partial<DataGridProProps<Dish>>) {
  const [rows] = React.useState([soup, curry]);
  return (
    <div style={{ width: 500, height: 300 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={[name, price]}
        experimentalFeatures={flags}
        disableVirtualization
        {...waitForChecks}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const cell = (field = 'name') =>
  document.querySelector<HTMLElement>(`[data-id="1"] [data-field="${field}"]`)!;
const input = (field = 'name') => {
  const found = cell(field).querySelector('input');
  if (!found) {
    throw new Error(`The cell of ${field} is not in edit mode.`);
  }
  return found;
};
const open = (field = 'name') => act(() => api.current.startCellEditMode({ id: 1, field }));
const type = (value: string, field = 'name') =>
  fireEvent.change(input(field), { target: { value } });
const press = (key: string, field = 'name') => fireEvent.keyDown(input(field), { key });
const rowNow = () => api.current.getRow(1) as Dish;

problem('editing-falsy-initial-value', { needs }, async () => {
  render(<Menu />);
  act(() => api.current.startCellEditMode({ id: 1, field: 'price', initialValue: 0 }));
  await wait();
  return { observed: input('price').value, faulty: '7', correct: '0' };
});

problem('editing-stop-not-called-with-error', { needs }, async () => {
  const onCellEditStop = jest.fn();
  const preProcessEditCellProps = ({ props }: GridPreProcessEditCellProps) => ({
    ...props,
    error: true,
  });
  render(<Menu columns={[{ ...name, preProcessEditCellProps }]} onCellEditStop={onCellEditStop} />);
  open();
  type('Borscht');
  await wait(300);
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  press('Escape');
  await wait();
  expect(cell().querySelector('input')).toBeNull();
  return { observed: onCellEditStop.mock.calls.length, faulty: 0, correct: 1 };
});

problem('editing-old-check-wins', { needs }, async () => {
  const checks: { value: unknown; finish: (error: boolean) => Promise<void> }[] = [];
  const preProcessEditCellProps = ({ props }: GridPreProcessEditCellProps) =>
    new Promise<GridPreProcessEditCellProps['props']>((resolve) => {
      checks.push({
        value: props.value,
        finish: (error) => act(async () => resolve({ ...props, error })),
      });
    });
  render(<Menu columns={[{ ...name, preProcessEditCellProps }]} />);
  open();
  for (const value of ['Taken', 'Taken 2']) {
    act(() => void api.current.setEditCellValue({ id: 1, field: 'name', value }));
  }
  const check = (value: string) => checks.find((each) => each.value === value)!;
  await check('Taken 2').finish(false);
  await check('Taken').finish(true);
  await wait();
  expect(input()).toHaveValue('Taken 2');
  return { observed: input().getAttribute('aria-invalid'), faulty: 'true', correct: 'false' };
});

problem('editing-input-lost-while-saving', { needs }, async () => {
  let save = () => {};
  const processRowUpdate = (row: Dish) =>
    new Promise<Dish>((resolve) => {
      save = () => resolve(row);
    });
  render(<Menu processRowUpdate={processRowUpdate} />);
  open();
  type('Bor');
  press('Enter');
  await wait();
  type('Borscht');
  await wait(300);
  expect(input()).toHaveValue('Borscht');
  await act(async () => save());
  await wait();
  return { observed: rowNow().name, faulty: 'Bor', correct: 'Borscht' };
});

problem('editing-two-pending-saves', { needs }, async () => {
  const saves: (() => void)[] = [];
  const processRowUpdate = (row: Dish) =>
    new Promise<Dish>((resolve) => {
      saves.push(() => resolve(row));
    });
  render(<Menu processRowUpdate={processRowUpdate} />);
  open();
  type('Borscht');
  press('Enter');
  await wait();
  open('price');
  type('8', 'price');
  press('Enter', 'price');
  await wait();
  expect(saves).toHaveLength(2);
  for (const save of saves) {
    await act(async () => save());
    await wait();
  }
  expect(rowNow().price).toBe(8);
  return { observed: rowNow().name, faulty: 'Soup', correct: 'Borscht' };
});

problem('editing-paste-reported-as-printable-key', { needs }, async () => {
  const onRowEditStart = jest.fn();
  render(<Menu editMode="row" onRowEditStart={onRowEditStart} />);
  fireEvent.keyDown(cell(), { key: 'v', keyCode: 86, ctrlKey: true });
  await wait();
  return {
    observed: onRowEditStart.mock.calls[0][0].reason,
    faulty: 'printableKeyDown',
    correct: 'pasteKeyDown',
  };
});

problem('editing-first-enter-only-validates', { needs }, async () => {
  const processRowUpdate = jest.fn((row: Dish) => row);
  const preProcessEditCellProps = async ({ props }: GridPreProcessEditCellProps) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return { ...props, error: false };
  };
  render(
    <Menu columns={[{ ...name, preProcessEditCellProps }]} processRowUpdate={processRowUpdate} />,
  );
  open();
  type('Borscht');
  press('Enter');
  await wait(500);
  const observed = processRowUpdate.mock.calls.length;
  if (observed === 0) {
    expect(input()).toHaveValue('Borscht');
  }
  return { observed, faulty: 0, correct: 1 };
});

problem('editing-stop-reports-old-value', { needs }, async () => {
  const onCellEditStop = jest.fn();
  render(<Menu onCellEditStop={onCellEditStop} />);
  open();
  type('Borscht');
  await wait(300);
  press('Enter');
  await wait();
  expect(rowNow().name).toBe('Borscht');
  return { observed: onCellEditStop.mock.calls[0][0].value, faulty: 'Soup', correct: 'Borscht' };
});

problem('editing-removed-row-comes-back', { needs }, async () => {
  let save = () => {};
  const processRowUpdate = (row: Dish) =>
    new Promise<Dish>((resolve) => {
      save = () => resolve(row);
    });
  const { rerender } = render(<Menu rows={[soup, curry]} processRowUpdate={processRowUpdate} />);
  open();
  type('Borscht');
  press('Enter');
  await wait();
  rerender(<Menu rows={[curry]} processRowUpdate={processRowUpdate} />);
  await wait();
  expect(api.current.getRow(1)).toBeNull();
  await act(async () => save());
  await wait();
  return { observed: api.current.getAllRowIds().includes(1), faulty: true, correct: false };
});
