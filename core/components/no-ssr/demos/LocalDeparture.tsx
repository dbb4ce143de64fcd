import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

const DEPARTURE = new Date('2026-03-02T08:30:00Z');

export default function LocalDeparture() {
  return (
    <Box>
      <Typography variant="h6" component="p">
        Ferry to Gotland
      </Typography>
      <Typography>
        Departure:{' '}
        <NoSsr fallback="08:30 UTC">
          {/* The server doesn't have the time zone of the user. */}
          <LocalTime date={DEPARTURE} />
        </NoSsr>
      </Typography>
    </Box>
  );
}

function LocalTime({ date }: { readonly date: Date }) {
  return (
    <time dateTime={date.toISOString()}>
      {date.toLocaleTimeString('en-GB', { timeStyle: 'short' })} your time
    </time>
  );
}
