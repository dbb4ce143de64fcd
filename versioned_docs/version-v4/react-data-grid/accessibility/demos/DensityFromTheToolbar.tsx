import * as React from 'react';
import {
  DataGrid,
  GridToolbarDensitySelector,
  type GridDensity,
  type GridState,
} from '@mui/x-data-grid';
import { lockers, lockerColumns } from './lockers';

const components = { Toolbar: GridToolbarDensitySelector };

const rows = lockers.slice(0, 4);

export default function DensityFromTheToolbar() {
  const [density, setDensity] = React.useState<GridDensity>('compact');
  // Called after each change of the state, such as a move of the focus.
  const keepDensity = React.useCallback((state: GridState) => setDensity(state.density.value), []);

  return (
    <div style={{ width: '100%' }}>
      <p style={{ margin: '0 0 8px' }}>{`Density: ${density}`}</p>
      <div style={{ height: 300 }}>
        <DataGrid
          rows={rows}
          columns={lockerColumns}
          density={density}
          onStateChange={keepDensity}
          components={components}
          hideFooter
          aria-label="Lockers, with a menu of densities"
        />
      </div>
    </div>
  );
}
