import { act, fireEvent, render } from '@testing-library/react';
import * as React from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

const rows = [
  { id: 1, district: 'Harbour', genus: 'Tilia' },
  { id: 2, district: 'Harbour', genus: 'Acer' },
  { id: 3, district: 'Mill', genus: 'Acer' },
];
const columns: GridColDef[] = [{ field: 'district' }, { field: 'genus' }];
const byDistrict = { rowGrouping: { model: ['district'] } };
const harbour = 'auto-generated-row-district/Harbour';
const needs = { DataGridPremium };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Trees(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ width: 700, height: 600 }}>
      <DataGridPremium
        apiRef={api}
        rows={rows}
        columns={columns}
        initialState={byDistrict}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );
const groupCell = (id: string) =>
  document.querySelector<HTMLElement>(
    `[data-id="${id}"] [data-field="__row_group_by_columns_group__"]`,
  )!;

problem('row-groups-collapse-on-new-rows', { needs }, async () => {
  const { rerender } = render(<Trees />);
  await wait();
  act(() => api.current.setRowChildrenExpansion(harbour, true));
  await wait();
  expect(ids()).toHaveLength(4);
  rerender(<Trees rows={rows.map((row) => ({ ...row }))} />);
  await wait();
  return { observed: ids().length, faulty: 2, correct: 4 };
});

problem('row-grouping-ignores-value-getter', { needs }, async () => {
  render(
    <Trees columns={[{ field: 'district', valueGetter: () => 'Town' }, { field: 'genus' }]} />,
  );
  await wait();
  return {
    observed: ids(),
    faulty: [harbour, 'auto-generated-row-district/Mill'],
    correct: ['auto-generated-row-district/Town'],
  };
});

problem('row-group-ignores-enter', { needs }, async () => {
  render(<Trees />);
  await wait();
  act(() => api.current.setCellFocus(harbour, '__row_group_by_columns_group__'));
  fireEvent.keyDown(groupCell(harbour), { key: 'Enter' });
  await wait();
  return { observed: ids().length, faulty: 2, correct: 4 };
});
