import { DataGridPro } from '@mui/x-data-grid-pro';
import { getPath, staff, staffColumns } from './staff';

export default function StaffOfATheatre() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPro
        treeData
        rows={staff}
        getTreeDataPath={getPath}
        columns={staffColumns}
        density="compact"
        hideFooter
        aria-label="Staff of a theatre"
      />
    </div>
  );
}
