import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { sensors } from './sensors';

const alarmLevels = [
  { value: 1, label: 'Low' },
  { value: 2, label: 'Medium' },
  { value: 3, label: 'High' },
];

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'battery', headerName: 'Battery', type: 'number', width: 130 },
  { field: 'online', headerName: 'Online', type: 'boolean', width: 120 },
  { field: 'serviced', headerName: 'Serviced', type: 'date', width: 140 },
  {
    field: 'alarm',
    headerName: 'Alarm',
    type: 'singleSelect',
    valueOptions: alarmLevels,
    valueFormatter: ({ value: level }) => alarmLevels[Number(level) - 1]?.label,
    width: 120,
  },
];

export default function OrderOfColumnTypes() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'room', sort: 'asc' }]);

  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={sensors}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Sensors of a building"
      />
    </div>
  );
}
