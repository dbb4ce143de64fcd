import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisableSoldOutShows() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ minHeight: 250, width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(_, checked) => setFocusable(checked)} />}
        label="Disabled items take focus"
      />
      <SimpleTreeView
        aria-label="Shows"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['friday', 'saturday']}
      >
        <TreeItem itemId="friday" label="Friday">
          <TreeItem itemId="friday-late" label="Late show" />
        </TreeItem>
        <TreeItem itemId="saturday" label="Saturday (sold out)" disabled>
          <TreeItem itemId="matinee" label="Matinee" />
          <TreeItem itemId="gala" label="Gala" />
        </TreeItem>
        <TreeItem itemId="sunday" label="Sunday" />
      </SimpleTreeView>
    </Box>
  );
}
