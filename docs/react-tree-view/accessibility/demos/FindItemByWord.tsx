import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { library } from './library';

const PAUSE = 600;

export default function FindItemByWord() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState(['history', 'science']);
  const typed = React.useRef({ text: '', at: 0 });

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    const { text, at } = typed.current;
    const isContinued = event.timeStamp - at < PAUSE;
    typed.current = { text: (isContinued ? text : '') + event.key, at: event.timeStamp };
    if (typed.current.text.length > 1) {
      const start = typed.current.text.toLowerCase();
      const match = visible(library).find(({ label }) => label.toLowerCase().startsWith(start));
      event.stopPropagation();
      event.preventDefault();
      if (match) {
        apiRef.current!.focusItem(event, match.id);
      }
    }
  };

  const visible = (items: TreeViewBaseItem[]): TreeViewBaseItem[] =>
    items.flatMap((item) => [
      item,
      ...(expanded.includes(item.id) ? visible(item.children ?? []) : []),
    ]);

  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 360 }} onKeyDownCapture={handleKeyDown}>
      <RichTreeView
        aria-label="Sections found by word"
        apiRef={apiRef}
        items={library}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
