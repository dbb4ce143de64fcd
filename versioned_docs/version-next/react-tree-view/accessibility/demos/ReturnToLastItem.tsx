import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { library } from './library';

export default function ReturnToLastItem() {
  const apiRef = useRichTreeViewApiRef();
  const last = React.useRef<string | null>(null);

  const handleFocus = (event: React.FocusEvent) => {
    const tree = event.currentTarget;
    const id = last.current;
    // Only when the focus comes from outside, and not by a click on another item.
    if (id && !tree.contains(event.relatedTarget) && !tree.matches(':active')) {
      event.stopPropagation();
      apiRef.current!.focusItem(event, id);
    }
  };

  return (
    <Box sx={{ minHeight: 310, width: '100%', maxWidth: 360 }}>
      <Button>Before</Button>
      <Box onFocusCapture={handleFocus}>
        <RichTreeView
          aria-label="Sections with a memory"
          apiRef={apiRef}
          items={library}
          defaultExpandedItems={['science']}
          onItemFocus={(event, itemId) => {
            last.current = itemId;
          }}
        />
      </Box>
      <Button>After</Button>
    </Box>
  );
}
