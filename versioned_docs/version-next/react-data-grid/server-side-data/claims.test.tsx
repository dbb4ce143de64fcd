import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  GridGetRowsError,
  GridUpdateRowError,
  type DataGridProps,
  type GridApi,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { isStillShown, settleWhile } from './demos/newestAnswer';

interface Request {
  params: GridGetRowsParams;
  resolve: (answer: GridGetRowsResponse) => void;
  reject: (error: Error) => void;
}

const columns = [{ field: 'text', headerName: 'Parcel', width: 200, editable: true }];

const answerOf = (page: number): GridGetRowsResponse => ({
  rows: [{ id: page, text: `Row of page ${page}` }],
  rowCount: 20,
});

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** A grid whose requests the test answers. */
function renderGrid({
  guarded = false,
  ...props
}: Partial<DataGridProps> & { guarded?: boolean } = {}) {
  const requests: Request[] = [];
  const onError = jest.fn();
  const apiRef = { current: null as GridApi | null };
  const send = (params: GridGetRowsParams) =>
    new Promise<GridGetRowsResponse>((resolve, reject) => {
      requests.push({ params, resolve, reject });
    });
  const dataSource = {
    getRows: (params: GridGetRowsParams) =>
      guarded ? settleWhile(() => isStillShown(apiRef, params), send(params)) : send(params),
  };

  function Grid(changed: Partial<DataGridProps>) {
    return (
      <div style={{ width: 500, height: 300 }}>
        <DataGrid
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={onError}
          pageSizeOptions={[5, 10]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          {...props}
          {...changed}
        />
      </div>
    );
  }
  const { rerender } = render(<Grid />);
  return {
    requests,
    onError,
    send,
    rerender: (changed: Partial<DataGridProps>) => rerender(<Grid {...changed} />),
    api: () => apiRef.current!,
    goTo: async (page: number) => {
      act(() => apiRef.current!.setPage(page));
      await wait();
    },
    answer: async (request: number, page: number) => {
      requests[request].resolve(answerOf(page));
      await wait();
    },
    fail: async (request: number) => {
      requests[request].reject(new Error('No connection'));
      await wait();
    },
  };
}

const shown = () => screen.queryAllByText(/^Row of page/).map((cell) => cell.textContent);
const skeleton = () => document.querySelector('.MuiDataGrid-skeletonLoadingOverlay');

/** The first page is shown. */
async function renderAnswered(options?: Parameters<typeof renderGrid>[0]) {
  const grid = renderGrid(options);
  await wait();
  await grid.answer(0, 0);
  return grid;
}

/** Page 0 is shown; pages 1 and 2 are asked for, and only the newer request is answered. */
async function overtake(options?: Parameters<typeof renderGrid>[0]) {
  const grid = await renderAnswered(options);
  await grid.goTo(1);
  await grid.goTo(2);
  await grid.answer(2, 2);
  expect(shown()).toEqual(['Row of page 2']);
  return grid;
}

describe('#data-source', () => {
  test('A new object clears the cache and fetches again', async () => {
    const { requests, rerender, send } = await renderAnswered();
    rerender({ dataSource: { getRows: send } });
    await wait();
    expect(requests.map(({ params }) => params.paginationModel)).toEqual([
      { page: 0, pageSize: 5 },
      { page: 0, pageSize: 5 },
    ]);
  });

  test('without it, they show one page of 100 rows and no way to the next', async () => {
    const getRows = jest.fn(async () => ({ rows: [{ id: 1, text: 'One' }], rowCount: 200 }));
    const dataSource = { getRows };
    render(
      <div style={{ width: 500, height: 300 }}>
        <DataGridPro columns={columns} dataSource={dataSource} />
      </div>,
    );
    await wait();
    expect(getRows).toHaveBeenCalledWith(expect.objectContaining({ start: 0, end: 99 }));
    expect(screen.queryByLabelText('Go to next page')).toBeNull();
  });

  test('`end` is the index of the last row, not of the one after it', async () => {
    const { requests, goTo } = await renderAnswered();
    await goTo(1);
    expect(requests[1].params).toMatchObject({ start: 5, end: 9 });
  });

  test('The grid does not read `pageInfo` of an answer when it turns pages', async () => {
    const { requests, api } = renderGrid();
    await wait();
    requests[0].resolve({ ...answerOf(0), rowCount: -1, pageInfo: { hasNextPage: false } });
    await wait();
    expect(api().state.pagination.meta).toEqual({});
    expect(screen.getByLabelText('Go to next page')).toBeEnabled();
  });
});

describe('#loading', () => {
  test('The old rows are removed at once, and gray lines show where rows will be', async () => {
    const { goTo, answer } = await renderAnswered();
    await goTo(1);
    expect(shown()).toEqual([]);
    expect(skeleton()).not.toBeNull();
    await answer(1, 1);
    expect(shown()).toEqual(['Row of page 1']);
    expect(skeleton()).toBeNull();
  });

  test('With `fetchRows()`, the rows stay, and a bar at the top shows that something is loading', async () => {
    const { api, answer } = await renderAnswered();
    act(() => void api().dataSource.fetchRows(undefined, { skipCache: true }));
    await wait();
    expect(shown()).toEqual(['Row of page 0']);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await answer(1, 1);
    expect(shown()).toEqual(['Row of page 1']);
  });
});

describe('#outdated-answers', () => {
  test('The answer to an older request is cached, but not shown', async () => {
    const { answer, goTo, requests } = await overtake();
    await answer(1, 1);
    expect(shown()).toEqual(['Row of page 2']);
    await goTo(1);
    expect(requests).toHaveLength(3);
    expect(shown()).toEqual(['Row of page 1']);
  });

  test('Its failure is ignored, and `onDataSourceError` is not called', async () => {
    const { fail, onError } = await overtake();
    await fail(1);
    expect(shown()).toEqual(['Row of page 2']);
    expect(onError).not.toHaveBeenCalled();
  });

  test('no request is sent, and the answer that is still on its way replaces the rows', async () => {
    const { goTo, answer, requests, api } = await renderAnswered();
    await goTo(1);
    await goTo(0);
    expect(requests).toHaveLength(2);
    expect(shown()).toEqual(['Row of page 0']);
    await answer(1, 1);
    expect(api().state.pagination.paginationModel.page).toBe(0);
    expect(shown()).toEqual(['Row of page 1']);
  });

  test('If that answer is a failure, the grid becomes empty', async () => {
    const { goTo, fail, onError } = await renderAnswered();
    await goTo(1);
    await goTo(0);
    await fail(1);
    expect(shown()).toEqual([]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('Without a cache, each page is a request, so that the newest one wins', async () => {
    const { goTo, answer, requests } = await renderAnswered({ dataSourceCache: null });
    await goTo(1);
    await goTo(0);
    expect(requests).toHaveLength(3);
    await answer(2, 0);
    await answer(1, 1);
    expect(shown()).toEqual(['Row of page 0']);
  });

  test('an answer for a page that people have left reaches neither the grid nor its cache', async () => {
    const { answer, goTo, requests } = await renderAnswered({ guarded: true });
    await goTo(1);
    await goTo(0);
    await answer(1, 1);
    expect(shown()).toEqual(['Row of page 0']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await goTo(1);
    expect(requests).toHaveLength(3);
  });
});

describe('#errors', () => {
  test('If `getRows` rejects, the grid removes all rows and calls `onDataSourceError` with a `GridGetRowsError`', async () => {
    const { goTo, fail, onError } = await renderAnswered();
    await goTo(1);
    await fail(1);
    expect(shown()).toEqual([]);
    const [error] = onError.mock.calls[0];
    expect(error).toBeInstanceOf(GridGetRowsError);
    expect(error).toMatchObject({
      message: 'No connection',
      params: { paginationModel: { page: 1, pageSize: 5 } },
      cause: new Error('No connection'),
    });
  });

  test('It shows no message', async () => {
    const { fail } = renderGrid();
    await wait();
    await fail(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('No rows')).toBeVisible();
  });

  test('A failure is not cached', async () => {
    const { goTo, fail, requests } = await renderAnswered();
    await goTo(1);
    await fail(1);
    await goTo(0);
    await goTo(1);
    expect(requests).toHaveLength(3);
  });
});

describe('#caching', () => {
  test('A grid calls `clear()` when it mounts', async () => {
    const cache = new GridDataSourceCacheDefault({});
    const clear = jest.spyOn(cache, 'clear');
    const getRows = jest.fn(async () => answerOf(0));
    const dataSource = { getRows };
    const mount = () =>
      render(
        <DataGridPro
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />,
      );
    mount();
    await wait();
    mount();
    await wait();
    expect(clear).toHaveBeenCalledTimes(2);
    expect(getRows).toHaveBeenCalledTimes(2);
    clear.mockImplementation(() => undefined);
    mount();
    await wait();
    expect(getRows).toHaveBeenCalledTimes(2);
  });

  test('the second page is not fetched twice', async () => {
    const { answer, goTo, requests } = await renderAnswered();
    await goTo(1);
    await answer(1, 1);
    await goTo(0);
    await goTo(1);
    expect(requests).toHaveLength(2);
    expect(shown()).toEqual(['Row of page 1']);
  });

  test('Five minutes', () => {
    const { ttl } = new GridDataSourceCacheDefault({}) as unknown as { ttl: number };
    expect(ttl).toBe(5 * 60 * 1000);
  });

  test('No cache', async () => {
    const { goTo, answer, requests } = await renderAnswered({ dataSourceCache: null });
    await goTo(1);
    await answer(1, 1);
    await goTo(0);
    expect(requests).toHaveLength(3);
  });
});

describe('#cache-hits', () => {
  const rowsFrom = (start: number, count: number) => ({
    rows: Array.from({ length: count }, (_, index) => ({
      id: start + index,
      text: `Row of page ${start + index}`,
    })),
    rowCount: 20,
  });

  test('So a page of ten rows is also the cached answer for two pages of five', async () => {
    const { requests, api, goTo } = renderGrid({
      initialState: { pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } },
    });
    await wait();
    requests[0].resolve(rowsFrom(0, 10));
    await wait();
    act(() => api().setPageSize(5));
    await wait();
    await goTo(1);
    expect(requests).toHaveLength(1);
    expect(api().getAllRowIds()).toEqual([5, 6, 7, 8, 9]);
    await goTo(2);
    expect(requests).toHaveLength(2);
  });
});

describe('#skip-cache', () => {
  test('With `skipCache`, the answer takes the place of the cached one', async () => {
    const { requests, api } = await renderAnswered();
    act(() => void api().dataSource.fetchRows(undefined, { skipCache: true }));
    await wait();
    requests[1].resolve({ rows: [{ id: 0, text: 'Row of page 0, new' }], rowCount: 20 });
    await wait();
    act(() => void api().dataSource.fetchRows());
    await wait();
    expect(requests).toHaveLength(2);
    expect(shown()).toEqual(['Row of page 0, new']);
  });
});

describe('#updating-data', () => {
  /** A grid in which the only cell has been changed to "New". */
  async function renderEdited(props: Partial<DataGridProps> = {}) {
    const saved = { resolve: (_: object) => {}, reject: (_: Error) => {} };
    const getRows = jest.fn(async () => answerOf(0));
    const updateRow = jest.fn(
      () =>
        new Promise<object>((resolve, reject) => {
          Object.assign(saved, { resolve, reject });
        }),
    );
    const grid = renderGrid({ dataSource: { getRows, updateRow }, ...props });
    await wait();
    act(() => grid.api().startCellEditMode({ id: 0, field: 'text' }));
    await act(async () => {
      await grid.api().setEditCellValue({ id: 0, field: 'text', value: 'New' });
    });
    act(() => grid.api().stopCellEditMode({ id: 0, field: 'text' }));
    await wait();
    return { ...grid, saved, getRows, updateRow };
  }
  const isEditing = () => document.querySelector('.MuiDataGrid-cell--editing') !== null;

  test('`updateRow` gets an object with `rowId`, `updatedRow` and `previousRow`', async () => {
    const { updateRow } = await renderEdited();
    expect(updateRow).toHaveBeenCalledWith({
      rowId: 0,
      updatedRow: { id: 0, text: 'New' },
      previousRow: { id: 0, text: 'Row of page 0' },
    });
  });

  test('The cell stays open until the promise settles', async () => {
    const { saved } = await renderEdited();
    expect(isEditing()).toBe(true);
    saved.resolve({ id: 0, text: 'New' });
    await wait();
    expect(isEditing()).toBe(false);
  });

  test('The grid shows the row that it resolves with, and clears the cache if that differs from the old one', async () => {
    const { saved, getRows, api } = await renderEdited();
    saved.resolve({ id: 0, text: 'Corrected by the server' });
    await wait();
    expect(screen.getByText('Corrected by the server')).toBeVisible();
    act(() => void api().dataSource.fetchRows());
    await wait();
    expect(getRows).toHaveBeenCalledTimes(2);
  });

  test('If it rejects, the cell stays open with what was typed, and `onDataSourceError` gets a `GridUpdateRowError`', async () => {
    const { saved, onError } = await renderEdited();
    saved.reject(new Error('Too heavy'));
    await wait();
    expect(isEditing()).toBe(true);
    expect(screen.getByDisplayValue('New')).toBeInTheDocument();
    const [error] = onError.mock.calls[0];
    expect(error).toBeInstanceOf(GridUpdateRowError);
    expect(error).toMatchObject({ message: 'Too heavy', params: { rowId: 0 } });
  });

  test('`processRowUpdate` and `onProcessRowUpdateError` are not called then', async () => {
    const processRowUpdate = jest.fn();
    const onProcessRowUpdateError = jest.fn();
    const { saved } = await renderEdited({ processRowUpdate, onProcessRowUpdateError });
    saved.reject(new Error('Too heavy'));
    await wait();
    expect(processRowUpdate).not.toHaveBeenCalled();
    expect(onProcessRowUpdateError).not.toHaveBeenCalled();
  });

  test('Then clear the cache, or the old answer comes back', async () => {
    const { requests, api } = await renderAnswered();
    act(() => api().updateRows([{ id: 0, text: 'Row of page 0, edited' }]));
    expect(shown()).toEqual(['Row of page 0, edited']);
    await act(() => api().dataSource.fetchRows());
    expect(requests).toHaveLength(1);
    expect(shown()).toEqual(['Row of page 0']);
    act(() => api().dataSource.cache.clear());
    act(() => void api().dataSource.fetchRows());
    expect(requests).toHaveLength(2);
  });
});

describe('#polling', () => {
  test('it only asks when the cached answer has expired', async () => {
    const { requests } = await renderAnswered({ dataSourceRevalidateMs: 60 });
    await wait(200);
    expect(requests).toHaveLength(1);
  });

  test('The rows stay, and no indicator is shown', async () => {
    const { requests } = await renderAnswered({
      dataSourceRevalidateMs: 60,
      dataSourceCache: null,
    });
    await wait(100);
    expect(requests.length).toBeGreaterThan(1);
    expect(shown()).toEqual(['Row of page 0']);
    expect(screen.queryByRole('progressbar')).toBeNull();
    requests[1].resolve({ rows: [{ id: 0, text: 'Row of page 0, new' }], rowCount: 20 });
    await wait();
    expect(shown()).toEqual(['Row of page 0, new']);
  });

  test('A failure is ignored: the rows stay, and `onDataSourceError` is not called', async () => {
    const { fail, onError } = await renderAnswered({
      dataSourceRevalidateMs: 60,
      dataSourceCache: null,
    });
    await wait(100);
    await fail(1);
    expect(shown()).toEqual(['Row of page 0']);
    expect(onError).not.toHaveBeenCalled();
  });

  test('Turned on later, it starts with the next answer', async () => {
    const { requests, rerender, api, answer } = await renderAnswered({ dataSourceCache: null });
    rerender({ dataSourceRevalidateMs: 60 });
    await wait(200);
    expect(requests).toHaveLength(1);
    act(() => void api().dataSource.fetchRows());
    await answer(1, 0);
    await wait(100);
    expect(requests.length).toBeGreaterThan(2);
  });
});

describe('#live-changes', () => {
  const update = (api: GridApi, row: object) => {
    act(() => api.updateRows([row]));
    return wait();
  };
  const count = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent;

  test('A row that is not on the page is added at its end', async () => {
    const { api } = await renderAnswered();
    await update(api(), { id: 99, text: 'Row of page 9' });
    expect(shown()).toEqual(['Row of page 0', 'Row of page 9']);
  });

  test('one that is deleted leaves a gap of one row in it', async () => {
    const { api, requests } = await renderAnswered();
    await update(api(), { id: 0, _action: 'delete' });
    expect(shown()).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  test('The footer goes on counting what the server said last.', async () => {
    const { api } = await renderAnswered();
    await update(api(), { id: 99, text: 'Row of page 9' });
    expect(count()).toBe('1–5 of 20');
  });

  test('When people turn the page and come back, the cached rows are shown.', async () => {
    const { api, goTo } = await renderAnswered();
    await update(api(), { id: 0, text: 'Row of page 0, changed' });
    await goTo(1);
    await goTo(0);
    expect(shown()).toEqual(['Row of page 0']);
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
        <DataGridPro
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
});
