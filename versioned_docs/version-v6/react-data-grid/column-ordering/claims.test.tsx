import * as React from 'react';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  gridClasses,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';

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
const fields = () => api.current.getAllColumns().map(({ field }) => field);

/** Drags one header to another; jsdom knows neither coordinates of a drag nor what is dragged. */
async function drag(from: string, to: string, dropEffect: 'move' | 'none') {
  const handle = (name: string) =>
    screen
      .getByRole('columnheader', { name })
      .querySelector(`.${gridClasses.columnHeaderDraggableContainer}`)!;
  const send = (type: 'dragStart' | 'dragOver' | 'dragEnd', name: string, clientX: number) => {
    const event = createEvent[type](handle(name));
    const dataTransfer = { dropEffect, effectAllowed: 'move' };
    Object.entries({ clientX, clientY: 1, dataTransfer }).forEach(([key, value]) =>
      Object.defineProperty(event, key, { value }),
    );
    fireEvent(handle(name), event);
  };
  send('dragStart', from, 1);
  send('dragOver', to, 10);
  await wait();
  const over = fields();
  send('dragEnd', from, 10);
  await wait();
  return { over, dropped: fields() };
}

describe('#', () => {
  test('Its parameters are `column`, `oldIndex` and `targetIndex`; both indexes include hidden columns', async () => {
    const onColumnOrderChange = jest.fn();
    render(<Grid columnVisibilityModel={{ b: false }} onColumnOrderChange={onColumnOrderChange} />);
    await drag('a', 'c', 'move');
    expect(fields()).toEqual(['b', 'c', 'a']);
    expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
    expect(onColumnOrderChange.mock.calls[0][0]).toMatchObject({ oldIndex: 0, targetIndex: 2 });
  });

  test('If the pointer leaves the grid, the column goes back', async () => {
    render(<Grid />);
    expect(await drag('a', 'c', 'none')).toEqual({
      over: ['b', 'c', 'a'],
      dropped: ['a', 'b', 'c'],
    });
  });

  test('with `keepColumnPositionIfDraggedOutside`, it stays where it was last', async () => {
    render(<Grid keepColumnPositionIfDraggedOutside />);
    expect((await drag('a', 'c', 'none')).dropped).toEqual(['b', 'c', 'a']);
  });
});

describe('#initialize', () => {
  test('Fields that are missing in `orderedFields` come last', () => {
    render(<Grid initialState={{ columns: { orderedFields: ['c'] } }} />);
    expect(fields()).toEqual(['c', 'a', 'b']);
  });
});

describe('#disable', () => {
  test('The API object and new `columns` can still move such a column', async () => {
    const kept = { ...a, disableReorder: true };
    const { rerender } = render(<Grid columns={[kept, b, c]} />);
    act(() => api.current.setColumnIndex('a', 2));
    await wait();
    expect(fields()).toEqual(['b', 'c', 'a']);
    rerender(<Grid columns={[b, kept, c]} />);
    await wait();
    expect(fields()).toEqual(['b', 'a', 'c']);
  });
});

describe('#api-object', () => {
  test('`setColumnIndex()` does not call `onColumnOrderChange`', async () => {
    const onColumnOrderChange = jest.fn();
    render(<Grid onColumnOrderChange={onColumnOrderChange} />);
    act(() => api.current.setColumnIndex('a', 2));
    await wait();
    expect(fields()).toEqual(['b', 'c', 'a']);
    expect(onColumnOrderChange).not.toHaveBeenCalled();
  });
});

describe('#troubleshooting', () => {
  test('`columns` is a new array each time', async () => {
    const { rerender } = render(<Grid />);
    act(() => api.current.setColumnIndex('a', 2));
    await wait();
    rerender(<Grid columns={[...columns]} />);
    await wait();
    expect(fields()).toEqual(['a', 'b', 'c']);
  });
});
