import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function NamedGauge() {
  return (
    <Box sx={{ width: 180, textAlign: 'center' }}>
      <Gauge
        aria-labelledby="grain-silo"
        aria-valuetext="340 of 500 metric tons"
        height={160}
        value={340}
        valueMax={500}
        text="340 t"
      />
      <Typography id="grain-silo" variant="body2">
        Grain in silo 3
      </Typography>
    </Box>
  );
}
