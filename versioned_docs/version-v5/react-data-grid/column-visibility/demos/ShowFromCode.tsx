import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid-pro';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

const initialState = { columns: { columnVisibilityModel: { premium: false } } };

export default function ShowFromCode() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => apiRef.current.setColumnVisibility('driver', false)}>
          Hide drivers
        </Button>
        <Button onClick={() => apiRef.current.setColumnVisibilityModel({})}>Show all</Button>
        <Button onClick={() => apiRef.current.showPreferences(GridPreferencePanelsValue.columns)}>
          Choose columns
        </Button>
      </Stack>
      <div style={{ height: 186 }}>
        <DataGridPro
          apiRef={apiRef}
          initialState={initialState}
          rows={fleet}
          columns={fleetColumns}
          density="compact"
          hideFooter
          aria-label="Vans, with commands for columns"
        />
      </div>
    </div>
  );
}
