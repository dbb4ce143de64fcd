import { act, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem('aria-label-not-on-grid', { needs: { DataGrid } }, async () => {
  render(
    <div style={{ width: 400, height: 300 }}>
      <DataGrid
        aria-label="Orders"
        rows={[{ id: 1 }]}
        columns={[{ field: 'id' }]}
        autoHeight
        disableVirtualization
      />
    </div>,
  );
  await wait();
  expect(document.querySelector('[aria-label="Orders"]')).not.toBeNull();
  return {
    observed: screen.getByRole('grid').getAttribute('aria-label'),
    faulty: null,
    correct: 'Orders' as string | null,
  };
});

problem('grouped-rows-are-no-treegrid', { needs: { DataGridPremium } }, async () => {
  render(
    <div style={{ width: 400, height: 300 }}>
      <DataGridPremium
        rows={[{ id: 1, kind: 'Oak' }]}
        columns={[{ field: 'id' }, { field: 'kind' }]}
        initialState={{ rowGrouping: { model: ['kind'] } }}
        disableVirtualization
      />
    </div>,
  );
  await wait();
  expect(screen.getByText('Oak', { exact: false })).toBeInTheDocument();
  return {
    observed: document.querySelector('[role="grid"], [role="treegrid"]')!.getAttribute('role'),
    faulty: 'grid',
    correct: 'treegrid',
  };
});
