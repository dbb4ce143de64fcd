import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { raceResults, type RaceResult } from './raceResults';

const columns: GridColDef<RaceResult>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'minutes', sort: 'asc' },
  ]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSortModel([{ field: 'club', sort: 'asc' }])}>By club</Button>
        <Button onClick={() => setSortModel([])}>Bib order</Button>
      </Stack>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={raceResults}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          density="compact"
          hideFooter
          aria-label="Race results with a controlled sort model"
        />
      </div>
      <Box component="output" sx={{ fontFamily: 'monospace', fontSize: 13 }}>
        {JSON.stringify(sortModel)}
      </Box>
    </Stack>
  );
}
