import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

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

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid components={components} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#column-header', () => {
  test('The item of the current direction is disabled', async () => {
    render(<Grid sortModel={[{ field: 'a', sort: 'asc' }]} />);
    act(() => api.current.showColumnMenu('a'));
    await wait(100);
    expect(screen.getByRole('menuitem', { name: 'Sort by ASC' })).toHaveAttribute('aria-disabled');
    for (const name of ['Unsort', 'Sort by DESC']) {
      expect(screen.getByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled');
    }
  });
});

describe('#disable-all', () => {
  test('A sort model still applies', () => {
    render(
      <Grid
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        initialState={{ sorting: { sortModel: [{ field: 'a', sort: 'asc' }] } }}
      />,
    );
    expect(ids()).toEqual([2, 3, 1]);
  });
});

describe('#disable-columns', () => {
  test('`sortColumn()` ignores such a column, while the `sortModel` prop and `setSortModel()` still sort it', async () => {
    const unsortable = [{ ...a, sortable: false }, b];
    const { rerender } = render(<Grid columns={unsortable} />);
    act(() => api.current.sortColumn(api.current.getColumn('a'), 'asc'));
    await wait();
    expect(ids()).toEqual([1, 2, 3]);
    act(() => api.current.setSortModel([{ field: 'a', sort: 'asc' }]));
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
    rerender(<Grid columns={unsortable} sortModel={[{ field: 'a', sort: 'desc' }]} />);
    expect(ids()).toEqual([1, 3, 2]);
    expect(
      document.querySelector('.MuiDataGrid-columnHeader[data-field="a"] .MuiDataGrid-sortIcon'),
    ).toBeNull();
  });
});

describe('#model-rules', () => {
  test('An item whose field has no column has no effect', () => {
    render(<Grid sortModel={[{ field: 'removed', sort: 'asc' }]} />);
    expect(ids()).toEqual([1, 2, 3]);
  });

  test('When you remove a column from `columns`, its item is removed from the model, and `onSortModelChange` is called', async () => {
    const props = {
      onSortModelChange: jest.fn(),
      initialState: { sorting: { sortModel: [{ field: 'a', sort: 'asc' as const }] } },
    };
    const { rerender } = render(<Grid {...props} />);
    rerender(<Grid {...props} columns={[b, c]} />);
    await wait();
    expect(api.current.getSortModel()).toEqual([]);
    expect(props.onSortModelChange).toHaveBeenCalledTimes(1);
  });

  test('Given more, it applies the first and logs an error once, in production as well', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    // From the first render to the last: Material UI has other hooks in production. React is the one of development.
    const production = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    const two = () => [
      { field: 'a', sort: 'asc' as const },
      { field: 'b', sort: 'asc' as const },
    ];
    try {
      render(<Grid />);
      act(() => api.current.setSortModel(two()));
      act(() => api.current.setSortModel(two()));
    } finally {
      production.restore();
    }
    expect(api.current.getSortModel()).toEqual([{ field: 'a', sort: 'asc' }]);
    const messages = error.mock.calls.map(([message]) => String(message));
    expect(messages.filter((message) => message.includes('single item'))).toHaveLength(1);
    error.mockRestore();
  });

  test('A hidden column still sorts', () => {
    render(<Grid columnVisibilityModel={{ a: false }} sortModel={[{ field: 'a', sort: 'asc' }]} />);
    expect(ids()).toEqual([2, 3, 1]);
  });
});

describe('#menu-only', () => {
  test('The column menu and Enter still do', async () => {
    render(
      <Grid
        onColumnHeaderClick={(_, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    const header = screen.getByRole('columnheader', { name: 'a' });
    fireEvent.click(header);
    await wait();
    expect(api.current.getSortModel()).toEqual([]);
    act(() => api.current.setColumnHeaderFocus('a'));
    fireEvent.keyDown(header, { key: 'Enter' });
    await wait();
    expect(api.current.getSortModel()).toEqual([{ field: 'a', sort: 'asc' }]);
  });
});

describe('#compare-by-direction', () => {
  test('Read the direction from the sort model, which already holds the new order when the comparator runs', async () => {
    const directions = new Set<string>();
    const sortComparator: GridColDef['sortComparator'] = (first, second, cell) => {
      directions.add(cell.api.getSortModel()[0].sort);
      return first - second;
    };
    render(<Grid columns={[{ ...a, sortComparator }]} />);
    for (const direction of ['asc', 'desc'] as const) {
      directions.clear();
      act(() => api.current.sortColumn(api.current.getColumn('a'), direction));
      await wait();
      expect([...directions]).toEqual([direction]);
    }
  });
});

describe('#value-order', () => {
  test('Rows whose ids are whole numbers are put in the order of their ids instead, also in both directions', () => {
    const shown = (equal: (number | string)[], sort: 'asc' | 'desc') => {
      const { unmount } = render(
        <Grid
          rows={equal.map((id) => ({ id, a: 1 }))}
          columns={[a]}
          sortModel={[{ field: 'a', sort }]}
        />,
      );
      const sorted = api.current.getSortedRowIds();
      unmount();
      return sorted;
    };
    for (const sort of ['asc', 'desc'] as const) {
      expect(shown([3, 1, 2], sort)).toEqual([1, 2, 3]);
      expect(shown(['a3', 'a1', 'a2'], sort)).toEqual(['a3', 'a1', 'a2']);
    }
  });
});

describe('#sort-again', () => {
  test('A new comparator in `columns` alone does not sort the rows again', async () => {
    const sortModel = [{ field: 'a', sort: 'asc' as const }];
    const { rerender } = render(<Grid sortModel={sortModel} />);
    const descending = (first: number, second: number) => second - first;
    rerender(<Grid sortModel={sortModel} columns={[{ ...a, sortComparator: descending }, b]} />);
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
    act(() => api.current.applySorting());
    await wait();
    expect(ids()).toEqual([1, 3, 2]);
  });
});

describe('#reset-page', () => {
  test('A sorted grid stays on the current page, which then holds other rows', async () => {
    render(
      <Grid rowsPerPageOptions={[1]} initialState={{ pagination: { page: 1, pageSize: 1 } }} />,
    );
    expect(ids()).toEqual([2]);
    act(() => api.current.setSortModel([{ field: 'a', sort: 'asc' }]));
    await wait();
    expect(ids()).toEqual([3]);
  });
});

describe('#server-side', () => {
  test('Comparators do not run in this mode', async () => {
    const sortComparator = jest.fn(() => 0);
    render(<Grid sortingMode="server" columns={[{ ...a, sortComparator }]} />);
    act(() => api.current.sortColumn(api.current.getColumn('a'), 'asc'));
    await wait();
    expect(sortComparator).not.toHaveBeenCalled();
    expect(ids()).toEqual([1, 2, 3]);
  });
});

describe('#performance', () => {
  test('All rows are sorted, including those that the filter hides', async () => {
    render(<Grid filterModel={{ items: [{ columnField: 'a', operatorValue: '=', value: 1 }] }} />);
    act(() => api.current.sortColumn(api.current.getColumn('a'), 'asc'));
    await wait();
    expect(ids()).toEqual([2]);
    expect(api.current.getSortedRowIds()).toEqual([2, 3, 1]);
  });

  test('A new array in each render sorts again in each render', () => {
    const { rerender } = render(<Grid sortModel={[{ field: 'a', sort: 'asc' }]} />);
    const sorted = jest.fn();
    api.current.subscribeEvent('sortedRowsSet', sorted);
    rerender(<Grid sortModel={[{ field: 'a', sort: 'asc' }]} />);
    rerender(<Grid sortModel={[{ field: 'a', sort: 'asc' }]} />);
    expect(sorted).toHaveBeenCalledTimes(2);
  });
});

describe('#troubleshooting', () => {
  test("They are text, such as `'03/11/2025'`, and `type: 'date'` does not convert them", () => {
    render(
      <Grid
        rows={['03/11/2025', '12/01/2024'].map((day, id) => ({ id, day }))}
        columns={[{ field: 'day', type: 'date' }]}
        sortModel={[{ field: 'day', sort: 'asc' }]}
      />,
    );
    expect(ids()).toEqual([0, 1]);
  });
});
