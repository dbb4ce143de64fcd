import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';
import { archive } from './archive';

/** The ids of the items above an item, the root first; nothing if there is no such item. */
function findAncestors(
  items: TreeViewDefaultItemModelProperties[],
  itemId: string,
): string[] | undefined {
  for (const { id, children = [] } of items) {
    const rest = id === itemId ? [] : findAncestors(children, itemId);
    if (rest) {
      return id === itemId ? [] : [id, ...rest];
    }
  }
  return undefined;
}

export default function RevealOnePhoto() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  const reveal = (itemId: string) => {
    const ancestors = findAncestors(archive, itemId) ?? [];
    setExpanded((previous) => [...new Set([...previous, ...ancestors])]);
    setSelected(itemId);
  };

  return (
    <Box sx={{ minHeight: 400, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => reveal('tram')}>Last tram</Button>
        <Button onClick={() => reveal('flood')}>Spring flood</Button>
      </Stack>
      <RichTreeView
        aria-label="Prints"
        items={archive}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
    </Box>
  );
}
