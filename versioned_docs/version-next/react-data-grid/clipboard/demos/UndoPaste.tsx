import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { budget, budgetColumns, type BudgetLine } from './budget';

export default function UndoPaste() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState('Paste into a cell, then undo it.');

  const saveOldRows: DataGridPremiumProps['onUndo'] = ({ eventName, data }) => {
    // Single edits are in the history, too.
    if (eventName === 'clipboardPasteEnd') {
      const oldRows: Map<number, BudgetLine> = data.oldRows;
      const items = [...oldRows.values()].map(({ item }) => item);
      setLog(`To be saved again, with the old values: ${items.join(', ')}`);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.history.undo()}>Undo paste</Button>
      <Button onClick={() => apiRef.current?.history.redo()}>Redo</Button>
      <output style={{ display: 'block', padding: 8 }}>{log}</output>
      <div style={{ height: 222 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={budget}
          columns={budgetColumns}
          cellSelection
          disableRowSelectionOnClick
          onUndo={saveOldRows}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Budget whose last paste can be undone' } }}
        />
      </div>
    </div>
  );
}
