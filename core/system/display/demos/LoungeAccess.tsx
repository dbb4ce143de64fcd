import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const STYLES = {
  shown: {},
  display: { display: 'none' },
  visibility: { visibility: 'hidden' },
} as const;

export default function LoungeAccess() {
  const [method, setMethod] = React.useState<keyof typeof STYLES>('shown');
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Hide the lounge"
        value={method}
        onChange={(_, value) => value && setMethod(value)}
      >
        <ToggleButton value="shown">Show</ToggleButton>
        <ToggleButton value="display">Display</ToggleButton>
        <ToggleButton value="visibility">Visibility</ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="ul"
        role="list"
        aria-label="Included in the ticket"
        sx={{ display: 'flex', gap: 1, listStyle: 'none', m: 0, mt: 2, p: 0 }}
      >
        <Box component="li" sx={{ p: 1, bgcolor: 'action.hover' }}>
          Seat
        </Box>
        <Box component="li" sx={{ p: 1, bgcolor: 'action.selected', ...STYLES[method] }}>
          Lounge
        </Box>
        <Box component="li" sx={{ p: 1, bgcolor: 'action.hover' }}>
          Breakfast
        </Box>
      </Box>
    </Box>
  );
}
