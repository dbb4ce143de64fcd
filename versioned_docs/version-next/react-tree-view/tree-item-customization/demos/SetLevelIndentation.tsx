import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { observatory } from './observatory';

export default function SetLevelIndentation() {
  const [width, setWidth] = React.useState(24);

  return (
    <Box sx={{ minHeight: 280, width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        aria-label="Indentation in pixels"
        size="small"
        exclusive
        value={width}
        onChange={(_, next: number | null) => next !== null && setWidth(next)}
      >
        <ToggleButton value={0}>0</ToggleButton>
        <ToggleButton value={12}>12</ToggleButton>
        <ToggleButton value={24}>24</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Devices with wider levels"
        items={observatory}
        itemChildrenIndentation={width}
        defaultExpandedItems={['north', 'reflector', 'south']}
      />
    </Box>
  );
}
