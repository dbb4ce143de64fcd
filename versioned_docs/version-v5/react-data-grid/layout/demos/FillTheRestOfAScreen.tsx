import * as React from 'react';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from './departures';

const columns: GridColDef<Departure>[] = [
  { field: 'id', headerName: 'Flight', width: 100 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 130 },
  { field: 'time', headerName: 'Time', width: 90 },
];

export default function FillTheRestOfAScreen() {
  const [notice, setNotice] = React.useState(true);

  return (
    // In an application, this height would be 100dvh.
    <Paper
      variant="outlined"
      sx={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Stack direction="row" sx={{ p: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle1" component="p">
          Departures
        </Typography>
        <Button size="small" onClick={() => setNotice(!notice)}>
          {notice ? 'Hide the notice' : 'Show the notice'}
        </Button>
      </Stack>
      {notice && <Alert severity="info">Gate C1 is closed until 8 o’clock.</Alert>}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={departures} columns={columns} aria-label="Departures of the morning" />
      </div>
    </Paper>
  );
}
