import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
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

const rings = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
const next = () => screen.getByRole('button', { name: 'Go to next page' });
const page = () => api.current.state.pagination.paginationModel.page;

describe('#enable', () => {
  test('`hideFooterPagination` hides only the controls: if there are more than 100 rows, users cannot reach the rest', () => {
    render(<Grid rows={makeRows(102)} hideFooterPagination disableVirtualization />);
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

  test('The value -1 does not stand for all rows: it leaves out the last one.', () => {
    // The prop type of `rowsPerPageOptions` reports the unknown size.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <Grid
        disableVirtualization
        pageSizeOptions={[{ value: -1, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: -1 } } }}
      />,
    );
    expect(rings()).toHaveLength(11);
    expect(rings().at(-1)).toBe('Ring 11');
  });
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

  test('A new order or filter keeps the number as well.', () => {
    render(
      <Grid
        pageSizeOptions={sizes}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 2 } } }}
      />,
    );
    act(() => api.current.setSortModel([{ field: 'ring', sort: 'desc' }]));
    expect(page()).toBe(1);
    act(() =>
      api.current.setFilterModel({
        items: [{ field: 'ring', operator: 'startsWith', value: 'Ring 1' }],
      }),
    );
    expect(page()).toBe(1);
  });
});

describe('#server-side', () => {
  test('With `paginationMode="server"`, the grid shows `rows` without splitting them into pages', () => {
    render(
      <Grid
        disableVirtualization
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
  test('If it is 0 for a moment, the grid goes back to the first page', () => {
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
    expect(page()).toBe(0);
    rerender(<Grid {...props} rowCount={60} />);
    expect(page()).toBe(0);
  });
});

describe('#unknown-count', () => {
  const props = { paginationMode: 'server' as const, rows: makeRows(5), pageSizeOptions: [5] };

  test('`rowCount` cannot be -1: the footer would show numbers that make no sense.', () => {
    render(
      <Grid
        {...props}
        rowCount={-1}
        initialState={{ pagination: { paginationModel: { page: 2, pageSize: 5 } } }}
      />,
    );
    expect(document.querySelector('.MuiTablePagination-displayedRows')).toHaveTextContent(
      '-4–0 of more than 0',
    );
  });

  test('**Next** is then enabled.', () => {
    const paginationModel = { page: 0, pageSize: 5 };
    const { rerender } = render(<Grid {...props} rowCount={6} paginationModel={paginationModel} />);
    expect(next()).toBeEnabled();
    rerender(<Grid {...props} rowCount={5} paginationModel={paginationModel} />);
    expect(next()).toBeDisabled();
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

  test('With pages from a server, `aria-rowindex` starts again on each page.', () => {
    render(
      <Grid
        rows={makeRows(7).slice(5)}
        paginationMode="server"
        rowCount={60}
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 5 } } }}
      />,
    );
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '61');
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
    expect(screen.queryAllByRole('cell').length).toBeLessThan(5);
  });

  test('The arrows do nothing.', () => {
    render(<Grid pageSizeOptions={[5]} paginationModel={{ page: 0, pageSize: 5 }} />);
    fireEvent.click(next());
    expect(rings()[0]).toBe('Ring 1');
  });
});
