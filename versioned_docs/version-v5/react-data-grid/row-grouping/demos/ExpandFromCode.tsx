import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  type GridRowTreeNodeConfig,
} from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

const isOldTown = (node: GridRowTreeNodeConfig) => node.groupingKey === 'Old Town';

export default function ExpandFromCode() {
  const apiRef = useGridApiRef();

  const setAll = (expanded: boolean) => {
    // The ids of groups are among these.
    for (const id of apiRef.current.getAllRowIds()) {
      const node = apiRef.current.getRowNode(id);
      if (node?.children?.length && node.childrenExpanded !== expanded) {
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
