import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  useGridSlotComponentProps,
  type DataGridProps,
  type GridApiRef,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { DataGridPro, GridLinkOperator, type GridComponentProps } from '@mui/x-data-grid-pro';
import ApplyButton from './demos/ApplyButton';
import { chargerColumns } from './demos/chargers';

const rows = [
  { id: 1, town: 'Zürich', power: 150, roofed: true, status: 'free', opened: new Date(2024, 5, 1) },
  { id: 2, town: 'zurich', power: null, roofed: null, status: '', opened: null },
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

let api: GridApiRef;

/** The `DataGrid` has no `apiRef`: a component in a slot hands the API object out. */
function Probe() {
  const { apiRef } = useGridSlotComponentProps();
  React.useLayoutEffect(() => {
    api = apiRef;
  }, [apiRef]);
  return null;
}
const components = { Toolbar: Probe };

beforeEach(() => {
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Chargers(props: Partial<DataGridProps>) {
  return (
    <DataGrid
      components={components}
      rows={rows}
      columns={columns}
      disableVirtualization
      {...props}
    />
  );
}

function ProChargers(props: Partial<GridComponentProps>) {
  return <DataGridPro rows={rows} columns={columns} disableVirtualization {...props} />;
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset['id']),
  );
const setItems = (...items: GridFilterItem[]) => act(() => api.current.setFilterModel({ items }));
const found = (columnField: string, operatorValue: string, value?: unknown) => {
  setItems({ columnField, operatorValue, value });
  return shownIds();
};
const zurich = { id: 1, columnField: 'town', operatorValue: 'contains', value: 'zurich' };
const power22 = { id: 2, columnField: 'power', operatorValue: '=', value: 22 };
const onlyZurich: GridFilterModel = { items: [zurich] };
const only22: GridFilterModel = { items: [power22] };

describe('#single-and-multi', () => {
  test('The panel applies a value 500 ms after the last key, without a button to confirm', async () => {
    render(<Chargers />);
    act(() => api.current.showFilterPanel('town'));
    await wait(100);
    fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), { target: { value: 'zu' } });
    await wait(300);
    expect(shownIds()).toEqual([1, 2, 3]);
    await wait(400);
    expect(shownIds()).toEqual([2]);
  });

  test('While there is a condition, **Filter** in the menu of another column opens the panel with the old condition', async () => {
    render(<Chargers />);
    setItems(zurich);
    act(() => api.current.showFilterPanel('power'));
    await wait();
    expect(api.current.state.filter.items).toEqual([zurich]);
  });
});

describe('#multi-filters', () => {
  /** What the console said about several items: React says it once. */
  let inDevelopment: string;

  test('`linkOperator` is `GridLinkOperator.And` unless you say otherwise', async () => {
    const items = [zurich, power22];
    const { rerender } = render(<ProChargers filterModel={{ items }} />);
    await wait();
    expect(shownIds()).toEqual([]);
    rerender(<ProChargers filterModel={{ items, linkOperator: GridLinkOperator.Or }} />);
    await wait();
    expect(shownIds()).toEqual([2, 3]);
  });

  test('The prop `filterModel` of the `DataGrid` also applies several items', async () => {
    render(
      <Chargers
        filterModel={{
          items: [
            { id: 1, columnField: 'power', operatorValue: '<', value: 100 },
            { id: 2, columnField: 'town', operatorValue: 'isNotEmpty' },
          ],
        }}
      />,
    );
    await wait();
    expect(shownIds()).toEqual([2]);
    inDevelopment = jest.mocked(console.error).mock.calls.flat().join();
  });

  test('the console says in development that such a model is not valid', () => {
    expect(inDevelopment).toContain('`model.items` has more than 1 item.');
  });

  test('`setFilterModel()` keeps the first', async () => {
    render(<Chargers />);
    setItems(power22, zurich);
    await wait();
    expect(api.current.state.filter.items).toEqual([power22]);
    expect(shownIds()).toEqual([3]);
  });
});

describe('#operators', () => {
  test('Text is compared without regard to case, but spaces around the value count', () => {
    render(<Chargers />);
    expect(found('town', 'contains', 'ZÜ')).toEqual([1]);
    expect(found('town', 'contains', ' ZÜ ')).toEqual([]);
  });

  test('`startsWith` finds no text that has a line break', () => {
    render(<Chargers rows={[{ id: 1, town: 'Bern\nWankdorf' }]} />);
    expect(found('town', 'startsWith', 'Bern')).toEqual([]);
    expect(found('town', 'contains', 'Bern')).toEqual([1]);
  });

  const empty = [
    { id: 1, power: null },
    { id: 2, power: '' },
    { id: 3, power: undefined },
  ];

  test("`null` and `''` in a column of numbers count as 0, and pass `=` 0, `<` and `!=`", () => {
    render(<Chargers rows={empty.slice(0, 2)} />);
    expect(found('power', '=', 0)).toEqual([1, 2]);
    expect(found('power', '<', 100)).toEqual([1, 2]);
    expect(found('power', '!=', 150)).toEqual([1, 2]);
  });

  test('`undefined` passes `!=` only', () => {
    render(<Chargers rows={empty.slice(2)} />);
    const passed = ['=', '!=', '>', '>=', '<', '<='].filter(
      (operator) => found('power', operator, 0).length > 0,
    );
    expect(passed).toEqual(['!=']);
  });

  test("`isEmpty` finds `null` and `undefined`, and in text columns `''` as well", () => {
    render(<Chargers rows={empty} />);
    expect(found('power', 'isEmpty')).toEqual([1, 3]);
    cleanup();
    const named = [{ id: 1, town: 'Bern' }, { id: 2, town: '' }, { id: 3, town: null }, { id: 4 }];
    render(<Chargers rows={named} />);
    expect(found('town', 'isEmpty')).toEqual([2, 3, 4]);
  });

  test('An empty date passes `isEmpty` only', () => {
    render(<Chargers />);
    expect(found('opened', 'not', '2024-06-01')).toEqual([3]);
    expect(found('opened', 'before', '2030-01-01')).toEqual([1, 3]);
    expect(found('opened', 'isEmpty')).toEqual([2]);
  });

  test('In a `boolean` column, empty means false', () => {
    render(<Chargers />);
    expect(found('roofed', 'is', 'false')).toEqual([2, 3]);
  });

  test('`null` in it throws an error', () => {
    render(<Chargers rows={[{ id: 1, status: null }]} />);
    expect(() => found('status', 'is', 'free')).toThrow("reading 'value'");
  });

  test('an empty text does not', () => {
    render(<Chargers />);
    expect(found('status', 'is', 'free')).toEqual([1]);
    expect(found('status', 'not', 'free')).toEqual([2, 3]);
  });

  test('The Boolean `true` finds what is false, and `false` has no effect', () => {
    render(<Chargers />);
    expect(found('roofed', 'is', true)).toEqual([2, 3]);
    expect(found('roofed', 'is', false)).toEqual([1, 2, 3]);
    expect(found('roofed', 'is', 'true')).toEqual([1]);
  });

  test('A condition without a value has no effect, except in a `number` column', () => {
    render(<Chargers />);
    expect(found('town', 'contains')).toEqual([1, 2, 3]);
    expect(found('town', 'contains', '')).toEqual([1, 2, 3]);
    expect(found('opened', 'is')).toEqual([1, 2, 3]);
    expect(found('status', 'is')).toEqual([1, 2, 3]);
    expect(found('power', '=')).toEqual([]);
  });
});

describe('#empty-number', () => {
  test('As long as the field of a `number` column is empty, no row passes', async () => {
    render(<Chargers />);
    act(() => api.current.showFilterPanel('power'));
    await wait(100);
    expect(shownIds()).toEqual([]);
  });

  test('once people have cleared the field, the value is 0', async () => {
    render(<Chargers />);
    act(() => api.current.showFilterPanel('power'));
    await wait(100);
    const input = screen.getByRole('spinbutton');
    fireEvent.change(input, { target: { value: '22' } });
    await wait(600);
    expect(shownIds()).toEqual([3]);
    fireEvent.change(input, { target: { value: '' } });
    await wait(600);
    expect(shownIds()).toEqual([2]);
  });

  test('With this `valueParser`, an empty condition has no effect', () => {
    const parsed = chargerColumns.filter(({ field }) => field === 'power');
    render(<Chargers columns={parsed} />);
    expect(found('power', '=')).toEqual([1, 2, 3]);
    expect(found('power', '=', '')).toEqual([1, 2, 3]);
    expect(found('power', '=', '22')).toEqual([3]);
  });
});

describe('#filter-model', () => {
  test('A hidden column filters, too', () => {
    render(<Chargers columns={[{ ...power, hide: true }, town]} />);
    expect(found('power', '=', 22)).toEqual([3]);
  });

  test('An item whose field has no column has no effect', () => {
    render(<Chargers />);
    expect(found('nowhere', 'contains', 'x')).toEqual([1, 2, 3]);
  });

  test('when you remove a column, its items leave the model, and an empty condition on the first column takes their place', async () => {
    const onFilterModelChange = jest.fn();
    const { rerender } = render(<Chargers onFilterModelChange={onFilterModelChange} />);
    setItems(power22);
    onFilterModelChange.mockClear();
    rerender(<Chargers onFilterModelChange={onFilterModelChange} columns={[town]} />);
    await wait();
    expect(onFilterModelChange.mock.calls.map(([{ items }]) => items)).toEqual([
      [],
      [{ id: expect.any(Number), columnField: 'town', operatorValue: 'contains' }],
    ]);
    expect(shownIds()).toEqual([1, 2, 3]);
  });
});

describe('#filter-model', () => {
  test('With a controlled model, `onFilterModelChange` receives the model without the items', async () => {
    const onFilterModelChange = jest.fn();
    const props = { filterModel: only22, onFilterModelChange };
    const { rerender } = render(<Chargers {...props} />);
    await wait();
    rerender(<Chargers {...props} columns={[town]} />);
    await wait();
    expect(onFilterModelChange.mock.calls.map(([{ items }]) => items)).toEqual([[]]);
  });
});

describe('#initialize', () => {
  test('Version 4 has no `initialState`', async () => {
    const props = { initialState: { filter: { filterModel: onlyZurich } } };
    render(<Chargers {...(props as object)} />);
    await wait();
    expect(shownIds()).toEqual([1, 2, 3]);
  });
});

describe('#controlled', () => {
  test('If you pass a new object on each render, the grid filters on each render', () => {
    const getApplyFilterFn = jest.fn(() => () => true);
    const own = [{ ...town, filterOperators: [{ value: 'own', label: 'own', getApplyFilterFn }] }];
    const model = () => ({ items: [{ columnField: 'town', operatorValue: 'own', value: 'x' }] });
    const { rerender } = render(<Chargers columns={own} filterModel={model()} />);
    getApplyFilterFn.mockClear();
    rerender(<Chargers columns={own} filterModel={model()} />);
    rerender(<Chargers columns={own} filterModel={model()} />);
    expect(getApplyFilterFn).toHaveBeenCalledTimes(2);
  });
});

describe('#disable-all', () => {
  test('A model still applies', async () => {
    render(<Chargers disableColumnFilter filterModel={only22} />);
    await wait();
    expect(shownIds()).toEqual([3]);
  });
});

describe('#non-filterable-from-code', () => {
  const fixedTown = { ...town, filterable: false };

  test('Whenever the `columns` or the width of the grid change, the grid takes it out of the model', async () => {
    let width = 700;
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ width, height: 200 }) as DOMRect);
    const { rerender } = render(<Chargers columns={[fixedTown, power]} />);
    setItems(zurich);
    expect(shownIds()).toEqual([2]);
    rerender(<Chargers columns={[power, fixedTown]} />);
    await wait();
    expect(api.current.state.filter.items).not.toContainEqual(zurich);

    await wait(150);
    setItems(zurich);
    expect(shownIds()).toEqual([2]);
    width = 500;
    act(() => api.current.resize());
    await wait(150);
    expect(api.current.state.filter.items).not.toContainEqual(zurich);
  });

  test('A state that follows `onFilterModelChange` loses the condition as soon as the grid is measured for the first time', async () => {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ width: 700, height: 200 }) as DOMRect);
    const fixedColumns = [fixedTown, power];
    function Following() {
      const [filterModel, setFilterModel] = React.useState(onlyZurich);
      return (
        <Chargers
          columns={fixedColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      );
    }
    render(<Following />);
    await wait(150);
    expect(api.current.state.filter.items).toEqual([]);
    expect(shownIds()).toEqual([1, 2, 3]);
  });

  test('A constant model without that prop keeps it', async () => {
    const { rerender } = render(<Chargers columns={[fixedTown, power]} filterModel={onlyZurich} />);
    await wait();
    rerender(<Chargers columns={[power, fixedTown]} filterModel={onlyZurich} />);
    await wait();
    expect(shownIds()).toEqual([2]);
  });
});

describe('#built-in-operators', () => {
  test('An empty list does not take a column out: **Filter** in its menu then throws an error', () => {
    render(<Chargers columns={[{ ...town, filterOperators: [] }]} />);
    expect(() => act(() => api.current.showFilterPanel('town'))).toThrow("reading 'value'");
  });
});

describe('#custom-operator', () => {
  test('without `label`, the grid shows "An error occurred."', async () => {
    const filterOperators = [{ value: 'own', getApplyFilterFn: () => null }];
    render(<Chargers columns={[{ ...town, filterOperators }]} />);
    act(() => api.current.showFilterPanel('town'));
    await wait(100);
    expect(document.body).toHaveTextContent('An error occurred.');
  });

  test('The parser of a `number` column also runs over your value', () => {
    const getApplyFilterFn = jest.fn(() => null);
    const filterOperators = [{ value: 'own', label: 'own', getApplyFilterFn }];
    render(<Chargers columns={[{ ...power, filterOperators }]} />);
    found('power', 'own', ['1', '2']);
    expect(getApplyFilterFn).toHaveBeenCalledWith(
      expect.objectContaining({ value: NaN }),
      expect.anything(),
    );
  });
});

describe('#server-side', () => {
  test('The grid does not filter these rows again', () => {
    const onFilterModelChange = jest.fn();
    render(<Chargers filterMode="server" onFilterModelChange={onFilterModelChange} />);
    expect(found('town', 'contains', 'zurich')).toEqual([1, 2, 3]);
    expect(onFilterModelChange).toHaveBeenCalled();
  });
});

describe('#reset-page', () => {
  const many = Array.from({ length: 30 }, (_, id) => ({ id, town: id < 12 ? 'Bern' : 'Chur' }));
  const bern = { id: 1, columnField: 'town', operatorValue: 'equals', value: 'Bern' };

  test('After a filter, the grid stays on its page, or goes to the last one if there are fewer now', async () => {
    render(<Chargers rows={many} rowsPerPageOptions={[5]} pageSize={5} />);
    act(() => api.current.setPage(1));
    setItems(bern);
    await wait();
    expect(api.current.state.pagination.page).toBe(1);
    setItems();
    act(() => api.current.setPage(5));
    setItems(bern);
    await wait();
    expect(api.current.state.pagination.page).toBe(2);
  });

  test('control `page`, and set it to 0 in `onFilterModelChange`', async () => {
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
    await wait();
    expect(shownIds()[0]).toBe(25);
    setItems(bern);
    await wait();
    expect(shownIds()).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('#ignore-diacritics', () => {
  test('it ignores these accents in English and French, for example, but not in German and Swedish', () => {
    const { Collator } = Intl;
    let language: string;
    jest
      .spyOn(Intl, 'Collator')
      .mockImplementation((_, options) => new Collator(language, options));
    const foundIn = (name: string) => {
      language = name;
      return found('town', 'equals', 'zurich');
    };
    render(<Chargers />);
    expect(foundIn('en')).toEqual([1, 2]);
    expect(foundIn('fr')).toEqual([1, 2]);
    expect(foundIn('de')).toEqual([2]);
    expect(foundIn('sv')).toEqual([2]);
    expect(found('town', 'contains', 'zurich')).toEqual([2]);
  });
});

describe('#apply-button', () => {
  test('Rows are filtered only when people press Apply', async () => {
    const user = userEvent.setup();
    const count = () => document.querySelector('.MuiBadge-badge')?.textContent;
    render(<ApplyButton />);
    await user.click(screen.getByRole('button', { name: 'Show filters' }));
    await user.type(await screen.findByRole('textbox', { name: 'Contains' }), 'Harbour');
    await wait(700);
    expect(count()).not.toBe('1');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await wait(200);
    expect(count()).toBe('1');
    expect(shownIds()).toEqual([7]);
  });
});

describe('#api-object', () => {
  test('In the `DataGrid`, `upsertFilter()` with a new `id` has no effect while there is a condition', () => {
    render(<Chargers />);
    setItems(zurich);
    act(() => api.current.upsertFilter(power22));
    expect(api.current.state.filter.items).toEqual([zurich]);
  });

  test('With a controlled model, do not call `setFilterModel()`: what it proposes is a mixture with the old model', () => {
    const onFilterModelChange = jest.fn();
    render(<Chargers filterModel={onlyZurich} onFilterModelChange={onFilterModelChange} />);
    setItems(power22);
    expect(shownIds()).toEqual([2]);
    expect(onFilterModelChange.mock.lastCall[0].items).toEqual([zurich]);
  });

  test('It calls `onFilterModelChange` several times, the last time with the whole model', () => {
    const onFilterModelChange = jest.fn();
    render(<Chargers onFilterModelChange={onFilterModelChange} />);
    setItems(power22);
    expect(onFilterModelChange.mock.calls.map(([{ items }]) => items)).toEqual([[], [], [power22]]);
  });

  test('If it was the last one, an empty condition on the first column takes its place', () => {
    render(<Chargers />);
    setItems(power22);
    act(() => api.current.deleteFilter(power22));
    expect(api.current.state.filter.items).toEqual([
      { id: expect.any(Number), columnField: 'town', operatorValue: 'contains' },
    ]);
  });
});

describe('#filter-again', () => {
  test('A row that no longer meets the condition disappears as soon as its edit is saved', async () => {
    render(<Chargers filterModel={{ items: [{ ...zurich, value: 'rich' }] }} />);
    await wait();
    expect(shownIds()).toEqual([1, 2]);
    fireEvent.doubleClick(screen.getByRole('cell', { name: 'Zürich' }));
    const input = screen.getByDisplayValue('Zürich');
    fireEvent.change(input, { target: { value: 'Chur' } });
    expect(shownIds()).toEqual([1, 2]);
    fireEvent.keyDown(input, { key: 'Enter' });
    await wait(200);
    expect(shownIds()).toEqual([2]);
  });

  test('New operators in `columns` filter again as well', async () => {
    const keep = (kept: number): GridColDef[] => [
      {
        ...town,
        filterOperators: [
          {
            value: 'own',
            label: 'own',
            getApplyFilterFn:
              () =>
              ({ id }) =>
                id === kept,
          },
        ],
      },
    ];
    const model = { items: [{ columnField: 'town', operatorValue: 'own', value: 'x' }] };
    const { rerender } = render(<Chargers columns={keep(1)} filterModel={model} />);
    await wait();
    expect(shownIds()).toEqual([1]);
    rerender(<Chargers columns={keep(3)} filterModel={model} />);
    await wait();
    expect(shownIds()).toEqual([3]);
  });
});

describe('#accessibility', () => {
  test('in the last row that passes, the arrow key down throws an error, and the focus stays', async () => {
    render(<Chargers filterModel={onlyZurich} />);
    await wait();
    act(() => api.current.setCellFocus(2, 'town'));
    await wait();
    const errors: string[] = [];
    const onError = (event: ErrorEvent) => errors.push(event.message);
    window.addEventListener('error', onError);
    fireEvent.keyDown(screen.getByRole('cell', { name: 'zurich' }), { key: 'ArrowDown' });
    window.removeEventListener('error', onError);
    expect(errors[0]).toContain('undefined is not iterable');
    expect(api.current.state.focus.cell).toEqual({ id: 2, field: 'town' });
  });
});

describe('#troubleshooting', () => {
  test('Its value is the label', () => {
    render(<Chargers />);
    expect(found('status', 'is', 'Available')).toEqual([]);
    expect(found('status', 'is', 'free')).toEqual([1]);
  });

  test('The model holds a `Date`, and the operators read text', () => {
    render(<Chargers />);
    expect(found('opened', 'is', '2024-06-01')).toEqual([1]);
    expect(() => found('opened', 'is', new Date(2024, 5, 1))).toThrow('match is not a function');
  });

  test("The text of a date has another form, such as `'01/06/2024'`", () => {
    render(<Chargers />);
    expect(() => found('opened', 'is', '01/06/2024')).toThrow("reading 'slice'");
  });

  test('An item of the prop has no `operatorValue`, so it is ignored', async () => {
    render(<Chargers filterModel={{ items: [{ columnField: 'town', value: 'zurich' }] }} />);
    await wait();
    expect(shownIds()).toEqual([1, 2, 3]);
  });

  test('The operator does not belong to the type of the column', () => {
    render(<Chargers />);
    expect(() => found('power', 'contains', '2')).toThrow('No filter operator found for column');
  });

  test('Several items have no `id`', () => {
    const items = [power22, zurich].map((item) => ({ ...item, id: undefined }));
    expect(() => render(<Chargers filterModel={{ items }} />)).toThrow(
      "The 'id' field is required on filterModel.items when you use multiple filters.",
    );
  });
});
