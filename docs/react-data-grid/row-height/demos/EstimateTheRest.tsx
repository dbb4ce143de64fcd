import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { exhibitColumns, exhibits } from './exhibits';

const rows = Array.from({ length: 80 }, (_, i) => ({ ...exhibits[i % 5], id: i }));

export default function EstimateTheRest() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={exhibitColumns}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 70}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        slotProps={{ main: { 'aria-label': 'Eighty exhibits, with estimated heights' } }}
      />
    </div>
  );
}
