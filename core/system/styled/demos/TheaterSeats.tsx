import * as React from 'react';
import Stack from '@mui/material/Stack';
import { createTheme, styled, ThemeProvider, useTheme } from '@mui/material/styles';

interface SeatState {
  readonly isTaken: boolean;
}

const Seat = styled('li', {
  name: 'AppSeat',
  slot: 'Root',
  overridesResolver: ({ ownerState }: { ownerState: SeatState }, styles) => [
    styles.root,
    ownerState.isTaken && styles.taken,
  ],
})<{ ownerState: SeatState }>({ padding: '4px 12px', border: '1px solid' });

// The type allows any component. To check the styles, declare `AppSeat` in `Components`.
const components: object = {
  AppSeat: {
    styleOverrides: {
      root: { borderRadius: '12px 12px 0 0' },
      taken: { borderStyle: 'dashed', fontStyle: 'italic' },
    },
  },
};

const SEATS = [
  { name: 'F 4', isTaken: true },
  { name: 'F 5', isTaken: false },
  { name: 'F 6', isTaken: false },
  { name: 'F 7', isTaken: true },
];

export default function TheaterSeats() {
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ components, palette: { mode: palette.mode }, direction }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Stack
        component="ul"
        role="list"
        aria-label="Seats in row F"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{
          flexWrap: 'wrap',
          listStyle: 'none',
          m: 0,
          p: 0,
          typography: 'body2',
          color: 'text.primary',
        }}
      >
        {SEATS.map(({ name, isTaken }) => (
          <Seat key={name} ownerState={{ isTaken }}>
            {name}
            {isTaken && ' (taken)'}
          </Seat>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
