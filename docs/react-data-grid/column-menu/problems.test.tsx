import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { problem } from '@site/tests/problems';

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem('on-menu-close-without-menu', { needs: { DataGrid } }, async () => {
  const onMenuOpen = jest.fn();
  const onMenuClose = jest.fn();
  render(
    <div style={{ width: 600, height: 300 }}>
      <DataGrid
        rows={[{ id: 1, a: 'x' }]}
        columns={[{ field: 'id' }, { field: 'a' }]}
        onMenuOpen={onMenuOpen}
        onMenuClose={onMenuClose}
        autoHeight
        disableVirtualization
      />
    </div>,
  );
  await wait();
  fireEvent.click(screen.getByRole('columnheader', { name: 'a' }));
  await wait();
  expect(screen.getByRole('columnheader', { name: 'a' })).toHaveAttribute('aria-sort', 'ascending');
  expect(onMenuOpen).not.toHaveBeenCalled();
  return { observed: onMenuClose.mock.calls.length > 0, faulty: true, correct: false };
});
