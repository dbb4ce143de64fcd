import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { sightings, type Sighting } from './sightings';

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird' },
  { field: 'latin', headerName: 'Scientific name' },
  { field: 'count', headerName: 'Count', type: 'number' },
];

export default function AutosizeOnMount() {
  const [mounts, setMounts] = useState(0);
  return (
    <Stack spacing={1} sx={{ height: 300, width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" onClick={() => setMounts((count) => count + 1)}>
        Mount a grid that autosizes
      </Button>
      <div style={{ flexGrow: 1, minHeight: 0, width: '100%' }}>
        <DataGrid
          key={mounts}
          rows={sightings}
          columns={columns}
          autosizeOnMount={mounts > 0}
          autosizeOptions={{ expand: true }}
          density="compact"
          hideFooter
          label="Birds, as wide as their names"
        />
      </div>
    </Stack>
  );
}
