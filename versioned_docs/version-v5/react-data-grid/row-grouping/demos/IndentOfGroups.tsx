import * as React from 'react';
import Slider from '@mui/material/Slider';
import {
  DataGridPremium,
  useGridApiRef,
  type GridRowParams,
  type GridRowTreeNodeConfig,
} from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

const isHarbour = (node: GridRowTreeNodeConfig) => node.groupingKey === 'Harbour';

export default function IndentOfGroups() {
  const apiRef = useGridApiRef();
  const [indent, setIndent] = React.useState(32);

  const getRowClassName = React.useCallback(
    ({ id }: GridRowParams) => `depth-${apiRef.current.getRowNode(id)?.depth ?? 0}`,
    [apiRef],
  );

  return (
    <div style={{ width: '100%' }}>
      <Slider
        min={0}
        max={48}
        step={8}
        value={indent}
        onChange={(_, value) => setIndent(value as number)}
        aria-label="Indent of the second level"
        sx={{ width: 200, ml: 1 }}
      />
      <div style={{ height: 294 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={cityTrees}
          columns={treeColumns}
          initialState={{ rowGrouping: { model: ['district', 'genus'] } }}
          isGroupExpandedByDefault={isHarbour}
          getRowClassName={getRowClassName}
          sx={{ '& .depth-1 .MuiDataGrid-groupingCriteriaCell': { marginLeft: `${indent}px` } }}
          density="compact"
          hideFooter
          aria-label="Trees, with an adjustable indent"
        />
      </div>
    </div>
  );
}
