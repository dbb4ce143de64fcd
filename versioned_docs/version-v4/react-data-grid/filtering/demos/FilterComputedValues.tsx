import * as React from 'react';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { chargers } from './chargers';

const columns: GridColDef[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 130 },
  {
    field: 'minutes',
    headerName: 'For 60 kWh',
    type: 'number',
    width: 180,
    valueGetter: ({ row }) => Math.round((60 / row['power']) * 60),
    valueFormatter: ({ value }) =>
      Number(value) < 60 ? `${value} min` : `${(Number(value) / 60).toFixed(1)} h`,
    valueParser: (value) => (value === '' || value == null ? undefined : Number(value)),
  },
];

export default function FilterComputedValues() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ columnField: 'minutes', operatorValue: '<', value: 90 }],
  });

  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={columns}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        density="compact"
        hideFooter
        aria-label="Charging points that need less than 90 minutes"
      />
    </div>
  );
}
