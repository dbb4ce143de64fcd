import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  type GridFilterModel,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';

const makeRows = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: index + 1, ring: `Ring ${index + 1}` }));
const columns = [{ field: 'ring' }];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGrid apiRef={api} rows={makeRows(12)} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const rings = () => screen.getAllByRole('gridcell').map((cell) => cell.textContent);
const next = () => screen.getByRole('button', { name: 'Go to next page' });
const page = () => api.current.state.pagination.paginationModel.page;

describe('#enable', () => {
  test('`hideFooterPagination` hides only the controls: if there are more than 100 rows, users cannot reach the rest', () => {
    render(<Grid rows={makeRows(102)} hideFooterPagination />);
    expect(rings()).toHaveLength(100);
  }, 30_000);
});

describe('#page-size', () => {
  test('In a tree or with row grouping, it counts only top-level rows; their children are on the same page', () => {
    render(
      <div style={{ width: 400, height: 400 }}>
        <DataGridPremium
          rows={[1, 2, 3, 4].map((id) => ({ id, ring: `${id}`, site: id < 3 ? 'A' : 'B' }))}
          columns={[{ field: 'ring' }, { field: 'site' }]}
          defaultGroupingExpansionDepth={-1}
          pagination
          pageSizeOptions={[1]}
          initialState={{
            rowGrouping: { model: ['site'] },
            pagination: { paginationModel: { pageSize: 1 } },
          }}
        />
      </div>,
    );
    expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(3);
  });
});

describe('#page-size-options', () => {
  test('If there is only one option, users do not see the list', () => {
    render(
      <Grid
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />,
    );
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('However, -1 renders all rows, even if there are more than 100', () => {
    render(
      <Grid
        rows={makeRows(102)}
        pageSizeOptions={[{ value: -1, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
      />,
    );
    expect(rings()).toHaveLength(102);
  }, 30_000);
});

describe('#controlled', () => {
  const sizes = [2, 4];

  test('Another size keeps the number of the page', () => {
    render(
      <Grid
        pageSizeOptions={sizes}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 2 } } }}
      />,
    );
    act(() => api.current.setPageSize(4));
    expect(rings()[0]).toBe('Ring 5');
  });

  test('moves to the last page if there are fewer', () => {
    render(
      <Grid
        pageSizeOptions={sizes}
        initialState={{ pagination: { paginationModel: { page: 5, pageSize: 2 } } }}
      />,
    );
    act(() => api.current.setPageSize(4));
    expect(page()).toBe(2);
  });
});

describe('#server-side', () => {
  test('With `paginationMode="server"`, the grid shows `rows` without splitting them into pages', () => {
    render(
      <Grid
        paginationMode="server"
        rowCount={60}
        pageSizeOptions={[2]}
        paginationModel={{ page: 3, pageSize: 2 }}
      />,
    );
    expect(rings()).toHaveLength(12);
  });
});

describe('#only-current-page', () => {
  test('Without `filterMode`, the grid filters only its rows, which are those of the page', () => {
    render(
      <Grid
        paginationMode="server"
        rowCount={60}
        filterModel={{ items: [{ field: 'ring', operator: 'equals', value: 'Ring 40' }] }}
      />,
    );
    expect(screen.getByText('No results found.')).toBeInTheDocument();
  });
});

describe('#index-based', () => {
  test('If it is 0 for a moment, the grid goes back to the first page', async () => {
    const onPaginationModelChange = jest.fn();
    const props = {
      paginationMode: 'server' as const,
      pageSizeOptions: [5],
      initialState: { pagination: { paginationModel: { page: 2, pageSize: 5 } } },
      onPaginationModelChange,
    };
    const { rerender } = render(<Grid {...props} rowCount={60} />);
    expect(page()).toBe(2);
    rerender(<Grid {...props} rowCount={0} />);
    rerender(<Grid {...props} rowCount={60} />);
    await wait();
    expect(page()).toBe(0);
  });
});

describe('#one-request', () => {
  const onPaginationModelChange = jest.fn();

  function ServerGrid() {
    const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
    const [model, setModel] = React.useState<GridPaginationModel>({ page: 1, pageSize: 5 });
    return (
      <Grid
        pageSizeOptions={[5]}
        paginationModel={model}
        onPaginationModelChange={onPaginationModelChange}
        sortModel={sortModel}
        onSortModelChange={(next) => {
          setSortModel(next);
          setModel((current) => ({ ...current, page: 0 }));
        }}
      />
    );
  }

  test('the grid has nothing left to do, and does not call `onPaginationModelChange`', async () => {
    render(<ServerGrid />);
    await wait();
    expect(rings()[0]).toBe('Ring 6');
    fireEvent.click(screen.getByRole('columnheader', { name: 'ring' }));
    await wait();
    expect(rings()[0]).toBe('Ring 1');
    expect(onPaginationModelChange).not.toHaveBeenCalled();
  });

  test('the grid itself stays on its page for those', async () => {
    const filterModels: GridFilterModel[] = [];
    render(
      <Grid
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 5 } } }}
        onFilterModelChange={(model) => filterModels.push(model)}
      />,
    );
    act(() => api.current.showFilterPanel('ring'));
    await wait();
    expect(filterModels).toHaveLength(1);
    expect(page()).toBe(1);
  });
});

describe('#unknown-count', () => {
  const props: Partial<DataGridProps> = {
    paginationMode: 'server',
    rows: makeRows(3),
    rowCount: -1,
    pageSizeOptions: [5, 10],
    initialState: { pagination: { paginationModel: { page: 2, pageSize: 5 } } },
  };

  test('while the grid is `loading`, both arrows are disabled.', () => {
    const { rerender } = render(<Grid {...props} />);
    expect(next()).toBeEnabled();
    rerender(<Grid {...props} loading />);
    expect(next()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
  });

  test('Another size of a page leads to the first page as long as the total is unknown.', async () => {
    render(<Grid {...props} />);
    act(() => api.current.setPageSize(10));
    await wait();
    expect(page()).toBe(0);
  });

  test('Next stays enabled, and `onRowCountChange` is not called.', async () => {
    const onRowCountChange = jest.fn();
    const withCallback = { ...props, onRowCountChange };
    const { rerender } = render(<Grid {...withCallback} paginationMeta={{ hasNextPage: true }} />);
    rerender(<Grid {...withCallback} paginationMeta={{ hasNextPage: false }} />);
    await wait();
    expect(next()).toBeEnabled();
    expect(onRowCountChange).not.toHaveBeenCalled();
  });
});

describe('#estimated-count', () => {
  test('`estimatedRowCount` replaces "more than" by "around" and your number,', () => {
    render(
      <Grid
        paginationMode="server"
        rowCount={-1}
        estimatedRowCount={60}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { page: 2, pageSize: 5 } } }}
      />,
    );
    expect(screen.getByText('11–15 of around 60')).toBeInTheDocument();
  });
});

describe('#own-pagination', () => {
  test('its component gets what is in `slotProps.pagination`,', () => {
    const Pages = jest.fn((_: object) => null);
    const slots = { pagination: Pages };
    const slotProps = { pagination: { className: 'pages' } };
    render(<Grid slots={slots} slotProps={slotProps} />);
    expect(Pages.mock.lastCall?.[0]).toEqual({ className: 'pages' });
  });
});

describe('#accessibility', () => {
  test('`aria-rowcount` counts all rows, `aria-rowindex` continues from page to page.', () => {
    render(
      <Grid
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 5 } } }}
      />,
    );
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '13');
    expect(document.querySelector('[data-id="6"]')).toHaveAttribute('aria-rowindex', '7');
  });

  test('With pages from a server, both include only the loaded rows', () => {
    render(
      <Grid
        rows={makeRows(7).slice(5)}
        paginationMode="server"
        rowCount={60}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 5 } } }}
      />,
    );
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '3');
    expect(document.querySelector('[data-id="6"]')).toHaveAttribute('aria-rowindex', '2');
  });
});

describe('#troubleshooting', () => {
  test('A page of a server shows part of its rows.', () => {
    render(
      <Grid
        rows={makeRows(5)}
        rowCount={60}
        pageSizeOptions={[5]}
        paginationModel={{ page: 1, pageSize: 5 }}
      />,
    );
    expect(screen.queryAllByRole('gridcell').length).toBeLessThan(5);
  });

  test('Props in `slotProps.pagination` have no effect.', () => {
    render(<Grid slotProps={{ pagination: { className: 'pages' } }} />);
    expect(document.querySelector('.MuiTablePagination-root')).not.toBeNull();
    expect(document.querySelector('.pages')).toBeNull();
  });

  test('The arrows do nothing.', () => {
    render(<Grid pageSizeOptions={[5]} paginationModel={{ page: 0, pageSize: 5 }} />);
    fireEvent.click(next());
    expect(rings()[0]).toBe('Ring 1');
  });
});
