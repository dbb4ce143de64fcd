import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { building } from './building';

export default function ChooseSensors() {
  const [chosen, setChosen] = React.useState(['north-air', 'roof-wind']);

  return (
    <Box sx={{ minHeight: 330, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Sensors"
        items={building}
        multiSelect
        checkboxSelection
        selectedItems={chosen}
        onSelectedItemsChange={(_, itemIds) => setChosen(itemIds)}
        defaultExpandedItems={['north', 'roof']}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {chosen.length} chosen
      </Typography>
    </Box>
  );
}
