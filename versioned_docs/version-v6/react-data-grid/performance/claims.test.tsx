import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';

const drawn = jest.fn<void, [string]>();
const draw = (field: string): GridColDef => ({
  field,
  width: 100,
  renderHeader: () => {
    drawn(`header ${field}`);
    return field;
  },
  renderCell: ({ id }) => {
    drawn(`${id} ${field}`);
    return field;
  },
});
const makeColumns = () => [draw('a'), draw('b')];
const columns = makeColumns();
const rows = [
  { id: 1, a: 1, b: 1 },
  { id: 2, a: 2, b: 2 },
  { id: 3, a: 3, b: 3 },
];
const slotProps = {};
const all = rows.flatMap(({ id }) => [`${id} a`, `${id} b`]);

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

const grid = (props: Partial<DataGridProps> = {}) => (
  <DataGrid apiRef={api} rows={rows} columns={columns} slotProps={slotProps} {...props} />
);

const names = () => [...new Set(drawn.mock.calls.map(([what]) => what))].sort();

/** What is drawn by an action after the first render. */
function drawnBy(action: (rerender: (ui: React.ReactElement) => void) => void, props = {}) {
  api = { current: {} as GridApi };
  const { rerender } = render(grid(props));
  drawn.mockClear();
  act(() => action(rerender));
  return names();
}

describe('#stable-props', () => {
  test('If all are the same, it does not render at all.', () => {
    expect(drawnBy((rerender) => rerender(grid()))).toEqual([]);
  });

  test('A single new object makes it render every visible cell', () => {
    expect(drawnBy((rerender) => rerender(grid({ slotProps: {} })))).toEqual(
      expect.arrayContaining(all),
    );
  });
});

describe('#visualization', () => {
  const noticed = (what: string) => () => {
    drawn(what);
    return <p>{what}</p>;
  };
  const parts = { toolbar: noticed('toolbar'), footer: noticed('footer') };
  const select = () => api.current.selectRow(1);

  test('Toolbar and footer render each time,', () => {
    expect(drawnBy(select, { slots: parts })).toEqual(['footer', 'toolbar']);
  });

  test('and so do the headers in `DataGridPro` and `DataGridPremium`;', () => {
    for (const Grid of [DataGridPro, DataGridPremium]) {
      const { unmount } = render(<Grid rows={rows} columns={columns} slots={parts} />);
      drawn.mockClear();
      fireEvent.click(screen.getAllByRole('cell')[0]);
      expect(names()).toEqual(
        expect.arrayContaining(['footer', 'header a', 'header b', 'toolbar']),
      );
      unmount();
    }
  });

  test('Those of this row', () => {
    expect(drawnBy(() => api.current.updateRows([{ id: 2, a: 9 }]))).toEqual(['2 a', '2 b']);
  });

  test('None of those that remain in view', () => {
    const filterModel = { items: [{ field: 'a', operator: 'equals', value: '2' }] };
    const cells = (action: () => void) => drawnBy(action).filter((what) => /^\d/.test(what));
    expect(cells(() => api.current.sortColumn(api.current.getColumn('a'), 'desc'))).toEqual([]);
    expect(api.current.getSortedRowIds()).toEqual([3, 2, 1]);
    cleanup();
    expect(cells(() => api.current.setFilterModel(filterModel))).toEqual([]);
    expect(gridFilteredSortedRowIdsSelector(api)).toEqual([2]);
    cleanup();
    expect(cells(select)).toEqual([]);
    expect(api.current.isRowSelected(1)).toBe(true);
  });

  test('The cell it leaves and the cell it enters', () => {
    render(grid());
    act(() => api.current.setCellFocus(1, 'a'));
    drawn.mockClear();
    act(() => api.current.setCellFocus(2, 'b'));
    expect(names()).toEqual(['1 a', '2 b']);
  });

  test('All in view', () => {
    expect(drawnBy(() => api.current.setColumnWidth('a', 150))).toEqual(
      expect.arrayContaining(all),
    );
  });

  test('All in view, even if the object holds the same', () => {
    expect(drawnBy((rerender) => rerender(grid({ slotProps: {} })))).toEqual(
      expect.arrayContaining(all),
    );
  });

  test('All in view, and the headers', () => {
    expect(drawnBy((rerender) => rerender(grid({ columns: makeColumns() })))).toEqual([
      ...all,
      'header a',
      'header b',
    ]);
  });

  test('All in view, also in rows whose object is the same', () => {
    const next = rows.map((row) => (row.id === 2 ? { ...row, a: 9 } : row));
    expect(drawnBy((rerender) => rerender(grid({ rows: next })))).toEqual(
      expect.arrayContaining(all),
    );
  });
});

describe('#filtering', () => {
  test('For `getApplyFilterFn`, the grid makes an object with eleven parameters for each row it checks.', () => {
    const given = new Set<object>();
    const operator: GridFilterOperator = {
      value: 'any',
      getApplyFilterFn: () => (params) => Boolean(given.add(params)),
    };
    render(
      grid({
        columns: [{ field: 'a', filterOperators: [operator] }],
        filterModel: { items: [{ field: 'a', operator: 'any' }] },
      }),
    );
    expect(given.size).toBeGreaterThanOrEqual(rows.length);
    expect(new Set([...given].map((params) => Object.keys(params).length))).toEqual(new Set([11]));
  });
});

describe('#troubleshooting', () => {
  test('New `columns` reset the widths to those in the definitions', () => {
    const { rerender } = render(grid());
    act(() => api.current.setColumnWidth('a', 222));
    rerender(grid({ columns: makeColumns() }));
    expect(api.current.getColumn('a').width).toBe(100);
  });

  test('columns without a `width` are 100 pixels wide again', () => {
    const free = () => [{ field: 'a' }];
    const { rerender } = render(grid({ columns: free() }));
    act(() => api.current.setColumnWidth('a', 222));
    rerender(grid({ columns: free() }));
    expect(api.current.getColumn('a').width).toBe(100);
  });
});
