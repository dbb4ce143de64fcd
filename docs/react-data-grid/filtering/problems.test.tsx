import * as React from 'react';
import { act, render } from '@testing-library/react';
import {
  DataGrid,
  gridPaginationModelSelector,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import { problem } from '@site/tests/problems';

const rows = [
  { id: 1, town: 'Bern', power: 150 },
  { id: 2, town: 'Basel', power: 22 },
];
const columns = [{ field: 'town' }, { field: 'power', type: 'number' as const }];

let api: { current: GridApi };

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );

/** Versions 4 and 5 have other names for the same properties. */
const itemOf = (id: number, field: string, operator: string, value: unknown) => ({
  id,
  field,
  columnField: field,
  operator,
  operatorValue: operator,
  value,
});

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

// Versions without this selector have no API object in the `DataGrid`.
problem(
  'upsert-filter-item-ignored',
  { needs: { DataGrid, gridPaginationModelSelector } },
  async () => {
    function Chargers(props: Partial<DataGridProps>) {
      api = useGridApiRef() as typeof api;
      return (
        <div style={{ width: 600, height: 400 }}>
          <DataGrid apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
        </div>
      );
    }
    const upsert = async (id: number) => {
      const filterModel = { items: [itemOf(1, 'town', 'contains', 'B')] };
      const { unmount } = render(<Chargers initialState={{ filter: { filterModel } }} />);
      await wait();
      act(() => api.current.upsertFilterItem(itemOf(id, 'power', '<', 100)));
      await wait();
      const ids = shownIds();
      unmount();
      return ids;
    };
    expect(await upsert(1)).toEqual(['2']);
    return { observed: await upsert(2), faulty: ['1', '2'], correct: ['2'] };
  },
);
