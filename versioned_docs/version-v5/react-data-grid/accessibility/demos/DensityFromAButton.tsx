import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridDensity } from '@mui/x-data-grid-pro';
import { lockers, lockerColumns } from './lockers';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

const rows = lockers.slice(0, 3);

export default function DensityFromAButton() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      {densities.map((density) => (
        <Button key={density} onClick={() => apiRef.current.setDensity(density)}>
          {density}
        </Button>
      ))}
      <div style={{ height: 260, marginTop: 8 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={lockerColumns}
          density="comfortable"
          hideFooter
          aria-label="Lockers, with buttons for the density"
        />
      </div>
    </div>
  );
}
