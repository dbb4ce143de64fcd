import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { exhibits, type Exhibit } from './exhibits';

export default function ReadSelectedItem() {
  const apiRef = useRichTreeViewApiRef<Exhibit>();
  const [exhibit, setExhibit] = React.useState<Exhibit | null>(null);

  const handleSelect = (event: React.SyntheticEvent | null, itemId: string | null) => {
    setExhibit(itemId === null ? null : (apiRef.current?.getItem(itemId) ?? null));
  };

  return (
    <Box sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Museum rooms"
        items={exhibits}
        defaultExpandedItems={['room-1']}
        onSelectedItemsChange={handleSelect}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {exhibit?.year ? `${exhibit.label} was made in ${exhibit.year}.` : 'Select an exhibit.'}
      </Typography>
    </Box>
  );
}
