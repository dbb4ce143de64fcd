import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridDensity } from '@mui/x-data-grid';
import { exhibitColumns, exhibits } from './exhibits';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function ThreeDensities() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <div style={{ height: 470, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={density}
        onChange={(_, next: GridDensity | null) => next && setDensity(next)}
        aria-label="Density"
        sx={{ mb: 1 }}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          autoHeight
          rows={exhibits}
          columns={exhibitColumns}
          density={density}
          hideFooter
          aria-label="Exhibits, in three densities"
        />
      </div>
    </div>
  );
}
