import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  type DataGridProProps,
  type GridApiPro,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { isStillShown, settleWhile } from './demos/newestAnswer';

interface Request {
  params: GridGetRowsParams;
  resolve: (answer: GridGetRowsResponse) => void;
  reject: (error: Error) => void;
}

const columns = [{ field: 'text', headerName: 'Parcel', width: 200 }];

const answerOf = (page: number): GridGetRowsResponse => ({
  rows: [{ id: page, text: `Row of page ${page}` }],
  rowCount: 20,
});

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** A grid whose requests the test answers. */
function renderGrid({
  guarded = false,
  ...props
}: Partial<DataGridProProps> & { guarded?: boolean } = {}) {
  const requests: Request[] = [];
  const onError = jest.fn();
  const apiRef = { current: {} as GridApiPro };
  const send = (params: GridGetRowsParams) =>
    new Promise<GridGetRowsResponse>((resolve, reject) => {
      requests.push({ params, resolve, reject });
    });
  const dataSource = {
    getRows: (params: GridGetRowsParams) =>
      guarded ? settleWhile(() => isStillShown(apiRef, params), send(params)) : send(params),
  };

  function Grid(changed: Partial<DataGridProProps>) {
    return (
      <div style={{ width: 500, height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={onError}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          {...props}
          {...changed}
        />
      </div>
    );
  }
  const { rerender, unmount } = render(<Grid />);
  return {
    requests,
    onError,
    unmount,
    send,
    rerender: (changed: Partial<DataGridProProps>) => rerender(<Grid {...changed} />),
    api: () => apiRef.current,
    goTo: async (page: number) => {
      act(() => apiRef.current.setPage(page));
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

/** Page 0 is shown; pages 1 and 2 are asked for, and only the newer request is answered. */
async function overtake(options?: Parameters<typeof renderGrid>[0]) {
  const grid = renderGrid(options);
  await wait();
  await grid.answer(0, 0);
  await grid.goTo(1);
  await grid.goTo(2);
  await grid.answer(2, 2);
  expect(shown()).toEqual(['Row of page 2']);
  return grid;
}

describe('#data-source', () => {
  test('A new object clears the cache and fetches again', async () => {
    const { requests, answer, rerender, send } = renderGrid();
    await wait();
    await answer(0, 0);
    rerender({ unstable_dataSource: { getRows: send } });
    await wait();
    expect(requests.map(({ params }) => params.paginationModel)).toEqual([
      { page: 0, pageSize: 5 },
      { page: 0, pageSize: 5 },
    ]);
  });

  test('without it, the grid shows one page of 100 rows and no way to the next', async () => {
    const { requests } = renderGrid({ pagination: false, initialState: {} });
    await wait();
    expect(requests[0].params).toMatchObject({ start: 0, end: 99 });
    requests[0].resolve({ rows: [{ id: 1, text: 'Row of page 0' }], rowCount: 200 });
    await wait();
    expect(screen.queryByLabelText('Go to next page')).toBeNull();
  });

  test('`end` is the index of the last row, not of the one after it', async () => {
    const { requests, answer, goTo } = renderGrid();
    await wait();
    await answer(0, 0);
    await goTo(1);
    expect(requests[1].params).toMatchObject({ start: 5, end: 9 });
  });
});

describe('#loading', () => {
  test('The old rows stay until the answer arrives', async () => {
    const { answer, goTo } = renderGrid();
    await wait();
    await answer(0, 0);
    await goTo(1);
    expect(shown()).toEqual(['Row of page 0']);
    expect(screen.getByRole('progressbar')).toBeVisible();
    await answer(1, 1);
    expect(shown()).toEqual(['Row of page 1']);
  });
});

describe('#outdated-answers', () => {
  test('The grid shows whatever answer arrives last', async () => {
    const { answer, api } = await overtake();
    await answer(1, 1);
    expect(api().state.pagination.paginationModel.page).toBe(2);
    expect(shown()).toEqual(['Row of page 1']);
  });

  test('The grid becomes empty and calls `unstable_onDataSourceError`, although the newer answer has been shown', async () => {
    const { fail, onError } = await overtake();
    await fail(1);
    expect(shown()).toEqual([]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('The grid caches these rows for the outdated page, and shows them when people go there', async () => {
    const { answer, goTo, requests } = await overtake();
    await answer(1, 2);
    await goTo(1);
    expect(requests).toHaveLength(3);
    expect(shown()).toEqual(['Row of page 2']);
  });

  test('Nothing happens: the rows of the newer answer stay, and the loading indicator goes when they arrive', async () => {
    const { answer, onError } = await overtake({ guarded: true });
    await answer(1, 1);
    expect(shown()).toEqual(['Row of page 2']);
    expect(onError).not.toHaveBeenCalled();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('A counter of requests is not enough with a cache', async () => {
    let newest = 0;
    const requests: Request[] = [];
    const dataSource = {
      getRows: (params: GridGetRowsParams) => {
        newest += 1;
        const number = newest;
        return settleWhile(
          () => number === newest,
          new Promise<GridGetRowsResponse>((resolve, reject) => {
            requests.push({ params, resolve, reject });
          }),
        );
      },
    };
    const { goTo, api } = renderGrid({ unstable_dataSource: dataSource });
    await wait();
    requests[0].resolve(answerOf(0));
    await wait();
    await goTo(1);
    await goTo(0);
    expect(requests).toHaveLength(2);
    requests[1].resolve(answerOf(1));
    await wait();
    expect(api().state.pagination.paginationModel.page).toBe(0);
    expect(shown()).toEqual(['Row of page 1']);
  });

  test('an answer for a page that people have left reaches neither the grid nor its cache', async () => {
    const { answer, goTo, requests } = renderGrid({ guarded: true });
    await wait();
    await answer(0, 0);
    await goTo(1);
    await goTo(0);
    await answer(1, 1);
    expect(shown()).toEqual(['Row of page 0']);
    await goTo(1);
    expect(requests).toHaveLength(3);
  });
});

describe('#errors', () => {
  test('If `getRows` rejects, the grid removes all rows and calls `unstable_onDataSourceError` with the error and the parameters', async () => {
    const { answer, goTo, fail, onError } = renderGrid();
    await wait();
    await answer(0, 0);
    await goTo(1);
    await fail(1);
    expect(shown()).toEqual([]);
    expect(onError).toHaveBeenCalledWith(
      new Error('No connection'),
      expect.objectContaining({ paginationModel: { page: 1, pageSize: 5 } }),
    );
  });

  test('It shows no message', async () => {
    const { fail } = renderGrid();
    await wait();
    await fail(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('No rows')).toBeVisible();
  });

  test('A failure is not cached', async () => {
    const { answer, goTo, fail, requests } = renderGrid();
    await wait();
    await answer(0, 0);
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
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={cache}
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
    const { answer, goTo, requests } = renderGrid();
    await wait();
    await answer(0, 0);
    await goTo(1);
    await answer(1, 1);
    await goTo(0);
    await goTo(1);
    expect(requests).toHaveLength(2);
    expect(shown()).toEqual(['Row of page 1']);
  });

  test('No cache', async () => {
    const { answer, goTo, requests } = renderGrid({ unstable_dataSourceCache: null });
    await wait();
    await answer(0, 0);
    await goTo(1);
    await answer(1, 1);
    await goTo(0);
    expect(requests).toHaveLength(3);
  });

  test('Five minutes', () => {
    const { ttl } = new GridDataSourceCacheDefault({}) as unknown as { ttl: number };
    expect(ttl).toBe(5 * 60 * 1000);
  });
});

describe('#updating-data', () => {
  test('Then clear the cache, or the old answer comes back', async () => {
    const { answer, requests, api } = renderGrid();
    await wait();
    await answer(0, 0);
    act(() => api().updateRows([{ id: 0, text: 'Row of page 0, edited' }]));
    expect(shown()).toEqual(['Row of page 0, edited']);
    await act(() => api().unstable_dataSource.fetchRows());
    expect(requests).toHaveLength(1);
    expect(shown()).toEqual(['Row of page 0']);
    act(() => api().unstable_dataSource.cache.clear());
    act(() => void api().unstable_dataSource.fetchRows());
    expect(requests).toHaveLength(2);
  });

  test('`updateRow` is in its type, but nothing calls it in 7.28.3', async () => {
    const updateRow = jest.fn();
    const { requests, api } = renderGrid({
      columns: [{ field: 'text', editable: true }],
      unstable_dataSource: { getRows: async () => answerOf(0), updateRow },
    });
    await wait();
    expect(requests).toHaveLength(0);
    act(() => api().startCellEditMode({ id: 0, field: 'text' }));
    await act(async () => {
      await api().setEditCellValue({ id: 0, field: 'text', value: 'New' });
    });
    act(() => api().stopCellEditMode({ id: 0, field: 'text' }));
    await wait();
    expect(screen.getByText('New')).toBeVisible();
    expect(updateRow).not.toHaveBeenCalled();
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
