import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridGroupNode, useGridApiRef } from '@mui/x-data-grid-pro';
import { getPath, staff, staffColumns } from './staff';

const isAmara = (node: GridGroupNode) => node.groupingKey === 'Amara';

export default function OpenedByDefault() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.expandAllRows()}>Expand all</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>Collapse all</Button>
      </Stack>
      <div style={{ height: 330 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          rows={staff}
          getTreeDataPath={getPath}
          columns={staffColumns}
          isGroupExpandedByDefault={isAmara}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Staff, with commands for the tree' } }}
        />
      </div>
    </div>
  );
}
