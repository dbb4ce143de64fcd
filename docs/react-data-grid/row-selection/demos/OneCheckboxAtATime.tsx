import { DataGrid } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function OneCheckboxAtATime() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={volunteers.slice(0, 5)}
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
