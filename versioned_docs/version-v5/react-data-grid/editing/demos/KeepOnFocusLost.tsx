import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

const experimentalFeatures = { newEditingApi: true };

export default function KeepOnFocusLost() {
  const [lastEvent, setLastEvent] = React.useState('Nothing yet');

  return (
    <div style={{ width: '100%' }}>
      <output style={{ display: 'block', padding: 8 }}>{lastEvent}</output>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={dishes}
          columns={dishColumns}
          experimentalFeatures={experimentalFeatures}
          onCellEditStart={({ reason }) => setLastEvent(`Started: ${reason}`)}
          onCellEditStop={({ reason, colDef }, event) => {
            // The open list of a `singleSelect` column would cover the page.
            if (reason === 'cellFocusOut' && colDef.type !== 'singleSelect') {
              event.defaultMuiPrevented = true;
            }
            setLastEvent(`${event.defaultMuiPrevented ? 'Kept open' : 'Stopped'}: ${reason}`);
          }}
          density="compact"
          hideFooter
          aria-label="Menu whose cells stay open"
        />
      </div>
    </div>
  );
}
