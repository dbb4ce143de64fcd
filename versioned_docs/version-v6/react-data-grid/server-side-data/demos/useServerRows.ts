import * as React from 'react';
import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';

/** What the grid wants to show. */
export interface RowsRequest {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

/** What a server answers: the rows of the page, and the number of rows on all pages. */
export interface RowsAnswer<Row> {
  rows: Row[];
  rowCount: number;
}

/**
 * Keeps the three models, asks `getRows` whenever one of them changes, and ignores outdated answers.
 *
 * @param getRows Must be stable: a new function asks again.
 */
export function useServerRows<Row>(
  getRows: (request: RowsRequest) => Promise<RowsAnswer<Row>>,
  pageSize: number,
) {
  const [request, setRequest] = React.useState<RowsRequest>({
    paginationModel: { page: 0, pageSize },
    sortModel: [],
    filterModel: { items: [] },
  });
  const [answer, setAnswer] = React.useState<RowsAnswer<Row>>({ rows: [], rowCount: 0 });
  const [loading, setLoading] = React.useState(true);
  const [error, setError] = React.useState('');

  React.useEffect(() => {
    let outdated = false;
    const settle = (update: () => void) => {
      if (!outdated) {
        update();
        setLoading(false);
      }
    };
    setLoading(true);
    getRows(request).then(
      (newAnswer) =>
        settle(() => {
          setAnswer(newAnswer);
          setError('');
        }),
      ({ message }: Error) =>
        settle(() => {
          // The old rows do not match the models any more. With a `rowCount` of 0, the grid would leave its page.
          setAnswer(({ rowCount }) => ({ rows: [], rowCount }));
          setError(message);
        }),
    );
    return () => {
      outdated = true;
    };
  }, [getRows, request]);

  const change = (changed: Partial<RowsRequest>) =>
    setRequest((current) => ({
      ...current,
      // A new order or filter starts on the first page.
      paginationModel: { ...current.paginationModel, page: 0 },
      ...changed,
    }));

  return {
    error,
    /** Sends the same request again. */
    reload: React.useCallback(() => setRequest((current) => ({ ...current })), []),
    gridProps: {
      ...answer,
      ...request,
      loading,
      paginationMode: 'server',
      sortingMode: 'server',
      filterMode: 'server',
      // The grid adds the fields in either order; a cache sees the same request.
      onPaginationModelChange: ({ page, pageSize: size }: GridPaginationModel) =>
        change({ paginationModel: { page, pageSize: size } }),
      onSortModelChange: (sortModel: GridSortModel) => change({ sortModel }),
      onFilterModelChange: (filterModel: GridFilterModel) => change({ filterModel }),
    } as const,
  };
}
