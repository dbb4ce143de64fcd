import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps, useGridSlotComponentProps } from '@mui/x-data-grid';
import { DataGridPro, type GridApiRef } from '@mui/x-data-grid-pro';
import SizesOfAPage from './demos/SizesOfAPage';

const makeRows = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: index + 1, ring: `Ring ${index + 1}` }));
const columns = [{ field: 'ring' }];

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

function Grid(props: Partial<DataGridProps>) {
  return (
    <DataGrid
      disableVirtualization
      components={components}
      rows={makeRows(12)}
      columns={columns}
      {...props}
    />
  );
}

const rings = () => screen.queryAllByRole('cell').map((cell) => cell.textContent);
const arrows = () => screen.getAllByRole('button', { name: /^(Previous|Next) page$/ });
const page = () => api.current.state.pagination.page;
const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const footer = () => document.querySelector('.MuiTablePagination-root')?.textContent;

beforeEach(() => {
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('#enable', () => {
  test('`hideFooterPagination` hides only the controls: if there are more than 100 rows, users cannot reach the rest', () => {
    render(<Grid rows={makeRows(102)} hideFooterPagination />);
    expect(rings()).toHaveLength(100);
  }, 30_000);
});

describe('#enable-pro', () => {
  test('their size has no limit', () => {
    const rows = makeRows(130);
    const all = render(<DataGridPro disableVirtualization rows={rows} columns={columns} />);
    expect(rings()).toHaveLength(130);
    all.unmount();
    render(
      <DataGridPro
        disableVirtualization
        rows={rows}
        columns={columns}
        pagination
        pageSize={120}
        rowsPerPageOptions={[120]}
      />,
    );
    expect(rings()).toHaveLength(120);
  }, 30_000);
});

describe('#page-size', () => {
  test('Without its callback, the size stays, and the choice can move people to another page.', () => {
    render(<Grid pageSize={2} rowsPerPageOptions={[2, 4]} />);
    act(() => api.current.setPage(5));
    expect(rings()).toEqual(['Ring 11', 'Ring 12']);
    act(() => api.current.setPageSize(4));
    expect(page()).toBe(2);
    expect(rings()).toEqual(['Ring 5', 'Ring 6']);
  });
});

describe('#page-size-options', () => {
  test('If there is only one option, users do not see the list', () => {
    const { rerender } = render(<Grid pageSize={5} rowsPerPageOptions={[5, 10]} />);
    expect(footer()).toContain('Rows per page');
    rerender(<Grid pageSize={5} rowsPerPageOptions={[5]} />);
    expect(footer()).toBe('1-5 of 12');
  });

  test('`pageSize` must not exceed 100: the grid throws.', () => {
    expect(() => render(<Grid pageSize={101} />)).toThrow(
      "'props.pageSize' cannot exceed 100 in DataGrid.",
    );
  });

  test('The value -1 does not stand for all rows: it leaves out the last one.', () => {
    render(<Grid pageSize={-1} rowsPerPageOptions={[-1]} />);
    expect(rings()).toHaveLength(11);
    expect(rings().at(-1)).toBe('Ring 11');
  });

  test('pass options with `value` and `label` in `componentsProps.pagination`, as above.', () => {
    render(<SizesOfAPage />);
    fireEvent.mouseDown(screen.getByRole('button', { name: /20$/ }));
    fireEvent.click(screen.getByRole('option', { name: 'All' }));
    expect(footer()).toContain('1-64 of 64');
  });
});

describe('#controlled', () => {
  const sizes = [2, 4];

  test('Another size keeps the number of the page', () => {
    const { rerender } = render(<Grid page={1} pageSize={2} rowsPerPageOptions={sizes} />);
    expect(rings()[0]).toBe('Ring 3');
    rerender(<Grid page={1} pageSize={4} rowsPerPageOptions={sizes} />);
    expect(rings()[0]).toBe('Ring 5');
  });

  test('moves to the last page if there are fewer', () => {
    render(<Grid rowsPerPageOptions={sizes} />);
    act(() => api.current.setPageSize(2));
    act(() => api.current.setPage(5));
    act(() => api.current.setPageSize(4));
    expect(page()).toBe(2);
  });

  test('A new order keeps the number as well.', () => {
    render(<Grid rowsPerPageOptions={sizes} />);
    act(() => api.current.setPageSize(4));
    act(() => api.current.setPage(1));
    act(() => api.current.setSortModel([{ field: 'ring', sort: 'desc' }]));
    expect(page()).toBe(1);
  });
});

describe('#server-side', () => {
  test('the grid shows `rows` as they are, up to the size of a page', () => {
    const server = { paginationMode: 'server' as const, rowCount: 60, rowsPerPageOptions: [5] };
    const { rerender } = render(<Grid {...server} rows={makeRows(5)} page={3} pageSize={5} />);
    expect(rings()).toHaveLength(5);
    rerender(<Grid {...server} rows={makeRows(9)} page={3} pageSize={5} />);
    expect(rings()).toHaveLength(5);
    expect(rings()[0]).toBe('Ring 1');
  });
});

describe('#only-current-page', () => {
  test('Without `filterMode`, the grid filters only its rows, which are those of the page', async () => {
    render(
      <Grid
        paginationMode="server"
        rowCount={60}
        filterModel={{
          items: [{ columnField: 'ring', operatorValue: 'equals', value: 'Ring 40' }],
        }}
      />,
    );
    await wait();
    expect(screen.getByText('No results found.')).toBeInTheDocument();
  });
});

describe('#index-based', () => {
  const props = {
    paginationMode: 'server' as const,
    rows: makeRows(5),
    rowsPerPageOptions: [5],
    pageSize: 5,
  };

  test('If it falls to 0 for a moment, the footer shows "0-0 of 0" and its buttons are disabled.', () => {
    const { rerender } = render(<Grid {...props} page={2} rowCount={60} />);
    expect(footer()).toBe('11-15 of 60');
    rerender(<Grid {...props} page={2} rowCount={0} />);
    expect(footer()).toBe('0-0 of 0');
    for (const arrow of arrows()) {
      expect(arrow).toBeDisabled();
    }
  });

  test('Without `rowCount`, the grid counts the rows of the page, and the arrow stays disabled; nothing in the console says why.', () => {
    render(<Grid {...props} />);
    expect(footer()).toBe('1-5 of 5');
    expect(arrows()[1]).toBeDisabled();
    expect(jest.mocked(console.warn)).not.toHaveBeenCalled();
  });
});

describe('#unknown-count', () => {
  const props = {
    paginationMode: 'server' as const,
    rows: makeRows(5),
    rowsPerPageOptions: [5],
    pageSize: 5,
  };

  test('`rowCount` cannot be -1: the footer would show numbers that make no sense.', () => {
    render(<Grid {...props} rowCount={-1} page={2} />);
    expect(footer()).toBe('-4-0 of more than 0');
  });

  test('The arrow is then enabled.', () => {
    const { rerender } = render(<Grid {...props} rowCount={6} page={0} />);
    expect(arrows()[1]).toBeEnabled();
    rerender(<Grid {...props} rowCount={5} page={0} />);
    expect(arrows()[1]).toBeDisabled();
  });
});

describe('#accessibility', () => {
  test('`aria-rowcount` counts all rows without the header, `aria-rowindex` continues from page to page.', () => {
    render(<Grid rowsPerPageOptions={[5]} pageSize={5} page={1} />);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '12');
    expect(document.querySelector('[data-id="6"]')).toHaveAttribute('aria-rowindex', '7');
  });

  test('With pages from a server, `aria-rowindex` starts again on each page.', () => {
    render(
      <Grid
        rows={makeRows(7).slice(5)}
        paginationMode="server"
        rowCount={60}
        rowsPerPageOptions={[5]}
        pageSize={5}
        page={1}
      />,
    );
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '60');
    expect(document.querySelector('[data-id="6"]')).toHaveAttribute('aria-rowindex', '2');
  });
});

describe('#troubleshooting', () => {
  test('A page of a server is empty from the second page on.', () => {
    render(
      <Grid rows={makeRows(5)} rowCount={60} rowsPerPageOptions={[5]} page={1} pageSize={5} />,
    );
    expect(rings()).toEqual([]);
  });

  test('The arrows do nothing.', () => {
    render(<Grid rowsPerPageOptions={[5]} page={0} pageSize={5} />);
    fireEvent.click(arrows()[1]!);
    expect(rings()[0]).toBe('Ring 1');
  });
});
