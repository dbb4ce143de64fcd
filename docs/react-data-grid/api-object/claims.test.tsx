import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, useGridApiRef, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';

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

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (name: string) => screen.getByRole('gridcell', { name });

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
      return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
    }
    render(<Page />);
    expect(seen[0]).toBe('undefined');
    expect(seen.at(-1)).toBe('function');
  });
});

describe('#inside', () => {
  test('Event callbacks only receive it in Pro and Premium', () => {
    const community = jest.fn();
    const { unmount } = render(<Grid onCellClick={community} />);
    fireEvent.click(cell('Ada'));
    unmount();
    const pro = jest.fn();
    render(
      <div style={{ width: 400, height: 400 }}>
        <DataGridPro rows={rows} columns={columns} onCellClick={pro} />
      </div>,
    );
    fireEvent.click(cell('Ada'));
    expect(community.mock.calls[0][2]).toEqual({});
    expect(pro.mock.calls[0][2].api.getRow(1)).toEqual(rows[0]);
  });

  test('`renderCell` also receives the API object as `params.api`, and model callbacks receive it as `details.api`', () => {
    const onSortModelChange = jest.fn();
    render(<Grid onSortModelChange={onSortModelChange} />);
    fireEvent.click(screen.getByRole('columnheader', { name: 'name' }));
    expect(onSortModelChange.mock.calls[0][1].api.getRow(1)).toEqual(rows[0]);
  });
});

describe('#read-state', () => {
  test('Calling a getter does not re-render your component when the state changes', () => {
    const rendered = jest.fn();
    function Footer() {
      rendered();
      return <p>Sorted: {JSON.stringify(api.current.getSortModel?.())}</p>;
    }
    const slots = { footer: Footer };
    render(<Grid slots={slots} />);
    rendered.mockClear();
    act(() => api.current.sortColumn('name', 'desc'));
    expect(rendered).not.toHaveBeenCalled();
  });
});

describe('#disabled-features', () => {
  test("`sortColumn('notes', 'asc')` sorts a column even if it has `sortable: false`", () => {
    render(<Grid />);
    act(() => api.current.sortColumn('notes', 'asc'));
    expect(api.current.getSortedRowIds()).toEqual([2, 1]);
  });

  test('and `setColumnVisibility()` hides a column even if it has `hideable: false`', () => {
    render(<Grid />);
    act(() => api.current.setColumnVisibility('name', false));
    expect(screen.queryByRole('columnheader', { name: 'name' })).not.toBeInTheDocument();
  });

  test('The API object of `DataGrid` does not have the methods of Pro and Premium', () => {
    render(<Grid />);
    for (const name of [
      'setColumnIndex',
      'setRowIndex',
      'selectRows',
      'pinColumn',
      'selectCellRange',
    ]) {
      expect([name, name in api.current]).toEqual([name, false]);
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
    act(() => api.current.sortColumn('name', 'desc'));
    expect(api.current.getSortModel()).toEqual([]);
  });
});
