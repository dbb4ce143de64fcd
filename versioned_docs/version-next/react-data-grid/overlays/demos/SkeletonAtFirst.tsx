import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { firingColumns, type Firing } from './firings';
import { fetchFirings } from './kilnServer';

const noFirings: Firing[] = [];

export default function SkeletonAtFirst() {
  const [rows, setRows] = React.useState<Firing[] | null>(null);

  const load = async () => {
    setRows(null);
    setRows(await fetchFirings());
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => void load()} sx={{ mb: 1 }}>
        Load the firings
      </Button>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={rows ?? noFirings}
          columns={firingColumns}
          loading={rows === null}
          slotProps={{
            main: { 'aria-label': 'Firings, first as a skeleton', 'aria-busy': rows === null },
          }}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
