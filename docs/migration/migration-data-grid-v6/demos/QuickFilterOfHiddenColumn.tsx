import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'bed', headerName: 'Bed', width: 80 },
  { field: 'latin', headerName: 'Latin name' },
];

const rows = [
  { id: 1, plant: 'Sage', bed: 'A1', latin: 'Salvia officinalis' },
  { id: 2, plant: 'Clary', bed: 'A2', latin: 'Salvia sclarea' },
  { id: 3, plant: 'Thyme', bed: 'B1', latin: 'Thymus vulgaris' },
];

const hidden = { latin: false };

export default function QuickFilterOfHiddenColumn() {
  const [includeHidden, setIncludeHidden] = React.useState(false);
  const filterModel = React.useMemo(
    () => ({
      items: [],
      quickFilterValues: ['salvia'],
      quickFilterExcludeHiddenColumns: !includeHidden,
    }),
    [includeHidden],
  );

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <FormControlLabel
        control={<Switch checked={includeHidden} onChange={(_, on) => setIncludeHidden(on)} />}
        label="Search hidden columns, as version 6 did"
      />
      <div style={{ height: 220 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Herb garden, searched for salvia' } }}
          rows={rows}
          columns={columns}
          columnVisibilityModel={hidden}
          filterModel={filterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
