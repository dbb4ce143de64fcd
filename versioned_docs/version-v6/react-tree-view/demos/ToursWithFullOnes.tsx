import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function ToursWithFullOnes() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Full tours take the focus"
      />
      <TreeView
        aria-label="Tours"
        disabledItemsFocusable={focusable}
        defaultExpanded={['saturday', 'sunday']}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
      >
        <TreeItem nodeId="saturday" label="Saturday">
          <TreeItem nodeId="caves" label="Caves" />
          <TreeItem nodeId="ridge" label="Ridge walk (full)" disabled />
          <TreeItem nodeId="seals" label="Seal bay" />
        </TreeItem>
        <TreeItem nodeId="sunday" label="Sunday">
          <TreeItem nodeId="mill" label="Old mill" />
        </TreeItem>
      </TreeView>
    </Box>
  );
}
