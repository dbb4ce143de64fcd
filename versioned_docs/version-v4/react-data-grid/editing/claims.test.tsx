import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@material-ui/core/styles';
import {
  DataGridPro,
  type GridApi,
  type GridApiRef,
  type GridColDef,
  type GridComponentProps,
  type GridEditRowsModel,
} from '@mui/x-data-grid-pro';
import ButtonsInEachRow from './demos/ButtonsInEachRow';
import CheckOnServer from './demos/CheckOnServer';
import CheckTwoFields from './demos/CheckTwoFields';
import ControlledEditRows from './demos/ControlledEditRows';
import EditFromCode from './demos/EditFromCode';
import KeepOnFocusLost from './demos/KeepOnFocusLost';
import SaveOnServer from './demos/SaveOnServer';

const columns: GridColDef[] = [
  { field: 'name', editable: true },
  { field: 'price', type: 'number', editable: true },
  { field: 'since', type: 'date', editable: true },
];
const rows = [
  { id: 1, name: 'Soup', price: 7, since: new Date(2025, 1, 1) },
  { id: 2, name: 'Curry', price: 17, since: new Date(2025, 1, 2) },
];

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

function Menu(props: Partial<GridComponentProps>) {
  return (
    <div style={{ width: 500, height: 300 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const wait = (ms = 150) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const input = (field = 'name', id = 1) => cell(id, field).querySelector('input')!;
const open = (field = 'name', id = 1) => act(() => api.current.setCellMode(id, field, 'edit'));
const type = (value: string, field = 'name', id = 1) =>
  fireEvent.change(input(field, id), { target: { value } });
const press = (key: string, field = 'name', id = 1) => fireEvent.keyDown(input(field, id), { key });
const key = (name: string, field: string, more = {}) => {
  act(() => api.current.setCellFocus(1, field));
  fireEvent.keyDown(cell(1, field), { key: name, ...more });
};
const click = (element: HTMLElement) => {
  fireEvent.mouseDown(element);
  fireEvent.mouseUp(element);
  fireEvent.click(element);
};
const doubleClick = (element: HTMLElement) => {
  click(element);
  fireEvent.doubleClick(element);
};
const row = () => api.current.getRow(1) as (typeof rows)[0];
const mode = (field = 'name') => api.current.getCellMode(1, field);
const withError = (model: GridEditRowsModel): GridEditRowsModel =>
  Object.fromEntries(
    Object.entries(model).map(([id, { name }]): [string, GridEditRowsModel[string]] => [
      id,
      name ? { name: { ...name, error: true } } : {},
    ]),
  );

function Refused(props: Partial<GridComponentProps>) {
  const [model, setModel] = React.useState<GridEditRowsModel>({});
  const refuse = (next: GridEditRowsModel) => setModel(withError(next));
  return <Menu editRowsModel={model} onEditRowsModelChange={refuse} {...props} />;
}

describe('#', () => {
  test('It does not change your `rows`, and a new `rows` prop replaces the edits', async () => {
    const { rerender } = render(<Menu />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(row().name).toBe('Borscht');
    expect(rows[0]!.name).toBe('Soup');
    rerender(<Menu rows={[...rows]} />);
    await wait();
    expect(row().name).toBe('Soup');
  });
});

describe('#row-editing', () => {
  test('Other keys do not open a row.', async () => {
    render(<Menu editMode="row" />);
    key('b', 'name');
    key('Delete', 'name');
    await wait();
    expect(api.current.getRowMode(1)).toBe('view');
    key('Enter', 'name');
    await wait();
    expect(api.current.getRowMode(1)).toBe('edit');
  });

  test('<kbd>Enter</kbd> saves, and focuses the first cell of the next row', async () => {
    render(<Menu editMode="row" />);
    key('Enter', 'price');
    type('9', 'price');
    press('Enter', 'price');
    await wait();
    expect(row().price).toBe(9);
    expect(cell(2, 'name')).toHaveFocus();
  });

  test('<kbd>Escape</kbd> drops the changes; a click outside of the row saves.', async () => {
    render(<Menu editMode="row" />);
    key('Enter', 'price');
    type('9', 'price');
    press('Escape', 'price');
    await wait();
    expect(api.current.getRowMode(1)).toBe('view');
    expect(row().price).toBe(7);
    doubleClick(cell(1, 'name'));
    type('9', 'price');
    click(cell(2, 'name'));
    await wait();
    expect(api.current.getRowMode(1)).toBe('view');
    expect(row().price).toBe(9);
  });

  test('<kbd>Tab</kbd> goes from input to input and leaves the row open.', async () => {
    const user = userEvent.setup();
    render(<Menu editMode="row" />);
    key('Enter', 'price');
    await wait();
    expect(input('price')).toHaveFocus();
    await user.tab();
    expect(input('since')).toHaveFocus();
    await user.tab();
    await wait();
    expect(api.current.getRowMode(1)).toBe('edit');
  });
});

describe('#row-buttons', () => {
  test('**Save** keeps what was typed, and **Cancel** drops it', async () => {
    render(<ButtonsInEachRow />);
    await wait();
    click(screen.getByRole('button', { name: 'Edit Lentil soup' }));
    await wait();
    type('Borscht');
    click(screen.getByRole('button', { name: 'Save' }));
    await wait();
    expect(cell(1, 'name')).toHaveTextContent('Borscht');
    click(screen.getByRole('button', { name: 'Edit Borscht' }));
    await wait();
    type('Goulash');
    click(document.body);
    await wait();
    click(screen.getByRole('button', { name: 'Cancel' }));
    await wait();
    expect(cell(1, 'name')).toHaveTextContent('Borscht');
  });
});

describe('#switching-modes', () => {
  test('Saves the empty value at once', async () => {
    render(<Menu />);
    key('Delete', 'name');
    await wait();
    expect(mode()).toBe('view');
    expect(row().name).toBe('');
  });

  test('With <kbd>Ctrl</kbd>, <kbd>⌘</kbd> or <kbd>Alt</kbd>, a key opens nothing', async () => {
    render(<Menu />);
    key('v', 'name', { ctrlKey: true });
    key('v', 'name', { metaKey: true });
    key('v', 'name', { altKey: true });
    await wait();
    expect(mode()).toBe('view');
  });

  test('A printable key opens the cell with an empty value', async () => {
    render(<Menu />);
    key('b', 'name');
    await wait();
    expect(input()).toHaveValue('');
  });

  test('saves', async () => {
    render(<Menu />);
    doubleClick(cell(1, 'name'));
    type('Borscht');
    click(document.body);
    await wait();
    expect(mode()).toBe('view');
    expect(row().name).toBe('Borscht');
  });
});

describe('#empty-value', () => {
  test('<kbd>Delete</kbd> makes a number 0, and a date or a `boolean` an empty text', async () => {
    render(<Menu columns={[...columns, { field: 'vegan', type: 'boolean', editable: true }]} />);
    key('Delete', 'vegan');
    key('Delete', 'price');
    key('Delete', 'since');
    await wait();
    expect(row().price).toBe(0);
    expect(row().since).toBe('');
    expect(row()).toMatchObject({ vegan: '' });
  });

  test('An emptied input of a number saves 0, that of a date `null`', async () => {
    render(<Menu />);
    open('price');
    type('', 'price');
    press('Enter', 'price');
    open('since');
    type('', 'since');
    press('Enter', 'since');
    await wait();
    expect(row().price).toBe(0);
    expect(row().since).toBeNull();
  });
});

describe('#events', () => {
  test('a cell stays open until <kbd>Enter</kbd>, <kbd>Tab</kbd> or <kbd>Escape</kbd>', async () => {
    render(<KeepOnFocusLost />);
    await wait();
    doubleClick(cell(1, 'name'));
    type('Borscht');
    click(document.body);
    await wait();
    expect(input()).toHaveValue('Borscht');
    press('Enter');
    await wait();
    expect(cell(1, 'name')).toHaveTextContent('Borscht');
  });

  test('`onCellEditCommit` is called before `onCellEditStop`', async () => {
    const seen: string[] = [];
    render(
      <Menu
        onCellEditCommit={() => void seen.push('commit')}
        onCellEditStop={() => void seen.push('stop')}
      />,
    );
    doubleClick(cell(1, 'name'));
    press('Enter');
    await wait();
    expect(seen).toEqual(['commit', 'stop']);
  });
});

describe('#persistence', () => {
  test('`onCellEditCommit` receives `id`, `field` and `value`, before the row of the grid changes', async () => {
    const seen: unknown[] = [];
    render(
      <Menu
        onCellEditCommit={({ id, field, value }) =>
          void seen.push({ id, field, value }, row().name)
        }
      />,
    );
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(seen).toEqual([{ id: 1, field: 'name', value: 'Borscht' }, 'Soup']);
  });

  test('Then the grid shows the new value, whatever your function returns', async () => {
    render(<Menu onCellEditCommit={(() => false) as unknown as () => void} />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(cell(1, 'name')).toHaveTextContent('Borscht');
  });

  test('`onCellEditCommit` is called although the value is the same as before', async () => {
    const onCellEditCommit = jest.fn();
    render(<Menu onCellEditCommit={onCellEditCommit} />);
    open();
    press('Enter');
    await wait();
    expect(onCellEditCommit).toHaveBeenCalledTimes(1);
  });

  test('`onRowEditCommit` receives the id of the row only', async () => {
    const onRowEditCommit = jest.fn();
    render(<Menu editMode="row" onRowEditCommit={onRowEditCommit} />);
    act(() => api.current.setRowMode(1, 'edit'));
    type('Borscht');
    press('Enter');
    await wait();
    expect(onRowEditCommit.mock.calls[0][0]).toBe(1);
    expect(row().name).toBe('Borscht');
  });
});

describe('#persistence', () => {
  test('a second save of the same row keeps the first', async () => {
    render(<SaveOnServer />);
    await wait();
    doubleClick(cell(1, 'price'));
    type('9.04', 'price');
    press('Enter', 'price');
    await wait();
    doubleClick(cell(1, 'name'));
    type('Borscht');
    press('Enter');
    await wait(1200);
    expect(cell(1, 'price')).toHaveTextContent('9');
    expect(cell(1, 'name')).toHaveTextContent('Borscht');
    doubleClick(cell(1, 'price'));
    type('99', 'price');
    press('Enter', 'price');
    await wait();
    expect(cell(1, 'price')).toHaveTextContent('99');
    await wait(1000);
    expect(cell(1, 'price')).toHaveTextContent(/^9/);
    expect(cell(1, 'price')).not.toHaveTextContent('99');
    expect(cell(1, 'name')).toHaveTextContent('Borscht');
    expect(screen.getByText('99 euros? The kitchen says no.')).toBeInTheDocument();
  });
});

describe('#accessibility', () => {
  test('Inputs of text, numbers and dates have no name', () => {
    render(<Menu />);
    open();
    expect(input()).toHaveAccessibleName('');
    open('price');
    expect(input('price')).toHaveAccessibleName('');
    open('since');
    expect(input('since')).toHaveAccessibleName('');
  });
});

describe('#value-getter', () => {
  test('Without that, the cell shows the old value again', async () => {
    const valueGetter = () => 'computed';
    render(<Menu columns={[{ field: 'name', editable: true, valueGetter }]} />);
    open();
    type('Borscht');
    press('Enter');
    await wait();
    expect(cell(1, 'name')).toHaveTextContent('computed');
    expect(row().name).toBe('Borscht');
  });

  test('`valueParser` turns what is typed into a value, with each key', async () => {
    const valueParser = (value: unknown) => String(value).toUpperCase();
    render(<Menu columns={[{ field: 'name', editable: true, valueParser }]} />);
    open();
    type('bo');
    expect(api.current.getEditRowsModel()[1]!['name']!.value).toBe('BO');
  });
});

describe('#validation', () => {
  test('a price out of range gets `error: true`, and cannot be saved', async () => {
    render(<ControlledEditRows />);
    await wait();
    doubleClick(cell(1, 'price'));
    type('99', 'price');
    press('Enter', 'price');
    await wait();
    expect(input('price')).toHaveAttribute('aria-invalid', 'true');
    type('9', 'price');
    press('Enter', 'price');
    await wait();
    expect(cell(1, 'price')).toHaveTextContent('9');
    expect(input('price')).toBeNull();
  });

  test('A click elsewhere then closes the cell, and drops the change', async () => {
    render(<Refused />);
    doubleClick(cell(1, 'name'));
    type('Borscht');
    click(document.body);
    await wait();
    expect(mode()).toBe('view');
    expect(row().name).toBe('Soup');
  });
});

describe('#conditional-validation', () => {
  test('The price is marked as soon as the other value changes', async () => {
    render(<CheckTwoFields />);
    await wait();
    doubleClick(cell(5, 'name'));
    type('15', 'price', 5);
    await wait();
    expect(input('price', 5)).toHaveAttribute('aria-invalid', 'true');
    press('Enter', 'price', 5);
    await wait();
    expect(input('price', 5)).toHaveValue(15);
    type('11', 'price', 5);
    await wait();
    press('Enter', 'price', 5);
    await wait();
    expect(cell(5, 'price')).toHaveTextContent('11');
  });

  test('<kbd>Enter</kbd> closes a row with an error as well, and drops the change', async () => {
    render(<Refused editMode="row" />);
    key('Enter', 'name');
    type('Borscht');
    press('Enter');
    await wait();
    expect(api.current.getRowMode(1)).toBe('view');
    expect(row().name).toBe('Soup');
  });
});

describe('#async-validation', () => {
  test('a name that is taken, or not answered yet, cannot be saved', async () => {
    render(<CheckOnServer />);
    await wait();
    doubleClick(cell(1, 'name'));
    type('Goulash');
    type('Goulash 2');
    press('Enter');
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    await wait(1500);
    expect(input()).toHaveAttribute('aria-invalid', 'false');
    type('Goulash');
    await wait();
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    type('Goulash 2');
    press('Enter');
    await wait();
    expect(cell(1, 'name')).toHaveTextContent('Goulash 2');
  });
});

describe('#custom-editor', () => {
  test('A choice from a `singleSelect` list is saved at once', async () => {
    const list: GridColDef = {
      field: 'name',
      type: 'singleSelect',
      valueOptions: ['Soup', 'Borscht'],
      editable: true,
    };
    render(<Menu columns={[list]} />);
    open();
    await wait();
    fireEvent.click(screen.getByRole('option', { name: 'Borscht' }));
    await wait();
    expect(mode()).toBe('view');
    expect(row().name).toBe('Borscht');
  });
});

describe('#api-object', () => {
  test('**Save** stores what is typed', async () => {
    render(<EditFromCode />);
    await wait();
    click(screen.getByRole('button', { name: 'Edit the curry' }));
    await wait();
    expect(input('name', 4)).toHaveFocus();
    type('Korma', 'name', 4);
    click(screen.getByRole('button', { name: 'Save' }));
    await wait();
    expect(within(cell(4, 'name')).queryByRole('textbox')).toBeNull();
    expect(cell(4, 'name')).toHaveTextContent('Korma');
  });

  test('Save, without closing', async () => {
    render(<Menu />);
    open();
    type('Borscht');
    act(() => void api.current.commitCellChange({ id: 1, field: 'name' }));
    await wait();
    expect(row().name).toBe('Borscht');
    expect(mode()).toBe('edit');
  });

  test('Close, without saving', async () => {
    render(<Menu />);
    open();
    type('Borscht');
    act(() => api.current.setCellMode(1, 'name', 'view'));
    await wait();
    expect(mode()).toBe('view');
    expect(row().name).toBe('Soup');
  });

  test('To save what is not open throws an error', () => {
    render(<Menu />);
    expect(() => api.current.commitCellChange({ id: 1, field: 'name' })).toThrow(
      'is not in edit mode',
    );
  });
});

describe('#troubleshooting', () => {
  const vegan: GridColDef[] = [{ field: 'vegan', type: 'boolean', editable: true }];

  test('With React 18, the checkbox of a `boolean` cell takes the focus by keyboard before its ripple exists.', async () => {
    render(<Menu columns={vegan} />);
    key('Enter', 'vegan');
    await wait();
    expect(jest.mocked(console.error).mock.calls.flat().map(String).join(' ')).toContain(
      "Cannot read properties of null (reading 'pulsate')",
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('set `disableRipple` for `MuiButtonBase` in `props` of the theme.', async () => {
    const theme = createTheme({ props: { MuiButtonBase: { disableRipple: true } } });
    render(
      <ThemeProvider theme={theme}>
        <Menu columns={vegan} />
      </ThemeProvider>,
    );
    key('Enter', 'vegan');
    await wait();
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  test('The column has no type.', async () => {
    render(<Menu columns={[{ field: 'price', editable: true }]} />);
    open('price');
    type('9', 'price');
    press('Enter', 'price');
    await wait();
    expect(row().price).toBe('9');
  });
});
