import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, GridOverlay, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { visits } from './visits';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 110 },
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 130 },
];

// The headers take 56 pixels of it.
const useStyles = makeStyles({
  roomForOverlay: { [`& .${gridClasses.main}`]: { minHeight: 236 } },
});

function NoVisits() {
  return (
    <GridOverlay>
      <div style={{ textAlign: 'center' }}>
        <div style={{ fontSize: 40 }}>0</div>
        No visits today
      </div>
    </GridOverlay>
  );
}

const components = { NoRowsOverlay: NoVisits };

export default function HeightOfTheEmptyGrid() {
  const classes = useStyles();
  const [booked, setBooked] = React.useState(false);

  return (
    <div style={{ minHeight: 276, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={booked} onChange={(_, on) => setBooked(on)} />}
        label="Book two visits"
      />
      <DataGrid
        className={booked ? undefined : classes.roomForOverlay}
        autoHeight
        rows={booked ? visits.Monday : visits.Thursday}
        columns={columns}
        components={components}
        hideFooter
        aria-label="Visits of the day"
      />
    </div>
  );
}
