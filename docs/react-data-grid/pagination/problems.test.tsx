import { act, render } from '@testing-library/react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

problem('row-count-zero-resets-page', { needs: { DataGridPremium } }, async () => {
  const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const text = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
  // The initial state has another form in version 5.
  const initial = {
    initialState: {
      pagination: { paginationModel: { page: 2, pageSize: 5 }, page: 2, pageSize: 5 },
    },
  } as object;
  const grid = (rowCount: number) => (
    <div style={{ width: 600, height: 400 }}>
      <DataGridPremium
        rows={[{ id: 11 }]}
        columns={[{ field: 'id' }]}
        pagination
        paginationMode="server"
        pageSizeOptions={[5]}
        rowCount={rowCount}
        disableVirtualization
        {...initial}
      />
    </div>
  );
  const { rerender } = render(grid(40));
  await wait();
  expect(text()).toBe('11–15 of 40');
  rerender(grid(0));
  await wait();
  rerender(grid(40));
  await wait();
  return { observed: text(), faulty: '1–5 of 40', correct: '11–15 of 40' };
});
