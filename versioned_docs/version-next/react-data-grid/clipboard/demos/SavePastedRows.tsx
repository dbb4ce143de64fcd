import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { budget, budgetColumns, type BudgetLine } from './budget';
import { saveBudgetLine } from './budgetServer';

export default function SavePastedRows() {
  const [log, setLog] = React.useState<string[]>(['Copy a few cells, and paste them elsewhere.']);
  const write = (line: string) => setLog((lines) => [...lines.slice(-3), line]);

  const processRowUpdate = async (changed: BudgetLine) => {
    const saved = await saveBudgetLine(changed);
    write(`${saved.item} was saved.`);
    return saved;
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 222 }}>
        <DataGridPremium
          rows={budget}
          columns={budgetColumns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error) => write(error.message)}
          onClipboardPasteStart={({ data }) => write(`Lines in the text: ${data.length}`)}
          onClipboardPasteEnd={() => write('The paste is finished.')}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Budget that is saved when something is pasted' } }}
        />
      </div>
      <pre
        dir="ltr"
        role="region"
        aria-label="What was saved"
        aria-live="polite"
        tabIndex={0}
        style={{ height: 96, overflow: 'auto', margin: '8px 0 0', whiteSpace: 'pre-wrap' }}
      >
        {log.join('\n')}
      </pre>
    </div>
  );
}
