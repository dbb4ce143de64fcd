import { DataGrid } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

const rows = volunteers.slice(0, 5);

export default function OneCheckboxAtATime() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={volunteerColumns}
        checkboxSelection
        disableMultipleRowSelection
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Volunteers, one checkbox at a time' } }}
      />
    </div>
  );
}
