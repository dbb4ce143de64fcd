import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits, type Day, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 130 },
  { field: 'reason', headerName: 'Reason', flex: 1, minWidth: 130 },
];

export default function BetweenTwoHeights() {
  const [day, setDay] = React.useState<Day>('Monday');

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
      </ToggleButtonGroup>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 180, maxHeight: 300 }}>
        <DataGrid
          rows={visits[day]}
          columns={columns}
          density="compact"
          hideFooter
          label={`Visits on ${day}`}
        />
      </div>
    </div>
  );
}
