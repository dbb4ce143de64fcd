import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@material-ui/core/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';

const columns = Array.from({ length: 8 }, (_, index) => ({ field: `c${index}`, width: 100 }));
const makeRows = (length: number) =>
  Array.from({ length }, (_, id) => ({ id, c0: `first ${id}`, c7: `last ${id}` }));
const rows = makeRows(30);

const wait = (ms = 100) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** How many column headers and rows a test finds. */
const count = () => ({
  columns: screen.getAllByRole('columnheader').length,
  rows: screen.queryAllByText(/^first/).length,
});

function found(props: Partial<DataGridProps> = {}, style?: React.CSSProperties) {
  render(
    <div style={style}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>,
  );
  return count();
}

/** Gives all elements the size of a grid with room for eight rows of 52 px. */
function withLayout(): void {
  const height = 8 * 52;
  // As wide inside as outside, so that scrollbars take no room.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height + 56);
  const size = { width: 900, height, top: 0, left: 0, right: 900, bottom: height, x: 0, y: 0 };
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...size, toJSON: () => size });
}

beforeEach(() => {
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('#row-virtualization', () => {
  test('It renders twice as many rows as fit', async () => {
    withLayout();
    expect(found().rows).toBe(16);
  });

  test('A table that is at most two rows longer than the view is rendered as a whole.', () => {
    withLayout();
    const shown = (length: number) => {
      const { unmount } = render(<DataGrid rows={makeRows(length)} columns={columns} />);
      const { rows: all } = count();
      unmount();
      return all;
    };
    expect(shown(10)).toBe(10);
    expect(shown(30)).toBe(16);
  });
});

describe('#column-virtualization', () => {
  test('The grid applies another buffer when people scroll the next time.', async () => {
    withLayout();
    const wide = Array.from({ length: 30 }, (_, index) => ({ field: `c${index}`, width: 100 }));
    const headers = () => screen.getAllByRole('columnheader').length;
    const { rerender } = render(<DataGrid rows={makeRows(3)} columns={wide} />);
    const before = headers();
    rerender(<DataGrid rows={makeRows(3)} columns={wide} columnBuffer={5} />);
    await wait();
    expect(headers()).toBe(before);
    fireEvent.scroll(document.querySelector('.MuiDataGrid-window')!);
    await wait(400);
    expect(headers()).toBe(before + 3);
  });
});

describe('#tests', () => {
  test('Only a table of one or two rows shows them.', () => {
    const shown = (length: number) => {
      const { unmount } = render(<DataGrid rows={makeRows(length)} columns={columns} />);
      const { rows: all } = count();
      unmount();
      return all;
    };
    expect([1, 2, 3].map(shown)).toEqual([1, 2, 0]);
  });

  test('a test with Jest or Vitest finds three column headers and no row.', async () => {
    expect(found()).toEqual({ columns: 3, rows: 0 });
    await wait();
    expect(count()).toEqual({ columns: 3, rows: 0 });
  });

  test('Set `disableVirtualization` in the test, and it finds all columns and all rows of the page.', () => {
    expect(found({ disableVirtualization: true })).toEqual({ columns: 8, rows: 30 });
    expect(screen.getByText('last 29')).toBeInTheDocument();
  }, 30_000);

  test('A parent with a size in pixels changes nothing, as jsdom does not compute sizes.', () => {
    expect(found({}, { width: 900, height: 600 })).toEqual({ columns: 3, rows: 0 });
  });

  test('With `autoHeight`, all rows are found, but still three columns.', () => {
    expect(found({ autoHeight: true })).toEqual({ columns: 3, rows: 30 });
  });

  test('With `autoHeight` and a `columnBuffer` as large as the number of columns, all is found.', () => {
    expect(found({ autoHeight: true, columnBuffer: 8 })).toEqual({ columns: 8, rows: 30 });
  }, 30_000);

  test('give the grid default props in the theme that your tests use:', () => {
    const theme = { ...createTheme(), props: { MuiDataGrid: { disableVirtualization: true } } };
    render(
      <ThemeProvider theme={theme}>
        <DataGrid rows={rows} columns={columns} />
      </ThemeProvider>,
    );
    expect(count()).toEqual({ columns: 8, rows: 30 });
  }, 30_000);
});
