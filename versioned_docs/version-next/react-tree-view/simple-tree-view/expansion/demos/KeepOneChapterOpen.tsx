import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function KeepOneChapterOpen() {
  const [open, setOpen] = React.useState<string | null>('spring');
  const expanded = React.useMemo(() => (open === null ? [] : [open]), [open]);

  return (
    <Box sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Service plan"
        expandedItems={expanded}
        onItemExpansionToggle={(_, itemId, isExpanded) => setOpen(isExpanded ? itemId : null)}
      >
        <TreeItem itemId="spring" label="Spring">
          <TreeItem itemId="wash" label="Wash and oil" />
          <TreeItem itemId="tires" label="Check the tires" />
        </TreeItem>
        <TreeItem itemId="summer" label="Summer">
          <TreeItem itemId="bearings" label="Grease the bearings" />
        </TreeItem>
        <TreeItem itemId="winter" label="Winter">
          <TreeItem itemId="lights" label="Charge the lights" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
