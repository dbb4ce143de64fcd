import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import ApplyButton from './demos/ApplyButton';
import FilterFromCode from './demos/FilterFromCode';

interface Charger {
  id: number;
  town: string;
  power: number | null;
  roofed: boolean | null;
  status: string | null;
  opened: Date | null;
}

const rows: Charger[] = [
  { id: 1, town: 'Zürich', power: 150, roofed: true, status: 'free', opened: new Date(2024, 5, 1) },
  { id: 2, town: 'zurich', power: null, roofed: null, status: null, opened: null },
  { id: 3, town: '', power: 22, roofed: false, status: 'busy', opened: new Date(2025, 0, 1) },
];

const town: GridColDef = { field: 'town', editable: true };
const power: GridColDef = { field: 'power', type: 'number' };
const columns: GridColDef[] = [
  town,
  power,
  { field: 'roofed', type: 'boolean' },
  { field: 'opened', type: 'date' },
  {
    field: 'status',
    type: 'singleSelect',
    valueOptions: [
      { value: 'free', label: 'Available' },
      { value: 'busy', label: 'Occupied' },
    ],
  },
];

const KEY = 'charger-filters';
type SavedFilters = Record<string, GridFilterModel>;

/** The listing about saved filters; a name stands for the answer of the prompt. */
function GridWithSavedFilters() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const [saved, setSaved] = React.useState<SavedFilters>(
    () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as SavedFilters,
  );
  const save = (name: string) => {
    const next = { ...saved, [name]: model };
    localStorage.setItem(KEY, JSON.stringify(next));
    setSaved(next);
  };
  return (
    <div>
      <button onClick={() => save('In Zurich')}>Save the filter</button>
      <button
        onClick={() =>
          setModel({ items: [{ columnField: 'town', operatorValue: 'equals', value: 'zurich' }] })
        }
      >
        Filter
      </button>
      {Object.keys(saved).map((name) => (
        <button key={name} onClick={() => setModel(saved[name]!)}>
          {name}
        </button>
      ))}
      <DataGrid
        autoHeight
        disableVirtualization
        rows={rows}
        columns={columns}
        filterModel={model}
        onFilterModelChange={setModel}
      />
    </div>
  );
}

let api: React.MutableRefObject<GridApi>;

/** The `DataGrid` has no `apiRef`: a component in a slot hands the API object out. */
function Probe() {
  const apiRef = useGridApiContext();
  React.useLayoutEffect(() => {
    api = apiRef;
  }, [apiRef]);
  return null;
}
const components = { Toolbar: Probe };

function Chargers(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 500 }}>
      <DataGrid components={components} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );
/** The grid draws no more than a few rows where nothing has a size. */
const firstIds = () => shownIds().slice(0, 3);
const setItems = (...items: GridFilterItem[]) => act(() => api.current.setFilterModel({ items }));
const found = (field: string, operator: string, value?: unknown) => {
  setItems({ columnField: field, operatorValue: operator, value });
  return shownIds();
};
const firstModel = (item: GridFilterItem) => ({ filter: { filterModel: { items: [item] } } });

describe('#single-and-multi', () => {
  test('The panel applies a value 500 ms after the last key, without a button to confirm', async () => {
    render(<Chargers />);
    act(() => api.current.showFilterPanel('town'));
    await wait();
    const start = performance.now();
    const applied = new Promise<number>((resolve) => {
      api.current.subscribeEvent('filterModelChange', () => resolve(performance.now() - start));
    });
    fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), { target: { value: 'zu' } });
    await wait(700);
    expect(await applied).toBeGreaterThan(490);
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
    expect(found('power', 'isEmpty')).toEqual([2]);
    expect(found('town', 'isEmpty')).toEqual([3]);
    expect(found('power', '<', 1000)).toEqual([1, 3]);
    expect(found('power', '!=', 150)).toEqual([2, 3]);
    expect(found('opened', 'not', '2024-06-01')).toEqual([3]);
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

  test('The Boolean `true` finds what is false, and `false` has no effect', () => {
    render(<Chargers />);
    expect(found('roofed', 'is', true)).toEqual([2, 3]);
    expect(found('roofed', 'is', false)).toEqual([1, 2, 3]);
    expect(found('roofed', 'is', 'true')).toEqual([1]);
  });

  test('A condition without a value has no effect', () => {
    render(<Chargers />);
    expect(found('town', 'contains')).toEqual([1, 2, 3]);
    expect(found('town', 'contains', '')).toEqual([1, 2, 3]);
    expect(found('town', 'isAnyOf', [])).toEqual([1, 2, 3]);
  });

  test('In a `number` column, `null` counts as 0', () => {
    render(<Chargers />);
    expect(found('power', '>', null)).toEqual([1, 3]);
    expect(found('power', '<', null)).toEqual([]);
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
      initialState: firstModel({ columnField: 'power', operatorValue: '=', value: 22 }),
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
    const initialState = firstModel({ columnField: 'power', operatorValue: '=', value: 22 });
    render(<Chargers disableColumnFilter initialState={initialState} />);
    expect(shownIds()).toEqual([3]);
  });
});

describe('#non-filterable-from-code', () => {
  const fixedTown = { ...town, filterable: false };
  const zurich = { columnField: 'town', operatorValue: 'equals', value: 'zurich' };

  test('the grid takes such a condition out of the model as soon as the columns change, be it only their widths', async () => {
    const onFilterModelChange = jest.fn();
    render(<Chargers columns={[fixedTown, power]} onFilterModelChange={onFilterModelChange} />);
    setItems(zurich);
    expect(shownIds()).toEqual([1, 2]);
    onFilterModelChange.mockClear();
    act(() => api.current.setColumnWidth('power', 150));
    await wait();
    expect(shownIds()).toEqual([1, 2, 3]);
    expect(onFilterModelChange.mock.calls[0][0].items).toEqual([]);
  });

  test('`initialState` has no effect on such a column', async () => {
    render(<Chargers columns={[fixedTown, power]} initialState={firstModel(zurich)} />);
    await wait();
    expect(shownIds()).toEqual([1, 2, 3]);
  });
});

describe('#reset-page', () => {
  test('After a filter, the grid stays on its page, or goes to the last one if there are fewer now', async () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ id, town: id < 12 ? 'Bern' : 'Chur' }));
    render(
      <Chargers
        rows={many}
        rowsPerPageOptions={[5]}
        initialState={{ pagination: { pageSize: 5, page: 1 } }}
      />,
    );
    const page = () => api.current.state.pagination.page;
    setItems({ columnField: 'town', operatorValue: 'equals', value: 'Bern' });
    await wait();
    expect(page()).toBe(1);
    setItems();
    act(() => api.current.setPage(5));
    setItems({ columnField: 'town', operatorValue: 'equals', value: 'Bern' });
    await wait();
    expect(page()).toBe(2);
  });

  test('control `page`, and set it to 0 in `onFilterModelChange`', async () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ id, town: id < 12 ? 'Bern' : 'Chur' }));
    function BackToFirstPage() {
      const [page, setPage] = React.useState(5);
      return (
        <Chargers
          rows={many}
          rowsPerPageOptions={[5]}
          pageSize={5}
          page={page}
          onPageChange={setPage}
          onFilterModelChange={() => setPage(0)}
        />
      );
    }
    render(<BackToFirstPage />);
    expect(firstIds()).toEqual([25, 26, 27]);
    setItems({ columnField: 'town', operatorValue: 'equals', value: 'Bern' });
    await wait();
    expect(firstIds()).toEqual([0, 1, 2]);
  });
});

describe('#ignore-diacritics', () => {
  afterEach(() => jest.restoreAllMocks());

  test('`equals` and `isAnyOf` use the language of the browser: in English and French, for example, they ignore these accents, but not in German and Swedish', () => {
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
});

describe('#apply-button', () => {
  test('Rows are filtered only when people press Apply', async () => {
    const user = userEvent.setup();
    render(<ApplyButton />);
    const count = shownIds().length;
    await user.click(screen.getByRole('button', { name: 'Show filters' }));
    await user.type(await screen.findByRole('textbox', { name: 'Contains' }), 'Harbour');
    await wait(700);
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
    act(() =>
      api.current.upsertFilterItem({ id: 1, columnField: 'power', operatorValue: '<', value: 100 }),
    );
    expect(shownIds()).toEqual([1, 2, 3]);
    expect(api.current.state.filter.filterModel.items).toMatchObject([{ columnField: 'town' }]);
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
    expect(firstIds()).toEqual([2, 3, 6]);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await wait();
    expect(firstIds()).toEqual([1, 2, 3]);
  });

  test('With a controlled model, it calls `onFilterModelChange` instead', () => {
    const onFilterModelChange = jest.fn();
    render(<Chargers filterModel={{ items: [] }} onFilterModelChange={onFilterModelChange} />);
    setItems({ columnField: 'power', operatorValue: '=', value: 22 });
    expect(shownIds()).toEqual([1, 2, 3]);
    expect(onFilterModelChange).toHaveBeenCalledTimes(1);
  });

  test('Replaces the whole list of items by these', () => {
    render(<Chargers />);
    setItems({ id: 1, columnField: 'power', operatorValue: '=', value: 22 });
    act(() =>
      api.current.upsertFilterItems([
        { id: 2, columnField: 'status', operatorValue: 'is', value: 'busy' },
      ]),
    );
    expect(api.current.state.filter.filterModel.items).toMatchObject([{ id: 2 }]);
  });
});

describe('#filter-again', () => {
  test('A row that no longer meets the condition disappears as soon as its edit is saved', async () => {
    render(
      <Chargers
        experimentalFeatures={{ newEditingApi: true }}
        initialState={firstModel({ columnField: 'town', operatorValue: 'equals', value: 'zurich' })}
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

  test('A selected row that the filter leaves out stays selected', async () => {
    render(<Chargers />);
    act(() => api.current.selectRow(1));
    setItems({ columnField: 'power', operatorValue: '=', value: 22 });
    await wait();
    expect(api.current.state.selection).toEqual([1]);
  });
});

describe('#troubleshooting', () => {
  test('Its value is the label', () => {
    render(<Chargers />);
    expect(found('status', 'is', 'Available')).toEqual([]);
    expect(found('status', 'is', 'free')).toEqual([1]);
  });

  test('The model holds a `Date`, and the operators read text', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Chargers />);
    expect(found('opened', 'is', '2024-06-01')).toEqual([1]);
    expect(() => found('opened', 'is', new Date(2024, 5, 1))).toThrow('match is not a function');
    error.mockRestore();
  });

  test('The grid takes the first operator of the column', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Chargers />);
    setItems({ columnField: 'town', value: 'zu' });
    expect(api.current.state.filter.filterModel.items[0].operatorValue).toBe('contains');
    expect(shownIds()).toEqual([2]);
    expect(warn.mock.calls.flat().join()).toContain('have no `operatorValue` provided');
    warn.mockRestore();
  });
});

describe('#saved-filters', () => {
  const models: GridFilterModel[] = [
    { items: [{ id: 1, columnField: 'town', operatorValue: 'isAnyOf', value: ['a', 'b'] }] },
    { items: [{ columnField: 'opened', operatorValue: 'after', value: '2024-06-01' }] },
    { items: [], quickFilterValues: ['free', 22] },
  ];

  test('A filter model is plain data, so it is the same after `JSON.stringify()` and `JSON.parse()`', () => {
    for (const model of models) {
      expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    }
  });

  test('This grid saves the current filter under a name, and each saved filter has a button that applies it', async () => {
    localStorage.clear();
    const shownRows = () => document.querySelectorAll('[role="row"][data-id]').length;
    const { unmount } = render(<GridWithSavedFilters />);
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the filter' }));
    unmount();
    render(<GridWithSavedFilters />);
    const before = shownRows();
    await userEvent.click(screen.getByRole('button', { name: 'In Zurich' }));
    expect(before).toBe(rows.length);
    expect(shownRows()).toBeLessThan(before);
    expect(shownRows()).toBeGreaterThan(0);
  });

  test('Dates in a model are saved as strings, as the date filter itself has them', () => {
    const onFilterModelChange = jest.fn();
    const item = { id: 1, columnField: 'opened', operatorValue: 'after', value: '2024-07-01' };
    render(
      <DataGrid
        autoHeight
        disableVirtualization
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [item] } } }}
        onFilterModelChange={onFilterModelChange}
      />,
    );
    expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(1);
  });
});
