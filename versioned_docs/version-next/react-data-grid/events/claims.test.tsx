import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  useGridApiContext,
  useGridEvent,
  useGridEventPriority,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridEventListener,
} from '@mui/x-data-grid';

const columns = [{ field: 'wall', editable: true }];
const rows = [{ id: 1, wall: 'North' }];

let api: React.MutableRefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = () => screen.getByRole('gridcell', { name: 'North' });

describe('#props', () => {
  test('empty in the `DataGrid`', () => {
    const onCellClick = jest.fn();
    render(<Grid onCellClick={onCellClick} />);
    fireEvent.click(cell());
    expect(onCellClick.mock.calls[0]).toHaveLength(3);
    expect(onCellClick.mock.calls[0][2]).toEqual({});
  });

  test('or an object without `target` if the grid has no event to pass', () => {
    const handler = jest.fn();
    render(<Grid />);
    act(() => {
      api.current!.subscribeEvent('sortModelChange', (model, event) => handler(event));
      api.current!.sortColumn('wall', 'asc');
    });
    expect(handler.mock.calls[0][0]).not.toHaveProperty('target');
    fireEvent.click(screen.getByRole('columnheader', { name: 'wall' }));
    expect(handler.mock.calls[1][0]).not.toHaveProperty('target');
  });

  test('which contains the API object in every plan', () => {
    const onSortModelChange = jest.fn();
    render(<Grid onSortModelChange={onSortModelChange} />);
    act(() => api.current!.sortColumn('wall', 'asc'));
    expect(onSortModelChange.mock.calls[0]).toHaveLength(2);
    expect(onSortModelChange.mock.calls[0][1].api.getRow(1)).toEqual(rows[0]);
  });
});

describe('#hook', () => {
  test('It always calls the latest handler, and unsubscribes when the component unmounts.', () => {
    const seen: number[] = [];
    function Listener({ count }: { count: number }) {
      useGridEvent(useGridApiContext(), 'cellClick', () => seen.push(count));
      return null;
    }
    const slots = { toolbar: Listener as never };
    const withToolbar = { slots, showToolbar: true };
    const { rerender } = render(
      <Grid {...withToolbar} slotProps={{ toolbar: { count: 1 } as never }} />,
    );
    fireEvent.click(cell());
    rerender(<Grid {...withToolbar} slotProps={{ toolbar: { count: 2 } as never }} />);
    fireEvent.click(cell());
    rerender(<Grid />);
    fireEvent.click(cell());
    expect(seen).toEqual([1, 2]);
  });

  test('the hook throws in the first render, because the ref of `useGridApiRef()` is `null`', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    function Page() {
      const apiRef = useGridApiRef();
      // The compiler refuses this ref as well.
      useGridEvent(apiRef as React.MutableRefObject<GridApi>, 'cellClick', () => {});
      return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
    }
    expect(() => render(<Page />)).toThrow('of null');
    error.mockRestore();
  });
});

describe('#disabling-default', () => {
  test('If you set `event.defaultMuiPrevented = true` in an event prop, the grid does not react to this event.', () => {
    render(
      <Grid
        onCellDoubleClick={(params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    fireEvent.doubleClick(cell());
    expect(api.current!.getCellMode(1, 'wall')).toBe('view');
    fireEvent.mouseUp(cell());
    fireEvent.click(cell());
    fireEvent.keyDown(cell(), { key: 'Enter' });
    expect(api.current!.getCellMode(1, 'wall')).toBe('edit');
  });

  test("pass `{ isFirst: true }` to `subscribeEvent()` as the third argument, so that the handler runs before the grid's own handlers.", () => {
    render(<Grid />);
    const prevent: GridEventListener<'columnHeaderKeyDown'> = (params, event) => {
      event.defaultMuiPrevented = true;
    };
    const pressEnter = () =>
      fireEvent.keyDown(screen.getByRole('columnheader', { name: 'wall' }), { key: 'Enter' });
    act(() => api.current!.setColumnHeaderFocus('wall'));
    const endLate = api.current!.subscribeEvent('columnHeaderKeyDown', prevent);
    pressEnter();
    expect(api.current!.getSortModel()).toEqual([{ field: 'wall', sort: 'asc' }]);
    endLate();
    api.current!.subscribeEvent('columnHeaderKeyDown', prevent, { isFirst: true });
    pressEnter();
    expect(api.current!.getSortModel()).toEqual([{ field: 'wall', sort: 'asc' }]);
  });

  test('Inside the grid, `useGridEventPriority()` does the same.', () => {
    function Preventer() {
      useGridEventPriority(useGridApiContext(), 'columnHeaderKeyDown', (params, event) => {
        event.defaultMuiPrevented = true;
      });
      return null;
    }
    const slots = { footer: Preventer };
    render(<Grid slots={slots} />);
    act(() => api.current!.setColumnHeaderFocus('wall'));
    fireEvent.keyDown(screen.getByRole('columnheader', { name: 'wall' }), { key: 'Enter' });
    expect(api.current!.getSortModel()).toEqual([]);
  });

  test('`preventDefault()` has a different purpose', () => {
    render(<Grid onCellDoubleClick={(params, event) => event.preventDefault()} />);
    fireEvent.doubleClick(cell());
    expect(api.current!.getCellMode(1, 'wall')).toBe('edit');
  });
});

describe('#catalog', () => {
  test('A row is clicked, after its cell', () => {
    const order: string[] = [];
    render(<Grid onRowClick={() => order.push('row')} onCellClick={() => order.push('cell')} />);
    fireEvent.click(cell());
    expect(order).toEqual(['cell', 'row']);
  });
});

describe('#troubleshooting', () => {
  test('`defaultMuiPrevented` has no effect.', () => {
    render(<Grid />);
    act(() => {
      api.current!.subscribeEvent('cellDoubleClick', (params, event) => {
        event.defaultMuiPrevented = true;
      });
    });
    fireEvent.doubleClick(cell());
    expect(api.current!.getCellMode(1, 'wall')).toBe('edit');
  });

  test('A handler of `useGridEvent()` is not called.', () => {
    const hook = jest.fn();
    const subscription = jest.fn();
    function Listener() {
      useGridEvent(useGridApiContext(), 'cellDoubleClick', hook);
      return null;
    }
    const slots = { toolbar: Listener };
    render(
      <Grid
        slots={slots}
        showToolbar
        onCellDoubleClick={(params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    act(() => {
      api.current!.subscribeEvent('cellDoubleClick', subscription);
    });
    fireEvent.doubleClick(cell());
    expect(hook).not.toHaveBeenCalled();
    expect(subscription).toHaveBeenCalled();
  });

  test('A button in a cell also selects the row.', () => {
    const selected = jest.fn();
    const button = (stop: boolean) => (
      <button type="button" onClick={(event) => stop && event.stopPropagation()}>
        Book
      </button>
    );
    for (const stop of [false, true]) {
      selected.mockClear();
      const { unmount } = render(
        <Grid
          columns={[{ field: 'wall', renderCell: () => button(stop) }]}
          onRowSelectionModelChange={selected}
        />,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Book' }));
      expect(selected).toHaveBeenCalledTimes(stop ? 0 : 1);
      unmount();
    }
  });
});
