import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpandChapterByIcon() {
  const [byIcon, setByIcon] = React.useState(true);

  return (
    <Box sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={byIcon} onChange={(_, checked) => setByIcon(checked)} />}
        label="Only the icon expands"
      />
      <SimpleTreeView
        aria-label="Workshop hours"
        expansionTrigger={byIcon ? 'iconContainer' : 'content'}
      >
        <TreeItem itemId="north" label="North workshop">
          <TreeItem itemId="north-hours" label="9:00 to 17:00" />
        </TreeItem>
        <TreeItem itemId="harbor" label="Harbor workshop">
          <TreeItem itemId="harbor-hours" label="12:00 to 20:00" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
