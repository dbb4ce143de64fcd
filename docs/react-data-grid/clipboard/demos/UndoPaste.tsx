import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { budget, budgetColumns, type BudgetLine } from './budget';

type Changes = Pick<BudgetLine, 'id'> & Partial<BudgetLine>;

export default function UndoPaste() {
  const apiRef = useGridApiRef();
  const pasted = React.useRef<Changes[]>([]);
  const [undo, setUndo] = React.useState<Changes[]>([]);

  const processRowUpdate = (line: BudgetLine, before: BudgetLine) => {
    // Only what was pasted: later edits of other cells in the row stay.
    const old = (Object.keys(before) as (keyof BudgetLine)[]).filter(
      (field) => line[field] !== before[field],
    );
    pasted.current.push({
      id: line.id,
      ...Object.fromEntries(old.map((field) => [field, before[field]])),
    });
    return line;
  };

  return (
    <div style={{ width: '100%' }}>
      <Button
        disabled={undo.length === 0}
        onClick={() => {
          apiRef.current.updateRows(undo);
          setUndo([]);
        }}
      >
        Undo paste
      </Button>
      <div style={{ height: 222 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={budget}
          columns={budgetColumns}
          cellSelection
          disableRowSelectionOnClick
          onClipboardPasteStart={() => {
            pasted.current = [];
          }}
          processRowUpdate={processRowUpdate}
          onClipboardPasteEnd={() => {
            setUndo(pasted.current);
            pasted.current = [];
          }}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Budget whose last paste can be undone' } }}
        />
      </div>
    </div>
  );
}
