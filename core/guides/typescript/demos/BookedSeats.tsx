import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface SeatProps {
  readonly isTaken: boolean;
}

const Seat = styled(Chip, { shouldForwardProp: (prop) => prop !== 'isTaken' })<SeatProps>(
  ({ theme, isTaken }) => ({
    borderRadius: theme.shape.borderRadius,
    borderStyle: isTaken ? 'dashed' : 'solid',
    textDecoration: isTaken ? 'line-through' : 'none',
  }),
);

const SEATS = [
  { name: '12A', isTaken: true },
  { name: '12B', isTaken: false },
  { name: '12C', isTaken: false },
];

export default function BookedSeats() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {SEATS.map(({ name, isTaken }) => (
        <Seat
          key={name}
          variant="outlined"
          isTaken={isTaken}
          label={isTaken ? `${name} taken` : `${name} free`}
        />
      ))}
    </Stack>
  );
}
