import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPremium,
  gridClasses,
  gridVisibleSortedRowIdsSelector,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';
import RememberTheScroll from './demos/RememberTheScroll';

const columns = [{ field: 'seat' }, { field: 'price' }];
const rows = [
  { id: 1, seat: 'A', price: 30 },
  { id: 2, seat: 'B', price: 20 },
];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPremium apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;

describe('#scroll-to-indexes', () => {
  test('It does not move the focus.', () => {
    render(<Grid />);
    act(() => api.current.setCellFocus(1, 'seat'));
    act(() => {
      api.current.scrollToIndexes({ rowIndex: 1, colIndex: 1 });
    });
    expect(cell(1, 'seat')).toHaveFocus();
  });

  test('It does not turn pages.', () => {
    render(
      <Grid pagination rowsPerPageOptions={[1]} initialState={{ pagination: { pageSize: 1 } }} />,
    );
    act(() => {
      api.current.scrollToIndexes({ rowIndex: 1 });
    });
    expect(api.current.state.pagination.page).toBe(0);
  });

  test('A row in a collapsed group has no position.', () => {
    render(<Grid initialState={{ rowGrouping: { model: ['seat'] } }} />);
    expect(gridVisibleSortedRowIdsSelector(api)).not.toContain(1);
  });
});

const scroller = () => document.querySelector<HTMLElement>(`.${gridClasses.virtualScroller}`)!;

describe('#scroll-restoration', () => {
  test('The event `rowsScroll` is first published when that is done', () => {
    render(<RememberTheScroll />);
    expect(scroller()).toMatchObject({ scrollTop: 400, scrollLeft: 120 });
    Object.assign(scroller(), { scrollTop: 70, scrollLeft: 30 });
    fireEvent.scroll(scroller());
    fireEvent.click(screen.getByRole('button', { name: 'Remove the grid' }));
    fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(scroller()).toMatchObject({ scrollTop: 70, scrollLeft: 30 });
  });

  test('`scroll()` and `getScrollPosition()` pass them on as they are,', () => {
    render(<Grid />);
    act(() => api.current.scroll({ left: -50 }));
    expect(scroller().scrollLeft).toBe(-50);
    expect(api.current.getScrollPosition().left).toBe(-50);
  });

  test('`rowsScroll` is not published while `left` is negative.', () => {
    render(<Grid />);
    const onScroll = jest.fn();
    act(() => {
      api.current.subscribeEvent('rowsScroll', onScroll);
    });
    scroller().scrollLeft = -50;
    fireEvent.scroll(scroller());
    expect(onScroll).not.toHaveBeenCalled();
    scroller().scrollLeft = 50;
    fireEvent.scroll(scroller());
    expect(onScroll).toHaveBeenCalledTimes(1);
  });

  test('does not contain the position', () => {
    render(<Grid />);
    act(() => api.current.scroll({ top: 4321 }));
    expect(api.current.getScrollPosition().top).toBe(4321);
    expect(JSON.stringify(api.current.exportState())).not.toContain('4321');
  });
});

describe('#troubleshooting', () => {
  test("`scroll()` throws in an effect of the first render: ``Cannot read properties of undefined (reading 'current')``", () => {
    let message = '';
    function ScrolledAtOnce() {
      React.useEffect(() => {
        try {
          api.current.scroll({ top: 400 });
        } catch (error) {
          message = String(error);
        }
      }, []);
      return <Grid />;
    }
    render(<ScrolledAtOnce />);
    expect(message).toContain("Cannot read properties of undefined (reading 'current')");
  });
});

describe('#api-ref', () => {
  test('It does not scroll,', () => {
    const many = Array.from({ length: 80 }, (_, id) => ({ id, seat: 'A', price: 30 }));
    render(<Grid rows={many} />);
    act(() => api.current.setCellFocus(79, 'seat'));
    expect(cell(79, 'seat')).toBeNull();
    expect(scroller().scrollTop).toBe(0);
    act(() => {
      api.current.scrollToIndexes({ rowIndex: 79, colIndex: 0 });
    });
    expect(scroller().scrollTop).toBeGreaterThan(0);
    fireEvent.scroll(scroller());
    expect(cell(79, 'seat')).toHaveFocus();
  });

  test('returns `false` only when the grid has no rows or no visible columns', () => {
    const { rerender } = render(<Grid />);
    expect(api.current.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(true);
    rerender(<Grid rows={[]} />);
    expect(api.current.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(false);
    rerender(<Grid columnVisibilityModel={{ seat: false, price: false }} />);
    expect(api.current.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(false);
  });
});
