import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, Toolbar, type GridDensity } from '@mui/x-data-grid';
import { lockers, lockerColumns } from './lockers';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    density: GridDensity;
    onDensityChange: (density: GridDensity) => void;
  }
}

interface DensityToolbarProps {
  density: GridDensity;
  onDensityChange: (density: GridDensity) => void;
}

function DensityToolbar({ density, onDensityChange }: DensityToolbarProps) {
  return (
    <Toolbar>
      <TextField
        select
        size="small"
        variant="standard"
        label="Density"
        value={density}
        onChange={(event) => onDensityChange(event.target.value as GridDensity)}
        sx={{ minWidth: 130 }}
      >
        <MenuItem value="compact">Compact</MenuItem>
        <MenuItem value="standard">Standard</MenuItem>
        <MenuItem value="comfortable">Comfortable</MenuItem>
      </TextField>
    </Toolbar>
  );
}

const rows = lockers.slice(0, 4);
const slots = { toolbar: DensityToolbar };

export default function DensityFromTheToolbar() {
  const [density, setDensity] = React.useState<GridDensity>('compact');
  const slotProps = React.useMemo(
    () => ({ toolbar: { density, onDensityChange: setDensity } }),
    [density],
  );

  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        label="Lockers, with a menu of densities"
        rows={rows}
        columns={lockerColumns}
        density={density}
        showToolbar
        slots={slots}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
