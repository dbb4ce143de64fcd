import { act, render, screen } from '@testing-library/react';
import {
  createCellEditHistoryHandler,
  DataGridPremium,
  GridEditDateCell,
  GridRowModes,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { problem } from '@site/tests/problems';

const wait = (ms = 50) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

problem(
  'undo-button-without-name',
  { needs: { DataGridPremium, createCellEditHistoryHandler } },
  async () => {
    render(
      <div style={{ width: 600, height: 300 }}>
        <DataGridPremium
          rows={[{ id: 1 }]}
          columns={[{ field: 'id', editable: true }]}
          showToolbar
        />
      </div>,
    );
    await wait();
    expect(screen.getByRole('button', { name: 'Columns' })).toBeInTheDocument();
    const button = screen.getByLabelText('Undo');
    const target = button.matches('button') ? button : button.querySelector('button')!;
    return {
      observed: target.getAttribute('aria-label'),
      faulty: null,
      correct: 'Undo' as string | null,
    };
  },
);

problem(
  'editing-canceled-row-is-saved',
  { needs: { DataGridPremium, GridEditDateCell } },
  async () => {
    const processRowUpdate = jest.fn((row: { id: number }) => row);
    const draft = { id: 2, name: '' };
    // Version 5 needs the first flag. All versions know the second one.
    const flags = { newEditingApi: true, warnIfFocusStateIsNotSynced: false };
    const show = (props: Pick<DataGridPremiumProps, 'rows' | 'rowModesModel'>) => (
      <div style={{ width: 600, height: 300 }}>
        <DataGridPremium
          columns={[{ field: 'name', editable: true }]}
          editMode="row"
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={() => {}}
          experimentalFeatures={flags}
          disableVirtualization
          {...props}
        />
      </div>
    );
    const { rerender } = render(
      show({ rows: [draft], rowModesModel: { 2: { mode: GridRowModes.Edit } } }),
    );
    await wait();
    expect(document.querySelector('[data-id="2"] input')).not.toBeNull();
    const mode = { mode: GridRowModes.View, ignoreModifications: true } as const;
    rerender(show({ rows: [], rowModesModel: { 2: mode } }));
    await wait();
    expect(document.querySelector('[data-id="2"]')).toBeNull();
    return { observed: processRowUpdate.mock.calls.length, faulty: 1, correct: 0 };
  },
);
