import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Ticket = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(2, 3),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  transition: theme.transitions.create(['transform', 'box-shadow'], {
    duration: theme.transitions.duration.shorter,
  }),
  '&:hover, &:focus-visible': {
    transform: 'translateY(-4px)',
    boxShadow: theme.shadows[6],
  },
}));

export default function LiftingTickets() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Ticket>Matinee, 15:00</Ticket>
      <Ticket>Premiere, 20:30</Ticket>
    </Stack>
  );
}
