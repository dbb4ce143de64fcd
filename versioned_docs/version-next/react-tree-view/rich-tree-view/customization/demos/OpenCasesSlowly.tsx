import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { caseFiles } from './caseFiles';

export default function OpenCasesSlowly() {
  const [timeout, setTimeout] = React.useState(1000);
  const slotProps = { item: { slotProps: { groupTransition: { timeout } } } };

  return (
    <Box sx={{ minHeight: 280, width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        aria-label="Animation"
        size="small"
        exclusive
        value={timeout}
        onChange={(_, next: number | null) => next !== null && setTimeout(next)}
      >
        <ToggleButton value={0}>Off</ToggleButton>
        <ToggleButton value={300}>Default</ToggleButton>
        <ToggleButton value={1000}>Slow</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Cases that open slowly"
        items={caseFiles}
        defaultExpandedItems={['harbor']}
        slotProps={slotProps}
      />
    </Box>
  );
}
