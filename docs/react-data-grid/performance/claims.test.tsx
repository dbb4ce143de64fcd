import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';

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

/** What is drawn by an action after the first render. */
function drawnBy(action: (rerender: (ui: React.ReactElement) => void) => void, props = {}) {
  const { rerender } = render(grid(props));
  drawn.mockClear();
  act(() => action(rerender));
  return [...new Set(drawn.mock.calls.map(([what]) => what))].sort();
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
  test('Its row, and rows that move because of sorting or filtering', () => {
    expect(drawnBy(() => api.current.updateRows([{ id: 2, a: 9 }]))).toEqual(['2 a', '2 b']);
  });

  test('The row that loses the focus and the row that receives it', () => {
    render(grid());
    act(() => api.current.setCellFocus(1, 'a'));
    drawn.mockClear();
    act(() => api.current.setCellFocus(2, 'a'));
    const ids = new Set(drawn.mock.calls.map(([what]) => what.split(' ')[0]));
    expect([...ids].sort()).toEqual(['1', '2']);
  });

  test('The header, and all visible cells', () => {
    expect(drawnBy((rerender) => rerender(grid({ columns: makeColumns() })))).toEqual([
      ...all,
      'header a',
      'header b',
    ]);
  });

  test('All visible parts, including rows whose object is the same', () => {
    const next = rows.map((row) => (row.id === 2 ? { ...row, a: 9 } : row));
    expect(drawnBy((rerender) => rerender(grid({ rows: next })))).toEqual(
      expect.arrayContaining(all),
    );
  });

  test('All visible parts, including cells', () => {
    expect(drawnBy((rerender) => rerender(grid({ slotProps: {} })))).toEqual(
      expect.arrayContaining(all),
    );
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
