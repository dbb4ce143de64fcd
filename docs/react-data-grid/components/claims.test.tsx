import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  DataGrid,
  GridColumnMenu,
  GridFooterContainer,
  GridToolbar,
  GridToolbarContainer,
  useGridApiContext,
  type DataGridProps,
  type GridApi,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const columns = [{ field: 'berth' }];
const rows = [
  { id: 1, berth: 'B' },
  { id: 2, berth: 'A' },
];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const Footer = () => <GridFooterContainer>Own footer</GridFooterContainer>;

describe('#interacting', () => {
  test('Do not read the state with a method during rendering: `apiRef.current.getSortedRows()` returns the current rows, but the component does not re-render when they change', () => {
    function First() {
      const apiRef = useGridApiContext();
      // eslint-disable-next-line react-hooks/refs -- what the page warns of
      return <p>First: {String(apiRef.current.getSortedRows?.()[0]?.berth)}</p>;
    }
    const slots = { footer: First };
    render(<Grid slots={slots} />);
    act(() => api.current.sortColumn('berth', 'asc'));
    expect(api.current.getSortedRows()[0].berth).toBe('A');
    expect(screen.queryByText('First: A')).not.toBeInTheDocument();
  });

  test('These hooks do not work outside the grid', () => {
    function Outside() {
      useGridApiContext();
      return null;
    }
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Outside />)).toThrow('Could not find the Data Grid context');
    spy.mockRestore();
  });
});

describe('#column-menu', () => {
  const open = () => {
    act(() => api.current.showColumnMenu('berth'));
    return screen.getAllByRole('menuitem').map((item) => item.textContent);
  };

  test('`null` removes an item', () => {
    const Menu = (props: GridColumnMenuProps) => (
      <GridColumnMenu {...props} slots={{ columnMenuFilterItem: null }} />
    );
    render(<Grid slots={{ columnMenu: Menu }} />);
    expect(open()).not.toContain('Filter');
  });

  test('the default items have 10, 20 and 30', () => {
    const Item = () => <li role="menuitem">New</li>;
    const Menu = (props: GridColumnMenuProps) => (
      <GridColumnMenu
        {...props}
        slots={{ newItem: Item }}
        slotProps={{ newItem: { displayOrder: 15 } }}
      />
    );
    render(<Grid slots={{ columnMenu: Menu }} />);
    const items = open();
    expect(items.indexOf('New')).toBeGreaterThan(items.indexOf('Sort by ASC'));
    expect(items.indexOf('New')).toBeLessThan(items.indexOf('Filter'));
  });
});

describe('#footer', () => {
  test('A custom footer replaces the whole default footer: the number of selected rows, the number of rows, and the pagination', () => {
    render(<Grid slots={{ footer: Footer }} rowSelectionModel={[1]} />);
    expect(screen.queryByText('1 row selected')).not.toBeInTheDocument();
    expect(screen.queryByText(/Rows per page/)).not.toBeInTheDocument();
  });

  test('The slot is not used when `hideFooter` is set.', () => {
    render(<Grid slots={{ footer: Footer }} hideFooter />);
    expect(screen.queryByText('Own footer')).not.toBeInTheDocument();
  });
});

describe('#row', () => {
  test('`slotProps.row` adds attributes and event handlers to every row', () => {
    const ids: unknown[] = [];
    render(
      <Grid
        slotProps={{ row: { onContextMenu: (event) => ids.push(event.currentTarget.dataset.id) } }}
      />,
    );
    fireEvent.contextMenu(screen.getByRole('gridcell', { name: 'A' }));
    expect(ids).toEqual(['2']);
  });
});

describe('#accessibility', () => {
  test('The toolbar and the footer are outside the element with the role `grid`', () => {
    render(<Grid slots={{ toolbar: GridToolbar }} />);
    const grid = within(screen.getByRole('grid'));
    expect(grid.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    expect(grid.queryByRole('button', { name: 'Go to next page' })).not.toBeInTheDocument();
  });

  test('`GridToolbarContainer` is not announced as a toolbar.', () => {
    render(<Grid slots={{ toolbar: () => <GridToolbarContainer>Text</GridToolbarContainer> }} />);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});

describe('#troubleshooting', () => {
  test('A new item of the column menu comes last', () => {
    const Item = () => <li role="menuitem">New</li>;
    const Menu = (props: GridColumnMenuProps) => (
      <GridColumnMenu {...props} slots={{ newItem: Item }} />
    );
    render(<Grid slots={{ columnMenu: Menu }} />);
    act(() => api.current.showColumnMenu('berth'));
    expect(screen.getAllByRole('menuitem').at(-1)).toHaveTextContent('New');
  });
});
