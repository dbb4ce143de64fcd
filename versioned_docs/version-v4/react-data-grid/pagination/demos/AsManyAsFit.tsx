import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import { DataGrid } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

export default function AsManyAsFit() {
  const [height, setHeight] = React.useState(320);

  return (
    <div style={{ height: 450, width: '100%' }}>
      <Slider
        min={200}
        max={400}
        step={20}
        value={height}
        onChange={(_, value) => setHeight(value as number)}
        aria-label="Height of the grid"
      />
      <div style={{ height }}>
        <DataGrid
          rows={ringings}
          columns={ringingColumns}
          autoPageSize
          density="compact"
          aria-label="Ringed birds, as many as fit"
        />
      </div>
    </div>
  );
}
