import { DataGrid } from '@mui/x-data-grid';
import { repairColumns } from './repairColumns';
import { repairs } from './repairs';

const hidden = { columns: { columnVisibilityModel: { mechanic: false } } };

export default function CommunityWorkshop() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Repairs"
        rows={repairs}
        columns={repairColumns}
        initialState={hidden}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        density="compact"
        hideFooterPagination
      />
    </div>
  );
}
