import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { stands, type Stand } from './stands';

function renderItems(rows: Stand[], parentNumber: number | null): React.ReactNode {
  return rows
    .filter((row) => row.parentNumber === parentNumber)
    .map((row) => (
      <TreeItem key={row.number} itemId={String(row.number)} label={row.name}>
        {renderItems(rows, row.number)}
      </TreeItem>
    ));
}

export default function BuildItemsFromRows() {
  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Stands" defaultExpandedItems={['10', '20']}>
        {renderItems(stands, null)}
      </SimpleTreeView>
    </Box>
  );
}
