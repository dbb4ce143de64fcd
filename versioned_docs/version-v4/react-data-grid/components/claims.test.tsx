import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  DataGrid,
  GridColumnMenu,
  GridFooterContainer,
  GridPagination,
  GridToolbar,
  GridToolbarContainer,
  useGridSlotComponentProps,
  type DataGridProps,
  type GridApiRef,
  type GridColDef,
  type GridColumnMenuProps,
  type GridSlotComponentProps,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import CopyFromTheColumnMenu from './demos/CopyFromTheColumnMenu';

const columns: GridColDef[] = [{ field: 'berth' }, { field: 'probe', renderCell: () => <Probe /> }];
const rows = [
  { id: 1, berth: 'B' },
  { id: 2, berth: 'A' },
];

let api: GridApiRef;
let slotProps: GridSlotComponentProps;

/** The `DataGrid` has no `apiRef`: a component in a cell hands the API object out. */
function Probe() {
  const props = useGridSlotComponentProps();
  React.useLayoutEffect(() => {
    api = props.apiRef;
    slotProps = props;
  });
  return null;
}

beforeEach(() => {
  // jsdom does not measure: the size that a browser would report.
  const size = { width: 900, height: 300, top: 0, left: 0, right: 900, bottom: 300, x: 0, y: 0 };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...size, toJSON: () => size });
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGrid rows={rows} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const Footer = () => <GridFooterContainer>Own footer</GridFooterContainer>;
const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const isA = { id: 1, columnField: 'berth', operatorValue: 'equals', value: 'A' };
const nothingMatches = { items: [{ ...isA, value: 'Z' }] };

describe('#overriding', () => {
  test('with an `onChange` for the checkboxes, for example, a click no longer selects a row.', async () => {
    const onChange = jest.fn();
    const checkRow = () => fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    const { rerender } = render(<Grid checkboxSelection />);
    checkRow();
    await wait();
    expect(api.current.getSelectedRows().size).toBe(1);
    act(() => api.current.setSelectionModel([]));
    rerender(<Grid checkboxSelection componentsProps={{ checkbox: { onChange } }} />);
    await wait();
    checkRow();
    await wait();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(api.current.getSelectedRows().size).toBe(0);
  });

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

  test('A key whose value is `undefined` keeps the default part,', () => {
    render(<Grid components={{ Footer: undefined }} />);
    expect(screen.getByText(/Rows per page/)).toBeInTheDocument();
  });

  test('and so does `null`, except for `ColumnUnsortedIcon`, where `null` removes the icon.', () => {
    const without: object = { Footer: null, ColumnSortedAscendingIcon: null };
    const { unmount } = render(
      <Grid components={without} sortModel={[{ field: 'berth', sort: 'asc' }]} />,
    );
    expect(screen.getByText(/Rows per page/)).toBeInTheDocument();
    expect(document.querySelectorAll('.MuiDataGrid-sortIcon')).toHaveLength(2);
    unmount();
    render(
      <Grid
        components={{ ColumnUnsortedIcon: null }}
        sortModel={[{ field: 'berth', sort: 'asc' }]}
      />,
    );
    expect(document.querySelectorAll('.MuiDataGrid-sortIcon')).toHaveLength(1);
  });
});

describe('#interacting', () => {
  test('in a `DataGridPro`, the hook from `@mui/x-data-grid` throws the same error, and the grid shows the [error overlay](#error-overlay).', async () => {
    const components = {
      Footer: () => {
        useGridSlotComponentProps();
        return null;
      },
    };
    render(<DataGridPro rows={rows} columns={[{ field: 'berth' }]} components={components} />);
    await wait();
    expect(screen.getByText('An error occurred.')).toBeInTheDocument();
  });

  const sort = () => act(() => api.current.setSortModel([{ field: 'berth', sort: 'asc' }]));

  test('A slot receives none of this as props, it has to call the hook.', () => {
    const Bar = jest.fn((_props: object) => null);
    render(<Grid components={{ Footer: Bar }} />);
    expect(Bar.mock.calls[0]?.[0]).toEqual({});
  });

  test('It shows the new state, because the grid renders its parts again with each change:', () => {
    const First = () => {
      const { state } = useGridSlotComponentProps();
      return <p>{`Sorted by ${state.sorting.sortModel.length}`}</p>;
    };
    render(<Grid components={{ Footer: First }} />);
    sort();
    expect(screen.getByText('Sorted by 1')).toBeVisible();
  });

  test('inside `React.memo`, it stays as it was.', () => {
    const First = React.memo(function First() {
      const { state } = useGridSlotComponentProps();
      return <p>{`Sorted by ${state.sorting.sortModel.length}`}</p>;
    });
    render(<Grid components={{ Footer: First }} />);
    sort();
    expect(api.current.getSortedRowIds()).toEqual([2, 1]);
    expect(screen.getByText('Sorted by 0')).toBeVisible();
  });

  test('Outside the grid, the hook throws an error', () => {
    function Outside() {
      useGridSlotComponentProps();
      return null;
    }
    expect(() => render(<Outside />)).toThrow(
      'Material-UI X: Could not find the data grid context.',
    );
  });

  test('`rows` are all rows, also those that do not pass the filter, in the order of the prop; `columns` are those that are visible.', () => {
    const hidden = { field: 'hidden', hide: true };
    render(<Grid columns={[...columns, hidden]} />);
    sort();
    act(() => api.current.setFilterModel({ items: [isA] }));
    expect(screen.queryByRole('cell', { name: 'B' })).not.toBeInTheDocument();
    expect(slotProps.rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(slotProps.columns.map(({ field }) => field)).toEqual(['berth', 'probe']);
    expect(slotProps.state.columns.all).toContain('hidden');
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
    const panel = () => document.querySelector('.MuiGridPanel-root');
    const Header = () => <p>Own header</p>;
    const { unmount } = render(<Grid />);
    act(() => api.current.showFilterPanel('berth'));
    await wait();
    expect(panel()).not.toBeNull();
    unmount();
    render(<Grid components={{ Header, Toolbar: GridToolbar }} />);
    expect(screen.getByText('Own header')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    act(() => api.current.showFilterPanel('berth'));
    await wait();
    expect(panel()).toBeNull();
  });
});

describe('#column-menu', () => {
  test('`GridColumnMenu` has all items in a fixed order, and replaces its children:', async () => {
    const Menu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(function Menu(props, ref) {
      return (
        <GridColumnMenu ref={ref} {...props}>
          <li role="menuitem">New</li>
        </GridColumnMenu>
      );
    });
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

  test('throws an error when it is called without one.', async () => {
    let hide: () => void = () => {};
    const Menu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(function Menu(
      { hideMenu },
      _ref,
    ) {
      hide = hideMenu;
      return null;
    });
    render(<Grid components={{ ColumnMenu: Menu }} />);
    act(() => api.current.showColumnMenu('berth'));
    await wait(100);
    expect(() => hide()).toThrow("reading 'stopPropagation'");
  });

  test('Open the menu of a column: the filter item is removed, and Copy values is added', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    render(<CopyFromTheColumnMenu />);
    await wait(50);
    const header = screen.getByRole('columnheader', { name: 'Ship' });
    fireEvent.click(within(header).getByTitle('Menu'));
    await wait(100);
    expect(screen.queryByText('Filter')).not.toBeInTheDocument();
    fireEvent.click(screen.getByText('Copy values'));
    expect(writeText).toHaveBeenCalledWith(
      'Nordlys\nClementine\nEstrela do Mar\nOcean Tramp\nTernen',
    );
    await wait(400);
    expect(screen.queryByText('Copy values')).not.toBeInTheDocument();
  });
});

describe('#toolbar', () => {
  test('its element receives `componentsProps.toolbar`, its buttons do not', () => {
    render(
      <Grid
        components={{ Toolbar: GridToolbar }}
        componentsProps={{ toolbar: { title: 'Tools' } }}
      />,
    );
    expect(screen.getByTitle('Tools')).toHaveClass('MuiDataGrid-toolbarContainer');
    expect(screen.getAllByTitle('Tools')).toHaveLength(1);
  });

  test('`GridToolbar` renders nothing, not even the export button.', () => {
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
  });
});

describe('#footer', () => {
  test('replaces the whole default footer: the number of selected rows, the number of rows, and the pager.', () => {
    render(<Grid components={{ Footer: Footer }} selectionModel={[1]} />);
    expect(screen.queryByText('1 row selected')).not.toBeInTheDocument();
    expect(screen.queryByText(/Rows per page/)).not.toBeInTheDocument();
  });

  test('`componentsProps.pagination` reaches the default footer only:', () => {
    const componentsProps = { pagination: { labelRowsPerPage: 'Ships per page' } };
    const OwnFooter = () => (
      <GridFooterContainer>
        <GridPagination />
      </GridFooterContainer>
    );
    const { unmount } = render(<Grid componentsProps={componentsProps} />);
    expect(screen.getByText('Ships per page')).toBeInTheDocument();
    unmount();
    render(<Grid componentsProps={componentsProps} components={{ Footer: OwnFooter }} />);
    expect(screen.getByText(/Rows per page/)).toBeInTheDocument();
    expect(screen.queryByText('Ships per page')).not.toBeInTheDocument();
  });

  test('The slot is not used when `hideFooter` is set.', () => {
    render(<Grid components={{ Footer: Footer }} hideFooter />);
    expect(screen.queryByText('Own footer')).not.toBeInTheDocument();
  });
});

describe('#row', () => {
  test('`componentsProps.row` and `componentsProps.cell` are ignored,', () => {
    const onContextMenu = jest.fn();
    const unknown: object = { row: { onContextMenu }, cell: { onContextMenu } };
    render(<Grid componentsProps={unknown} />);
    fireEvent.contextMenu(screen.getByRole('cell', { name: 'A' }));
    expect(onContextMenu).not.toHaveBeenCalled();
  });
});

describe('#checkbox', () => {
  test('The slot is not used for the switches of the columns panel and for boolean cells.', async () => {
    const Box = React.forwardRef<HTMLElement, { inputProps: object }>(function Box(props, _ref) {
      return <input type="radio" {...props.inputProps} readOnly />;
    });
    render(
      <Grid
        checkboxSelection
        components={{ Checkbox: Box }}
        rows={[{ id: 1, berth: true }]}
        columns={[{ field: 'berth', type: 'boolean', editable: true }, columns[1] as GridColDef]}
        editRowsModel={{ 1: { berth: { value: true } } }}
      />,
    );
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    act(() => api.current.showPreferences('columns' as never));
    await wait(50);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(2);
  });
});

describe('#icons', () => {
  test('Half of the icons receive `fontSize`', () => {
    const received: Record<string, string[]> = {};
    const iconOf = (name: string) => [
      name,
      (props: object) => {
        received[name] = Object.keys(props).sort();
        return null;
      },
    ];
    const names = ['ColumnMenu', 'ColumnFiltered', 'ColumnUnsorted']
      .concat(['ColumnSortedAscending', 'ColumnResize', 'ColumnSelector', 'OpenFilterButton'])
      .concat(['Export', 'DensityStandard', 'BooleanCellTrue']);
    render(
      <Grid
        rows={[{ id: 1, berth: true }]}
        columns={[{ field: 'berth', type: 'boolean' }, { field: 'b' }]}
        components={{
          Toolbar: GridToolbar,
          ...Object.fromEntries(names.map((name) => iconOf(`${name}Icon`))),
        }}
        sortModel={[{ field: 'berth', sort: 'asc' }]}
        filterModel={{ items: [{ ...isA, operatorValue: 'is', value: 'true' }] }}
      />,
    );
    expect(received).toEqual({
      BooleanCellTrueIcon: ['className', 'data-value', 'fontSize', 'titleAccess'],
      ColumnMenuIcon: ['fontSize'],
      ColumnFilteredIcon: ['className', 'fontSize'],
      ColumnUnsortedIcon: ['className', 'fontSize'],
      ColumnSortedAscendingIcon: ['className', 'fontSize'],
      ColumnResizeIcon: ['className'],
      ColumnSelectorIcon: [],
      OpenFilterButtonIcon: [],
      ExportIcon: [],
      DensityStandardIcon: [],
    });
  });

  test('it receives the text as `titleAccess`,', () => {
    const Icon = ({ titleAccess }: { titleAccess?: string }) => <i>Icon says {titleAccess}</i>;
    render(
      <Grid
        rows={[{ id: 1, berth: true }]}
        columns={[{ field: 'berth', type: 'boolean' }]}
        components={{ BooleanCellTrueIcon: Icon }}
      />,
    );
    expect(screen.getByText('Icon says true')).toBeVisible();
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
  test('With `filterMode="server"`, it is shown for an empty result too, because the grid does not know the other rows; with a `rowCount` above 0, an empty grid shows no overlay at all.', async () => {
    const server = { rows: [], filterMode: 'server', filterModel: nothingMatches } as const;
    const { unmount } = render(<Grid {...server} />);
    await wait();
    expect(screen.getByText('No rows')).toBeInTheDocument();
    unmount();
    render(<Grid {...server} rowCount={20} />);
    await wait();
    expect(document.querySelector('.MuiDataGrid-overlay')).toBeNull();
  });
});

describe('#error-overlay', () => {
  const Broken = () => {
    throw new Error('Broken');
  };

  test('It replaces the toolbar, the headers, the rows and the footer.', async () => {
    render(<Grid error={{ message: 'Down' }} components={{ Toolbar: GridToolbar }} />);
    await wait();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    expect(screen.getByText('Down')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader')).not.toBeInTheDocument();
    expect(screen.queryByText(/Rows per page/)).not.toBeInTheDocument();
  });

  test('A custom overlay receives the fields of this object as props.', async () => {
    const Overlay = jest.fn((_props: object) => null);
    render(<Grid error={{ message: 'Down', code: 3 }} components={{ ErrorOverlay: Overlay }} />);
    await wait();
    expect(Overlay.mock.lastCall?.[0]).toEqual({ message: 'Down', code: 3 });
  });

  test('Of an `Error`, it shows only "An error occurred."', async () => {
    render(<Grid error={new Error('Down')} />);
    await wait();
    expect(screen.getByText('An error occurred.')).toBeInTheDocument();
    expect(screen.queryByText('Down')).not.toBeInTheDocument();
  });

  test('Set `error` to `undefined`, and the grid is there again.', async () => {
    const { rerender } = render(<Grid error={{ message: 'Down' }} />);
    await wait();
    rerender(<Grid error={undefined} />);
    await wait();
    expect(screen.queryByText('Down')).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'A' })).toBeVisible();
  });

  test('When a part throws, the overlay receives `error`', async () => {
    const Overlay = ({ error }: { error: Error }) => <p>{error.message}</p>;
    render(<Grid components={{ Footer: Broken, ErrorOverlay: Overlay }} />);
    await wait();
    expect(screen.getByText('Broken')).toBeVisible();
  });

  test('give the grid another `key` to mount it again.', async () => {
    const Bar = ({ broken }: { broken?: boolean }) => (broken ? <Broken /> : <p>Own footer</p>);
    const components = { Footer: Bar };
    const broken = { footer: { broken: true } };
    const { rerender } = render(<Grid key="a" components={components} componentsProps={broken} />);
    await wait();
    rerender(<Grid key="a" components={components} />);
    await wait();
    expect(screen.getByText('An error occurred.')).toBeInTheDocument();
    rerender(<Grid key="b" components={components} />);
    await wait();
    expect(screen.getByText('Own footer')).toBeVisible();
  });

  test('shows "An error occurred."', async () => {
    render(<Grid components={{ Footer: Broken }} />);
    await wait();
    expect(screen.getByText('An error occurred.')).toBeInTheDocument();
  });
});

describe('#accessibility', () => {
  test('A toolbar and a footer are inside the element with the role `grid`,', () => {
    render(<Grid components={{ Toolbar: GridToolbar }} aria-label="Berths" />);
    const grid = within(screen.getByRole('grid', { name: 'Berths' }));
    expect(grid.getByRole('button', { name: 'Export' })).toBeVisible();
    expect(grid.getByRole('button', { name: 'Next page' })).toBeVisible();
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
