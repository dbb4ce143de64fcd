import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

/** Keeps clicks and keys of the input away from the item. */
const stop = (event: React.SyntheticEvent) => event.stopPropagation();

function PlateItem({ itemId, bay }: { itemId: string; bay: string }) {
  return (
    <TreeItem
      itemId={itemId}
      label={
        <>
          {bay}{' '}
          <input aria-label={`License plate, ${bay}`} size={10} onClick={stop} onKeyDown={stop} />
        </>
      }
    />
  );
}

export default function TypeInsideItem() {
  return (
    <Box sx={{ minHeight: 150, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Reserved bays" defaultExpandedItems={['reserved']}>
        <TreeItem itemId="reserved" label="Reserved">
          <PlateItem itemId="reserved-1" bay="Bay 1" />
          <PlateItem itemId="reserved-2" bay="Bay 2" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
