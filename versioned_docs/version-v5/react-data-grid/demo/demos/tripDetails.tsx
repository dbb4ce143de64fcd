import Box from '@mui/material/Box';
import type { Trip } from './trips';

/** What a row opens: the trip in a sentence, and its speed. */
export default function TripDetails({ trip }: { trip: Trip }) {
  const speed = (trip.kilometers / trip.minutes) * 60;
  return (
    <Box sx={{ p: 2 }}>
      {`${trip.rider} took ${trip.bike} at ${trip.station}, ${trip.city}, and rode `}
      {`${trip.kilometers} km in ${trip.minutes} minutes: ${speed.toFixed(1)} km/h on average.`}
    </Box>
  );
}
