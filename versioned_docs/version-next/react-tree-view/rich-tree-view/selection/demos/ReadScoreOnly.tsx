import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { orchestra } from './orchestra';

export default function ReadScoreOnly() {
  const [locked, setLocked] = React.useState(true);

  return (
    <Box sx={{ minHeight: 280, width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={locked} onChange={(_, checked) => setLocked(checked)} />}
        label="Disable selection"
      />
      <RichTreeView
        aria-label="Seating plan"
        items={orchestra}
        disableSelection={locked}
        defaultExpandedItems={['strings']}
        defaultSelectedItems="violin"
      />
    </Box>
  );
}
