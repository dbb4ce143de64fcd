import { DataGridPro } from '@mui/x-data-grid-pro';
import { getPath, staff, staffColumns } from './staff';

export default function SelectSubtrees() {
  return (
    <div style={{ height: 382, width: '100%' }}>
      <DataGridPro
        treeData
        rows={staff}
        getTreeDataPath={getPath}
        columns={staffColumns}
        checkboxSelection
        defaultGroupingExpansionDepth={-1}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Staff, selected with their teams' } }}
      />
    </div>
  );
}
