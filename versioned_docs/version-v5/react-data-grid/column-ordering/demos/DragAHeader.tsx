import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { lotColumns, lots } from './auctions';

export default function DragAHeader() {
  const [message, setMessage] = React.useState('Nothing moved yet');

  return (
    <div style={{ width: '100%' }}>
      <p>
        <output>{message}</output>
      </p>
      <div style={{ height: 150 }}>
        <DataGridPro
          rows={lots}
          columns={lotColumns}
          onColumnOrderChange={({ colDef, oldIndex, targetIndex }) =>
            setMessage(`${colDef.headerName}: ${oldIndex} → ${targetIndex}`)
          }
          density="compact"
          hideFooter
          aria-label="Lots, with headers to drag"
        />
      </div>
    </div>
  );
}
