import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridDensity } from '@mui/x-data-grid';
import { lockers, lockerColumns } from './lockers';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

const rows = lockers.slice(0, 3);

export default function DensityFromAButton() {
  const [density, setDensity] = React.useState<GridDensity>('comfortable');

  return (
    <div style={{ width: '100%' }}>
      {densities.map((each) => (
        <Button key={each} aria-pressed={each === density} onClick={() => setDensity(each)}>
          {each}
        </Button>
      ))}
      <div style={{ height: 280, marginTop: 8 }}>
        <DataGrid
          rows={rows}
          columns={lockerColumns}
          density={density}
          hideFooter
          aria-label="Lockers, with buttons for the density"
        />
      </div>
    </div>
  );
}
