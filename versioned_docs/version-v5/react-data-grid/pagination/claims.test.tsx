import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, useGridApiContext, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import SizesOfAPage from './demos/SizesOfAPage';

const makeRows = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: index + 1, ring: `Ring ${index + 1}` }));
const columns = [{ field: 'ring' }];

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
    <div style={{ width: 400, height: 400 }}>
      <DataGrid components={components} rows={makeRows(12)} columns={columns} {...props} />
    </div>
  );
}

const rings = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
const next = () => screen.getByRole('button', { name: 'Go to next page' });
const page = () => api.current.state.pagination.page;

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
          rowsPerPageOptions={[1]}
          initialState={{
            rowGrouping: { model: ['site'] },
            pagination: { pageSize: 1 },
          }}
        />
      </div>,
    );
    expect(document.querySelectorAll('[role="row"][data-id]')).toHaveLength(3);
  });
});

describe('#page-size-options', () => {
  test('If there is only one option, users do not see the list', () => {
    render(<Grid rowsPerPageOptions={[5]} initialState={{ pagination: { pageSize: 5 } }} />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('the prop `pageSize` must not exceed 100: the grid throws.', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Grid pageSize={101} />)).toThrow(
      "'props.pageSize' cannot exceed 100 in DataGrid.",
    );
  });

  test('pass options with `value` and `label` in `componentsProps.pagination`, as above.', () => {
    render(<SizesOfAPage />);
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(screen.getByRole('option', { name: 'All' }));
    expect(document.querySelector('.MuiTablePagination-displayedRows')).toHaveTextContent(
      '1–64 of 64',
    );
  });

  test('The value -1 does not stand for all rows: it leaves out the last one.', () => {
    render(
      <Grid
        disableVirtualization
        rowsPerPageOptions={[-1]}
        initialState={{ pagination: { pageSize: -1 } }}
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
      <Grid rowsPerPageOptions={sizes} initialState={{ pagination: { page: 1, pageSize: 2 } }} />,
    );
    act(() => api.current.setPageSize(4));
    expect(rings()[0]).toBe('Ring 5');
  });

  test('moves to the last page if there are fewer', () => {
    render(
      <Grid rowsPerPageOptions={sizes} initialState={{ pagination: { page: 5, pageSize: 2 } }} />,
    );
    act(() => api.current.setPageSize(4));
    expect(page()).toBe(2);
  });

  test('A new order or filter keeps the number as well.', () => {
    render(
      <Grid rowsPerPageOptions={sizes} initialState={{ pagination: { page: 1, pageSize: 2 } }} />,
    );
    act(() => api.current.setSortModel([{ field: 'ring', sort: 'desc' }]));
    expect(page()).toBe(1);
    act(() =>
      api.current.setFilterModel({
        items: [{ columnField: 'ring', operatorValue: 'startsWith', value: 'Ring 1' }],
      }),
    );
    expect(page()).toBe(1);
  });
});

describe('#server-side', () => {
  test('the grid shows `rows` as they are', () => {
    render(
      <Grid
        disableVirtualization
        paginationMode="server"
        rowCount={60}
        rowsPerPageOptions={[2]}
        page={3}
        pageSize={2}
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
        filterModel={{
          items: [{ columnField: 'ring', operatorValue: 'equals', value: 'Ring 40' }],
        }}
      />,
    );
    expect(screen.getByText('No results found.')).toBeInTheDocument();
  });
});

describe('#index-based', () => {
  const props = {
    paginationMode: 'server' as const,
    rows: makeRows(5),
    rowsPerPageOptions: [5],
    initialState: { pagination: { page: 2, pageSize: 5 } },
  };

  test('If it falls to 0 for a moment, the footer shows "0–0 of 0" and its buttons are disabled; the page itself stays.', () => {
    const { rerender } = render(<Grid {...props} rowCount={60} />);
    expect(page()).toBe(2);
    rerender(<Grid {...props} rowCount={0} />);
    expect(document.querySelector('.MuiTablePagination-displayedRows')).toHaveTextContent(
      '0–0 of 0',
    );
    expect(next()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
    rerender(<Grid {...props} rowCount={60} />);
    expect(page()).toBe(2);
  });

  test('Without `rowCount`, the grid counts the rows of the page, and **Next** stays disabled.', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<Grid {...props} initialState={{ pagination: { pageSize: 5 } }} />);
    expect(document.querySelector('.MuiTablePagination-displayedRows')).toHaveTextContent(
      '1–5 of 5',
    );
    expect(next()).toBeDisabled();
  });
});

describe('#unknown-count', () => {
  const props = { paginationMode: 'server' as const, rows: makeRows(5), rowsPerPageOptions: [5] };

  test('`rowCount` cannot be -1: the footer would show numbers that make no sense.', () => {
    render(
      <Grid {...props} rowCount={-1} initialState={{ pagination: { page: 2, pageSize: 5 } }} />,
    );
    expect(document.querySelector('.MuiTablePagination-displayedRows')).toHaveTextContent(
      '-4–0 of more than 0',
    );
  });

  test('**Next** is then enabled.', () => {
    const { rerender } = render(<Grid {...props} rowCount={6} page={0} pageSize={5} />);
    expect(next()).toBeEnabled();
    rerender(<Grid {...props} rowCount={5} page={0} pageSize={5} />);
    expect(next()).toBeDisabled();
  });
});

describe('#accessibility', () => {
  test('`aria-rowcount` counts all rows, `aria-rowindex` continues from page to page.', () => {
    render(
      <Grid rowsPerPageOptions={[5]} initialState={{ pagination: { page: 1, pageSize: 5 } }} />,
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
        rowsPerPageOptions={[5]}
        initialState={{ pagination: { page: 1, pageSize: 5 } }}
      />,
    );
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '61');
    expect(document.querySelector('[data-id="6"]')).toHaveAttribute('aria-rowindex', '2');
  });
});

describe('#troubleshooting', () => {
  test('A page of a server shows part of its rows.', () => {
    render(
      <Grid rows={makeRows(5)} rowCount={60} rowsPerPageOptions={[5]} page={1} pageSize={5} />,
    );
    expect(screen.queryAllByRole('cell').length).toBeLessThan(5);
  });

  test('The arrows do nothing.', () => {
    render(<Grid rowsPerPageOptions={[5]} page={0} pageSize={5} />);
    fireEvent.click(next());
    expect(rings()[0]).toBe('Ring 1');
  });
});
