import * as React from 'react';
import {
  DataGridPro,
  gridDensityValueSelector,
  GridToolbarDensitySelector,
  useGridApiRef,
  type GridDensity,
} from '@mui/x-data-grid-pro';
import { lockers, lockerColumns } from './lockers';

const components = { Toolbar: GridToolbarDensitySelector };

const rows = lockers.slice(0, 4);

export default function DensityFromTheToolbar() {
  const apiRef = useGridApiRef();
  const [density, setDensity] = React.useState<GridDensity>('compact');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('stateChange', () =>
        setDensity(gridDensityValueSelector(apiRef)),
      ),
    [apiRef],
  );

  return (
    <div style={{ width: '100%' }}>
      <p style={{ margin: '0 0 8px' }}>{`Density: ${density}`}</p>
      <div style={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={lockerColumns}
          density={density}
          components={components}
          hideFooter
          aria-label="Lockers, with a menu of densities"
        />
      </div>
    </div>
  );
}
