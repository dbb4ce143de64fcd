import { DataGrid } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const points = Array.from({ length: 3 }, (_, set) =>
  chargers.map((charger) => ({
    ...charger,
    id: set * chargers.length + charger.id,
    site: `${charger.site} ${set + 1}`,
  })),
).flat();

export default function BackToFirstPage() {
  return (
    <div style={{ height: 312, width: '100%' }}>
      <DataGrid
        rows={points}
        columns={chargerColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 5, page: 2 } } }}
        pageSizeOptions={[5]}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Charging points on five pages' } }}
      />
    </div>
  );
}
