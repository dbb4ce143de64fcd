import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { shiftColumns, shifts } from './shifts';

export default function KeepOnFocusLost() {
  const [lastEvent, setLastEvent] = React.useState('Nothing yet');

  return (
    <div style={{ width: '100%' }}>
      <output style={{ display: 'block', padding: 8 }}>{lastEvent}</output>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={shifts}
          columns={shiftColumns}
          onCellEditStart={({ reason }) => setLastEvent(`Started: ${reason}`)}
          onCellEditStop={({ reason }, event) => {
            if (reason === 'cellFocusOut') {
              event.defaultMuiPrevented = true;
            }
            setLastEvent(`${event.defaultMuiPrevented ? 'Kept open' : 'Stopped'}: ${reason}`);
          }}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Shifts whose cells stay open' } }}
        />
      </div>
    </div>
  );
}
