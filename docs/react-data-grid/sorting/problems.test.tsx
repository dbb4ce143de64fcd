import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { DataGridPro, GridDataSourceCacheDefault } from '@mui/x-data-grid-pro';
import { problem } from '@site/tests/problems';

const rows = [
  { id: 1, kind: 'Elm' },
  { id: 2, kind: 'Ash' },
  { id: 3, kind: 'Oak' },
];

let api: { current: GridApi };

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );

problem('new-sort-comparator-not-applied', { needs: { DataGridPro } }, async () => {
  const sortModel = [{ field: 'kind', sort: 'asc' as const }];
  const grid = (column: object = {}) => (
    <div style={{ width: 600, height: 400 }}>
      <DataGridPro
        rows={rows}
        columns={[{ field: 'kind', ...column }]}
        sortModel={sortModel}
        disableVirtualization
      />
    </div>
  );
  const { rerender } = render(grid());
  await wait();
  expect(ids()).toEqual(['2', '1', '3']);
  const sortComparator = (first: string, second: string) => (first < second ? 1 : -1);
  rerender(grid({ sortComparator }));
  await wait();
  return { observed: ids(), faulty: ['2', '1', '3'], correct: ['3', '1', '2'] };
});

problem(
  'group-order-ignores-get-sort-comparator',
  // Versions without this class lack `getSortComparator`.
  { needs: { DataGridPremium, GridDataSourceCacheDefault } },
  async () => {
    function Grid(props: Partial<DataGridPremiumProps>) {
      api = useGridApiRef() as unknown as typeof api;
      return (
        <div style={{ width: 600, height: 400 }}>
          <DataGridPremium
            apiRef={api as never}
            rows={rows}
            columns={[]}
            initialState={{ rowGrouping: { model: ['kind'] } } as never}
            disableVirtualization
            {...props}
          />
        </div>
      );
    }
    const order = async (column: Partial<GridColDef>) => {
      const { unmount } = render(<Grid columns={[{ field: 'kind', ...column }]} />);
      await wait();
      const field = api.current
        .getAllColumns()
        .find((each) => each.field.startsWith('__row_group'))!.field;
      act(() => api.current.setSortModel([{ field, sort: 'asc' }]));
      await wait();
      const kinds = ids().map((id) => id!.split('/')[1]);
      unmount();
      return kinds;
    };
    const descending = (first: string, second: string) => (first < second ? 1 : -1);
    expect(await order({ sortComparator: descending })).toEqual(['Oak', 'Elm', 'Ash']);
    return {
      observed: await order({ getSortComparator: () => descending }),
      faulty: ['Ash', 'Elm', 'Oak'],
      correct: ['Oak', 'Elm', 'Ash'],
    };
  },
);
