import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGridPro, type DataGridProProps, type GridApi } from '@mui/x-data-grid-pro';
import { DataGridPremium, type GridApi as PremiumApi } from '@mui/x-data-grid-premium';

const firstRows = [
  { id: 1, name: 'Vega' },
  { id: 2, name: 'Altair' },
];
const columns = [{ field: 'name' }];

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
        {...props}
      />
    </div>
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const nodes = () => Object.values(api.current.state.rows.tree).map(({ type }) => type as string);
const gray = () => nodes().filter((type) => type === 'skeletonRow').length;
const names = () =>
  api.current.getSortedRowIds().map((id) => api.current.getRow(id)?.name as string | undefined);

describe('#fill-in', () => {
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

  test('`onFetchRows` is called while people scroll, and again when they sort or filter.', async () => {
    const onFetchRows = jest.fn();
    render(<Stars onFetchRows={onFetchRows} />);
    await wait();
    onFetchRows.mockClear();
    act(() => api.current.sortColumn('name', 'asc'));
    await wait();
    expect(onFetchRows.mock.lastCall?.[0].sortModel).toEqual([{ field: 'name', sort: 'asc' }]);
    act(() =>
      api.current.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'a' }] }),
    );
    await wait();
    expect(onFetchRows.mock.lastCall?.[0].filterModel.items).toHaveLength(1);
    act(
      () =>
        void (
          api.current as unknown as { publishEvent: (name: string, params: object) => void }
        ).publishEvent('renderedRowsIntervalChange', { firstRowIndex: 3, lastRowIndex: 6 }),
    );
    expect(onFetchRows.mock.lastCall?.[0]).toMatchObject({
      firstRowToRender: 3,
      lastRowToRender: 6,
    });
  });

  test('Rows need an `id` that is not in the grid yet.', async () => {
    render(<Stars />);
    await wait();
    act(() => api.current.unstable_replaceRows(4, [{ id: 1, name: 'Vega again' }]));
    await wait();
    expect(api.current.getSortedRowIds().filter((id) => id === 1).length).not.toBe(1);
  });
});

describe('#sort', () => {
  const byName = [{ field: 'name', sort: 'asc' as const }];

  test('rows that `unstable_replaceRows` puts into new places appear twice', async () => {
    render(<Stars />);
    await wait();
    act(() => api.current.unstable_replaceRows(4, [{ id: 5, name: 'Deneb' }]));
    act(() => api.current.setSortModel(byName));
    act(() => api.current.unstable_replaceRows(0, [{ id: 5, name: 'Deneb' }]));
    await wait();
    expect(api.current.getSortedRowIds().filter((id) => id === 5)).toHaveLength(2);
  });

  test('all lines become gray, and the answer fills them in the new order', async () => {
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
    act(() => api.current.setSortModel(byName));
    expect(gray()).toBe(10);
    await wait(500);
    expect(names().slice(0, 3)).toEqual(['Altair', 'Vega', undefined]);
    expect(gray()).toBe(8);
  });

  test('An answer in an old order overwrites rows in the new one', async () => {
    const answers: ((rows: object[]) => void)[] = [];
    const noRows: object[] = [];
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
    act(() => api.current.setSortModel(byName));
    await wait(200);
    const after = answers.at(-1)!;
    expect(after).not.toBe(before);
    act(() => after([{ id: 3, name: 'Acrux' }]));
    await wait();
    expect(names()[0]).toBe('Acrux');
    act(() => before(firstRows));
    await wait();
    expect(names().slice(0, 2)).toEqual(['Vega', 'Altair']);
  });
});

describe('#limits', () => {
  test('`onFetchRows` is not called when users go to another page, so leave out `pagination`', async () => {
    const onFetchRows = jest.fn();
    render(
      <Stars
        pagination
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        onFetchRows={onFetchRows}
      />,
    );
    await wait(200);
    onFetchRows.mockClear();
    act(() => api.current.setPage(1));
    await wait(200);
    expect(api.current.state.pagination.paginationModel.page).toBe(1);
    expect(onFetchRows).not.toHaveBeenCalled();
  });

  test('With tree data and row grouping, `unstable_replaceRows` throws', async () => {
    const { unmount } = render(
      <DataGridPremium
        apiRef={api as unknown as React.MutableRefObject<PremiumApi>}
        rows={firstRows}
        columns={columns}
        rowCount={10}
        rowsLoadingMode="server"
        initialState={{ rowGrouping: { model: ['name'] } }}
      />,
    );
    await wait();
    expect(() => api.current.unstable_replaceRows(4, [{ id: 5, name: 'Deneb' }])).toThrow(
      'not compatible with tree data and row grouping',
    );
    unmount();
    api = { current: {} as GridApi };
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
  test('`rowCount` is missing.', async () => {
    render(<Stars rowCount={undefined} />);
    await wait();
    expect(gray()).toBe(0);
  });

  test('`rows` is a new list on each render.', async () => {
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
    act(() => api.current.sortColumn('name', 'asc'));
    await wait();
    expect(names().filter(Boolean)).toEqual(['Altair', 'Vega']);
  });
});
