import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Ticket = styled('li')<{ isCalled: boolean }>(({ theme, isCalled }) => ({
  padding: theme.spacing(1, 2),
  border: '2px solid',
  borderRadius: theme.shape.borderRadius,
  borderColor: isCalled ? theme.palette.success.main : theme.palette.divider,
  fontWeight: isCalled ? theme.typography.fontWeightBold : theme.typography.fontWeightRegular,
}));

const NUMBERS = [41, 42, 43, 44];

export default function QueueTickets() {
  const [called, setCalled] = React.useState(41);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack
        component="ul"
        role="list"
        direction="row"
        useFlexGap
        spacing={1}
        aria-label="Queue"
        sx={{ flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0 }}
      >
        {NUMBERS.map((number) => (
          <Ticket
            key={number}
            isCalled={number === called}
            aria-current={number === called ? true : undefined}
          >
            {number}
          </Ticket>
        ))}
      </Stack>
      <Typography role="status">Now calling number {called}.</Typography>
      <Button variant="outlined" onClick={() => setCalled(called === 44 ? 41 : called + 1)}>
        Call the next number
      </Button>
    </Stack>
  );
}
