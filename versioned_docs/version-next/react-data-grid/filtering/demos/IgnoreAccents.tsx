import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

export default function IgnoreAccents() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={ignore} onChange={(_, on) => setIgnore(on)} />}
        label="ignoreDiacritics"
      />
      <div style={{ height: 186 }}>
        <DataGrid
          key={String(ignore)}
          rows={chargers}
          columns={chargerColumns}
          ignoreDiacritics={ignore}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'town', operator: 'contains', value: 'zur' }] },
            },
          }}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Charging points whose town contains zur' } }}
        />
      </div>
    </div>
  );
}
