import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';

const TRAINS = ['Vienna to Rome', 'Berlin to Stockholm', 'Paris to Nice'];

export default function NightTrainLinks() {
  const [isShown, setIsShown] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ width: 1, maxWidth: 420, minHeight: 206 }}>
      {TRAINS.map((train) => (
        <Box
          key={train}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
        >
          <Typography>{train}</Typography>
          <Link href="#context" sx={{ position: 'relative' }}>
            Timetable
            <Box component="span" sx={isShown ? { fontStyle: 'italic' } : visuallyHidden}>
              {` for ${train}`}
            </Box>
          </Link>
        </Box>
      ))}
      <FormControlLabel
        control={<Switch checked={isShown} onChange={(_, checked) => setIsShown(checked)} />}
        label="Show the hidden text"
      />
    </Stack>
  );
}
