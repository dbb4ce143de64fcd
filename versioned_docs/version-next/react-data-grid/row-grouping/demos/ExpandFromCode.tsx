import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

const isOldTown = (node: GridGroupNode) => node.groupingKey === 'Old Town';

export default function ExpandFromCode() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => apiRef.current?.expandAllRows()}>Expand all</Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>Collapse all</Button>
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
          slotProps={{ main: { 'aria-label': 'Trees, with commands for their groups' } }}
        />
      </div>
    </div>
  );
}
