import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

const optional = fleetColumns.slice(2, 5);

export default function SwitchesForColumns() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    service: false,
    insurer: false,
    premium: false,
  });

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {optional.map(({ field, headerName }) => (
          <FormControlLabel
            key={field}
            control={
              <Switch
                checked={model[field] !== false}
                onChange={(_, shown) => setModel({ ...model, [field]: shown })}
              />
            }
            label={headerName}
          />
        ))}
      </Stack>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={fleet}
          columns={fleetColumns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          disableColumnSelector
          density="compact"
          hideFooter
          aria-label="Vans, with switches for three columns"
        />
      </div>
    </div>
  );
}
