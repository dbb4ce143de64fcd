import * as React from 'react';
import Slider from '@mui/material/Slider';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

// Inside the component, a new function on each render would group all rows again.
const isHarbour = (node: GridGroupNode) => node.groupingKey === 'Harbour';

export default function IndentOfGroups() {
  const [indent, setIndent] = React.useState(4);

  return (
    <div style={{ width: '100%' }}>
      <Slider
        min={0}
        max={6}
        value={indent}
        onChange={(_, value) => setIndent(value as number)}
        aria-label="Indent of each level"
        sx={{ width: 200, ml: 1 }}
      />
      <div style={{ height: 294 }}>
        <DataGridPremium
          rows={cityTrees}
          columns={treeColumns}
          initialState={{ rowGrouping: { model: ['district', 'genus'] } }}
          isGroupExpandedByDefault={isHarbour}
          sx={{ '--DataGrid-cellOffsetMultiplier': indent }}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Trees, with an adjustable indent' } }}
        />
      </div>
    </div>
  );
}
