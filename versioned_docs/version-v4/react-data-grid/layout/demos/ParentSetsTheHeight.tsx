import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures } from './departures';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 150 },
  { field: 'gate', headerName: 'Gate', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function ParentSetsTheHeight() {
  const [height, setHeight] = React.useState(320);

  return (
    <div style={{ height: 464, width: '100%' }}>
      <div style={{ height, width: '100%' }}>
        <DataGrid rows={departures} columns={columns} aria-label="Departures" />
      </div>
      <div style={{ maxWidth: 320, margin: '8px 16px' }}>
        <Slider
          value={height}
          onChange={(_, value) => setHeight(value as number)}
          min={200}
          max={400}
          step={20}
          valueLabelDisplay="auto"
          aria-label="Height of the parent in pixels"
        />
      </div>
    </div>
  );
}
