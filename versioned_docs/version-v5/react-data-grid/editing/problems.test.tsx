import { act, fireEvent, render } from '@testing-library/react';
import { DataGrid, GridEditDateCell } from '@mui/x-data-grid';
import { problem } from '@site/tests/problems';

// Version 4, which lacks the editor, edits in another way. Later versions have no such flag, and edit in the same way.
const flags = { newEditingApi: true, warnIfFocusStateIsNotSynced: false };
const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem('pasting-into-cell-starts-with-v', { needs: { DataGrid, GridEditDateCell } }, async () => {
  render(
    <div style={{ width: 400, height: 300 }}>
      <DataGrid
        rows={[{ id: 1, name: 'Soup' }]}
        columns={[{ field: 'name', editable: true }]}
        experimentalFeatures={flags}
        autoHeight
        disableVirtualization
      />
    </div>,
  );
  await wait();
  fireEvent.keyDown(document.querySelector('[data-id="1"] [data-field="name"]')!, {
    key: 'v',
    keyCode: 86,
    ctrlKey: true,
  });
  await wait();
  const input = document.querySelector<HTMLInputElement>('[data-id="1"] input')!;
  return { observed: input.value, faulty: 'v', correct: '' };
});
