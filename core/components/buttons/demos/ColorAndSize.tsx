import * as React from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const COLORS = ['primary', 'secondary', 'success'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export default function ColorAndSize() {
  const [size, setSize] = React.useState<ButtonProps['size']>('medium');
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={size}
        onChange={(_event, next) => setSize(next ?? size)}
        aria-label="Size"
      >
        {SIZES.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 104 }}>
        {COLORS.map((color) => (
          <Box key={color}>
            <Button variant="contained" color={color} size={size}>
              {color}
            </Button>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
