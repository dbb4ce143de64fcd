import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGridPremium, useGridApiRef, type GridApi } from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

let api: { current: GridApi };

function Grid({ count }: { count: number }) {
  api = useGridApiRef() as unknown as typeof api;
  return (
    <div style={{ width: 600, height: 400 }}>
      <DataGridPremium
        apiRef={api as never}
        rows={Array.from({ length: count }, (_, id) => ({ id }))}
        columns={[{ field: 'id' }]}
        pagination
        disableVirtualization
      />
    </div>
  );
}

// Versions without this component cannot export their state.
problem('restore-state-shows-old-row-count', { needs: { DataGridPremium } }, async () => {
  const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const text = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
  const { unmount } = render(<Grid count={12} />);
  await wait();
  expect(text()).toMatch(/of 12$/);
  const saved = api.current.exportState();
  unmount();
  render(<Grid count={2} />);
  await wait();
  expect(text()).toMatch(/of 2$/);
  act(() => api.current.restoreState(saved));
  await wait();
  return { observed: text()?.split(' ').at(-1), faulty: '12', correct: '2' };
});
