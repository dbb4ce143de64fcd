import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi as GridApiPro,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

let api: React.MutableRefObject<GridApi>;
let proApi: React.MutableRefObject<GridApiPro>;

beforeEach(() => {
  api = { current: {} as GridApi };
  proApi = { current: {} as GridApiPro };
});

afterEach(() => jest.restoreAllMocks());

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

function ProGrid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro apiRef={proApi} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const widthOf = (field: string, { current }: typeof api | typeof proApi = proApi) =>
  current.getColumn(field).width;
const lineOf = (field: string) =>
  document.querySelector(
    `[role="columnheader"][data-field="${field}"] .MuiDataGrid-columnSeparator`,
  )!;

/** Drags the line at the end of a header. jsdom has no layout: the header begins and ends at 0. */
function drag(field: string, distance: number) {
  fireEvent.mouseDown(lineOf(field), { clientX: 0 });
  fireEvent.mouseMove(document, { buttons: 1, clientX: distance });
  fireEvent.mouseUp(document, { clientX: distance });
}

/** Left and right of what a cell holds. */
const PADDING = 20;

/** Makes each letter 10 pixels wide. Headers stay without a size. */
function measureLetters() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(
    this: Element,
  ) {
    const width = (this.textContent ?? '').length * 10;
    return { x: 0, y: 0, top: 0, left: 0, right: width, bottom: 20, width, height: 20 } as DOMRect;
  });
}

describe('#fluid-width', () => {
  test('A column that users resize becomes fixed: it then has a `width` and no `flex`', async () => {
    render(<ProGrid columns={[{ field: 'a', flex: 1 }, b]} />);
    drag('a', 140);
    await wait();
    expect(proApi.current.getColumn('a')).toMatchObject({ width: 140, flex: 0 });
  });
});

describe('#resizing', () => {
  test('a double-click between two headers would still fit a column to its content.', async () => {
    const { rerender } = render(<ProGrid disableColumnResize disableAutosize />);
    drag('b', 140);
    fireEvent.doubleClick(lineOf('b'));
    await wait();
    expect(widthOf('b')).toBe(100);
    rerender(<ProGrid disableColumnResize />);
    fireEvent.doubleClick(lineOf('b'));
    await wait();
    expect(widthOf('b')).toBe(50);
  });

  test('With `DataGrid`, people cannot drag the lines.', async () => {
    render(<Grid />);
    drag('b', 140);
    fireEvent.doubleClick(lineOf('b'));
    await wait();
    expect(widthOf('b', api)).toBe(100);
  });
});

describe('#resize-events', () => {
  test('even if the width has not changed', async () => {
    const onColumnWidthChange = jest.fn();
    render(<ProGrid onColumnWidthChange={onColumnWidthChange} />);
    drag('b', 140);
    await wait();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
    fireEvent.mouseDown(lineOf('b'), { clientX: 0 });
    fireEvent.mouseUp(document, { clientX: 0 });
    await wait();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(2);
    expect(widthOf('b')).toBe(140);
  });

  test('The second one is also called by `setColumnWidth()`, and not by autosizing.', async () => {
    const onColumnWidthChange = jest.fn();
    render(<ProGrid onColumnWidthChange={onColumnWidthChange} />);
    act(() => proApi.current.setColumnWidth('b', 300));
    await wait();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
    await act(() => proApi.current.autosizeColumns());
    expect(widthOf('b')).toBe(50);
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
  });
});

describe('#set-column-width', () => {
  test('A flexible column stays flexible', async () => {
    render(<Grid columns={[{ field: 'a', flex: 1 }]} />);
    act(() => api.current.setColumnWidth('a', 60));
    await wait();
    expect(api.current.getColumn('a').flex).toBe(1);
  });

  test('the column is shown within its bounds', async () => {
    render(<Grid columns={[{ field: 'a', minWidth: 100, maxWidth: 200 }]} />);
    act(() => api.current.setColumnWidth('a', 500));
    await wait();
    expect(api.current.getColumn('a')).toMatchObject({ width: 500, computedWidth: 200 });
  });

  test('An object without the `type` of the column would reset the rest of it, such as its title and bounds', async () => {
    render(<Grid columns={[{ field: 'a', headerName: 'Title', minWidth: 80 }]} />);
    act(() => api.current.updateColumns([{ field: 'a', width: 300 }]));
    await wait();
    expect(api.current.getColumn('a')).toMatchObject({ minWidth: 50, width: 300 });
    expect(api.current.getColumn('a').headerName).toBeUndefined();
  });
});

describe('#autosizing', () => {
  test('are measured too, but keep their share', async () => {
    render(<ProGrid columns={[{ field: 'a', flex: 1 }, b]} />);
    await act(() => proApi.current.autosizeColumns());
    expect(proApi.current.getColumn('a')).toMatchObject({ width: 50, flex: 1 });
    expect(proApi.current.getColumn('b')).toMatchObject({ width: 50, computedWidth: 50 });
  });
});

describe('#autosize-on-mount', () => {
  test('`autosizeOnMount` measures once, after the first render', async () => {
    measureLetters();
    const { rerender } = render(<ProGrid rows={[{ id: 1, b: 'x'.repeat(20) }]} autosizeOnMount />);
    await wait();
    expect(widthOf('b')).toBe(200 + PADDING);
    rerender(<ProGrid rows={[{ id: 1, b: 'x'.repeat(30) }]} autosizeOnMount />);
    await wait();
    expect(widthOf('b')).toBe(200 + PADDING);
  });
});

describe('#autosize-async', () => {
  test('A call right after `setRows()` is too early as well', async () => {
    measureLetters();
    let loading: Promise<void> | undefined;
    function Page() {
      const [loaded, setLoaded] = React.useState<{ id: number; b: string }[]>([]);
      const load = async () => {
        await Promise.resolve();
        setLoaded([{ id: 1, b: 'x'.repeat(20) }]);
        await proApi.current.autosizeColumns();
      };
      return (
        <>
          <button
            onClick={() => {
              loading = load();
            }}
          >
            Load
          </button>
          <ProGrid rows={loaded} />
        </>
      );
    }
    const { getByRole } = render(<Page />);
    await wait();
    await act(async () => {
      getByRole('button', { name: 'Load' }).click();
      await loading;
    });
    expect(widthOf('b')).toBe(50);
    await act(() => proApi.current.autosizeColumns());
    expect(widthOf('b')).toBe(200 + PADDING);
  });

  test('wait until the first rows are rendered:', async () => {
    const { rerender } = render(<ProGrid rows={[]} />);
    await wait();
    let cells = 0;
    const stop = proApi.current.subscribeEvent('renderedRowsIntervalChange', () => {
      stop();
      requestAnimationFrame(() => {
        cells = document.querySelectorAll('[role="cell"][data-field="b"]').length;
      });
    });
    rerender(<ProGrid />);
    await wait(100);
    expect(cells).toBe(3);
  });

  test('Until then, another call has no effect', async () => {
    render(<ProGrid />);
    await act(async () => {
      await Promise.all([
        proApi.current.autosizeColumns({ columns: ['b'] }),
        proApi.current.autosizeColumns({ columns: ['c'] }),
      ]);
    });
    expect(widthOf('b')).toBe(50);
    expect(widthOf('c')).toBe(100);
  });
});

describe('#keep-widths', () => {
  test('In a definition without a `type`, the width returns to 100 even if it contains neither', async () => {
    const text = { field: 'c', type: 'string' as const };
    const { rerender } = render(<Grid columns={[b, text]} />);
    act(() => {
      api.current.setColumnWidth('b', 300);
      api.current.setColumnWidth('c', 300);
    });
    rerender(<Grid columns={[{ ...b }, { ...text }]} />);
    await wait();
    expect(widthOf('b', api)).toBe(100);
    expect(widthOf('c', api)).toBe(300);
  });
});
