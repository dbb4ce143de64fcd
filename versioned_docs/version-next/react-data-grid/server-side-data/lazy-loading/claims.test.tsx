import { act, render, screen, waitFor } from '@testing-library/react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  type GridRowTreeConfig,
} from '@mui/x-data-grid-premium';

interface Request {
  params: GridGetRowsParams;
  resolve: (answer: GridGetRowsResponse) => void;
  reject: (error: Error) => void;
}

let api: { current: GridApi | null };
let requests: Request[];
let margins: (string | undefined)[];
let arrive: () => void;

beforeEach(() => {
  api = { current: null };
  requests = [];
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

const columns = [{ field: 'name' }];
const onError = jest.fn();
const dataSource = {
  getRows: (params: GridGetRowsParams) =>
    new Promise<GridGetRowsResponse>((resolve, reject) => {
      requests.push({ params, resolve, reject });
    }),
  getGroupKey: (row: { name?: string }) => String(row.name),
  getChildrenCount: () => 2,
};

const wait = (ms = 40) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

function Stars(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium
        apiRef={api}
        dataSource={dataSource}
        onDataSourceError={onError}
        lazyLoading
        lazyLoadingRequestThrottleMs={0}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        {...props}
      />
    </div>
  );
}

/** Answers a request with all rows that it asks for. */
async function answer({ params, resolve }: Request, rowCount?: number) {
  const start = Number(params.start);
  const rows = Array.from({ length: params.end - start + 1 }, (_, index) => ({
    id: start + index,
    name: `Star ${start + index}`,
  }));
  resolve({ rows, rowCount });
  await wait();
}

async function fail({ reject }: Request) {
  reject(new Error('Clouds'));
  await wait();
}

/** A grid that has its first five rows. */
async function renderAnswered(rowCount?: number, props: Partial<DataGridPremiumProps> = {}) {
  onError.mockClear();
  const view = render(<Stars {...props} />);
  await wait();
  await answer(requests[0], rowCount);
  return view;
}

/** What the grid does when these rows come into view. `last` is not included. */
async function scrollTo(first: number, last: number) {
  act(() =>
    (
      api.current as unknown as { publishEvent: (name: string, params: object) => void }
    ).publishEvent('renderedRowsIntervalChange', { firstRowIndex: first, lastRowIndex: last }),
  );
  await wait();
}

/** The end comes into view, as soon as the grid watches it. */
async function reachEnd() {
  await waitFor(() => act(() => arrive()), { timeout: 20_000 });
  await wait();
}

const sort = async () => {
  act(() => api.current!.sortColumn('name', 'asc'));
  await wait();
};
const newest = () => requests.at(-1)!;
const range = ({ params }: Request) => [params.start, params.end];
const tree = (): GridRowTreeConfig => api.current!.state.rows.tree;
const gray = () => Object.values(tree()).filter(({ type }) => type === 'skeletonRow').length;
const ids = () => api.current!.getAllRowIds();
const retry = async () => {
  const { params } = onError.mock.lastCall![0];
  act(() => void api.current!.dataSource.fetchRows(undefined, params));
  await wait();
};

describe('#viewport-loading', () => {
  test('Rows that are missing become gray lines', async () => {
    await renderAnswered(40);
    expect(ids()).toEqual([0, 1, 2, 3, 4]);
    expect(gray()).toBe(35);
  });

  test('A request covers whole pages', async () => {
    await renderAnswered(40);
    await scrollTo(22, 26);
    expect(range(newest())).toEqual([20, 29]);
  });

  test('`paginationModel` remains that of the first page', async () => {
    await renderAnswered(40);
    await scrollTo(22, 26);
    expect(newest().params.paginationModel).toEqual({ page: 0, pageSize: 5 });
  });

  test('Only the answer to the newest request is shown; older ones are cached, and appear without a request when people scroll there again', async () => {
    await renderAnswered(40);
    await scrollTo(10, 14);
    const older = newest();
    await scrollTo(20, 24);
    await answer(newest(), 40);
    await answer(older, 40);
    expect(ids()).toEqual([0, 1, 2, 3, 4, 20, 21, 22, 23, 24]);
    const sent = requests.length;
    await scrollTo(10, 14);
    expect(requests).toHaveLength(sent);
    expect(ids()).toContain(10);
  });

  test('When people sort or filter, the rows stay until the first ones of the new order arrive', async () => {
    await renderAnswered(40);
    await sort();
    expect(range(newest())).toEqual([0, 4]);
    expect(ids()).toEqual([0, 1, 2, 3, 4]);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await answer(newest(), 12);
    expect(gray()).toBe(7);
  });
});

describe('#infinite-loading', () => {
  test('When the end comes into view, the grid asks for the rows that follow', async () => {
    await renderAnswered(-1);
    expect(gray()).toBe(0);
    await reachEnd();
    expect(range(newest())).toEqual([5, 9]);
  });

  test('An answer without `rowCount` means the same, as long as no number is known', async () => {
    await renderAnswered();
    expect(api.current!.state.pagination.rowCount).toBe(-1);
    expect(gray()).toBe(0);
  });

  test('The grid does not ask again while that request is pending', async () => {
    await renderAnswered(-1);
    await reachEnd();
    const sent = requests.length;
    await reachEnd();
    expect(requests).toHaveLength(sent);
  });

  test('80 pixels by default', async () => {
    const { rerender } = await renderAnswered(-1);
    expect(margins.at(-1)).toBe('0px 0px 80px 0px');
    rerender(<Stars scrollEndThreshold={300} />);
    await wait();
    expect(margins.at(-1)).toBe('0px 0px 300px 0px');
  });

  test('Answer with the true number of rows when you send the last ones, and the grid stops asking', async () => {
    await renderAnswered(-1);
    await reachEnd();
    await answer(newest(), 10);
    expect(ids()).toHaveLength(10);
    const sent = requests.length;
    await reachEnd();
    expect(requests).toHaveLength(sent);
  });
});

describe('#row-count', () => {
  test('From unknown to known, the rows stay, and gray lines are added', async () => {
    await renderAnswered(-1);
    act(() => api.current!.setRowCount(12));
    await wait();
    expect(ids()).toEqual([0, 1, 2, 3, 4]);
    expect(gray()).toBe(7);
  });

  test('From known to unknown, the grid clears the cache and starts from the first rows', async () => {
    await renderAnswered(12);
    const sent = requests.length;
    act(() => api.current!.setRowCount(-1));
    await wait();
    expect(requests.length).toBeGreaterThan(sent);
    expect(range(newest())).toEqual([0, 4]);
  });
});

describe('#errors', () => {
  test('The rows stay, and so do the gray lines; the grid asks again only when other rows come into view', async () => {
    await renderAnswered(40);
    await scrollTo(10, 14);
    const sent = requests.length;
    await fail(newest());
    await scrollTo(10, 14);
    expect(ids()).toEqual([0, 1, 2, 3, 4]);
    expect(gray()).toBe(35);
    expect(requests).toHaveLength(sent);
    await scrollTo(11, 14);
    expect(requests).toHaveLength(sent + 1);
  });

  test('The bar stays, and scrolling sends no requests any more', async () => {
    await renderAnswered(40);
    await sort();
    const sent = requests.length;
    await fail(newest());
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await scrollTo(15, 19);
    expect(requests).toHaveLength(sent);
    await retry();
    await answer(newest(), 40);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('The bar stays, and the end does not ask again', async () => {
    await renderAnswered(-1);
    await reachEnd();
    const sent = requests.length;
    await fail(newest());
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await reachEnd();
    expect(requests).toHaveLength(sent);
    await retry();
    await answer(newest(), -1);
    expect(ids()).toHaveLength(10);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('#refresh', () => {
  const clearAndFetch = async () => {
    await renderAnswered(40);
    await scrollTo(20, 24);
    await answer(newest(), 40);
    act(() => {
      api.current!.dataSource.cache.clear();
      void api.current!.dataSource.fetchRows(undefined, { start: 0, end: 4 });
    });
    await wait();
    expect(range(newest())).toEqual([0, 4]);
    await answer(newest(), 40);
  };

  test('rows that are loaded already stay', async () => {
    await clearAndFetch();
    expect(ids()).toEqual([0, 1, 2, 3, 4, 20, 21, 22, 23, 24]);
  });

  test('are fetched again in the background when people scroll to them', async () => {
    await clearAndFetch();
    const sent = requests.length;
    await scrollTo(21, 24);
    expect(requests).toHaveLength(sent + 1);
    expect(range(newest())).toEqual([20, 24]);
    expect(ids()).toContain(21);
  });
});

describe('#limits', () => {
  test('with it, the buttons of the pages change the page number and nothing else', async () => {
    await renderAnswered(40, {
      pagination: true,
      pageSizeOptions: [5],
      initialState: { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } },
    });
    const sent = requests.length;
    act(() => api.current!.setPage(1));
    await wait();
    expect(requests).toHaveLength(sent);
    expect(ids()).toEqual([0, 1, 2, 3, 4]);
  });

  test('Rows of a tree become leaves that cannot be opened', async () => {
    await renderAnswered(40, { treeData: true });
    expect(tree()[1]).toMatchObject({ type: 'leaf', depth: 0 });
    act(() => void api.current!.dataSource.fetchRows(1));
    await wait();
    newest().resolve({ rows: [{ id: 'planet', name: 'Planet' }] });
    await wait();
    expect(onError.mock.lastCall![0].message).toBe(
      'MUI X: Only group nodes can be expanded or collapsed.',
    );
  });

  test('groups are shown as rows', async () => {
    await renderAnswered(40, {
      initialState: {
        rowGrouping: { model: ['name'] },
        pagination: { paginationModel: { pageSize: 5 } },
      },
    });
    expect(tree()[1]).toMatchObject({ type: 'leaf', depth: 0 });
    expect(screen.queryByRole('button', { name: 'see children' })).toBeNull();
  });
});

describe('#troubleshooting', () => {
  test('A later answer has a row with the same `id`.', async () => {
    await renderAnswered(40);
    await scrollTo(20, 24);
    newest().resolve({ rows: [{ id: 0, name: 'Star 0' }], rowCount: 40 });
    await wait();
    expect(gray()).toBe(35);
    expect(api.current!.getRowIndexRelativeToVisibleRows(0)).toBe(20);
  });
});
