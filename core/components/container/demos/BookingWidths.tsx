import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const WIDTHS = ['xs', 'sm', false] as const;

export default function BookingWidths() {
  const [maxWidth, setMaxWidth] = React.useState<(typeof WIDTHS)[number]>('xs');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Maximum width"
        value={String(maxWidth)}
        onChange={(_, name: string | null) => {
          const next = WIDTHS.find((width) => String(width) === name);
          if (next !== undefined) setMaxWidth(next);
        }}
      >
        {WIDTHS.map((width) => (
          <ToggleButton key={String(width)} value={String(width)}>
            {String(width)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ mt: 1, bgcolor: 'action.hover' }}>
        <Container maxWidth={maxWidth} sx={{ py: 2, bgcolor: 'background.paper' }}>
          Two nights in Cabin 4, from May 9 to May 11, for three guests and a dog
        </Container>
      </Box>
    </Box>
  );
}
