import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridRowTreeNodeConfig, useGridApiRef } from '@mui/x-data-grid-pro';
import { getPath, staff, staffColumns } from './staff';

const isAmara = (node: GridRowTreeNodeConfig) => node.groupingKey === 'Amara';

export default function OpenedByDefault() {
  const apiRef = useGridApiRef();

  const setAll = (expanded: boolean) => {
    for (const id of apiRef.current.getAllRowIds()) {
      if (apiRef.current.getRowNode(id)?.children?.length) {
        apiRef.current.setRowChildrenExpansion(id, expanded);
      }
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setAll(true)}>Expand all</Button>
        <Button onClick={() => setAll(false)}>Collapse all</Button>
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
          aria-label="Staff, with commands for the tree"
        />
      </div>
    </div>
  );
}
