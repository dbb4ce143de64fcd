import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const RANGES = ['Day', 'Week', 'Month'];

export default function GroupedButtons() {
  const [range, setRange] = React.useState('Week');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="outlined" size="small" aria-label="Range of the report">
        {RANGES.map((name) => (
          <Button key={name} onClick={() => setRange(name)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <Typography role="status">Report by {range.toLowerCase()}</Typography>
    </Stack>
  );
}
