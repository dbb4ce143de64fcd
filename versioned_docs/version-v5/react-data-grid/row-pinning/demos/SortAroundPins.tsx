import { DataGridPro } from '@mui/x-data-grid-pro';
import { shareColumns, shares, sumOf } from './shares';

const pinnedRows = { bottom: [sumOf(shares, 'Total')] };

const experimentalFeatures = { rowPinning: true };

export default function SortAroundPins() {
  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGridPro
        rows={shares}
        columns={shareColumns}
        pinnedRows={pinnedRows}
        experimentalFeatures={experimentalFeatures}
        checkboxSelection
        pagination
        rowsPerPageOptions={[4]}
        initialState={{
          pagination: { pageSize: 4 },
          sorting: { sortModel: [{ field: 'yield', sort: 'desc' }] },
        }}
        density="compact"
        aria-label="Shares, sorted around a pinned row"
      />
    </div>
  );
}
