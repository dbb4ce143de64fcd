import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridApi,
  type GridState,
} from '@mui/x-data-grid';
import * as Pro from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, name: 'Lamp', total: 30 },
  { id: 2, name: 'Chair', total: 80 },
];
const columns: DataGridProps['columns'] = [
  { field: 'name', editable: true },
  { field: 'total', type: 'number' },
];

let api: React.MutableRefObject<GridApi>;
let logged: string[];

beforeEach(() => {
  api = { current: {} as GridApi };
  logged = [];
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args) => {
      logged.push(String(args[0]));
    });
  }
});

afterEach(() => jest.restoreAllMocks());

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

function ProGrid(props: Partial<Pro.DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <Pro.DataGridPro apiRef={api as never} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

function messageOf(run: () => void): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('#could-not-find-the-data-grid-context', () => {
  test('only what the grid renders, such as slots and cells, can read it', () => {
    const Reader = () => <p>{useGridApiContext().current.getRowsCount()} rows</p>;
    const { getByText } = render(<Grid slots={{ footer: Reader }} />);
    expect(getByText('2 rows')).toBeInTheDocument();
    expect(() => render(<Reader />)).toThrow('MUI X: Could not find the Data Grid context.');
  });
});

describe('#you-try-to-import-data-grid-from-mui-x-data-grid-pro-but-this', () => {
  test('The Pro package exports `DataGrid` only to say this.', () => {
    const { DataGrid: Stub } = Pro as unknown as { DataGrid: () => null };
    expect(() => render(<Stub />)).toThrow('You try to import Data Grid from @mui/x-data-grid-pro');
  });
});

describe('#the-row-height-prop-should-be-a-number-greater-than-0', () => {
  test('A string such as `"52px"`, 0 and negative numbers are ignored, and rows are 52 pixels high.', () => {
    for (const rowHeight of ['52px', 0, -10]) {
      const { unmount } = render(<Grid rowHeight={rowHeight as number} />);
      expect(api.current.state.dimensions.rowHeight).toBe(52);
      unmount();
    }
    expect(logged.join('\n')).toContain('The `rowHeight` prop should be a number greater than 0.');
  });
});

describe('#the-data-grid-component-requires-all-rows-to-have-a-unique-id', () => {
  test('The last line of the message is the row.', () => {
    const row = { sku: 'A-17' };
    const message = messageOf(() => render(<Grid rows={[row as never]} />));
    expect(message).toContain('requires all rows to have a unique `id` property');
    expect(message.split('\n').at(-1)).toBe(JSON.stringify(row));
  });

  test('The line before the row says so.', () => {
    render(<Grid />);
    const message = messageOf(() => act(() => api.current.updateRows([{ name: 'Table' }])));
    expect(message.split('\n').at(-2)).toBe(
      'A row was provided without id when calling updateRows():',
    );
  });
});

describe('#you-cannot-update-several-rows-at-once-in-api-ref-current-update', () => {
  test('In the `DataGrid`, `updateRows()` takes a list with one row.', () => {
    render(<Grid />);
    act(() => api.current.updateRows([{ id: 1, name: 'Desk' }]));
    expect(messageOf(() => api.current.updateRows([{ id: 1 }, { id: 2 }]))).toContain(
      'You cannot update several rows at once',
    );
  });
});

describe('#column-type-only-accepts-date-objects-as-values', () => {
  test('Empty values are allowed.', () => {
    const dates = (day: unknown) => (
      <Grid rows={[{ id: 1, day }]} columns={[{ field: 'day', type: 'date' }]} />
    );
    for (const empty of [null, undefined, '']) {
      render(dates(empty)).unmount();
    }
    expect(() => render(dates('2026-03-01'))).toThrow('only accepts `Date` objects as values');
  });
});

describe('#group-group-id-has-no-children', () => {
  test('An exception follows, since the grid goes on to read them.', () => {
    const model = [{ groupId: 'address' }] as unknown as DataGridProps['columnGroupingModel'];
    expect(() => render(<Grid columnGroupingModel={model} />)).toThrow(TypeError);
    expect(logged).toContain('MUI X: group groupId=address has no children.');
  });
});

describe('#the-page-size-is-not-present-in-the-page-size-options', () => {
  test('The message also appears if you set `pageSizeOptions` alone', () => {
    render(<Grid pageSizeOptions={[10, 25]} />);
    expect(logged.join('\n')).toContain('The page size `100` is not present');
  });
});

describe('#the-sort-model-can-only-contain-a-single-item-when-the-disable', () => {
  test('The first item of the model is used, the others are ignored.', () => {
    const sortModel = [
      { field: 'name', sort: 'asc' as const },
      { field: 'total', sort: 'desc' as const },
    ];
    render(<Grid sortModel={sortModel} />);
    expect(api.current.state.sorting.sortModel).toEqual([sortModel[0]]);
    expect(logged.join('\n')).toContain('The `sortModel` can only contain a single item');
  });
});

describe('#the-id-field-is-required-on-filter-model-items-when-you-use', () => {
  test('Items without one get a random id each time the model is set.', () => {
    const items = [
      { field: 'name', operator: 'contains', value: 'a' },
      { field: 'total', operator: '>', value: 10 },
    ];
    render(<ProGrid filterModel={{ items }} />);
    const own = api.current.state.filter.filterModel.items.map(({ id }) => id);
    expect(own.every((id) => typeof id === 'number')).toBe(true);
    expect(logged.join('\n')).toContain('The `id` field is required on `filterModel.items`');
  });
});

describe('#the-operator-field-is-required-on-filter-model-items-one-or-more', () => {
  test("The first operator of the column's type is taken.", () => {
    render(<Grid filterModel={{ items: [{ field: 'total', value: 30 } as never] }} />);
    expect(api.current.state.filter.filterModel.items[0]?.operator).toBe('=');
  });
});

describe('#a-call-to-process-row-update-threw-an-error-which-was-not', () => {
  test('the cell stays in edit mode, and the error itself is not printed', async () => {
    const processRowUpdate = () => Promise.reject(new Error('No connection'));
    render(<Grid processRowUpdate={processRowUpdate} />);
    act(() => api.current.startCellEditMode({ id: 1, field: 'name' }));
    act(() => api.current.stopCellEditMode({ id: 1, field: 'name' }));
    await wait();
    expect(api.current.getCellMode(1, 'name')).toBe('edit');
    expect(logged.join('\n')).toContain('A call to `processRowUpdate()` threw an error');
    expect(logged.join('\n')).not.toContain('No connection');
  });
});

describe('#missing-translation-for-key', () => {
  test('those that you set to `undefined` are not', () => {
    render(<Grid localeText={{ noRowsLabel: undefined }} />);
    expect(() => api.current.getLocaleText('noRowsLabel')).toThrow(
      'Missing translation for key noRowsLabel.',
    );
    expect(api.current.getLocaleText('noResultsOverlayLabel')).toBe('No results found.');
  });
});

describe('#youre-not-allowed-to-update-several-sub-state-in-one-transaction', () => {
  test('`apiRef.current.setState()` changed two models at once', () => {
    render(<Grid />);
    const change = () =>
      api.current.setState((state: GridState) => ({
        ...state,
        filter: { ...state.filter, filterModel: { items: [] } },
        sorting: { ...state.sorting, sortModel: [] },
      }));
    expect(change).toThrow("You're not allowed to update several sub-state in one transaction.");
  });
});
