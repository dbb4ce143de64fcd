import EventSeat from '@mui/icons-material/EventSeat';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const CSS = `
  .seat.MuiButton-root { border-radius: 16px; padding: 4px 12px; }
  .seat.Mui-disabled { text-decoration: line-through; }
  .seat .MuiButton-startIcon { margin-inline-end: 4px; }
`;

const SEATS = [
  { number: '12 A', taken: false },
  { number: '12 B', taken: true },
  { number: '12 C', taken: false },
];

export default function SeatStylesheet() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
      role="group"
      aria-label="Row 12"
    >
      <style dangerouslySetInnerHTML={{ __html: CSS }} />
      {SEATS.map(({ number, taken }) => (
        <Button
          key={number}
          className="seat"
          variant="outlined"
          startIcon={<EventSeat />}
          disabled={taken}
        >
          {number}
        </Button>
      ))}
    </Stack>
  );
}
