import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps, type GridApi } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const widthOf = (field: string) => api.current.getColumn(field).width;
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

describe('#fluid-width', () => {
  test('A column that users resize becomes fixed: it then has a `width` and no `flex`', async () => {
    render(<Grid columns={[{ field: 'a', flex: 1 }, b]} />);
    drag('a', 140);
    await wait();
    expect(api.current.getColumn('a')).toMatchObject({ width: 140, flex: 0 });
  });
});

describe('#resizing', () => {
  test('Widths from code still work.', async () => {
    render(<Grid disableColumnResize />);
    drag('b', 140);
    await wait();
    expect(widthOf('b')).toBe(100);
    act(() => api.current.setColumnWidth('b', 140));
    await wait();
    expect(widthOf('b')).toBe(140);
  });

  test('With `DataGrid`, people cannot drag the lines.', async () => {
    render(
      <div style={{ width: 900, height: 600 }}>
        <DataGrid rows={rows} columns={columns} />
      </div>,
    );
    drag('b', 140);
    await wait();
    expect(screen.getByRole('columnheader', { name: 'b' }).style.width).toBe('100px');
  });
});

describe('#resize-events', () => {
  test('even if the width has not changed', async () => {
    const onColumnWidthChange = jest.fn();
    render(<Grid onColumnWidthChange={onColumnWidthChange} />);
    await wait();
    fireEvent.mouseDown(lineOf('b'), { clientX: 0 });
    fireEvent.mouseUp(document, { clientX: 0 });
    await wait();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
    expect(widthOf('b')).toBe(100);
  });

  test('After a drag with a finger, `onColumnWidthChange` is not called:', async () => {
    const onColumnWidthChange = jest.fn();
    const stopped = jest.fn();
    render(<Grid onColumnWidthChange={onColumnWidthChange} />);
    await wait();
    api.current.subscribeEvent('columnResizeStop', stopped);
    const finger = (clientX: number) => ({
      changedTouches: [{ identifier: 1, clientX, clientY: 0 }],
    });
    fireEvent.touchStart(lineOf('b'), finger(0));
    fireEvent.touchMove(document, finger(140));
    fireEvent.touchEnd(document, finger(140));
    await wait();
    expect(widthOf('b')).toBeGreaterThan(100);
    expect(onColumnWidthChange).not.toHaveBeenCalled();
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  test('with a mouse or a finger.', async () => {
    const log: string[] = [];
    render(<Grid />);
    await wait();
    for (const name of ['columnResizeStart', 'columnResizeStop'] as const) {
      api.current.subscribeEvent(name, () => log.push(name));
    }
    drag('b', 140);
    await wait();
    const touch = { changedTouches: [{ identifier: 1, clientX: 0, clientY: 0 }] };
    fireEvent.touchStart(lineOf('b'), touch);
    fireEvent.touchEnd(document, touch);
    await wait();
    expect(log).toEqual(Array(2).fill(['columnResizeStart', 'columnResizeStop']).flat());
  });

  test('`onColumnWidthChange` is also called by `setColumnWidth()`, but not by `updateColumns()`.', async () => {
    const onColumnWidthChange = jest.fn();
    render(<Grid onColumnWidthChange={onColumnWidthChange} />);
    act(() => api.current.setColumnWidth('b', 300));
    await wait();
    expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
    act(() => api.current.updateColumns([{ field: 'b', width: 200 }]));
    await wait();
    expect(widthOf('b')).toBe(200);
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

  test('What the object does not mention stays, such as the title and the bounds', async () => {
    render(<Grid columns={[{ field: 'a', headerName: 'Title', minWidth: 80, flex: 1 }]} />);
    act(() => api.current.updateColumns([{ field: 'a', width: 300, flex: 0 }]));
    await wait();
    expect(api.current.getColumn('a')).toMatchObject({
      headerName: 'Title',
      minWidth: 80,
      width: 300,
      computedWidth: 300,
    });
  });
});

describe('#autosizing', () => {
  test('a double-click on a line does nothing,', async () => {
    render(<Grid />);
    fireEvent.doubleClick(lineOf('b'));
    await wait();
    expect(widthOf('b')).toBe(100);
  });
});

describe('#keep-widths', () => {
  test('these apply again; where it names none, the width stays', async () => {
    const named = { field: 'c', width: 120 };
    const { rerender } = render(<Grid columns={[{ field: 'b' }, { ...named }]} />);
    act(() => {
      api.current.setColumnWidth('b', 300);
      api.current.setColumnWidth('c', 300);
    });
    rerender(<Grid columns={[{ field: 'b' }, { ...named }]} />);
    await wait();
    expect(widthOf('b')).toBe(300);
    expect(widthOf('c')).toBe(120);
  });
});
