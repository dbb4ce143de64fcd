import * as React from 'react';
import Button from '@material-ui/core/Button';
import ButtonGroup from '@material-ui/core/ButtonGroup';
import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { visits, type Day } from './visits';

const days: Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 110 },
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 130 },
  { field: 'reason', headerName: 'Reason', flex: 1, minWidth: 130 },
];

// The lower limit. The overlay of a day without visits fills it.
const useStyles = makeStyles({
  root: { [`& .${gridClasses.main}`]: { minHeight: 180 } },
});

export default function BetweenTwoHeights() {
  const classes = useStyles();
  const [day, setDay] = React.useState<Day>('Monday');
  // The upper limit: with more rows, the grid scrolls.
  const scrolls = visits[day].length > 6;

  return (
    <div style={{ height: 370, width: '100%' }}>
      <ButtonGroup size="small" color="primary" aria-label="Day" style={{ marginBottom: 8 }}>
        {days.map((name) => (
          <Button
            key={name}
            variant={name === day ? 'contained' : 'outlined'}
            aria-pressed={name === day}
            onClick={() => setDay(name)}
          >
            {name.slice(0, 3)}
          </Button>
        ))}
      </ButtonGroup>
      <div style={{ height: scrolls ? 300 : 'auto' }}>
        <DataGrid
          className={classes.root}
          autoHeight={!scrolls}
          rows={visits[day]}
          columns={columns}
          density="compact"
          hideFooter
          aria-label={`Visits on ${day}`}
        />
      </div>
    </div>
  );
}
