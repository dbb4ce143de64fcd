import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  useGridSlotComponentProps,
  type DataGridProps,
  type GridApiRef,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'y', c: 'm' },
];
const a: GridColDef = { field: 'a', type: 'number', editable: true };
const b: GridColDef = { field: 'b' };
const c: GridColDef = { field: 'c' };
const columns = [a, b, c];

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

function Grid(props: Partial<DataGridProps>) {
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

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset['id']),
  );
const byA = (sort: 'asc' | 'desc' = 'asc') => [{ field: 'a', sort }];
const ascending = byA();
const descending = byA('desc');
const sortBy = (field: string, direction?: 'asc' | 'desc' | null) =>
  act(() => api.current.sortColumn(api.current.getColumn(field), direction));

describe('#column-header', () => {
  test('The item of the current direction is disabled', async () => {
    render(<Grid sortModel={ascending} />);
    act(() => api.current.showColumnMenu('a'));
    await wait(100);
    expect(screen.getByRole('menuitem', { name: 'Sort by ASC' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const name of ['Unsort', 'Sort by DESC']) {
      expect(screen.getByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled', 'true');
    }
  });
});

describe('#multi-sorting', () => {
  test('Material-UI then logs that `overlap="rectangle"` was deprecated', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <Grid
        sortModel={[
          { field: 'b', sort: 'asc' },
          { field: 'a', sort: 'asc' },
        ]}
      />,
    );
    await wait();
    expect(error.mock.calls.flat().join()).toContain('`overlap="rectangle"` was deprecated');
  });
});

describe('#initial-sort', () => {
  test('Version 4 has no `initialState`', async () => {
    const props = { initialState: { sorting: { sortModel: ascending } } };
    render(<Grid {...(props as object)} />);
    await wait();
    expect(ids()).toEqual([1, 2, 3]);
  });
});

describe('#controlled-sort', () => {
  test('a click changes nothing', async () => {
    render(<Grid sortModel={ascending} />);
    fireEvent.click(screen.getByRole('columnheader', { name: 'b' }));
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
  });
});

describe('#controlled-sort', () => {
  test('The model is then a new array with the same content', async () => {
    let width = 700;
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ width, height: 200 }) as DOMRect);
    const onSortModelChange = jest.fn();
    const { rerender } = render(<Grid onSortModelChange={onSortModelChange} />);
    await wait(150);
    act(() => api.current.setSortModel(ascending));
    onSortModelChange.mockClear();

    width = 500;
    act(() => api.current.resize());
    await wait(150);
    expect(onSortModelChange).toHaveBeenCalledTimes(1);
    expect(onSortModelChange.mock.lastCall[0]).toEqual(ascending);
    expect(onSortModelChange.mock.lastCall[0]).not.toBe(ascending);

    rerender(<Grid onSortModelChange={onSortModelChange} columns={[a, b]} />);
    await wait();
    expect(onSortModelChange).toHaveBeenCalledTimes(2);
    expect(onSortModelChange.mock.lastCall[0]).toEqual(ascending);
  });
});

describe('#disable-all', () => {
  test('A sort model still applies', async () => {
    render(
      <Grid
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        sortModel={ascending}
      />,
    );
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
  });
});

describe('#disable-columns', () => {
  test('`sortColumn()` ignores such a column, while the `sortModel` prop and `setSortModel()` still sort it', async () => {
    const unsortable = [{ ...a, sortable: false }, b];
    const { rerender } = render(<Grid columns={unsortable} />);
    sortBy('a', 'asc');
    await wait();
    expect(ids()).toEqual([1, 2, 3]);
    act(() => api.current.setSortModel(ascending));
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
    rerender(<Grid columns={unsortable} sortModel={descending} />);
    await wait();
    expect(ids()).toEqual([1, 3, 2]);
    expect(
      document.querySelector('.MuiDataGrid-columnHeader[data-field="a"] .MuiDataGrid-sortIcon'),
    ).toBeNull();
  });
});

describe('#model-rules', () => {
  test('It sorts by all items of a model', async () => {
    render(
      <Grid
        sortModel={[
          { field: 'b', sort: 'desc' },
          { field: 'a', sort: 'desc' },
        ]}
      />,
    );
    await wait();
    expect(ids()).toEqual([3, 2, 1]);
  });

  test('A hidden column still sorts', async () => {
    render(<Grid columns={[{ ...a, hide: true }, b]} sortModel={ascending} />);
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
  });

  test('An item whose field has no column throws an error', () => {
    expect(() => render(<Grid sortModel={[{ field: 'removed', sort: 'asc' }]} />)).toThrow(
      "Error sorting: column with field 'removed' not found.",
    );
  });

  test('When you remove a column from `columns`, its item is removed from the model, and `onSortModelChange` is called', async () => {
    const onSortModelChange = jest.fn();
    const { rerender } = render(<Grid onSortModelChange={onSortModelChange} />);
    act(() => api.current.setSortModel(ascending));
    onSortModelChange.mockClear();
    rerender(<Grid onSortModelChange={onSortModelChange} columns={[b, c]} />);
    await wait();
    expect(api.current.getSortModel()).toEqual([]);
    expect(onSortModelChange).toHaveBeenCalledTimes(1);
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
    fireEvent.keyDown(header, { key: 'Enter' });
    await wait();
    expect(api.current.getSortModel()).toEqual(ascending);
    act(() => api.current.showColumnMenu('a'));
    await wait(100);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sort by DESC' }));
    await wait();
    expect(api.current.getSortModel()).toEqual(descending);
  });
});

describe('#compare-by-direction', () => {
  test('Read it from `api.state`, because `getSortModel()` still returns the old model when the comparator runs', async () => {
    const old = new Set<unknown>();
    const current = new Set<unknown>();
    const sortComparator: GridColDef['sortComparator'] = (v1, v2, cell) => {
      old.add(cell.api.getSortModel()[0]?.sort);
      current.add(cell.api.state.sorting.sortModel[0].sort);
      return Number(v1) - Number(v2);
    };
    render(<Grid columns={[{ ...a, sortComparator }]} />);
    sortBy('a', 'asc');
    await wait();
    old.clear();
    current.clear();
    sortBy('a', 'desc');
    expect([...current]).toEqual(['desc']);
    expect([...old]).toEqual(['asc']);
  });
});

describe('#sort-again', () => {
  const sortComparator: GridColDef['sortComparator'] = (v1, v2) => Number(v2) - Number(v1);
  const reversed = [{ ...a, sortComparator }, b];

  test('A new comparator in `columns` sorts rows again only where `sortModel` follows `onSortModelChange`', async () => {
    function Following(props: Partial<DataGridProps>) {
      const [sortModel, setSortModel] = React.useState<GridSortModel>(ascending);
      return <Grid {...props} sortModel={sortModel} onSortModelChange={setSortModel} />;
    }
    const following = render(<Following />);
    following.rerender(<Following columns={reversed} />);
    await wait();
    expect(ids()).toEqual([1, 3, 2]);
    following.unmount();

    const fixed = render(<Grid sortModel={ascending} />);
    fixed.rerender(<Grid sortModel={ascending} columns={reversed} />);
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
    act(() => api.current.applySorting());
    await wait();
    expect(ids()).toEqual([1, 3, 2]);
    fixed.unmount();

    const uncontrolled = render(<Grid />);
    act(() => api.current.setSortModel(ascending));
    uncontrolled.rerender(<Grid columns={reversed} />);
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
  });

  test('and when an edit is saved', async () => {
    render(<Grid sortModel={ascending} />);
    await wait();
    fireEvent.doubleClick(screen.getByRole('cell', { name: '1' }));
    const input = screen.getByRole('spinbutton');
    fireEvent.change(input, { target: { value: '9' } });
    expect(ids()).toEqual([2, 3, 1]);
    fireEvent.keyDown(input, { key: 'Enter' });
    await wait(200);
    expect(ids()).toEqual([3, 1, 2]);
  });
});

describe('#reset-page', () => {
  test('A sorted grid stays on the current page, which then holds other rows', async () => {
    render(<Grid rowsPerPageOptions={[1]} pageSize={1} />);
    act(() => api.current.setPage(1));
    await wait();
    expect(ids()).toEqual([2]);
    act(() => api.current.setSortModel(ascending));
    await wait();
    expect(ids()).toEqual([3]);
  });
});

describe('#server-side', () => {
  test('Comparators do not run in this mode', async () => {
    const sortComparator = jest.fn(() => 0);
    render(<Grid sortingMode="server" columns={[{ ...a, sortComparator }]} />);
    sortBy('a', 'asc');
    await wait();
    expect(sortComparator).not.toHaveBeenCalled();
    expect(ids()).toEqual([1, 2, 3]);
  });
});

describe('#api-object', () => {
  test('`getSortedRows()` is also a method, but it always returns an empty list', () => {
    render(<Grid sortModel={ascending} />);
    expect(api.current.getSortedRows()).toEqual([]);
    expect(api.current.getSortedRowIds()).toEqual([2, 3, 1]);
  });
});

describe('#api-object', () => {
  test('an unsorted one gets an item without a direction, which sorts in ascending order', async () => {
    render(<Grid />);
    sortBy('a', null);
    await wait();
    expect(api.current.getSortModel()).toEqual([{ field: 'a', sort: null }]);
    expect(ids()).toEqual([2, 3, 1]);
    sortBy('a', null);
    expect(api.current.getSortModel()).toEqual([]);
  });
});

describe('#performance', () => {
  test('Calls of `updateRows()` that change rows within 100 ms share one sort, at the end of that time', async () => {
    render(<Grid sortModel={ascending} />);
    await wait();
    const applied = jest.spyOn(api.current.state.sorting.sortModel, 'map');
    act(() => api.current.updateRows([{ id: 1, a: 0 }]));
    act(() => api.current.updateRows([{ id: 2, a: 9 }]));
    expect(applied).not.toHaveBeenCalled();
    await wait(200);
    expect(applied).toHaveBeenCalledTimes(1);
    expect(ids()).toEqual([1, 3, 2]);
  });

  test('All rows are sorted, including those that the filter hides', async () => {
    render(<Grid filterModel={{ items: [{ columnField: 'a', operatorValue: '=', value: 1 }] }} />);
    sortBy('a', 'asc');
    await wait();
    expect(ids()).toEqual([2]);
    expect(api.current.getSortedRowIds()).toEqual([2, 3, 1]);
  });

  test('A new array in each render sorts again in each render', () => {
    const sortComparator = jest.fn((v1, v2) => Number(v1) - Number(v2));
    const compared = [{ ...a, sortComparator }];
    const { rerender } = render(<Grid columns={compared} sortModel={byA()} />);
    sortComparator.mockClear();
    rerender(<Grid columns={compared} sortModel={byA()} />);
    const once = sortComparator.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    rerender(<Grid columns={compared} sortModel={byA()} />);
    expect(sortComparator).toHaveBeenCalledTimes(2 * once);
  });
});

describe('#accessibility', () => {
  test('Other headers have no `aria-sort`', async () => {
    render(<Grid sortModel={ascending} />);
    await wait();
    expect(screen.getByRole('columnheader', { name: 'a' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.getByRole('columnheader', { name: 'b' })).not.toHaveAttribute('aria-sort');
  });
});

describe('#troubleshooting', () => {
  test("They are text, such as `'03/11/2025'`, and `type: 'date'` does not convert them", async () => {
    render(
      <Grid
        rows={['03/11/2025', '12/01/2024'].map((day, id) => ({ id, day }))}
        columns={[{ field: 'day', type: 'date' }]}
        sortModel={[{ field: 'day', sort: 'asc' }]}
      />,
    );
    await wait();
    expect(ids()).toEqual([0, 1]);
  });

  test('The column has a `type` that is neither built in nor in `columnTypes`', () => {
    const unknown = [{ field: 'b', type: 'own' }];
    expect(() =>
      render(<Grid columns={unknown} sortModel={[{ field: 'b', sort: 'asc' }]} />),
    ).toThrow(/is not a function$/);
  });

  test('`columns` is a new array in each render, and `sortModel` follows `onSortModelChange`', () => {
    const changes = jest.fn();
    function NewColumns() {
      const [sortModel, setSortModel] = React.useState<GridSortModel>(ascending);
      return (
        <Grid
          columns={[a, b]}
          sortModel={sortModel}
          onSortModelChange={(model) => {
            changes();
            // It would go on without end.
            if (changes.mock.calls.length < 100) {
              setSortModel(model);
            }
          }}
        />
      );
    }
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(<NewColumns />);
    rerender(<NewColumns />);
    expect(changes).toHaveBeenCalledTimes(100);
    expect(error.mock.calls.flat().join()).toContain('Maximum update depth exceeded');
  });
});
