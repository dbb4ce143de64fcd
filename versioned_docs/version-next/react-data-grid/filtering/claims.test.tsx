import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';
import ApplyButton from './demos/ApplyButton';
import FilterFromCode from './demos/FilterFromCode';

interface Charger {
  id: number;
  town: string;
  power: number | null;
  roofed: boolean | null;
  status: string | null;
}

const rows: Charger[] = [
  { id: 1, town: 'Zürich', power: 150, roofed: true, status: 'free' },
  { id: 2, town: 'zurich', power: null, roofed: null, status: null },
  { id: 3, town: '', power: 22, roofed: false, status: 'busy' },
];

const town: GridColDef = { field: 'town', editable: true };
const power: GridColDef = { field: 'power', type: 'number' };
const columns: GridColDef[] = [
  town,
  power,
  { field: 'roofed', type: 'boolean' },
  {
    field: 'status',
    type: 'singleSelect',
    valueOptions: [
      { value: 'free', label: 'Available' },
      { value: 'busy', label: 'Occupied' },
    ],
  },
];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Chargers(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 500 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );
const setItems = (...items: GridFilterItem[]) => act(() => api.current.setFilterModel({ items }));
const found = (field: string, operator: string, value?: unknown) => {
  setItems({ field, operator, value });
  return shownIds();
};
const firstModel = (item: GridFilterItem) => ({ filter: { filterModel: { items: [item] } } });

describe('#single-and-multi', () => {
  test('The panel applies a value 150 ms after the last key, without a button to confirm', async () => {
    render(<Chargers />);
    act(() => api.current.showFilterPanel('town'));
    await wait();
    const start = performance.now();
    const applied = new Promise<number>((resolve) => {
      api.current.subscribeEvent('filterModelChange', () => resolve(performance.now() - start));
    });
    fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), { target: { value: 'zu' } });
    await wait(250);
    expect(await applied).toBeGreaterThan(140);
    expect(shownIds()).toEqual([2]);
  });
});

describe('#operators', () => {
  test('Text comparison ignores case, and spaces around the value are removed', () => {
    render(<Chargers />);
    expect(found('town', 'contains', ' ZÜ ')).toEqual([1]);
  });

  test('They fail all others', () => {
    render(<Chargers />);
    expect(found('power', '<', 1000)).toEqual([1, 3]);
    expect(found('power', '!=', 150)).toEqual([2, 3]);
    expect(found('town', 'doesNotContain', 'z')).toEqual([3]);
    expect(found('status', 'not', 'free')).toEqual([2, 3]);
    expect(found('status', 'isAnyOf', ['busy'])).toEqual([3]);
  });

  test("`null` and `undefined` are empty, and in text columns `''` as well; a `number` column treats `''` as 0", () => {
    render(
      <Chargers
        columns={[town, power]}
        rows={[
          { id: 1, town: 'Bern', power: 5 },
          { id: 2, town: '', power: '' },
          { id: 3, town: null, power: null },
        ]}
      />,
    );
    expect(found('town', 'isEmpty')).toEqual([2, 3]);
    expect(found('power', 'isEmpty')).toEqual([3]);
    expect(found('power', '=', 0)).toEqual([2]);
    expect(found('power', '<', 3)).toEqual([2]);
    act(() => api.current.updateRows([{ id: 3, town: undefined, power: undefined }]));
    expect(found('town', 'isEmpty')).toEqual([2, 3]);
    expect(found('power', 'isEmpty')).toEqual([3]);
  });

  test('In a `boolean` column, empty means false', () => {
    render(<Chargers />);
    expect(found('roofed', 'is', 'false')).toEqual([2, 3]);
  });

  test('A condition without a value has no effect', () => {
    render(<Chargers />);
    expect(found('town', 'contains')).toEqual([1, 2, 3]);
    expect(found('town', 'contains', '')).toEqual([1, 2, 3]);
    expect(found('town', 'isAnyOf', [])).toEqual([1, 2, 3]);
  });
});

describe('#filter-model', () => {
  test('Conditions on hidden columns apply, too', () => {
    render(<Chargers columnVisibilityModel={{ power: false }} />);
    expect(found('power', '=', 22)).toEqual([3]);
  });

  test('The field must be in `columns`: when you remove a column, its items are removed from the model, and `onFilterModelChange` is called', async () => {
    const onFilterModelChange = jest.fn();
    const props = {
      onFilterModelChange,
      initialState: firstModel({ field: 'power', operator: '=', value: 22 }),
    };
    const { rerender } = render(<Chargers {...props} />);
    onFilterModelChange.mockClear();
    rerender(<Chargers {...props} columns={[town]} />);
    await wait();
    expect(onFilterModelChange).toHaveBeenCalledTimes(1);
    expect(onFilterModelChange.mock.calls[0][0].items).toEqual([]);
  });
});

describe('#controlled', () => {
  test('If you pass a new object on each render, the grid filters on each render', () => {
    const { rerender } = render(<Chargers filterModel={{ items: [] }} />);
    const filtered = jest.fn();
    api.current.subscribeEvent('filteredRowsSet', filtered);
    rerender(<Chargers filterModel={{ items: [] }} />);
    rerender(<Chargers filterModel={{ items: [] }} />);
    expect(filtered).toHaveBeenCalledTimes(2);
  });
});

describe('#disable-all', () => {
  test('A model still applies', () => {
    const initialState = firstModel({ field: 'power', operator: '=', value: 22 });
    render(<Chargers disableColumnFilter initialState={initialState} />);
    expect(shownIds()).toEqual([3]);
  });
});

describe('#non-filterable-from-code', () => {
  const fixedTown = { ...town, filterable: false };
  const zurich = { field: 'town', operator: 'equals', value: 'zurich' };

  test('In the `DataGrid`, **Filter** in the menu of another column replaces the condition, because the grid keeps one condition', async () => {
    render(<Chargers columns={[fixedTown, power]} />);
    setItems(zurich);
    expect(shownIds()).toEqual([1, 2]);
    act(() => api.current.showColumnMenu('power'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter' }));
    await wait();
    expect(shownIds()).toEqual([1, 2, 3]);
    expect(api.current.state.filter.filterModel.items).toMatchObject([{ field: 'power' }]);
  });

  test('The second button opens the panel, where users see the condition but cannot change or delete it', async () => {
    render(<Chargers columns={[fixedTown, power]} />);
    setItems(zurich);
    expect(shownIds()).toEqual([1, 2]);
    act(() => api.current.showFilterPanel());
    await wait();
    expect(screen.getByRole('textbox', { name: 'Value' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });
});

describe('#reset-page', () => {
  const many = Array.from({ length: 30 }, (_, id) => ({ id, town: id < 12 ? 'Bern' : 'Chur' }));
  const page = () => api.current.state.pagination.paginationModel.page;

  test('Each change of what is filtered leads to the first page and scrolls to the top', async () => {
    render(
      <Chargers
        rows={many}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5, page: 1 } } }}
      />,
    );
    expect(page()).toBe(1);
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
    scroller.scrollTop = 60;
    setItems({ field: 'town', operator: 'equals', value: 'Bern' });
    await wait();
    expect(page()).toBe(0);
    expect(scroller.scrollTop).toBe(0);
    act(() => api.current.setPage(2));
    await wait();
    setItems();
    await wait();
    expect(page()).toBe(0);
  });

  test('A condition that has no value yet changes nothing', async () => {
    render(
      <Chargers
        rows={many}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5, page: 1 } } }}
      />,
    );
    act(() => api.current.showFilterPanel('town'));
    await wait();
    expect(api.current.state.filter.filterModel.items).toHaveLength(1);
    expect(page()).toBe(1);
  });
});

describe('#ignore-diacritics', () => {
  afterEach(() => jest.restoreAllMocks());

  test('Without the prop, `equals` and `isAnyOf` use the language of the browser: in English and French, for example, they ignore these accents, but not in German and Swedish', () => {
    const { Collator } = Intl;
    let language: string;
    jest
      .spyOn(Intl, 'Collator')
      .mockImplementation((_, options) => new Collator(language, options));
    const foundIn = (name: string) => {
      language = name;
      return [found('town', 'equals', 'zurich'), found('town', 'isAnyOf', ['zurich'])];
    };
    render(<Chargers />);
    for (const name of ['en', 'fr']) {
      expect(foundIn(name)).toEqual([
        [1, 2],
        [1, 2],
      ]);
    }
    for (const name of ['de', 'sv']) {
      expect(foundIn(name)).toEqual([[2], [2]]);
    }
    expect(found('town', 'contains', 'zurich')).toEqual([2]);
  });

  test("Lists, as for `isAnyOf`, keep their accents: in German, `['Zürich']` then finds no row", () => {
    const { Collator } = Intl;
    jest.spyOn(Intl, 'Collator').mockImplementation((_, options) => new Collator('de', options));
    render(<Chargers ignoreDiacritics />);
    expect(found('town', 'isAnyOf', ['Zürich'])).toEqual([]);
    expect(found('town', 'isAnyOf', ['zurich'])).toEqual([1, 2]);
    expect(found('town', 'equals', 'Zürich')).toEqual([1, 2]);
  });

  test('Changing only this prop does not filter again', async () => {
    const filterModel = { items: [{ field: 'town', operator: 'contains', value: 'zur' }] };
    const { rerender } = render(<Chargers filterModel={filterModel} />);
    rerender(<Chargers filterModel={filterModel} ignoreDiacritics />);
    await wait();
    expect(shownIds()).toEqual([2]);
  });
});

describe('#apply-button', () => {
  test('Rows are filtered only when users press Apply', async () => {
    const user = userEvent.setup();
    render(<ApplyButton />);
    const count = shownIds().length;
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.type(await screen.findByRole('textbox', { name: 'Value' }), 'Harbour');
    await wait(250);
    expect(shownIds()).toHaveLength(count);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await wait();
    expect(shownIds()).toHaveLength(1);
  });
});

describe('#api-object', () => {
  test('In the `DataGrid`, `upsertFilterItem` with a new `id` has no effect while there is a condition, and logs an error', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Chargers />);
    act(() => api.current.showFilterPanel('town'));
    act(() => api.current.hideFilterPanel());
    act(() => api.current.upsertFilterItem({ id: 1, field: 'power', operator: '<', value: 100 }));
    expect(shownIds()).toEqual([1, 2, 3]);
    expect(api.current.state.filter.filterModel.items).toMatchObject([{ field: 'town' }]);
    expect(error.mock.calls.flat().join()).toContain('can only contain a single item');
    error.mockRestore();
  });

  test('The buttons work in any order', async () => {
    const user = userEvent.setup();
    render(<FilterFromCode />);
    await user.click(screen.getByRole('button', { name: 'Filter by site' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Slow ones' }));
    await wait();
    expect(shownIds()).toEqual([2, 3, 6, 7]);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await wait();
    expect(shownIds()).toHaveLength(8);
  });

  test('With a controlled model, it calls `onFilterModelChange` instead', () => {
    const onFilterModelChange = jest.fn();
    render(<Chargers filterModel={{ items: [] }} onFilterModelChange={onFilterModelChange} />);
    setItems({ field: 'power', operator: '=', value: 22 });
    expect(shownIds()).toEqual([1, 2, 3]);
    expect(onFilterModelChange).toHaveBeenCalledTimes(1);
  });

  test('has the rows that would go, as `false`', () => {
    render(<Chargers />);
    const { filteredRowsLookup } = api.current.getFilterState({
      items: [{ field: 'power', operator: '=', value: 22 }],
    });
    expect(filteredRowsLookup).toEqual({ 1: false, 2: false });
    expect(shownIds()).toEqual([1, 2, 3]);
  });
});

describe('#filter-again', () => {
  test('A row that no longer meets the condition disappears as soon as its edit is saved', async () => {
    render(
      <Chargers
        initialState={firstModel({ field: 'town', operator: 'equals', value: 'zurich' })}
      />,
    );
    act(() => api.current.startCellEditMode({ id: 2, field: 'town' }));
    await act(async () => {
      await api.current.setEditCellValue({ id: 2, field: 'town', value: 'Chur' });
    });
    expect(shownIds()).toEqual([1, 2]);
    act(() => api.current.stopCellEditMode({ id: 2, field: 'town' }));
    await wait();
    expect(shownIds()).toEqual([1]);
  });

  test('If the filter hides a selected row, it is no longer selected, unless you set `keepNonExistentRowsSelected`', async () => {
    const item = { field: 'power', operator: '=', value: 22 };
    const { unmount } = render(<Chargers />);
    act(() => api.current.selectRow(1));
    setItems(item);
    await wait();
    expect([...api.current.state.rowSelection.ids]).toEqual([]);
    unmount();
    api = { current: {} as GridApi };
    render(<Chargers keepNonExistentRowsSelected />);
    act(() => api.current.selectRow(1));
    setItems(item);
    await wait();
    expect([...api.current.state.rowSelection.ids]).toEqual([1]);
  });
});

describe('#troubleshooting', () => {
  test('Its value is the label', () => {
    render(<Chargers />);
    expect(found('status', 'is', 'Available')).toEqual([]);
    expect(found('status', 'is', 'free')).toEqual([1]);
  });
});
