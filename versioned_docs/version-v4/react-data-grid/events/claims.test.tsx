import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type GridApi,
  type GridApiRef,
  type GridComponentProps,
  type MuiEvent,
} from '@mui/x-data-grid-pro';

const columns = [{ field: 'wall', editable: true }];
const rows = [{ id: 1, wall: 'North' }];

let api: GridApiRef;

beforeEach(() => {
  api = { current: {} as GridApi };
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<GridComponentProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPro disableVirtualization apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = () => screen.getByRole('cell', { name: 'North' });

describe('#props', () => {
  test('empty in the `DataGrid`', () => {
    const onCellClick = jest.fn();
    render(
      <div style={{ width: 400, height: 400 }}>
        <DataGrid disableVirtualization rows={rows} columns={columns} onCellClick={onCellClick} />
      </div>,
    );
    fireEvent.click(cell());
    expect(onCellClick.mock.calls[0]).toHaveLength(3);
    expect(onCellClick.mock.calls[0][2]).toEqual({});
  });

  test('or an object without `target` if the grid has no event to pass', () => {
    const handler = jest.fn();
    render(<Grid />);
    act(() => {
      api.current.subscribeEvent('sortModelChange', (model, event) => handler(event));
      api.current.setSortModel([{ field: 'wall', sort: 'asc' }]);
    });
    expect(handler.mock.calls[0][0]).not.toHaveProperty('target');
    fireEvent.click(screen.getByRole('columnheader', { name: 'wall' }));
    expect(handler.mock.calls[1][0]).not.toHaveProperty('target');
  });

  test('which holds the API object in Pro.', () => {
    const community = jest.fn();
    const pro = jest.fn();
    const sort = () => fireEvent.click(screen.getByRole('columnheader', { name: 'wall' }));
    const { unmount } = render(
      <div style={{ width: 400, height: 400 }}>
        <DataGrid
          disableVirtualization
          rows={rows}
          columns={columns}
          onSortModelChange={community}
        />
      </div>,
    );
    sort();
    unmount();
    render(<Grid onSortModelChange={pro} />);
    sort();
    expect(community.mock.calls[0]).toHaveLength(2);
    expect(community.mock.calls[0][1]).not.toHaveProperty('api');
    expect(pro.mock.calls[0][1].api.getRow(1)).toEqual(rows[0]);
  });
});

describe('#props', () => {
  test('Two names differ: `onSelectionModelChange` is for `selectionChange`, and `onResize` for `debouncedResize`.', () => {
    const resized = jest.fn();
    const selected = jest.fn();
    render(<Grid onResize={resized} onSelectionModelChange={selected} />);
    const published: string[] = [];
    act(() => {
      api.current.subscribeEvent('selectionChange', () => published.push('selectionChange'));
      api.current.publishEvent('debouncedResize', { width: 1, height: 2 });
    });
    expect(resized.mock.lastCall![0]).toEqual({ width: 1, height: 2 });
    fireEvent.click(cell());
    expect(selected.mock.lastCall![0]).toEqual([1]);
    expect(published).toEqual(['selectionChange']);
  });
});

describe('#disabling-default', () => {
  test('if `onCellClick` prevents `cellClick`, the click still selects the row.', () => {
    const prevent = (_: unknown, event: MuiEvent<object>) => {
      event.defaultMuiPrevented = true;
    };
    const { unmount } = render(<Grid onCellClick={prevent} />);
    fireEvent.click(cell());
    expect(api.current.state.selection).toEqual([1]);
    unmount();
    api = { current: {} as GridApi };
    render(<Grid onRowClick={prevent} />);
    fireEvent.click(cell());
    expect(api.current.state.selection).toEqual([]);
  });

  test('After a change of its props, the order can be the reverse,', () => {
    const { rerender } = render(<Grid />);
    api.current.subscribeEvent('rowClick', (params, event) => {
      event.defaultMuiPrevented = true;
    });
    fireEvent.click(cell());
    expect(api.current.state.selection).toEqual([1]);
    act(() => api.current.selectRows([], true, true));
    rerender(<Grid disableSelectionOnClick />);
    rerender(<Grid />);
    fireEvent.click(cell());
    expect(api.current.state.selection).toEqual([]);
  });

  test('If you set `event.defaultMuiPrevented = true` in an event prop, the grid does not react to this event.', () => {
    render(
      <Grid
        onCellDoubleClick={(params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    fireEvent.doubleClick(cell());
    expect(api.current.getCellMode(1, 'wall')).toBe('view');
    fireEvent.mouseUp(cell());
    fireEvent.click(cell());
    fireEvent.keyDown(cell(), { key: 'Enter' });
    expect(api.current.getCellMode(1, 'wall')).toBe('edit');
  });

  test("pass `{ isFirst: true }` to `subscribeEvent()` as the third argument, so that the handler runs before the grid's own handlers.", () => {
    render(<Grid />);
    const prevent = (_: unknown, event: MuiEvent<object>) => {
      event.defaultMuiPrevented = true;
    };
    const pressEnter = () =>
      fireEvent.keyDown(screen.getByRole('columnheader', { name: 'wall' }), { key: 'Enter' });
    act(() => api.current.setColumnHeaderFocus('wall'));
    const endLate = api.current.subscribeEvent('columnHeaderKeyDown', prevent);
    pressEnter();
    expect(api.current.getSortModel()).toEqual([{ field: 'wall', sort: 'asc' }]);
    endLate();
    api.current.subscribeEvent('columnHeaderKeyDown', prevent, { isFirst: true });
    pressEnter();
    expect(api.current.getSortModel()).toEqual([{ field: 'wall', sort: 'asc' }]);
  });

  test('publishing another event with the same object sets it to `false` again, as `setColumnHeaderFocus(field, event)` does while a cell has the focus.', () => {
    render(<Grid />);
    const leaveTo = (field: string) => {
      const event = { defaultMuiPrevented: true } as MuiEvent<React.SyntheticEvent>;
      act(() => api.current.setColumnHeaderFocus(field, event));
      return event.defaultMuiPrevented;
    };
    act(() => api.current.setCellFocus(1, 'wall'));
    expect(leaveTo('wall')).toBe(false);
    expect(leaveTo('wall')).toBe(true);
  });

  test('`preventDefault()` has a different purpose', () => {
    render(<Grid onCellDoubleClick={(params, event) => event.preventDefault()} />);
    fireEvent.doubleClick(cell());
    expect(api.current.getCellMode(1, 'wall')).toBe('edit');
  });
});

describe('#catalog', () => {
  test('A column moves, at each step of a drag, before the state has the new order', () => {
    const order: string[] = [];
    const fields = () => api.current.getAllColumns().map(({ field }) => field);
    render(
      <Grid
        columns={[{ field: 'wall' }, { field: 'start' }]}
        onColumnOrderChange={() => order.push(...fields())}
      />,
    );
    act(() => api.current.setColumnIndex('wall', 1));
    expect(order).toEqual(['wall', 'start']);
    expect(fields()).toEqual(['start', 'wall']);
  });

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
      api.current.subscribeEvent('cellDoubleClick', (params, event) => {
        event.defaultMuiPrevented = true;
      });
    });
    fireEvent.doubleClick(cell());
    expect(api.current.getCellMode(1, 'wall')).toBe('edit');
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
          onSelectionModelChange={selected}
        />,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Book' }));
      expect(selected).toHaveBeenCalledTimes(stop ? 0 : 1);
      unmount();
    }
  });
});
