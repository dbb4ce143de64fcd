import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { slotColumns, slots } from './slots';

export default function EventAsProp() {
  const [message, setMessage] = React.useState('Click a row.');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={slots}
          columns={slotColumns}
          onRowClick={({ row }) => setMessage(`${row['wall']} at ${row['start']}`)}
          density="compact"
          hideFooter
          aria-label="Time slots to click"
        />
      </div>
      <div role="status">{message}</div>
    </div>
  );
}
