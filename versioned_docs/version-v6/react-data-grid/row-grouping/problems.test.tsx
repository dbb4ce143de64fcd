import { act, render } from '@testing-library/react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem('row-groups-show-value-of-option', { needs: { DataGridPremium } }, async () => {
  const status: GridColDef = {
    field: 'status',
    type: 'singleSelect',
    valueOptions: [
      { value: 'o', label: 'Open' },
      { value: 'c', label: 'Closed' },
    ],
  };
  render(
    <div style={{ width: 500, height: 400 }}>
      <DataGridPremium
        rows={[
          { id: 1, status: 'o' },
          { id: 2, status: 'o' },
        ]}
        columns={[{ field: 'id' }, status]}
        initialState={{ rowGrouping: { model: ['status'] } }}
        disableVirtualization
      />
    </div>,
  );
  await wait();
  const group = document.querySelector(
    '[data-id="auto-generated-row-status/o"] [data-field="__row_group_by_columns_group__"]',
  )!;
  return { observed: group.textContent, faulty: 'o (2)', correct: 'Open (2)' };
});
