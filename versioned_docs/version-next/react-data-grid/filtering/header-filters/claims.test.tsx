import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterModel,
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
        headerFilters
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
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#', () => {
  test('Each column has one condition, and rows must meet all conditions.', async () => {
    render(<Grid />);
    await type('place', 'a');
    expect(ids()).toEqual([1, 2]);
    await type('seats', '30');
    expect(ids()).toEqual([2]);
    await type('place', 'x');
    expect(items()).toHaveLength(2);
    expect(ids()).toEqual([]);
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

describe('#simple', () => {
  test('`headerFilterMenu: null` among the slots removes its button; the first operator of a column is used.', async () => {
    render(<Grid slots={{ headerFilterMenu: null }} />);
    expect(within(cell('place')).queryByRole('button', { name: 'Operator' })).toBeNull();
    await type('place', 'caf');
    await type('seats', '12');
    expect(items().map(({ operator }) => operator)).toEqual(['contains', '=']);
  });
});

describe('#clear-button', () => {
  const cross = () => within(cell('place')).queryByRole('button', { name: 'Clear filter' });

  test('`showClearIcon: true` in `slotProps.headerFilterCell` shows a cross in each cell that filters', async () => {
    render(<Grid slotProps={{ headerFilterCell: { showClearIcon: true } }} />);
    expect(cross()).toBeNull();
    await type('place', 'bar');
    fireEvent.click(cross()!);
    await wait();
    expect(items()).toEqual([]);
  });

  test('Without it, Clear filter is the first entry in the menu of operators;', async () => {
    render(<Grid />);
    await type('place', 'bar');
    expect(cross()).toBeNull();
    fireEvent.click(within(cell('place')).getByRole('button', { name: 'Operator' }));
    await wait();
    const [first] = screen.getAllByRole('menuitem');
    expect(first).toHaveTextContent('Clear filter');
    fireEvent.click(first);
    await wait();
    expect(items()).toEqual([]);
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
  const own = (InputComponent: (props: GridFilterInputValueProps) => React.ReactNode) => [
    { value: 'own', headerLabel: 'Own', InputComponent, getApplyFilterFn: () => null },
  ];

  test('In headers, the input also receives `inputRef`, `tabIndex`, `disabled`, `onFocus` and `onBlur`', () => {
    const Own = jest.fn((_: GridFilterInputValueProps) => null);
    render(<Grid columns={[{ ...place, filterOperators: own(Own) }]} />);
    expect(Object.keys(Own.mock.calls[0][0])).toEqual(
      expect.arrayContaining(['inputRef', 'tabIndex', 'disabled', 'onFocus', 'onBlur']),
    );
  });

  test('otherwise the cell has no menu of operators', () => {
    const { rerender } = render(
      <Grid columns={[{ ...place, filterOperators: own(() => null) }]} />,
    );
    const menu = () => within(cell('place')).queryByRole('button', { name: 'Operator' });
    expect(menu()).toBeNull();
    const filterOperators = own(({ headerFilterMenu }) => headerFilterMenu);
    rerender(<Grid columns={[{ ...place, filterOperators }]} />);
    expect(menu()).toBeVisible();
  });
});

describe('#header-filter-cell', () => {
  test('`slotProps` among these replaces what the cell passes, its label included;', () => {
    const { rerender } = render(<Grid />);
    expect(within(cell('place')).getByRole('textbox', { name: 'Contains' })).toBeVisible();
    const InputComponentProps = { slotProps: { root: { size: 'small' as const } } };
    rerender(<Grid slotProps={{ headerFilterCell: { InputComponentProps } }} />);
    expect(within(cell('place')).queryByRole('textbox', { name: 'Contains' })).toBeNull();
    expect(within(cell('place')).getByRole('textbox', { name: 'Value' })).toBeVisible();
  });
});

describe('#height', () => {
  test('the default is the height of the headers', () => {
    render(<Grid columnHeaderHeight={61} />);
    expect(cell('place').style.height).toBe('61px');
  });

  test('the compact grids on this page set 72, which is then 50 pixels', () => {
    render(<Grid density="compact" headerFilterHeight={72} />);
    expect(cell('place').style.height).toBe('50px');
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

  test('and `showHeaderFilterMenu(field)` opens it only after users have opened such a menu themselves', async () => {
    render(<Grid />);
    act(() => api.current.showHeaderFilterMenu('place'));
    await wait();
    expect(screen.queryByRole('menu')).toBeNull();
    act(() => api.current.hideHeaderFilterMenu());
    fireEvent.click(within(cell('place')).getByRole('button', { name: 'Operator' }));
    await wait();
    act(() => api.current.hideHeaderFilterMenu());
    await wait(400);
    expect(screen.queryByRole('menu')).toBeNull();
    act(() => api.current.showHeaderFilterMenu('seats'));
    await wait();
    expect(screen.getByRole('menu')).toBeVisible();
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
});

describe('#troubleshooting', () => {
  test('`Failed prop type` in the console, about `inputRef`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <Grid columns={[place, { field: 'kind', type: 'singleSelect', valueOptions: ['a'] }]} />,
    );
    act(() => api.current.setColumnHeaderFilterFocus('kind'));
    expect(error.mock.calls.join()).toContain(
      '`inputRef` supplied to `GridFilterInputSingleSelect`',
    );
    error.mockRestore();
  });

  test('A custom operator has no `headerLabel`.', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const filterOperators = [{ value: 'own', getApplyFilterFn: () => null }];
    expect(() => render(<Grid columns={[{ ...place, filterOperators }]} />)).toThrow(
      'Missing translation for key headerFilterOperatorOwn',
    );
  });

  test('The grid is a `DataGrid`.', () => {
    const props = { rows, columns, headerFilters: true };
    render(<DataGrid {...props} disableVirtualization />);
    expect(cell('place')).toBeNull();
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
