import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'line', headerName: 'Line', width: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 140 },
];

export default function SortFromOutside() {
  const apiRef = useGridApiRef();
  const [first, setFirst] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current.setSortModel([{ field: 'line', sort: 'asc' }])}>
          By line
        </Button>
        <Button onClick={() => apiRef.current.sortColumn(apiRef.current.getColumn('passengers'))}>
          Next by passengers
        </Button>
        <Button onClick={() => apiRef.current.setSortModel([])}>Unsort</Button>
        <Button onClick={() => setFirst(apiRef.current.getSortedRows()[0]?.name)}>
          Show the first
        </Button>
        <output style={{ alignSelf: 'center' }}>{first}</output>
      </Stack>
      <div style={{ height: 350 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={stations}
          columns={columns}
          density="compact"
          hideFooter
          aria-label="Metro stations, sorted from outside the grid"
        />
      </div>
    </Stack>
  );
}
