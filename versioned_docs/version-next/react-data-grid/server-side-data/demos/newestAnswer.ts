import type { RefObject } from 'react';
import {
  gridFilterModelSelector,
  gridPaginationModelSelector,
  gridSortModelSelector,
  type GridApi,
  type GridGetRowsParams,
} from '@mui/x-data-grid';

/** Whether the grid is still mounted and still shows the page, order and filter of this request. */
export function isStillShown(
  apiRef: RefObject<GridApi | null>,
  { paginationModel, sortModel, filterModel }: GridGetRowsParams,
): boolean {
  return (
    apiRef.current !== null &&
    gridPaginationModelSelector(apiRef) === paginationModel &&
    gridSortModelSelector(apiRef) === sortModel &&
    gridFilterModelSelector(apiRef) === filterModel
  );
}

/** Passes an answer or a failure on if it is wanted when it arrives. Otherwise the promise stays pending. */
export function settleWhile<Answer>(
  isWanted: () => boolean,
  request: Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.then(
      (answer) => {
        if (isWanted()) {
          resolve(answer);
        }
      },
      (error: unknown) => {
        if (isWanted()) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      },
    );
  });
}
