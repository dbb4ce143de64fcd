import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGridPro, type DataGridProProps, type GridApi } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, line: 'started' },
  { id: 2, line: 'listening' },
];
const columns = [{ field: 'line' }];

let api: React.MutableRefObject<GridApi>;
let margins: (string | undefined)[];
let arrive: () => void;

beforeEach(() => {
  api = { current: {} as GridApi };
  margins = [];
  arrive = () => {
    throw new Error('The grid watches nothing');
  };
  // The end of the rows comes into view when a test says so.
  globalThis.IntersectionObserver = class {
    constructor(
      private readonly callback: IntersectionObserverCallback,
      { rootMargin }: IntersectionObserverInit = {},
    ) {
      margins.push(rootMargin);
    }

    observe() {
      arrive = () =>
        this.callback(
          [{ isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }

    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function Log(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        disableVirtualization
        onRowsScrollEnd={() => {}}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#', () => {
  test('it is called when the end comes into view, and you add rows', async () => {
    const onRowsScrollEnd = jest.fn();
    render(<Log onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    act(() => arrive());
    expect(onRowsScrollEnd).toHaveBeenCalledTimes(1);
  });
});

describe('#add-rows', () => {
  test('`scrollEndThreshold`, 80 by default, is the distance to the end in pixels at which it is called.', async () => {
    const { rerender } = render(<Log />);
    await wait();
    expect(margins.at(-1)).toBe('0px 0px 80px 0px');
    rerender(<Log scrollEndThreshold={300} />);
    await wait();
    expect(margins.at(-1)).toBe('0px 0px 300px 0px');
  });
});

describe('#sort-and-filter', () => {
  test('The grid sorts and filters only what it has.', async () => {
    const onRowsScrollEnd = jest.fn();
    render(<Log onRowsScrollEnd={onRowsScrollEnd} />);
    await wait();
    act(() => api.current.sortColumn('line', 'asc'));
    await wait();
    expect(api.current.getSortedRowIds()).toEqual([2, 1]);
    expect(onRowsScrollEnd).not.toHaveBeenCalled();
  });

  test('The grid must not use `pagination`, nor `rowsLoadingMode="server"`.', async () => {
    render(<Log rowsLoadingMode="server" />);
    await wait();
    expect(margins).toEqual([]);
    expect(arrive).toThrow('The grid watches nothing');
  });
});
