import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { visits, type Day, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 130 },
  { field: 'reason', headerName: 'Reason', flex: 1, minWidth: 130 },
];

// The lower limit. The overlay of a day without visits fills it.
const lowerLimit = { [`& .${gridClasses.main}`]: { minHeight: 180 } };

export default function BetweenTwoHeights() {
  const [day, setDay] = React.useState<Day>('Monday');
  // The upper limit: with more rows, the grid scrolls.
  const scrolls = visits[day].length > 6;

  return (
    <div style={{ height: 370, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={day}
        onChange={(_, value: Day | null) => value && setDay(value)}
        aria-label="Day"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="Monday">Monday</ToggleButton>
        <ToggleButton value="Tuesday">Tuesday</ToggleButton>
        <ToggleButton value="Wednesday">Wednesday</ToggleButton>
        <ToggleButton value="Thursday">Thursday</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: scrolls ? 300 : 'auto' }}>
        <DataGrid
          autoHeight={!scrolls}
          rows={visits[day]}
          columns={columns}
          density="compact"
          sx={lowerLimit}
          hideFooter
          aria-label={`Visits on ${day}`}
        />
      </div>
    </div>
  );
}
