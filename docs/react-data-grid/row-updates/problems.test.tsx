import { act, render } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { problem } from '@site/tests/problems';

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem('rows-array-is-frozen', { needs: { DataGrid } }, async () => {
  const rows = [{ id: 1 }];
  render(
    <div style={{ width: 400, height: 300 }}>
      <DataGrid rows={rows} columns={[{ field: 'id' }]} autoHeight disableVirtualization />
    </div>,
  );
  await wait();
  expect(document.querySelector('[data-id="1"]')).not.toBeNull();
  return { observed: Object.isFrozen(rows), faulty: true, correct: false };
});
