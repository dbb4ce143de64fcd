import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const rows = [{ id: 1, a: 'x', b: 'y', c: 'z' }];
const columns: GridColDef[] = [{ field: 'a' }, { field: 'b' }, { field: 'c', flex: 1 }];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 400 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const shown = () => screen.getAllByRole('columnheader').map(({ dataset }) => dataset.field);
const saved = (layout: object) => ({ initialState: { columns: layout } });

describe('#remember-layout', () => {
  test('Its property `columns` contains the order (`orderedFields`), the widths (`dimensions`) and the visibility (`columnVisibilityModel`).', () => {
    render(<Grid />);
    act(() => api.current.setColumnIndex('c', 0));
    act(() => api.current.setColumnWidth('a', 222));
    act(() => api.current.setColumnVisibility('b', false));
    expect(api.current.exportState().columns).toMatchObject({
      orderedFields: ['c', 'a', 'b'],
      dimensions: { a: { width: 222 } },
      columnVisibilityModel: { b: false },
    });
  });

  test('`initialState` is only read once', () => {
    const { rerender } = render(<Grid />);
    rerender(<Grid {...saved({ orderedFields: ['c', 'b', 'a'] })} />);
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  test('With `DataGrid`, the same code keeps widths and visibility', () => {
    const layout = { dimensions: { a: { width: 222 } }, columnVisibilityModel: { b: false } };
    render(
      <div style={{ width: 900, height: 400 }}>
        <DataGrid rows={rows} columns={columns} disableVirtualization {...saved(layout)} />
      </div>,
    );
    expect(shown()).toEqual(['a', 'c']);
    expect(screen.getByRole('columnheader', { name: 'a' })).toHaveStyle({ width: '222px' });
  });

  test('Columns that were added after the layout was saved come last', () => {
    render(<Grid {...saved({ orderedFields: ['c', 'a'] })} />);
    expect(shown()).toEqual(['c', 'a', 'b']);
  });

  test('removed columns are ignored', () => {
    const layout = { orderedFields: ['c', 'gone', 'b', 'a'], dimensions: { gone: { width: 90 } } };
    render(<Grid {...saved(layout)} />);
    expect(shown()).toEqual(['c', 'b', 'a']);
  });
});

describe('#troubleshooting', () => {
  test('The layout is loaded after the first render', () => {
    const layout = { orderedFields: ['c', 'b', 'a'] };
    const { rerender } = render(<Grid />);
    rerender(<Grid {...saved(layout)} />);
    expect(shown()).toEqual(['a', 'b', 'c']);
    act(() => api.current.restoreState({ columns: layout }));
    expect(shown()).toEqual(['c', 'b', 'a']);
  });

  test('Its saved width replaces `flex`.', () => {
    render(<Grid {...saved({ dimensions: { c: { width: 130, flex: 0 } } })} />);
    expect(api.current.getColumn('c')).toMatchObject({ computedWidth: 130 });
  });

  test('The saved order does not include the column', () => {
    render(<Grid {...saved({ orderedFields: ['b', 'c'] })} />);
    expect(shown().at(-1)).toBe('a');
  });
});
