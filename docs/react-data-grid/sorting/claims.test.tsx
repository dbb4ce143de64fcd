import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';

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

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#disable-all', () => {
  test('A sort model still applies', () => {
    render(
      <Grid
        disableColumnSorting
        initialState={{ sorting: { sortModel: [{ field: 'a', sort: 'asc' }] } }}
      />,
    );
    expect(ids()).toEqual([2, 3, 1]);
  });
});

describe('#disable-columns', () => {
  test('the sort model and the methods of the API object still sort such a column', async () => {
    render(<Grid columns={[{ ...a, sortable: false }, b]} />);
    act(() => api.current.sortColumn('a', 'asc'));
    await wait();
    expect(ids()).toEqual([2, 3, 1]);
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
  test('If it returns `undefined`, the column does not sort in that direction', async () => {
    const getSortComparator: GridColDef['getSortComparator'] = (direction) =>
      direction === 'asc' ? undefined : (first: number, second: number) => second - first;
    render(<Grid columns={[{ ...a, getSortComparator }]} />);
    act(() => api.current.sortColumn('a', 'asc'));
    await wait();
    expect(ids()).toEqual([1, 2, 3]);
    act(() => api.current.sortColumn('a', 'desc'));
    await wait();
    expect(ids()).toEqual([1, 3, 2]);
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

describe('#server-side', () => {
  test('Comparators do not run in this mode', async () => {
    const sortComparator = jest.fn(() => 0);
    render(<Grid sortingMode="server" columns={[{ ...a, sortComparator }]} />);
    act(() => api.current.sortColumn('a', 'asc'));
    await wait();
    expect(sortComparator).not.toHaveBeenCalled();
    expect(ids()).toEqual([1, 2, 3]);
  });
});

describe('#performance', () => {
  test('All rows are sorted, including those that the filter hides', async () => {
    render(<Grid filterModel={{ items: [{ field: 'a', operator: '=', value: 1 }] }} />);
    act(() => api.current.sortColumn('a', 'asc'));
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
