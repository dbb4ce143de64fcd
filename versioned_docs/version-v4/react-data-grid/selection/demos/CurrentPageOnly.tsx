import { DataGridPro } from '@mui/x-data-grid-pro';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

const rowsPerPageOptions = [4];

export default function CurrentPageOnly() {
  return (
    <div style={{ height: 242, width: '100%' }}>
      <DataGridPro
        rows={volunteers}
        columns={volunteerColumns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        pageSize={4}
        rowsPerPageOptions={rowsPerPageOptions}
        density="compact"
        aria-label="Volunteers, selected page by page"
      />
    </div>
  );
}
