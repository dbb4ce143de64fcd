import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiContext,
  useGridApiEventHandler,
  useGridApiRef,
  type DataGridProProps,
  type GridApi,
  type GridEventListener,
} from '@mui/x-data-grid-pro';

const columns = [{ field: 'wall', editable: true }];
const rows = [{ id: 1, wall: 'North' }];

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

const cell = () => screen.getByRole('cell', { name: 'North' });

describe('#props', () => {
  test('empty in the `DataGrid`', () => {
    const onCellClick = jest.fn();
    render(
      <div style={{ width: 400, height: 400 }}>
        <DataGrid rows={rows} columns={columns} onCellClick={onCellClick} />
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

  test('which holds the API object in Pro and Premium.', () => {
    const community = jest.fn();
    const pro = jest.fn();
    const sort = () => fireEvent.click(screen.getByRole('columnheader', { name: 'wall' }));
    const { unmount } = render(
      <div style={{ width: 400, height: 400 }}>
        <DataGrid rows={rows} columns={columns} onSortModelChange={community} />
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

  test('For `onFilterModelChange`, `details.reason` says what changed the model, such as `upsertFilterItem`.', () => {
    const onFilterModelChange = jest.fn();
    render(<Grid onFilterModelChange={onFilterModelChange} />);
    act(() =>
      api.current.upsertFilterItem({
        id: 1,
        columnField: 'wall',
        operatorValue: 'contains',
        value: 'N',
      }),
    );
    expect(onFilterModelChange.mock.lastCall[1].reason).toBe('upsertFilterItem');
  });
});

describe('#hook', () => {
  test('It always calls the latest handler, and unsubscribes when the component unmounts.', () => {
    const seen: number[] = [];
    function Listener({ count }: { count: number }) {
      useGridApiEventHandler(useGridApiContext(), 'cellClick', () => seen.push(count));
      return null;
    }
    const components = { Toolbar: Listener };
    const { rerender } = render(
      <Grid components={components} componentsProps={{ toolbar: { count: 1 } }} />,
    );
    fireEvent.click(cell());
    rerender(<Grid components={components} componentsProps={{ toolbar: { count: 2 } }} />);
    fireEvent.click(cell());
    rerender(<Grid />);
    fireEvent.click(cell());
    expect(seen).toEqual([1, 2]);
  });

  test('In the component that renders the grid, the hook throws an error in the first render, because the ref of `useGridApiRef()` has no methods yet', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    function Page() {
      const apiRef = useGridApiRef();
      useGridApiEventHandler(apiRef, 'cellClick', () => {});
      return <DataGridPro apiRef={apiRef} rows={rows} columns={columns} />;
    }
    expect(() => render(<Page />)).toThrow('subscribeEvent is not a function');
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
    expect(api.current.getCellMode(1, 'wall')).toBe('view');
    fireEvent.mouseUp(cell());
    fireEvent.click(cell());
    fireEvent.keyDown(cell(), { key: 'Enter' });
    expect(api.current.getCellMode(1, 'wall')).toBe('edit');
  });

  test("pass `{ isFirst: true }` to `subscribeEvent()` as the third argument, so that the handler runs before the grid's own handlers.", () => {
    render(<Grid />);
    const prevent: GridEventListener<'columnHeaderKeyDown'> = (params, event) => {
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

  test('`preventDefault()` has a different purpose', () => {
    render(<Grid onCellDoubleClick={(params, event) => event.preventDefault()} />);
    fireEvent.doubleClick(cell());
    expect(api.current.getCellMode(1, 'wall')).toBe('edit');
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
      api.current.subscribeEvent('cellDoubleClick', (params, event) => {
        event.defaultMuiPrevented = true;
      });
    });
    fireEvent.doubleClick(cell());
    expect(api.current.getCellMode(1, 'wall')).toBe('edit');
  });

  test('A handler of `useGridApiEventHandler()` is not called.', () => {
    const hook = jest.fn();
    const subscription = jest.fn();
    function Listener() {
      useGridApiEventHandler(useGridApiContext(), 'cellDoubleClick', hook);
      return null;
    }
    const components = { Toolbar: Listener };
    render(
      <Grid
        components={components}
        onCellDoubleClick={(params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    act(() => {
      api.current.subscribeEvent('cellDoubleClick', subscription);
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
          onSelectionModelChange={selected}
        />,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Book' }));
      expect(selected).toHaveBeenCalledTimes(stop ? 0 : 1);
      unmount();
    }
  });
});
