import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { budget, budgetColumns } from './budget';

export default function CopyRows() {
  const [copied, setCopied] = React.useState('Nothing copied yet');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={budget}
          columns={budgetColumns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Budget to copy' } }}
        />
      </div>
      <pre
        dir="ltr"
        role="region"
        aria-label="Copied text"
        aria-live="polite"
        tabIndex={0}
        style={{ height: 90, overflow: 'auto', margin: '8px 0 0' }}
      >
        {copied}
      </pre>
    </div>
  );
}
