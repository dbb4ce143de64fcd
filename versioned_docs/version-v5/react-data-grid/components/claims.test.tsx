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

const columns = [{ field: 'berth' }, { field: 'probe', renderCell: () => <Probe /> }];
const rows = [
  { id: 1, berth: 'B' },
  { id: 2, berth: 'A' },
];

let api: React.MutableRefObject<GridApi>;

/** The `DataGrid` has no `apiRef`: a component in a cell hands the API object out. */
function Probe() {
  const apiRef = useGridApiContext();
  React.useLayoutEffect(() => {
    api = apiRef;
  }, [apiRef]);
  return null;
}

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGrid rows={rows} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const Footer = () => <GridFooterContainer>Own footer</GridFooterContainer>;
const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const nothingMatches = { items: [{ columnField: 'berth', operatorValue: 'equals', value: 'Z' }] };

describe('#overriding', () => {
  test('A key such as `footer` in `components` is ignored.', () => {
    const small: object = { footer: Footer };
    render(<Grid components={small} />);
    expect(screen.queryByText('Own footer')).not.toBeInTheDocument();
    expect(screen.getByText(/Rows per page/)).toBeInTheDocument();
  });

  test('One that is defined while rendering is mounted again with each render,', () => {
    const mounted = jest.fn();
    const Mounts = () => {
      React.useEffect(() => mounted(), []);
      return null;
    };
    const show = (footer: React.FC) => <Grid components={{ Footer: footer }} />;
    const { rerender } = render(show(() => <Mounts />));
    rerender(show(() => <Mounts />));
    expect(mounted).toHaveBeenCalledTimes(2);
    rerender(show(Mounts));
    rerender(show(Mounts));
    expect(mounted).toHaveBeenCalledTimes(3);
  });

  test('A key whose value is `undefined` keeps the default part.', () => {
    render(<Grid components={{ Footer: undefined }} />);
    expect(screen.getByText(/Rows per page/)).toBeInTheDocument();
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
    const { unmount } = render(<Grid components={{ Footer: First }} />);
    sort();
    expect(screen.getByText('First: A')).toBeVisible();
    unmount();
    render(<Grid components={{ Footer: React.memo(First) }} />);
    sort();
    expect(api.current.getSortedRows()[0].berth).toBe('A');
    expect(screen.queryByText('First: A')).not.toBeInTheDocument();
  });

  test('Outside the grid, these hooks find no grid', () => {
    function Outside() {
      useGridApiContext();
      return null;
    }
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Outside />)).toThrow('MUI: Could not find the data grid context.');
    spy.mockRestore();
  });
});

describe('#component-slots', () => {
  test('the part receives what you put into `componentsProps`', () => {
    const Bar = jest.fn((_props: object) => null);
    render(
      <Grid
        components={{ Toolbar: Bar, Pagination: Bar }}
        componentsProps={{ toolbar: { one: 1 }, pagination: { two: 2 } }}
      />,
    );
    const received = new Set(Bar.mock.calls.map(([props]) => JSON.stringify(props)));
    expect([...received].sort()).toEqual(['{"one":1}', '{"two":2}']);
  });

  test('A custom `Header` replaces the toolbar and the panels as well.', async () => {
    const Header = () => <p>Own header</p>;
    render(<Grid components={{ Header, Toolbar: GridToolbar }} />);
    expect(screen.getByText('Own header')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    act(() => api.current.showFilterPanel('berth'));
    await wait();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(document.querySelector('.MuiDataGrid-panel')).toBeNull();
  });
});

describe('#column-menu', () => {
  test('`GridColumnMenu` has all items in a fixed order, and replaces its children', async () => {
    const Menu = (props: GridColumnMenuProps) => (
      <GridColumnMenu {...props}>
        <li role="menuitem">New</li>
      </GridColumnMenu>
    );
    render(<Grid components={{ ColumnMenu: Menu }} />);
    act(() => api.current.showColumnMenu('berth'));
    await wait(100);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Unsort',
      'Sort by ASC',
      'Sort by DESC',
      'Filter',
      'Hide',
      'Show columns',
    ]);
  });
});

describe('#toolbar', () => {
  test('`GridToolbar` renders nothing, not even the export button, unless it shows the search field.', () => {
    const props = {
      components: { Toolbar: GridToolbar },
      disableColumnFilter: true,
      disableColumnSelector: true,
    };
    const exportButton = () => screen.queryByRole('button', { name: 'Export' });
    const { rerender } = render(<Grid {...props} />);
    expect(exportButton()).toBeVisible();
    rerender(<Grid {...props} disableDensitySelector />);
    expect(exportButton()).not.toBeInTheDocument();
    rerender(
      <Grid
        {...props}
        disableDensitySelector
        componentsProps={{ toolbar: { showQuickFilter: true } }}
      />,
    );
    expect(exportButton()).toBeVisible();
  });
});

describe('#footer', () => {
  test('replaces the whole default footer: the number of selected rows, the number of rows, and the pager', () => {
    render(<Grid components={{ Footer: Footer }} selectionModel={[1]} />);
    expect(screen.queryByText('1 row selected')).not.toBeInTheDocument();
    expect(screen.queryByText(/Rows per page/)).not.toBeInTheDocument();
  });

  test('The slot is not used when `hideFooter` is set.', () => {
    render(<Grid components={{ Footer: Footer }} hideFooter />);
    expect(screen.queryByText('Own footer')).not.toBeInTheDocument();
  });
});

describe('#row', () => {
  test('`componentsProps.row` adds attributes and handlers to every row', () => {
    const ids: unknown[] = [];
    render(
      <Grid
        componentsProps={{
          row: {
            onContextMenu: (event: React.MouseEvent<HTMLElement>) =>
              ids.push(event.currentTarget.dataset.id),
          },
        }}
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
        components={{ BooleanCellTrueIcon: Icon }}
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

describe('#no-rows-overlay', () => {
  test('the prop `error` shows it as well, and is deprecated.', () => {
    render(<Grid error={new Error('Down')} />);
    expect(screen.getByText('Down')).toBeInTheDocument();
  });
});

describe('#accessibility', () => {
  test('A toolbar and a footer are inside the element with the role `grid`,', () => {
    render(<Grid components={{ Toolbar: GridToolbar }} aria-label="Berths" />);
    const grid = within(screen.getByRole('grid', { name: 'Berths' }));
    expect(grid.getByRole('button', { name: 'Export' })).toBeVisible();
    expect(grid.getByRole('button', { name: 'Go to next page' })).toBeVisible();
  });

  test('The circle of the loading overlay has the role `progressbar` but no name.', async () => {
    render(<Grid loading />);
    await wait();
    expect(screen.getByRole('progressbar')).not.toHaveAccessibleName();
  });

  test('`GridToolbarContainer` is not announced as a toolbar.', () => {
    render(
      <Grid components={{ Toolbar: () => <GridToolbarContainer>Text</GridToolbarContainer> }} />,
    );
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});
