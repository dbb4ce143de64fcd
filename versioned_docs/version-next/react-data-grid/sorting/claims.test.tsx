import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro, type GridApi as GridApiPro, type GridSortModel } from '@mui/x-data-grid-pro';

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

const many = Array.from({ length: 12 }, (_, id) => ({ id, a: 12 - id }));
const onPageTwo = {
  pageSizeOptions: [4],
  initialState: { pagination: { paginationModel: { page: 1, pageSize: 4 } } },
};
const page = () => api.current.state.pagination.paginationModel.page;

describe('#multi-sorting-mode', () => {
  let sortModel: GridSortModel;

  beforeEach(() => {
    sortModel = [];
    render(
      <div style={{ width: 900, height: 600 }}>
        <DataGridPro
          apiRef={api as React.RefObject<GridApiPro>}
          rows={rows}
          columns={columns}
          multipleColumnsSortingMode="always"
          onSortModelChange={(model) => {
            sortModel = model;
          }}
        />
      </div>,
    );
  });

  test('adds each clicked column to the order, without a modifier key', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('columnheader', { name: 'b' }));
    await user.click(screen.getByRole('columnheader', { name: 'a' }));
    await user.click(screen.getByRole('columnheader', { name: 'b' }));
    expect(sortModel).toEqual([
      { field: 'b', sort: 'desc' },
      { field: 'a', sort: 'asc' },
    ]);
  });

  test('in the column menu keep the other columns as well, and Unsort removes its own column only', async () => {
    const user = userEvent.setup();
    const choose = async (field: string, item: string) => {
      act(() => api.current.showColumnMenu(field));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await user.click(screen.getByRole('columnheader', { name: 'b' }));
    await choose('a', 'Sort by DESC');
    expect(sortModel).toEqual([
      { field: 'b', sort: 'asc' },
      { field: 'a', sort: 'desc' },
    ]);
    await choose('b', 'Unsort');
    expect(sortModel).toEqual([{ field: 'a', sort: 'desc' }]);
  });
});

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

  test('Sorting leaves the selection as it is and scrolls to the top.', async () => {
    render(<Grid rows={many} />);
    act(() => api.current.selectRow(3));
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
    scroller.scrollTop = 100;
    act(() => api.current.sortColumn('a', 'asc'));
    await wait();
    expect(scroller.scrollTop).toBe(0);
    expect([...api.current.getSelectedRows().keys()]).toEqual([3]);
  });
});

describe('#reset-page', () => {
  test('Each change of the sort model leads to the first page', async () => {
    render(<Grid rows={many} {...onPageTwo} />);
    expect(page()).toBe(1);
    act(() => api.current.sortColumn('a', 'asc'));
    await wait();
    expect(page()).toBe(0);
  });

  test('`onPaginationModelChange` is called after `onSortModelChange`, not together with it', async () => {
    const onSortModelChange = jest.fn();
    const onPaginationModelChange = jest.fn();
    render(
      <Grid
        rows={many}
        pageSizeOptions={[4]}
        paginationModel={{ page: 1, pageSize: 4 }}
        onPaginationModelChange={onPaginationModelChange}
        onSortModelChange={onSortModelChange}
      />,
    );
    act(() => api.current.sortColumn('a', 'asc'));
    expect(onSortModelChange).toHaveBeenCalledTimes(1);
    expect(onPaginationModelChange).not.toHaveBeenCalled();
    await wait();
    expect(onPaginationModelChange.mock.lastCall[0]).toEqual({ page: 0, pageSize: 4 });
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

describe('#troubleshooting', () => {
  test('The grid keeps going back to the first page.', async () => {
    const { rerender } = render(
      <Grid rows={many} {...onPageTwo} sortModel={[{ field: 'a', sort: 'asc' }]} />,
    );
    act(() => api.current.setPage(2));
    await wait();
    rerender(<Grid rows={many} {...onPageTwo} sortModel={[{ field: 'a', sort: 'asc' }]} />);
    await wait();
    expect(page()).toBe(0);
  });
});
