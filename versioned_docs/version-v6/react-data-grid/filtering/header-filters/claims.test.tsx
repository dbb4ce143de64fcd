import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  GridLogicOperator,
  type GridFilterModel,
  zhCN,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, place: 'Café', seats: 12 },
  { id: 2, place: 'Bar', seats: 30 },
];
const place: GridColDef = { field: 'place', width: 200 };
const seats: GridColDef = { field: 'seats', type: 'number', width: 200 };
const columns = [place, seats];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 500 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        unstable_headerFilters
        disableVirtualization
        filterDebounceMs={0}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const items = () => api.current.state.filter.filterModel.items;
const cell = (field: string) =>
  document.querySelector<HTMLElement>(`.MuiDataGrid-headerFilterRow [data-field="${field}"]`)!;
const input = (field: string) => cell(field).querySelector('input')!;
const type = async (field: string, value: string) => {
  fireEvent.change(input(field), { target: { value } });
  await wait();
};
const choose = async (field: string, operator: string) => {
  fireEvent.click(within(cell(field)).getByRole('button', { name: 'Operator' }));
  await wait();
  fireEvent.click(screen.getByRole('menuitem', { name: operator }));
  await wait();
};
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#', () => {
  test('Each column has one condition; all must hold,', async () => {
    render(<Grid />);
    await type('place', 'a');
    expect(ids()).toEqual([1, 2]);
    await type('seats', '30');
    expect(ids()).toEqual([2]);
    await type('place', 'x');
    expect(items()).toHaveLength(2);
    expect(ids()).toEqual([]);
  });

  test('or any of them where people chose **Or** in the panel.', async () => {
    const filterModel = { items: [], logicOperator: GridLogicOperator.Or };
    render(<Grid initialState={{ filter: { filterModel } }} />);
    await type('place', 'caf');
    await type('seats', '30');
    expect(ids()).toEqual([1, 2]);
  });

  test('If the panel has several conditions for a column, the row shows the first.', () => {
    const conditions = ['a', 'r'].map((value, id) => ({
      id,
      field: 'place',
      operator: 'contains',
      value,
    }));
    render(<Grid initialState={{ filter: { filterModel: { items: conditions } } }} />);
    expect(input('place')).toHaveValue('a');
    expect(ids()).toEqual([2]);
  });

  test('`isAnyOf` is not available in headers; conditions with this operator remain in the panel.', async () => {
    const value = [{ id: 7, field: 'place', operator: 'isAnyOf', value: ['Bar'] }];
    render(<Grid initialState={{ filter: { filterModel: { items: value } } }} />);
    expect(ids()).toEqual([2]);
    expect(input('place')).toHaveValue('');
    fireEvent.click(within(cell('place')).getByRole('button', { name: 'Operator' }));
    await wait();
    const operators = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(operators).toContain('Contains');
    expect(operators).not.toContain('Is any of');
  });
});

describe('#operators', () => {
  const InputOf =
    (name: string) =>
    ({ label }: { label?: string }) => <input aria-label={name} title={label} />;
  const withInputs = (first: object, second: object) =>
    [first, second].map((given, index) => ({
      value: `operator${index}`,
      label: `Operator ${index}`,
      headerLabel: `Operator ${index}`,
      getApplyFilterFn: () => null,
      ...given,
    }));

  test('Whichever operator is chosen, the row shows the input of the first one in the list, and its `headerLabel` if it has one.', async () => {
    const filterOperators = withInputs(
      { InputComponent: InputOf('first') },
      { InputComponent: InputOf('second') },
    );
    render(<Grid columns={[{ field: 'labeled', filterOperators }]} />);
    await choose('labeled', 'Operator 1');
    expect(items()[0].operator).toBe('operator1');
    expect(screen.getByLabelText('first')).toHaveAttribute('title', 'Operator 0');
    expect(screen.queryByLabelText('second')).toBeNull();
  });

  test('If the first operator has no input, the cell is empty.', () => {
    const filterOperators = withInputs({}, { InputComponent: InputOf('second') });
    render(<Grid columns={[{ field: 'bare', filterOperators }]} />);
    expect(cell('bare').querySelector('input, button')).toBeNull();
  });

  test('When the field is emptied, the condition leaves the model, and the field goes back to the first operator.', async () => {
    render(<Grid />);
    await choose('place', 'Equals');
    await type('place', 'bar');
    expect(items().map(({ operator }) => operator)).toEqual(['equals']);
    await type('place', '');
    expect(items()).toEqual([]);
    await type('place', 'ba');
    expect(items().map(({ operator }) => operator)).toEqual(['contains']);
    expect(ids()).toEqual([2]);
  });
});

describe('#simple', () => {
  test('`headerFilterMenu: null` among the slots removes its button; the first operator of a column is used.', async () => {
    render(<Grid slots={{ headerFilterMenu: null }} />);
    expect(within(cell('place')).queryByRole('button', { name: 'Operator' })).toBeNull();
    await type('place', 'caf');
    await type('seats', '12');
    expect(items().map(({ operator }) => operator)).toEqual(['contains', '=']);
  });

  test('`showClearIcon: false` removes the clear buttons.', async () => {
    const { rerender } = render(<Grid />);
    await type('place', 'bar');
    expect(within(cell('place')).getByRole('button', { name: 'Clear filter' })).toBeVisible();
    rerender(<Grid slotProps={{ headerFilterCell: { showClearIcon: false } }} />);
    expect(within(cell('place')).queryByRole('button', { name: 'Clear filter' })).toBeNull();
  });
});

describe('#render-header-filter', () => {
  test('If it returns `null`, the cell is empty; users can still filter the column in the panel.', async () => {
    render(<Grid columns={[{ ...place, renderHeaderFilter: () => null }, seats]} />);
    expect(cell('place')).toHaveTextContent('');
    expect(cell('place').querySelector('input, button')).toBeNull();
    act(() => api.current.showFilterPanel('place'));
    await wait();
    fireEvent.change(screen.getByPlaceholderText('Filter value'), { target: { value: 'bar' } });
    await wait();
    expect(ids()).toEqual([2]);
  });
});

describe('#filter-operators', () => {
  test('In headers the component also receives `inputRef`, `clearButton`, `disabled`, `onFocus` and `onBlur`', async () => {
    const Own = jest.fn((_: Record<string, unknown>) => null);
    const operator = {
      value: 'own',
      headerLabel: 'Own',
      InputComponent: Own as never,
      getApplyFilterFn: () => null,
    };
    render(<Grid columns={[{ field: 'owned', filterOperators: [operator] }]} />);
    expect(Object.keys(Own.mock.calls[0][0])).toEqual(
      expect.arrayContaining(['inputRef', 'clearButton', 'disabled', 'onFocus', 'onBlur']),
    );
  });

  test('without `headerLabel`, the grid throws `Missing translation for key`, at once for the first operator of a column, and for others when the menu opens.', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const operator = (value: string, more?: object) => ({
      value,
      label: value,
      InputComponent: () => null,
      getApplyFilterFn: () => null,
      ...more,
    });
    const missing = 'Missing translation for key headerFilterOperatorBare';
    expect(() =>
      render(<Grid columns={[{ field: 'first', filterOperators: [operator('bare')] }]} />),
    ).toThrow(missing);
    const filterOperators = [operator('named', { headerLabel: 'Named' }), operator('bare')];
    render(<Grid columns={[{ field: 'later', filterOperators }]} />);
    const button = within(cell('later')).getByRole('button', { name: 'Operator' });
    expect(() => fireEvent.click(button)).toThrow(missing);
  });

  test('If a grid with an operator of your own was there first, another grid that has the field and not the operator throws `Missing translation for key`.', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const operator = {
      value: 'own',
      headerLabel: 'Own',
      InputComponent: () => null,
      getApplyFilterFn: () => null,
    };
    const column = { field: 'shared' };
    const { unmount } = render(<Grid columns={[{ ...column, filterOperators: [operator] }]} />);
    unmount();
    expect(() => render(<Grid columns={[column]} />)).toThrow(
      'Missing translation for key headerFilterOperatorOwn',
    );
  });
});

describe('#height', () => {
  const header = () => document.querySelector<HTMLElement>('[role="columnheader"]')!;

  test('The row is as high as the headers: `columnHeaderHeight` sets both.', () => {
    render(<Grid columnHeaderHeight={61} />);
    expect(cell('place').style.height).toBe('61px');
    expect(header().style.height).toBe('61px');
  });

  test('in a compact grid the default of 56 becomes 39 pixels, too low for text fields, so the grids on this page set 72, which is then 50 pixels', () => {
    const { rerender } = render(<Grid density="compact" />);
    expect(cell('place').style.height).toBe('39px');
    rerender(<Grid density="compact" columnHeaderHeight={72} />);
    expect(cell('place').style.height).toBe('50px');
    expect(header().style.height).toBe('50px');
  });
});

describe('#ignore-diacritics', () => {
  test('With `ignoreDiacritics`, "cafe" finds Café', async () => {
    render(<Grid ignoreDiacritics />);
    await type('place', 'cafe');
    expect(ids()).toEqual([1]);
  });
});

describe('#api-object', () => {
  test('`startHeaderFilterEditMode(field)` moves the focus from a cell of the row to its input, `stopHeaderFilterEditMode()` moves it back to the cell.', async () => {
    render(<Grid />);
    act(() => api.current.setColumnHeaderFilterFocus('place'));
    expect(cell('place')).toHaveFocus();
    act(() => api.current.startHeaderFilterEditMode('place'));
    expect(input('place')).toHaveFocus();
    act(() => api.current.stopHeaderFilterEditMode());
    expect(cell('place')).toHaveFocus();
  });

  test('If the focus is elsewhere, they have no effect: call `setColumnHeaderFilterFocus(field)` first.', async () => {
    render(<Grid />);
    act(() => api.current.startHeaderFilterEditMode('place'));
    await wait();
    expect(document.body).toHaveFocus();
    act(() => {
      api.current.setColumnHeaderFilterFocus('place');
      api.current.startHeaderFilterEditMode('place');
    });
    expect(input('place')).toHaveFocus();
  });

  test('`showHeaderFilterMenu(field)` opens the operators only if a menu of the row was open before, and then at the button of that menu.', async () => {
    interface MenuProps {
      field: string;
      open: boolean;
      target: HTMLElement | null;
    }
    const Menu = jest.fn((_: MenuProps) => null);
    const openMenu = () =>
      Menu.mock.calls.map(([props]) => props).findLast(({ field }) => field === 'place');
    render(<Grid slots={{ headerFilterMenu: Menu as never }} />);
    act(() => api.current.showHeaderFilterMenu('place'));
    expect(openMenu()).toMatchObject({ open: false, target: null });
    act(() => api.current.hideHeaderFilterMenu());
    const button = within(cell('seats')).getByRole('button', { name: 'Operator' });
    fireEvent.click(button);
    act(() => api.current.hideHeaderFilterMenu());
    act(() => api.current.showHeaderFilterMenu('place'));
    expect(openMenu()).toMatchObject({ open: true });
    expect(openMenu()?.target).toBe(button);
  });
});

describe('#accessibility', () => {
  const focusCell = async (field: string) => {
    act(() => api.current.setColumnHeaderFilterFocus(field));
    await wait();
  };

  test('Starts typing', async () => {
    render(<Grid />);
    await focusCell('place');
    expect(input('place')).not.toHaveFocus();
    fireEvent.keyDown(cell('place'), { key: 'Enter' });
    await wait();
    expect(input('place')).toHaveFocus();
  });

  test('Stops typing, so that the arrow keys move to the next cell', async () => {
    render(<Grid />);
    await focusCell('place');
    for (const key of ['Escape', 'Enter']) {
      act(() => api.current.startHeaderFilterEditMode('place'));
      await wait();
      expect(input('place')).toHaveFocus();
      fireEvent.keyDown(input('place'), { key });
      await wait();
      expect(input('place')).not.toHaveFocus();
    }
  });

  test('Opens the operator menu', async () => {
    render(<Grid />);
    await focusCell('place');
    fireEvent.keyDown(cell('place'), { key: 'Enter', ctrlKey: true });
    await wait();
    expect(screen.getByRole('menuitem', { name: 'Contains' })).toBeVisible();
  });

  test('Each cell is a `columnheader` whose accessible name is the title of its column.', () => {
    render(<Grid columns={[{ ...place, headerName: 'Place' }]} />);
    expect(cell('place')).toHaveAttribute('role', 'columnheader');
    expect(cell('place')).toHaveAccessibleName('Place');
  });

  test('If `renderHeaderFilter` returns an element, the name is the text of that element.', () => {
    const renderHeaderFilter = () => <button type="button">Near</button>;
    render(<Grid columns={[{ ...place, headerName: 'Place', renderHeaderFilter }]} />);
    expect(cell('place')).toHaveAccessibleName('Near');
  });

  test('The row of filters and the first row of data have the same `aria-rowindex`, 2.', () => {
    render(<Grid />);
    for (const row of ['.MuiDataGrid-headerFilterRow', '[role="row"][data-id="1"]']) {
      expect(document.querySelector(row)).toHaveAttribute('aria-rowindex', '2');
    }
  });

  test('The name of the cross, "Clear filter", is no such text: it stays English.', async () => {
    const { localeText } = zhCN.components.MuiDataGrid.defaultProps;
    render(<Grid localeText={localeText} />);
    await type('place', 'bar');
    expect(within(cell('place')).getByRole('button', { name: 'Clear filter' })).toBeVisible();
  });

  test('The list of a boolean column has no name; `slotProps={{ baseSelect: { native: false } }}` makes it one of Material UI, which has.', () => {
    const open: GridColDef = { field: 'open', type: 'boolean', width: 200 };
    const { unmount } = render(<Grid columns={[open]} />);
    expect(within(cell('open')).getByRole('combobox')).not.toHaveAccessibleName();
    unmount();
    render(<Grid columns={[open]} slotProps={{ baseSelect: { native: false } }} />);
    expect(within(cell('open')).getByRole('combobox')).toHaveAccessibleName();
  });
});

describe('#troubleshooting', () => {
  test('The grid is a `DataGrid`.', () => {
    const props = { rows, columns, unstable_headerFilters: true };
    render(<DataGrid {...props} disableVirtualization />);
    expect(cell('place')).toBeNull();
  });

  test('Two grids of the application share a field and not its operators.', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = render(<Grid columns={[{ field: 'name', type: 'number' }]} />);
    unmount();
    let message = '';
    class Boundary extends React.Component<React.PropsWithChildren> {
      state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      componentDidCatch(error: Error) {
        message = error.message;
      }
      render() {
        return this.state.failed ? null : this.props.children;
      }
    }
    render(
      <Boundary>
        <Grid columns={[{ field: 'name' }]} />
      </Boundary>,
    );
    expect(cell('name')).toHaveTextContent('Equals');
    window.addEventListener('error', (event) => {
      message ||= String(event.error);
    });
    await type('name', 'a').catch((error: Error) => {
      message ||= error.message;
    });
    expect(message).toContain("No filter operator found for column 'name'");
  });

  test('`disableMultipleColumnsFiltering` is set.', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<Grid disableMultipleColumnsFiltering />);
    await type('place', 'a');
    await type('seats', '30');
    expect(items().map(({ field }) => field)).toEqual(['place']);
    expect(ids()).toEqual([1, 2]);
    expect(input('seats')).toHaveValue(30);
  });

  test('Several of its items have no `id`; the grid adds the ids and passes the result only to `onFilterModelChange`.', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const model = (value: string) => ({
      items: [
        { field: 'place', operator: 'contains', value },
        { field: 'seats', operator: '>', value: '1' },
      ],
    });
    const onFilterModelChange = jest.fn((_: GridFilterModel) => {});
    const { rerender } = render(
      <Grid filterModel={model('a')} onFilterModelChange={onFilterModelChange} />,
    );
    onFilterModelChange.mockClear();
    rerender(<Grid filterModel={model('bar')} onFilterModelChange={onFilterModelChange} />);
    expect(ids()).toEqual([1, 2]);
    expect(items()[0].value).toBe('a');
    expect(onFilterModelChange).toHaveBeenCalledTimes(1);
    const [{ items: passed }] = onFilterModelChange.mock.calls[0];
    expect(passed[0].value).toBe('bar');
    expect(passed.map(({ id }) => typeof id)).toEqual(['number', 'number']);
  });
});
