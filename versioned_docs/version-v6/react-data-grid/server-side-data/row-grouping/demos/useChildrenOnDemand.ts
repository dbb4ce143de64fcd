import * as React from 'react';
import type { GridApiPro } from '@mui/x-data-grid-pro';

export interface TreeRow {
  id: string;
  path: string[];
  name: string;
  /** How many children the server has. */
  count?: number;
}

const placeholderOf = (id: string) => `${id}/…`;

/** Adds a row below each parent, which stands for children that are not loaded. */
export function withPlaceholders<Row extends TreeRow>(rows: Row[]): (Row | TreeRow)[] {
  return rows.flatMap((row) =>
    row.count
      ? [row, { id: placeholderOf(row.id), path: [...row.path, '…'], name: 'Loading…' }]
      : [row],
  );
}

/** Loads the children of a row when it is opened, in place of the row that stands for them. */
export function useChildrenOnDemand(
  apiRef: React.MutableRefObject<GridApiPro>,
  fetchChildren: (path: string[]) => Promise<TreeRow[]>,
  onError?: (message: string) => void,
) {
  const newest = React.useRef({ fetchChildren, onError });
  React.useEffect(() => {
    newest.current = { fetchChildren, onError };
  });

  React.useEffect(() => {
    const api = apiRef.current;
    const pending = new Set<string>();
    let isMounted = true;
    const unsubscribe = api.subscribeEvent(
      'rowExpansionChange',
      async ({ id, childrenExpanded }) => {
        const placeholder = placeholderOf(String(id));
        if (!childrenExpanded || pending.has(placeholder) || !api.getRow(placeholder)) {
          return;
        }
        // The parent can be closed meanwhile, or all rows replaced.
        const isWanted = () => isMounted && api.getRow(placeholder) !== null;
        pending.add(placeholder);
        try {
          api.updateRows([{ id: placeholder, name: 'Loading…' }]);
          const path = (api.getRow(id) as TreeRow).path;
          const children = await newest.current.fetchChildren(path);
          if (isWanted()) {
            api.updateRows([{ id: placeholder, _action: 'delete' }, ...withPlaceholders(children)]);
          }
        } catch (error) {
          if (isWanted()) {
            const { message } = error as Error;
            api.updateRows([{ id: placeholder, name: `${message} Close and open to try again.` }]);
            newest.current.onError?.(message);
          }
        }
        pending.delete(placeholder);
      },
    );
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [apiRef]);
}
