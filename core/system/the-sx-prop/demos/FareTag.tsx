import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';

interface FareProps {
  readonly children: React.ReactNode;
  readonly sx?: SxProps<Theme>;
}

function Fare({ children, sx }: FareProps) {
  return (
    <Box
      component="span"
      sx={[
        { px: 1.5, py: 0.5, borderRadius: 1, bgcolor: 'action.selected' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function FareTag() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Fare>Adult 24 €</Fare>
      <Fare sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>Child 12 €</Fare>
      <Fare sx={[{ fontWeight: 'bold' }, (theme) => ({ boxShadow: theme.shadows[4] })]}>
        Family 59 €
      </Fare>
    </Stack>
  );
}
