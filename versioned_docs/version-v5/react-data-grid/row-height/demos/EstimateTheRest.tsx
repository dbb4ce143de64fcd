import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { exhibitColumns, exhibits } from './exhibits';

const rows = Array.from({ length: 80 }, (_, i) => ({ ...exhibits[i % 5], id: i }));

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 70;

export default function EstimateTheRest() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={exhibitColumns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        aria-label="Eighty exhibits, with estimated heights"
      />
    </div>
  );
}
