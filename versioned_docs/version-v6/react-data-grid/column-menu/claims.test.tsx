import * as React from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  GridColumnMenu,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
const open = (field: string) => act(() => api.current.showColumnMenu(field));

function NewItem() {
  return <li role="menuitem">New</li>;
}

const withNewItem = { columnMenuNewItem: NewItem };
const withoutColumns = { columnMenuColumnsItem: null };

function LongerMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={withNewItem} />;
}

function ShorterMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={withoutColumns} />;
}

describe('#add-item', () => {
  test('without it, the item comes last', () => {
    render(<Grid slots={{ columnMenu: LongerMenu }} />);
    open('b');
    expect(items().at(-1)).toBe('New');
  });
});

describe('#hide-item', () => {
  test('Set the key to `null` to remove the item from all columns', () => {
    render(<Grid slots={{ columnMenu: ShorterMenu }} />);
    open('b');
    expect(items()).toEqual(['Sort by ASC', 'Sort by DESC', 'Filter']);
  });
});

describe('#disable', () => {
  test('`disableColumnMenu` in a column definition removes the menu of that column', () => {
    render(<Grid columns={[{ ...a, disableColumnMenu: true }, b]} />);
    expect(document.querySelectorAll('.MuiDataGrid-menuIcon')).toHaveLength(1);
  });
});

describe('#api-object', () => {
  test('`onMenuClose` is also called once for each header when headers render again for the first time, although no menu was open', async () => {
    const user = userEvent.setup();
    const onMenuOpen = jest.fn();
    const onMenuClose = jest.fn();
    render(<Grid onMenuOpen={onMenuOpen} onMenuClose={onMenuClose} />);
    expect(onMenuClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('columnheader', { name: 'b' }));
    expect(onMenuClose).toHaveBeenCalledTimes(columns.length);
    await user.click(screen.getByRole('columnheader', { name: 'b' }));
    expect(onMenuClose).toHaveBeenCalledTimes(columns.length);
    expect(onMenuOpen).not.toHaveBeenCalled();
  });
});

describe('#accessibility', () => {
  test('Escape closes it and returns focus to the header', async () => {
    const user = userEvent.setup();
    render(<Grid />);
    act(() => api.current.setColumnHeaderFocus('b'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('menu')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('columnheader', { name: 'b' })).toHaveFocus();
  });

  test('The buttons of all columns have the same name, "Menu"', () => {
    render(<Grid />);
    const buttons = [...document.querySelectorAll('.MuiDataGrid-menuIconButton')];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      columns.map(() => 'Menu'),
    );
  });
});
