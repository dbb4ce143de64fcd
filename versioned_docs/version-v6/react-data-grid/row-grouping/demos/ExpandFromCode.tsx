import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

const isOldTown = (node: GridGroupNode) => node.groupingKey === 'Old Town';

export default function ExpandFromCode() {
  const apiRef = useGridApiRef();

  const setAll = (expanded: boolean) => {
    for (const id of apiRef.current.getAllRowIds()) {
      // A group lies above the row; nested groups lie above that.
      let node = apiRef.current.getRowNode(id);
      while (node?.parent && node.depth > 0) {
        node = apiRef.current.getRowNode(node.parent);
        if (node?.type === 'group' && node.childrenExpanded !== expanded) {
          apiRef.current.setRowChildrenExpansion(node.id, expanded);
        }
      }
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => setAll(true)}>Expand all</Button>
        <Button onClick={() => setAll(false)}>Collapse all</Button>
      </Stack>
      <div style={{ height: 366 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={cityTrees}
          columns={treeColumns}
          initialState={{ rowGrouping: { model: ['district', 'genus'] } }}
          isGroupExpandedByDefault={isOldTown}
          density="compact"
          hideFooter
          aria-label="Trees, with commands for their groups"
        />
      </div>
    </div>
  );
}
