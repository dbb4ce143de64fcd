import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGridPro, type DataGridProProps, type GridApi } from '@mui/x-data-grid-pro';

const firstRows = [
  { id: 1, name: 'Vega' },
  { id: 2, name: 'Altair' },
];
const columns = [{ field: 'name' }];

const noRows: object[] = [];
const lazyLoading = { lazyLoading: true };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Stars(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 500, height: 600 }}>
      <DataGridPro
        apiRef={api}
        rows={firstRows}
        columns={columns}
        rowCount={10}
        rowsLoadingMode="server"
        sortingMode="server"
        filterMode="server"
        experimentalFeatures={lazyLoading}
        {...props}
      />
    </div>
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const nodes = () => Object.values(api.current.state.rows.tree).map(({ type }) => type as string);
const gray = () => nodes().filter((type) => type === 'skeletonRow').length;
const show = (firstRowToRender: number, lastRowToRender: number) =>
  act(() =>
    api.current.publishEvent('renderedRowsIntervalChange', { firstRowToRender, lastRowToRender }),
  );
const names = () =>
  api.current.getSortedRowIds().map((id) => api.current.getRow(id)?.name as string | undefined);

describe('#fill-in', () => {
  test('it overwrites rows in the new one', async () => {
    const answers: ((rows: object[]) => void)[] = [];
    render(
      <Stars
        rows={noRows}
        onFetchRows={({ firstRowToRender }) =>
          answers.push((rows) => api.current.unstable_replaceRows(firstRowToRender, rows))
        }
      />,
    );
    await wait(200);
    const before = answers.at(-1)!;
    act(() => api.current.setSortModel([{ field: 'name', sort: 'asc' }]));
    await wait(200);
    const after = answers.at(-1)!;
    expect(after).not.toBe(before);
    act(() => after([{ id: 3, name: 'Acrux' }]));
    await wait();
    act(() => before(firstRows));
    await wait();
    expect(names().slice(0, 2)).toEqual(['Vega', 'Altair']);
  });

  test('How many rows there are; missing ones become gray lines', async () => {
    render(<Stars />);
    await wait();
    expect(gray()).toBe(8);
  });

  test('Puts rows into their places', async () => {
    render(<Stars />);
    await wait();
    act(() => api.current.unstable_replaceRows(4, [{ id: 5, name: 'Deneb' }]));
    await wait();
    expect(names()[4]).toBe('Deneb');
    expect(gray()).toBe(7);
  });

  test('`onFetchRows` is called for the first rows, while people scroll, and again when they sort or filter.', async () => {
    const onFetchRows = jest.fn();
    render(<Stars rows={noRows} onFetchRows={onFetchRows} />);
    await wait(200);
    expect(onFetchRows.mock.lastCall[0].firstRowToRender).toBe(0);
    show(3, 6);
    expect(onFetchRows.mock.lastCall[0]).toMatchObject({ firstRowToRender: 3, lastRowToRender: 6 });
    act(() => api.current.setSortModel([{ field: 'name', sort: 'asc' }]));
    await wait();
    expect(onFetchRows.mock.lastCall[0].sortModel).toEqual([{ field: 'name', sort: 'asc' }]);
    act(() =>
      api.current.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'a' }] }),
    );
    await wait();
    expect(onFetchRows.mock.lastCall[0].filterModel.items).toHaveLength(1);
  });

  test('Without the flag, it is never called, and there are no gray lines.', async () => {
    const onFetchRows = jest.fn();
    render(<Stars experimentalFeatures={{}} onFetchRows={onFetchRows} />);
    await wait();
    show(0, 5);
    act(() => api.current.setSortModel([{ field: 'name', sort: 'asc' }]));
    await wait();
    expect(onFetchRows).not.toHaveBeenCalled();
    expect(gray()).toBe(0);
  });

  test('Rows that are loaded are not asked for again', async () => {
    const onFetchRows = jest.fn();
    render(<Stars onFetchRows={onFetchRows} />);
    await wait();
    onFetchRows.mockClear();
    show(0, 2);
    expect(onFetchRows).not.toHaveBeenCalled();
  });
});

describe('#sort', () => {
  test('A new array for `rows` makes all lines gray, and the answer fills them in the new order', async () => {
    function SortedStars() {
      const [rows, setRows] = React.useState<object[]>(firstRows);
      return (
        <Stars
          rows={rows}
          onSortModelChange={() => setRows([])}
          onFetchRows={async ({ sortModel }) => {
            await new Promise((resolve) => setTimeout(resolve, 200));
            if (sortModel.length > 0) {
              api.current.unstable_replaceRows(0, [firstRows[1], firstRows[0]]);
            }
          }}
        />
      );
    }
    render(<SortedStars />);
    await wait();
    expect(gray()).toBe(8);
    act(() => api.current.setSortModel([{ field: 'name', sort: 'asc' }]));
    expect(gray()).toBe(10);
    await wait(500);
    expect(names().slice(0, 3)).toEqual(['Altair', 'Vega', undefined]);
    expect(gray()).toBe(8);
  });

  test('A new `rowCount` alone does not change the number of lines: pass a new array for `rows` with it.', async () => {
    const { rerender } = render(<Stars />);
    await wait();
    rerender(<Stars rowCount={12} />);
    await wait();
    expect(gray()).toBe(8);
    rerender(<Stars rowCount={12} rows={[...firstRows]} />);
    await wait();
    expect(gray()).toBe(10);
  });

  test('With a sort or filter model, `onFetchRows` is called for each new range, also for rows that are loaded', async () => {
    const onFetchRows = jest.fn();
    const sorting = { sortModel: [{ field: 'name', sort: 'asc' as const }] };
    render(<Stars initialState={{ sorting }} onFetchRows={onFetchRows} />);
    await wait();
    onFetchRows.mockClear();
    show(0, 1);
    show(0, 2);
    expect(onFetchRows).toHaveBeenCalledTimes(2);
  });
});

describe('#errors', () => {
  test('The lines stay gray, and the grid does not ask again for the same range', async () => {
    const onFetchRows = jest.fn();
    render(<Stars onFetchRows={onFetchRows} />);
    await wait();
    show(4, 8);
    onFetchRows.mockClear();
    show(4, 8);
    expect(onFetchRows).not.toHaveBeenCalled();
    expect(gray()).toBe(8);
  });

  test('until it has asked for another one', async () => {
    const onFetchRows = jest.fn();
    render(<Stars onFetchRows={onFetchRows} />);
    await wait();
    show(4, 8);
    onFetchRows.mockClear();
    // Rows that are loaded do not count.
    show(0, 2);
    show(4, 8);
    expect(onFetchRows).not.toHaveBeenCalled();
    show(3, 6);
    show(4, 8);
    expect(onFetchRows.mock.calls.map(([{ firstRowToRender }]) => firstRowToRender)).toEqual([
      3, 4,
    ]);
  });

  test('When the grid is unmounted, `apiRef.current` is `null`', async () => {
    const { unmount } = render(<Stars />);
    await wait();
    unmount();
    expect(api.current).toBeNull();
  });
});

describe('#limits', () => {
  test('With tree data, `unstable_replaceRows` throws.', async () => {
    render(
      <Stars
        treeData
        getTreeDataPath={(row: { name: string }) => [row.name.slice(0, 1), row.name]}
      />,
    );
    await wait();
    expect(() => api.current.unstable_replaceRows(4, [{ id: 5, name: 'Deneb' }])).toThrow(
      'not compatible with tree data and row grouping',
    );
  });
});

describe('#troubleshooting', () => {
  test('Old rows were not removed.', async () => {
    render(<Stars />);
    await wait();
    act(() => api.current.unstable_replaceRows(4, [{ id: 1, name: 'Vega again' }]));
    await wait();
    expect(api.current.getSortedRowIds().filter((id) => id === 1)).toHaveLength(2);
  });

  test('`rowCount` is missing.', async () => {
    render(<Stars rowCount={undefined} />);
    await wait();
    expect(gray()).toBe(0);
  });

  test('`rows` is a new array on each render.', async () => {
    const { rerender } = render(<Stars />);
    await wait();
    act(() => api.current.unstable_replaceRows(4, [{ id: 5, name: 'Deneb' }]));
    rerender(<Stars rows={firstRows} density="compact" />);
    await wait();
    expect(names()).toContain('Deneb');
    rerender(<Stars rows={[...firstRows]} />);
    await wait();
    expect(names()).not.toContain('Deneb');
  });

  test('The answer has fewer rows than asked for.', async () => {
    render(<Stars />);
    await wait();
    act(() => api.current.unstable_replaceRows(2, [{ id: 3, name: 'Rigel' }]));
    await wait();
    expect(gray()).toBe(7);
  });

  test('The grid sorts what it has.', async () => {
    render(<Stars sortingMode="client" />);
    await wait();
    act(() => api.current.setSortModel([{ field: 'name', sort: 'asc' }]));
    await wait();
    expect(names().filter(Boolean)).toEqual(['Altair', 'Vega']);
  });
});
