import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Sighting } from './sightings';
import { fetchSightings } from './sightingServer';

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird' },
  { field: 'latin', headerName: 'Scientific name' },
  { field: 'place', headerName: 'Place', maxWidth: 240 },
];

export default function AutosizeAfterLoading() {
  const [rows, setRows] = React.useState<Sighting[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    setLoading(true);
    setRows(await fetchSightings());
    setLoading(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={load} disabled={loading}>
        Load the rows
      </Button>
      <div style={{ height: 258 }}>
        <DataGrid
          // Mounts again when rows arrive.
          key={rows.length === 0 ? 'empty' : 'filled'}
          autosizeOnMount={rows.length > 0}
          autosizeOptions={{ includeOutliers: true }}
          rows={rows}
          columns={columns}
          loading={loading}
          density="compact"
          hideFooter
          label="Birds from a server"
        />
      </div>
    </div>
  );
}
