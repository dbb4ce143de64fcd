import * as React from 'react';
import EventAvailable from '@mui/icons-material/EventAvailable';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 130 },
];

function NoVisits() {
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <EventAvailable fontSize="large" color="primary" />
      <span>No visits today</span>
    </Stack>
  );
}

const components = { NoRowsOverlay: NoVisits };

// The headers take 56 pixels of it.
const roomForOverlay = { [`& .${gridClasses.main}`]: { minHeight: 236 } };

export default function HeightOfTheEmptyGrid() {
  const [booked, setBooked] = React.useState(false);

  return (
    <div style={{ minHeight: 276, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={booked} onChange={(_, on) => setBooked(on)} />}
        label="Book two visits"
      />
      <DataGrid
        autoHeight
        rows={booked ? visits.Monday : visits.Thursday}
        columns={columns}
        components={components}
        sx={booked ? undefined : roomForOverlay}
        hideFooter
        aria-label="Visits of the day"
      />
    </div>
  );
}
