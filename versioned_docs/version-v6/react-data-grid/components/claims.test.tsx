import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  DataGrid,
  GRID_COLUMN_MENU_SLOT_PROPS,
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
      <DataGrid apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const Footer = () => <GridFooterContainer>Own footer</GridFooterContainer>;
const wait = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const nothingMatches = { items: [{ field: 'berth', operator: 'equals', value: 'Z' }] };

describe('#overriding', () => {
  test('a key such as `Footer` is ignored.', () => {
    const capital: object = { Footer };
    render(<Grid slots={capital} />);
    expect(screen.queryByText('Own footer')).not.toBeInTheDocument();
    expect(screen.getByText(/Rows per page/)).toBeInTheDocument();
  });

  test('One that is defined while rendering is mounted again with each render,', () => {
    const mounted = jest.fn();
    const Mounts = () => {
      React.useEffect(() => mounted(), []);
      return null;
    };
    const show = (footer: React.FC) => <Grid slots={{ footer }} />;
    const { rerender } = render(show(() => <Mounts />));
    rerender(show(() => <Mounts />));
    expect(mounted).toHaveBeenCalledTimes(2);
    rerender(show(Mounts));
    rerender(show(Mounts));
    expect(mounted).toHaveBeenCalledTimes(3);
  });

  test('When `slots` is given, `components` is ignored; when `slotProps` is given, `componentsProps` is.', () => {
    const old = { components: { Footer }, componentsProps: { row: { title: 'old' } } };
    const titled = (title: string) => document.querySelectorAll(`[title="${title}"]`);
    const { rerender } = render(<Grid {...old} />);
    expect(screen.getByText('Own footer')).toBeVisible();
    expect(titled('old')).toHaveLength(2);
    rerender(<Grid {...old} slots={{ toolbar: GridToolbar }} />);
    expect(screen.queryByText('Own footer')).not.toBeInTheDocument();
    rerender(<Grid {...old} slotProps={{ cell: { title: 'new' } }} />);
    expect(titled('old')).toHaveLength(0);
    expect(titled('new')).toHaveLength(2);
  });
});

describe('#interacting', () => {
  function First() {
    const apiRef = useGridApiContext();
    // eslint-disable-next-line react-hooks/refs -- what the page warns of
    return <p>First: {String(apiRef.current.getSortedRows?.()[0]?.berth)}</p>;
  }
  const sort = () => act(() => api.current.sortColumn(api.current.getColumn('berth'), 'asc'));

  test('inside `React.memo`, it stays as it was', () => {
    const { unmount } = render(<Grid slots={{ footer: First }} />);
    sort();
    expect(screen.getByText('First: A')).toBeVisible();
    unmount();
    api = { current: {} as GridApi };
    render(<Grid slots={{ footer: React.memo(First) }} />);
    sort();
    expect(api.current.getSortedRows()[0].berth).toBe('A');
    expect(screen.queryByText('First: A')).not.toBeInTheDocument();
  });

  test('These hooks do not work outside the grid', () => {
    function Outside() {
      useGridApiContext();
      return null;
    }
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Outside />)).toThrow('MUI: Could not find the data grid context.');
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

  test('sorting has 10, filtering 20, and the items for columns 30', () => {
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
    expect(GRID_COLUMN_MENU_SLOT_PROPS).toMatchObject({
      columnMenuSortItem: { displayOrder: 10 },
      columnMenuFilterItem: { displayOrder: 20 },
      columnMenuColumnsItem: { displayOrder: 30 },
    });
  });
});

describe('#toolbar', () => {
  test('`GridToolbar` renders nothing, not even the export button, unless it shows the search field.', () => {
    const props = {
      slots: { toolbar: GridToolbar },
      disableColumnFilter: true,
      disableColumnSelector: true,
    };
    const exportButton = () => screen.queryByRole('button', { name: 'Export' });
    const { rerender } = render(<Grid {...props} />);
    expect(exportButton()).toBeVisible();
    rerender(<Grid {...props} disableDensitySelector />);
    expect(exportButton()).not.toBeInTheDocument();
    rerender(
      <Grid {...props} disableDensitySelector slotProps={{ toolbar: { showQuickFilter: true } }} />,
    );
    expect(exportButton()).toBeVisible();
  });
});

describe('#footer', () => {
  test('replaces the whole default footer: the number of selected rows, the number of rows, and the pager', () => {
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
    fireEvent.contextMenu(screen.getByRole('cell', { name: 'A' }));
    expect(ids).toEqual(['2']);
  });
});

describe('#icons', () => {
  test('it receives the text as `titleAccess`,', () => {
    const Icon = ({ titleAccess }: { titleAccess?: string }) => <i>Icon says {titleAccess}</i>;
    render(
      <Grid
        rows={[{ id: 1, berth: true }]}
        columns={[{ field: 'berth', type: 'boolean' }]}
        slots={{ booleanCellTrueIcon: Icon }}
      />,
    );
    expect(screen.getByText('Icon says yes')).toBeVisible();
  });
});

describe('#overlays', () => {
  test('While `loading` is `true`, neither of the other two appears.', async () => {
    const { rerender } = render(<Grid rows={[]} />);
    await wait();
    expect(screen.getByText('No rows')).toBeInTheDocument();
    rerender(<Grid rows={[]} loading />);
    await wait();
    expect(screen.queryByText('No rows')).not.toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    rerender(<Grid filterModel={nothingMatches} />);
    await wait();
    expect(screen.getByText('No results found.')).toBeInTheDocument();
    rerender(<Grid filterModel={nothingMatches} loading />);
    await wait();
    expect(screen.queryByText('No results found.')).not.toBeInTheDocument();
  });
});

describe('#no-rows-overlay', () => {
  test('it is shown for an empty result too, because the grid does not know the other rows.', async () => {
    render(<Grid rows={[]} filterMode="server" filterModel={nothingMatches} />);
    await wait();
    expect(screen.getByText('No rows')).toBeInTheDocument();
    expect(screen.queryByText('No results found.')).not.toBeInTheDocument();
  });
});

describe('#accessibility', () => {
  test('A toolbar and a footer are inside the element with the role `grid`.', () => {
    render(<Grid slots={{ toolbar: GridToolbar }} aria-label="Berths" />);
    const grid = within(screen.getByRole('grid', { name: 'Berths' }));
    expect(grid.getByRole('button', { name: 'Export' })).toBeVisible();
    expect(grid.getByRole('button', { name: 'Go to next page' })).toBeVisible();
  });

  test('the role moves to the element between them, while an `aria-label` stays on the outer one.', () => {
    const ariaV7 = { ariaV7: true };
    render(
      <Grid slots={{ toolbar: GridToolbar }} aria-label="Berths" experimentalFeatures={ariaV7} />,
    );
    const grid = screen.getByRole('grid');
    expect(within(grid).queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    expect(within(grid).queryByRole('button', { name: 'Go to next page' })).not.toBeInTheDocument();
    expect(grid).not.toHaveAttribute('aria-label');
    expect(screen.getByLabelText('Berths')).toContainElement(grid);
  });

  test('The circle of the loading overlay has the role `progressbar` but no name.', async () => {
    render(<Grid loading />);
    await wait();
    expect(screen.getByRole('progressbar')).not.toHaveAccessibleName();
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
