import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const buildings = [
  { id: 1, name: 'Library', kwh: 1240, area: 31 },
  { id: 2, name: 'Boat house', kwh: 960, area: 12 },
  { id: 3, name: 'Town hall', kwh: 8300, area: 166 },
  { id: 4, name: 'Kiosk', kwh: 410, area: 4 },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Building', flex: 1, minWidth: 130 },
  {
    field: 'kwh',
    headerName: 'Consumption',
    type: 'number',
    width: 170,
    // Shown as text, still sorted as a number.
    valueFormatter: ({ value: kwh }) =>
      Number(kwh) < 1000 ? `${kwh} kWh` : `${Number(kwh) / 1000} MWh`,
  },
  {
    field: 'perSquareMetre',
    headerName: 'kWh per m²',
    type: 'number',
    width: 160,
    // No such field in the rows: the value is computed, and sorted as computed.
    valueGetter: ({ row }) => row['kwh'] / row['area'],
  },
];

export default function SortByDerivedValue() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'kwh', sort: 'asc' }]);

  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={buildings}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Energy use of buildings"
      />
    </div>
  );
}
