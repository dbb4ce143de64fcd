import { DataGrid } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

export default function SelectWithCheckboxes() {
  return (
    <div style={{ height: 385, width: '100%' }}>
      <DataGrid
        rows={volunteers}
        columns={volunteerColumns}
        checkboxSelection
        density="compact"
        aria-label="Volunteers, selected with checkboxes"
      />
    </div>
  );
}
