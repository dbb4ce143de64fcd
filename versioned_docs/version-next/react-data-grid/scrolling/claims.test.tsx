import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGridPremium,
  gridClasses,
  gridExpandedSortedRowIdsSelector,
  type DataGridPremiumProps,
  type GridApi,
} from '@mui/x-data-grid-premium';

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
      <Grid
        pagination
        pageSizeOptions={[1]}
        initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
      />,
    );
    act(() => {
      api.current.scrollToIndexes({ rowIndex: 1 });
    });
    expect(api.current.state.pagination.paginationModel.page).toBe(0);
  });

  test('A row in a collapsed group has no position.', () => {
    render(<Grid initialState={{ rowGrouping: { model: ['seat'] } }} />);
    expect(gridExpandedSortedRowIdsSelector(api)).not.toContain(1);
  });
});

describe('#scroll-restoration', () => {
  test('does not contain the position', () => {
    render(<Grid initialState={{ scroll: { top: 40, left: 0 } }} />);
    expect(api.current.exportState()).not.toHaveProperty('scroll');
  });
});

describe('#api-ref', () => {
  test('It does not scroll', () => {
    const many = Array.from({ length: 80 }, (_, id) => ({ id, seat: 'A', price: 30 }));
    const scroller = () => document.querySelector<HTMLElement>(`.${gridClasses.virtualScroller}`)!;
    render(<Grid rows={many} />);
    act(() => api.current.setCellFocus(79, 'seat'));
    expect(cell(79, 'seat')).toHaveFocus();
    expect(scroller().scrollTop).toBe(0);
    act(() => {
      api.current.scrollToIndexes({ rowIndex: 79, colIndex: 0 });
    });
    expect(scroller().scrollTop).toBeGreaterThan(0);
  });

  test('`false` when the cell is in view', () => {
    render(<Grid />);
    // Without layout, nothing is in view: give the viewport a size.
    const viewport = { width: 400, height: 400 };
    act(() =>
      api.current.setState((state) => ({
        ...state,
        dimensions: {
          ...state.dimensions,
          viewportInnerSize: viewport,
          viewportOuterSize: viewport,
        },
      })),
    );
    expect(api.current.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(false);
  });

  test('and when the grid has no rows or no visible columns', () => {
    const { rerender } = render(<Grid />);
    expect(api.current.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(true);
    rerender(<Grid rows={[]} />);
    expect(api.current.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(false);
    rerender(<Grid columnVisibilityModel={{ seat: false, price: false }} />);
    expect(api.current.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(false);
  });
});
