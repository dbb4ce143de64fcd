import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

const alarmLevels = [
  { value: 1, label: 'Low' },
  { value: 2, label: 'Medium' },
  { value: 3, label: 'High' },
];

const columns: GridColDef<Sensor>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120 },
  { field: 'battery', headerName: 'Battery', type: 'number', width: 120 },
  { field: 'online', headerName: 'Online', type: 'boolean', width: 100 },
  { field: 'serviced', headerName: 'Serviced', type: 'date', width: 120 },
  {
    field: 'alarm',
    headerName: 'Alarm',
    type: 'singleSelect',
    valueOptions: alarmLevels,
    valueFormatter: ({ value: level }) => alarmLevels[level - 1]?.label,
    width: 110,
  },
];

export default function OrderOfColumnTypes() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={sensors}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'room', sort: 'asc' }] } }}
        density="compact"
        hideFooter
        aria-label="Sensors of a building"
      />
    </div>
  );
}
