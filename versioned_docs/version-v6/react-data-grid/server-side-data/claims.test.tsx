import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { cacheAnswers } from './demos/cacheAnswers';
import { type RowsAnswer, type RowsRequest, useServerRows } from './demos/useServerRows';

interface Parcel {
  id: number;
  text: string;
}

interface Sent extends RowsRequest {
  resolve: (answer: RowsAnswer<Parcel>) => void;
  reject: (error: Error) => void;
}

const columns = [{ field: 'text', headerName: 'Parcel', width: 200 }];
const rowsOf = (page: number): Parcel[] => [{ id: page, text: `Row of page ${page}` }];
const answerOf = (page: number): RowsAnswer<Parcel> => ({ rows: rowsOf(page), rowCount: 20 });
const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

let api: React.MutableRefObject<GridApi>;
let sent: Sent[];

beforeEach(() => {
  api = { current: {} as GridApi };
  sent = [];
});

const send = (request: RowsRequest) =>
  new Promise<RowsAnswer<Parcel>>((resolve, reject) => {
    sent.push({ ...request, resolve, reject });
  });

/** A grid whose requests the test answers. */
function HookGrid({ getRows = send }: { getRows?: typeof send }) {
  const { gridProps, error, reload } = useServerRows(getRows, 5);
  return (
    <div style={{ width: 500, height: 300 }}>
      <button type="button" onClick={reload}>
        Reload
      </button>
      <p>{error}</p>
      <DataGrid apiRef={api} {...gridProps} columns={columns} pageSizeOptions={[5]} />
    </div>
  );
}

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 500, height: 300 }}>
      <DataGrid
        apiRef={api}
        rows={rowsOf(0)}
        rowCount={20}
        columns={columns}
        paginationMode="server"
        pageSizeOptions={[5]}
        {...pageOf(0)}
        {...props}
      />
    </div>
  );
}

const pageOf = (page: number) => ({
  initialState: { pagination: { paginationModel: { page, pageSize: 5 } } },
});
const goTo = async (page: number) => {
  act(() => api.current.setPage(page));
  await wait();
};
const answer = async (request: number, page: number) => {
  sent[request].resolve(answerOf(page));
  await wait();
};
const shown = () => screen.queryByText(/Row of page/)?.textContent;
const next = () => screen.getByRole('button', { name: 'Go to next page' });

describe('#fetch', () => {
  test('with `paginationMode="server"` alone, a filter only finds rows on the current page', async () => {
    const filter = (value: string) =>
      act(() =>
        api.current.setFilterModel({ items: [{ field: 'text', operator: 'contains', value }] }),
      );
    render(<Grid />);
    filter('page 3');
    await wait();
    expect(shown()).toBeUndefined();
    filter('page 0');
    await wait();
    expect(shown()).toBe('Row of page 0');
  });

  test('With a `rowCount` of 0, the grid goes back to the first page.', async () => {
    const { rerender } = render(<Grid {...pageOf(2)} />);
    expect(api.current.state.pagination.paginationModel.page).toBe(2);
    rerender(<Grid {...pageOf(2)} rowCount={0} />);
    await wait();
    expect(api.current.state.pagination.paginationModel.page).toBe(0);
  });
});

describe('#data-source', () => {
  test('a new function asks again', async () => {
    const { rerender } = render(<HookGrid />);
    await wait();
    rerender(<HookGrid />);
    await wait();
    expect(sent).toHaveLength(1);
    rerender(<HookGrid getRows={(request) => send(request)} />);
    await wait();
    expect(sent).toHaveLength(2);
  });

  test('A new order or filter sends one request, for the first page.', async () => {
    render(<HookGrid />);
    await answer(0, 0);
    await goTo(2);
    await answer(1, 2);
    act(() => api.current.setSortModel([{ field: 'text', sort: 'desc' }]));
    await wait();
    expect(sent).toHaveLength(3);
    expect(sent[2]).toMatchObject({
      paginationModel: { page: 0, pageSize: 5 },
      sortModel: [{ field: 'text', sort: 'desc' }],
    });
    await answer(2, 0);
    await goTo(1);
    await answer(3, 1);
    act(() =>
      api.current.setFilterModel({ items: [{ field: 'text', operator: 'contains', value: 'a' }] }),
    );
    await answer(4, 0);
    expect(sent).toHaveLength(5);
    expect(sent[4]).toMatchObject({
      paginationModel: { page: 0, pageSize: 5 },
      sortModel: [{ field: 'text', sort: 'desc' }],
      filterModel: { items: [{ value: 'a' }] },
    });
  });
});

describe('#loading', () => {
  test('The old rows stay until you pass others. `loading` puts a layer with a circle above them, which catches clicks on rows, and disables no button', async () => {
    render(<HookGrid />);
    await answer(0, 0);
    await goTo(1);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    // The layer is as large as the rows, and takes part in the hit test.
    const layer = document.querySelector('.MuiDataGrid-overlayWrapperInner')!;
    expect(layer).toContainElement(screen.getByRole('progressbar'));
    expect(layer).not.toHaveStyle({ pointerEvents: 'none' });
    expect(shown()).toBe('Row of page 0');
    expect(next()).toBeEnabled();
    await goTo(2);
    expect(sent).toHaveLength(3);
    await answer(2, 2);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('#outdated-answers', () => {
  test('Then neither its answer nor its failure reaches the grid', async () => {
    render(<HookGrid />);
    await answer(0, 0);
    await goTo(1);
    await goTo(2);
    await answer(2, 2);
    await answer(1, 1);
    expect(shown()).toBe('Row of page 2');
    await goTo(1);
    await goTo(2);
    await answer(4, 2);
    sent[3].reject(new Error('Too late'));
    await wait();
    expect(shown()).toBe('Row of page 2');
    expect(screen.queryByText('Too late')).toBeNull();
  });
});

describe('#errors', () => {
  test('Without rows and with a `rowCount` above 0, the grid says "No results found."', async () => {
    render(<HookGrid />);
    await answer(0, 0);
    await goTo(2);
    sent[1].reject(new Error('No connection'));
    await wait();
    expect(shown()).toBeUndefined();
    expect(screen.getByText('No connection')).toBeVisible();
    expect(screen.getByText('No results found.')).toBeInTheDocument();
    expect(api.current.state.pagination.paginationModel.page).toBe(2);
  });
});

describe('#caching', () => {
  const { getCached, clear } = cacheAnswers(send, 10_000);
  beforeEach(clear);

  test('the second page is not fetched twice', async () => {
    render(<HookGrid getRows={getCached} />);
    await answer(0, 0);
    await goTo(1);
    await answer(1, 1);
    await goTo(0);
    await goTo(1);
    expect(shown()).toBe('Row of page 1');
    expect(sent).toHaveLength(2);
  });

  test('A failure is not cached.', async () => {
    render(<HookGrid getRows={getCached} />);
    await answer(0, 0);
    await goTo(1);
    sent[1].reject(new Error('No connection'));
    await wait();
    act(() => screen.getByRole('button', { name: 'Reload' }).click());
    await answer(2, 1);
    expect(shown()).toBe('Row of page 1');
  });
});

describe('#updating-data', () => {
  test('To fetch the page again, clear the cache, or the old answer comes back', async () => {
    const { getCached, clear } = cacheAnswers(send, 10_000);
    render(<HookGrid getRows={getCached} />);
    await answer(0, 0);
    const reload = () => act(() => screen.getByRole('button', { name: 'Reload' }).click());
    reload();
    await wait();
    expect(sent).toHaveLength(1);
    clear();
    reload();
    await wait();
    expect(sent).toHaveLength(2);
  });
});

describe('#troubleshooting', () => {
  test('Strict Mode runs effects twice when a component mounts, not after a change', async () => {
    const pages: number[] = [];
    const renderPage = (page: number) => (
      <React.StrictMode>
        <Pages page={page} />
      </React.StrictMode>
    );
    function Pages({ page }: { page: number }) {
      React.useEffect(() => {
        pages.push(page);
      }, [page]);
      return (
        <DataGrid
          rows={[]}
          columns={columns}
          rowCount={20}
          paginationMode="server"
          paginationModel={{ page, pageSize: 5 }}
          pageSizeOptions={[5]}
          pagination
        />
      );
    }
    const { rerender } = render(renderPage(0));
    await wait();
    rerender(renderPage(1));
    await wait();
    expect(pages).toEqual([0, 0, 1]);
  });

  test('Selected rows are lost when people turn the page.', async () => {
    const { rerender } = render(<Grid />);
    act(() => api.current.selectRow(0));
    rerender(<Grid rows={rowsOf(1)} />);
    await wait();
    expect(api.current.state.rowSelection).toEqual([]);
    rerender(<Grid keepNonExistentRowsSelected />);
    act(() => api.current.selectRow(0));
    rerender(<Grid keepNonExistentRowsSelected rows={rowsOf(1)} />);
    await wait();
    expect(api.current.state.rowSelection).toEqual([0]);
  });
});
