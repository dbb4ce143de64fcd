import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridApi,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

// Versions without this class have no data source.
const needs = { DataGridPro, GridDataSourceCacheDefault };

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shown = () => screen.queryAllByText(/^Row of page/).map((cell) => cell.textContent);

/** Shows page 0, requests pages 1 and 2, and answers only the newer request. */
async function overtake() {
  const requests: {
    resolve: (answer: GridGetRowsResponse) => void;
    reject: (error: Error) => void;
  }[] = [];
  const source = {
    getRows: (_: GridGetRowsParams) =>
      new Promise<GridGetRowsResponse>((resolve, reject) => {
        requests.push({ resolve, reject });
      }),
  };
  const onError = jest.fn();
  // The names have a prefix in version 7.
  const props = {
    unstable_dataSource: source,
    unstable_onDataSourceError: onError,
    dataSource: source,
    onDataSourceError: onError,
  } as object;
  let api: { current: GridApi };
  function Grid() {
    api = useGridApiRef() as unknown as typeof api;
    return (
      <div style={{ width: 500, height: 300 }}>
        <DataGridPro
          apiRef={api as never}
          columns={[{ field: 'text', width: 200 }]}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          disableVirtualization
          {...props}
        />
      </div>
    );
  }
  render(<Grid />);
  await wait();
  const answer = async (request: number) => {
    const rows = [{ id: request, text: `Row of page ${request}` }];
    requests[request].resolve({ rows, rowCount: 20 });
    await wait();
  };
  const goTo = async (page: number) => {
    act(() => api.current.setPage(page));
    await wait();
  };
  await answer(0);
  await goTo(1);
  await goTo(2);
  await answer(2);
  expect(shown()).toEqual(['Row of page 2']);
  const fail = async (request: number) => {
    requests[request].reject(new Error('No connection'));
    await wait();
  };
  return { answer, fail };
}

problem('outdated-answer-replaces-rows', { needs }, async () => {
  const { answer } = await overtake();
  await answer(1);
  return { observed: shown(), faulty: ['Row of page 1'], correct: ['Row of page 2'] };
});

problem('outdated-error-empties-grid', { needs }, async () => {
  const { fail } = await overtake();
  await fail(1);
  return { observed: shown(), faulty: [], correct: ['Row of page 2'] };
});
