import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPro, type GridApi } from '@mui/x-data-grid-pro';

const columns = Array.from({ length: 12 }, (_, index) => ({ field: `c${index}`, width: 200 }));
const rows = Array.from({ length: 30 }, (_, id) => ({ id, c0: `first ${id}`, c11: `last ${id}` }));

/** How many columns and rows of data a test finds. */
function found(props: Partial<DataGridProps> = {}, style?: React.CSSProperties) {
  render(
    <div style={style}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>,
  );
  return {
    columns: screen.getAllByRole('columnheader').length,
    rows: screen.getAllByText(/^first/).length,
  };
}

describe('#row-virtualization', () => {
  test('The focused row leaves the page like any other, and gets the focus again when it comes back.', () => {
    const api = { current: {} as GridApi };
    render(<DataGridPro apiRef={api} rows={rows} columns={columns} />);
    act(() => api.current.publishEvent('resize', { width: 600, height: 200 }));
    act(() => api.current.setCellFocus(0, 'c0'));
    const cell = () => document.querySelector('[data-id="0"] [data-field="c0"]');
    expect(cell()).toHaveFocus();
    const scrollTo = (scrollTop: number) => {
      const scroller = document.querySelector('.MuiDataGrid-virtualScroller')!;
      scroller.scrollTop = scrollTop;
      fireEvent.scroll(scroller);
    };
    scrollTo(1200);
    expect(cell()).toBeNull();
    scrollTo(0);
    expect(cell()).toHaveFocus();
  });
});

describe('#tests', () => {
  test('a test with Jest or Vitest finds the first three columns and the first three rows.', () => {
    expect(found()).toEqual({ columns: 3, rows: 3 });
    expect(screen.getByText('first 2')).toBeInTheDocument();
  });

  test('Set `disableVirtualization` in the test, and it finds all columns and all rows of the page.', () => {
    expect(found({ disableVirtualization: true })).toEqual({ columns: 12, rows: 30 });
    expect(screen.getByText('last 29')).toBeInTheDocument();
  }, 30_000);

  test('A parent with a size in pixels changes nothing, as jsdom does not compute sizes.', () => {
    expect(found({}, { width: 900, height: 600 })).toEqual({ columns: 3, rows: 3 });
  });

  test('With `autoHeight`, all rows are found, but still three columns.', () => {
    expect(found({ autoHeight: true })).toEqual({ columns: 3, rows: 30 });
  });

  test('`columnBuffer` and `rowBuffer` widen the margin: with the number of columns and rows, they have the same effect.', () => {
    expect(found({ columnBuffer: 12, rowBuffer: 30 })).toEqual({ columns: 12, rows: 30 });
  }, 30_000);

  test('The grid does not complain about its size in jsdom.', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<DataGrid rows={[]} columns={columns} />);
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    error.mockRestore();
    warn.mockRestore();
  });
});
