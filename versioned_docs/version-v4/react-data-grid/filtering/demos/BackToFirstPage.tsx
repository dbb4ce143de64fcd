import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const points = Array.from({ length: 3 }, (_, set) =>
  chargers.map((charger) => ({
    ...charger,
    id: set * chargers.length + charger.id,
    site: `${charger.site} ${set + 1}`,
  })),
).flat();

const pageSizes = [5];

export default function BackToFirstPage() {
  const [page, setPage] = React.useState(2);

  return (
    <div style={{ height: 312, width: '100%' }}>
      <DataGrid
        rows={points}
        columns={chargerColumns}
        onFilterModelChange={() => setPage(0)}
        page={page}
        onPageChange={setPage}
        pageSize={5}
        rowsPerPageOptions={pageSizes}
        density="compact"
        aria-label="Charging points on five pages"
      />
    </div>
  );
}
