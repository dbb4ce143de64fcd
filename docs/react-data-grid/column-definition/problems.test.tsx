import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { problem } from '@site/tests/problems';

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem('space-does-not-reach-button-in-cell', { needs: { DataGrid } }, async () => {
  render(
    <div style={{ width: 400, height: 300 }}>
      <DataGrid
        rows={[{ id: 1 }]}
        columns={[{ field: 'id', renderCell: () => <button type="button">Call</button> }]}
        autoHeight
        disableVirtualization
      />
    </div>,
  );
  await wait();
  // A browser clicks a focused button when Space is released, unless the default of pressing it was prevented.
  const button = screen.getByRole('button', { name: 'Call' });
  const isClick = fireEvent.keyDown(button, { key: ' ', keyCode: 32 });
  return { observed: isClick, faulty: false, correct: true };
});
