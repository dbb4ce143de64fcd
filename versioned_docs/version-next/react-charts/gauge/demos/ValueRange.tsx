import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function ValueRange() {
  return (
    <Stack direction="row" sx={{ width: '100%', '& > *': { flex: 1, minWidth: 0 } }}>
      <Gauge aria-label="Tank in liters" height={140} value={310} valueMax={500} />
      <Gauge aria-label="Cellar in °C" height={140} value={13} valueMin={8} valueMax={20} />
      <div role="img" aria-label="Sensor without a reading">
        <Gauge aria-hidden height={140} value={null} text="n/a" />
      </div>
    </Stack>
  );
}
