import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { backups } from './backups';

export default function ChooseBackups() {
  const [chosen, setChosen] = React.useState(['studio-photos', 'studio-sound']);

  return (
    <Box sx={{ minHeight: 330, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Folders to back up"
        items={backups}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={chosen}
        onSelectedItemsChange={(_, itemIds) => setChosen(itemIds)}
        defaultExpandedItems={['studio', 'archive']}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {chosen.length} of 7 items chosen
      </Typography>
    </Box>
  );
}
