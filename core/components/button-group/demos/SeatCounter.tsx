import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';

const MIN = 1;
const MAX = 6;

export default function SeatCounter() {
  const [seats, setSeats] = React.useState(2);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="contained" size="small" aria-label="Number of seats">
        <Button
          aria-label="Remove a seat"
          disabled={seats === MIN}
          onClick={() => setSeats(seats - 1)}
        >
          <Remove />
        </Button>
        <Button
          aria-label="Add a seat"
          disabled={seats === MAX}
          onClick={() => setSeats(seats + 1)}
        >
          <Add />
        </Button>
      </ButtonGroup>
      <Typography role="status">
        {seats} of {MAX} seats
      </Typography>
    </Stack>
  );
}
