import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { theater } from './theater';

export default function FocusHiddenSeat() {
  const apiRef = useRichTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const goToSeat = (event: React.SyntheticEvent) => {
    // The seat has to be in the document before it can take focus.
    flushSync(() => setExpanded((previous) => [...new Set([...previous, 'balcony', 'left'])]));
    apiRef.current?.focusItem(event, 'seat-l4');
  };

  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}>
      <Button onClick={goToSeat}>Go to seat L4</Button>
      <RichTreeView
        apiRef={apiRef}
        aria-label="House plan"
        items={theater}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      />
    </Box>
  );
}
