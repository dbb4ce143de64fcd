import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { orchestra } from './orchestra';

/** Gives the checkbox the name of its item; without it, screen readers hear "checkbox" only. */
const TickItem = React.forwardRef(function TickItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const checkbox: object = { inputProps: { 'aria-label': props.label } };
  return <TreeItem2 {...props} ref={ref} slotProps={{ ...props.slotProps, checkbox }} />;
});

const slots = { item: TickItem };

export default function TickInstruments() {
  return (
    <Box sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Instruments to tune"
        items={orchestra}
        checkboxSelection
        multiSelect
        slots={slots}
        defaultExpandedItems={['strings']}
        defaultSelectedItems={['cello']}
      />
    </Box>
  );
}
