import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
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
      <Paper variant="outlined" sx={{ height: tall ? 430 : 330 }}>
        <div style={{ height: '70%' }}>
          <DataGrid
            rows={visits.Tuesday}
            columns={columns}
            density="compact"
            hideFooter
            aria-label="Visits, in the upper part of the panel"
          />
        </div>
        <Typography variant="body2" sx={{ height: '30%', p: 2, boxSizing: 'border-box' }}>
          Olive arrives by trailer and waits in the yard.
        </Typography>
      </Paper>
    </div>
  );
}
