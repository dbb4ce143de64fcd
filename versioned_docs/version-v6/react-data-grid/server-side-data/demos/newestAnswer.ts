import type { MutableRefObject } from 'react';
import {
  gridFilterModelSelector,
  gridPaginationModelSelector,
  gridSortModelSelector,
  type GridApiPro,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';

/** Whether the grid is still mounted and still shows the page, order and filter of this request. */
export function isStillShown(
  apiRef: MutableRefObject<GridApiPro>,
  { paginationModel, sortModel, filterModel }: GridGetRowsParams,
): boolean {
  return (
    Boolean(apiRef.current) &&
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
