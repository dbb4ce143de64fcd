import * as React from 'react';
import Button from '@material-ui/core/Button';
import Paper from '@material-ui/core/Paper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures } from './departures';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Flight', width: 115 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'time', headerName: 'Time', width: 110 },
];

export default function FillTheRestOfAScreen() {
  const [notice, setNotice] = React.useState(true);

  return (
    // In an application, this height would be 100dvh.
    <Paper
      variant="outlined"
      style={{ height: 420, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', padding: 8 }}>
        <strong>Departures</strong>
        <Button size="small" onClick={() => setNotice(!notice)}>
          {notice ? 'Hide the notice' : 'Show the notice'}
        </Button>
      </div>
      {notice && <p style={{ margin: 8 }}>Gate C1 is closed until 8 o’clock.</p>}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid rows={departures} columns={columns} aria-label="Departures of the morning" />
      </div>
    </Paper>
  );
}
