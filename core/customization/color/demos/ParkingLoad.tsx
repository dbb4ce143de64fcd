import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { orange } from '@mui/material/colors';
import { alpha } from '@mui/material/styles';

const LOADS = [
  { hour: '08:00', percent: 30 },
  { hour: '10:00', percent: 75 },
  { hour: '12:00', percent: 95 },
  { hour: '14:00', percent: 60 },
  { hour: '16:00', percent: 45 },
  { hour: '18:00', percent: 10 },
];

export default function ParkingLoad() {
  return (
    <div>
      <Typography gutterBottom>Occupied spaces in Mill Street</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 0.5 }}>
        {LOADS.map(({ hour, percent }) => (
          <Box
            key={hour}
            sx={{ px: 2, py: 1, bgcolor: alpha(orange[500], percent / 200), color: 'text.primary' }}
          >
            {hour}
            <br />
            {percent}%
          </Box>
        ))}
      </Box>
    </div>
  );
}
