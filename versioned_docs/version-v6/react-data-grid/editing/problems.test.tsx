import { act, fireEvent, render } from '@testing-library/react';
import { DataGrid, GridEditDateCell } from '@mui/x-data-grid';
import { problem } from '@site/tests/problems';

// Version 5 needs the first flag. All versions know the second one.
const flags = { newEditingApi: true, warnIfFocusStateIsNotSynced: false };
const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

// Version 4, which lacks the editor, edits in another way.
problem(
  'editing-delete-saves-empty-string',
  { needs: { DataGrid, GridEditDateCell } },
  async () => {
    const processRowUpdate = jest.fn((row: { id: number; price?: number | string }) => row);
    render(
      <div style={{ width: 500, height: 300 }}>
        <DataGrid
          rows={[{ id: 1, price: 7 }]}
          columns={[{ field: 'price', type: 'number', editable: true }]}
          processRowUpdate={processRowUpdate}
          experimentalFeatures={flags}
          autoHeight
          disableVirtualization
        />
      </div>,
    );
    await wait();
    const cell = document.querySelector('[data-id="1"] [data-field="price"]')!;
    fireEvent.keyDown(cell, { key: 'Delete' });
    await wait();
    fireEvent.keyDown(cell.querySelector('input')!, { key: 'Enter' });
    await wait();
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    return { observed: processRowUpdate.mock.calls[0][0].price, faulty: '', correct: undefined };
  },
);
