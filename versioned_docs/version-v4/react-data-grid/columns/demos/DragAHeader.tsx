import * as React from 'react';
import { DataGridPro, type GridColumnOrderChangeParams } from '@mui/x-data-grid-pro';
import { lotColumns, lots } from './auctions';

export default function DragAHeader() {
  const [message, setMessage] = React.useState('Nothing moved yet');
  const report = ({ colDef, oldIndex, targetIndex }: GridColumnOrderChangeParams) =>
    setMessage(`${colDef.headerName}: ${oldIndex} → ${targetIndex}`);

  return (
    <div style={{ width: '100%' }}>
      <p>
        <output>{message}</output>
      </p>
      <div style={{ height: 150 }}>
        <DataGridPro
          rows={lots}
          columns={lotColumns}
          onColumnOrderChange={report}
          density="compact"
          hideFooter
          aria-label="Lots, with headers to drag"
        />
      </div>
    </div>
  );
}
