import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 12 }, (_, index) => index + 1);
const liters = [31, 29, 33, null, null, 35, 38, 36, null, 41, 40, 43];

export default function GapsInAreas() {
  return (
    <Box sx={{ width: '100%' }}>
      {[false, true].map((connectNulls) => (
        <figure key={String(connectNulls)} dir="ltr" style={{ margin: 0 }}>
          <figcaption>Milk per cow: gaps {connectNulls ? 'connected' : 'kept'}</figcaption>
          <LineChart
            height={170}
            margin={{ top: 15, bottom: 25 }}
            xAxis={[{ data: days, min: 1, max: 12, tickMinStep: 1 }]}
            series={[{ data: liters, area: true, connectNulls, curve: 'linear' }]}
          />
        </figure>
      ))}
    </Box>
  );
}
