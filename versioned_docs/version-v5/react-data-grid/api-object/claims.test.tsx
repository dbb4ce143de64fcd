import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, useGridApiContext, type GridApi as GridApiCommunity } from '@mui/x-data-grid';
import { DataGridPremium, type GridApi as GridApiPremium } from '@mui/x-data-grid-premium';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridApi,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';

const columns = [
  { field: 'name', hideable: false },
  { field: 'notes', sortable: false },
];
const rows = [
  { id: 1, name: 'Ada', notes: 'b' },
  { id: 2, name: 'Bo', notes: 'a' },
];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (name: string) => screen.getByRole('cell', { name });

describe('#outside', () => {
  test('The methods are available once the grid has rendered', () => {
    const seen: unknown[] = [];
    function Page() {
      const apiRef = useGridApiRef();
      // eslint-disable-next-line react-hooks/refs -- reads it too early on purpose
      seen.push(typeof apiRef.current.getRow);
      React.useEffect(() => {
        seen.push(typeof apiRef.current.getRow);
      }, [apiRef]);
      return <DataGridPro apiRef={apiRef} rows={rows} columns={columns} />;
    }
    render(<Page />);
    expect(seen[0]).toBe('undefined');
    expect(seen.at(-1)).toBe('function');
  });
});

describe('#outside', () => {
  test('The `DataGrid` ignores the prop without a message in the console.', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const given: object = { apiRef: api };
    render(<DataGrid rows={rows} columns={columns} autoHeight {...given} />);
    expect(api.current).toEqual({});
    expect(JSON.stringify([error.mock.calls, warn.mock.calls])).not.toContain('apiRef');
    error.mockRestore();
    warn.mockRestore();
  });
});

describe('#inside', () => {
  test('`renderCell` also receives the object itself, as `params.api`.', () => {
    const renderCell = ({ api: given }: GridRenderCellParams) =>
      given.getRow(1) === rows[0] ? 'given' : 'missing';
    render(<Grid columns={[{ field: 'name', renderCell }]} />);
    expect(screen.getAllByText('given')).not.toHaveLength(0);
  });

  test('Callbacks of models and events have it as `details.api`, in Pro and Premium only.', () => {
    const onCellClick = jest.fn();
    const onSortModelChange = jest.fn();
    const details = () => [onCellClick.mock.lastCall[2], onSortModelChange.mock.lastCall[1]];
    const clickBoth = () => {
      fireEvent.click(cell('Ada'));
      fireEvent.click(screen.getByRole('columnheader', { name: 'name' }));
    };
    const { unmount } = render(
      <div style={{ width: 400, height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellClick={onCellClick}
          onSortModelChange={onSortModelChange}
        />
      </div>,
    );
    clickBoth();
    for (const given of details()) {
      expect(given).not.toHaveProperty('api');
    }
    unmount();
    render(
      <div style={{ width: 400, height: 400 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          onCellClick={onCellClick}
          onSortModelChange={onSortModelChange}
        />
      </div>,
    );
    clickBoth();
    for (const given of details()) {
      expect(given.api.getRow(1)).toEqual(rows[0]);
    }
  });
});

describe('#read-state', () => {
  test('Outside the grid, reading does not render your component again when the state changes.', () => {
    const seen: unknown[] = [];
    function Page() {
      seen.push(api.current.getSortModel?.());
      return <Grid />;
    }
    render(<Page />);
    const times = seen.length;
    act(() => api.current.setSortModel([{ field: 'name', sort: 'desc' }]));
    expect(api.current.getSortedRowIds()).toEqual([2, 1]);
    expect(seen).toHaveLength(times);
  });
});

describe('#disabled-features', () => {
  test('`setSortModel()` sorts a column with `sortable: false`', () => {
    render(<Grid />);
    act(() => api.current.setSortModel([{ field: 'notes', sort: 'asc' }]));
    expect(api.current.getSortedRowIds()).toEqual([2, 1]);
  });

  test('Only `sortColumn()` ignores a column that is not sortable.', () => {
    render(<Grid />);
    act(() => api.current.sortColumn(api.current.getColumn('notes'), 'asc'));
    expect(api.current.getSortModel()).toEqual([]);
    act(() => api.current.sortColumn(api.current.getColumn('name'), 'desc'));
    expect(api.current.getSortedRowIds()).toEqual([2, 1]);
  });

  test('`setColumnVisibility()` hides one with `hideable: false`', () => {
    render(<Grid />);
    act(() => api.current.setColumnVisibility('name', false));
    expect(screen.queryByRole('columnheader', { name: 'name' })).not.toBeInTheDocument();
  });

  test('Methods of features of Pro and Premium, such as `pinColumn()`, are not on the object of the `DataGrid`.', () => {
    const premium = { current: {} as GridApiPremium };
    let community = {} as GridApiCommunity;
    function Probe() {
      const apiRef = useGridApiContext();
      React.useEffect(() => {
        community = apiRef.current;
      }, [apiRef]);
      return null;
    }
    render(<DataGrid rows={rows} columns={columns} components={{ Toolbar: Probe }} />);
    render(<DataGridPremium apiRef={premium} rows={rows} columns={columns} />);
    for (const name of ['pinColumn', 'toggleDetailPanel', 'exportDataAsExcel']) {
      expect([name, name in community, name in premium.current]).toEqual([name, false, true]);
    }
  });
});

describe('#events', () => {
  test('`subscribeEvent(name, handler)` returns a function that unsubscribes the handler', () => {
    const handler = jest.fn();
    render(<Grid />);
    const end = api.current.subscribeEvent('cellClick', handler);
    fireEvent.click(cell('Ada'));
    end();
    fireEvent.click(cell('Ada'));
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

describe('#troubleshooting', () => {
  test('A button controls only one of two grids', () => {
    const first = jest.fn();
    const second = jest.fn();
    render(
      <>
        <Grid onSortModelChange={first} />
        <Grid onSortModelChange={second} />
      </>,
    );
    act(() => api.current.setSortModel([{ field: 'name', sort: 'desc' }]));
    expect(first.mock.calls.length + second.mock.calls.length).toBe(1);
  });

  test('A method has no effect', () => {
    render(<Grid sortModel={[]} />);
    act(() => api.current.sortColumn(api.current.getColumn('name'), 'desc'));
    expect(api.current.getSortModel()).toEqual([]);
  });
});
