import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

export default function PanelAtButton() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button ref={setButton} onClick={() => apiRef.current?.showFilterPanel()}>
          Filter the flats
        </Button>
      </div>
      <div style={{ height: 258 }}>
        <DataGrid
          apiRef={apiRef}
          rows={flats}
          columns={flatColumns}
          slotProps={{
            main: { 'aria-label': 'Flats with the panel at a button above' },
            panel: { target: button },
          }}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
