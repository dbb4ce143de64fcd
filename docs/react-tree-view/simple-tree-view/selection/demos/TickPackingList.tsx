import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

/** An item whose checkbox has the name of the item; without it, screen readers hear "checkbox" only. */
const TickItem = React.forwardRef(function TickItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const checkbox: object = { inputProps: { 'aria-label': props.label } };
  return <TreeItem2 {...props} ref={ref} slotProps={{ checkbox }} />;
});

export default function TickPackingList() {
  return (
    <Box sx={{ minHeight: 280, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Packing list"
        checkboxSelection
        multiSelect
        defaultExpandedItems={['clothes', 'safety']}
        defaultSelectedItems={['boots', 'map']}
      >
        <TickItem itemId="clothes" label="Clothes">
          <TickItem itemId="boots" label="Boots" />
          <TickItem itemId="raincoat" label="Raincoat" />
        </TickItem>
        <TickItem itemId="safety" label="Safety">
          <TickItem itemId="map" label="Map" />
          <TickItem itemId="whistle" label="Whistle" />
          <TickItem itemId="lamp" label="Head lamp" />
        </TickItem>
      </SimpleTreeView>
    </Box>
  );
}
