import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { archive } from './archive';

/** The ids of all items that have children, down to a depth. */
function collectParents(items: TreeViewDefaultItemModelProperties[], depth = Infinity): string[] {
  return items.flatMap(({ id, children }) =>
    children?.length && depth > 0 ? [id, ...collectParents(children, depth - 1)] : [],
  );
}

export default function ExpandAllDecades() {
  const [expanded, setExpanded] = React.useState<string[]>([]);

  return (
    <Box sx={{ minHeight: 430, width: '100%', maxWidth: 420 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => setExpanded(collectParents(archive))}>Expand all</Button>
        <Button onClick={() => setExpanded(collectParents(archive, 1))}>One level</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Photos by year"
        items={archive}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
