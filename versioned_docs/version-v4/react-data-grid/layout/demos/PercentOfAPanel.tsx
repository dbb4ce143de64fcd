import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Paper from '@material-ui/core/Paper';
import Switch from '@material-ui/core/Switch';
import Typography from '@material-ui/core/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits } from './visits';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 110 },
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 140 },
];

export default function PercentOfAPanel() {
  const [tall, setTall] = React.useState(false);

  return (
    <div style={{ height: 480, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={tall} onChange={(_, on) => setTall(on)} />}
        label="Taller panel"
      />
      <Paper variant="outlined" style={{ height: tall ? 430 : 330 }}>
        <div style={{ height: '70%' }}>
          <DataGrid
            rows={visits.Tuesday}
            columns={columns}
            density="compact"
            hideFooter
            aria-label="Visits, in the upper part of the panel"
          />
        </div>
        <Typography variant="body2" style={{ height: '30%', padding: 16, boxSizing: 'border-box' }}>
          Olive arrives by trailer and waits in the yard.
        </Typography>
      </Paper>
    </div>
  );
}
