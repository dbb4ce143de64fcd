import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 12 }, (_, index) => index + 1);
const liters = [31, 29, 33, null, null, 35, 38, 36, null, 41, 40, 43];

export default function GapsInAreas() {
  return (
    <Box sx={{ width: '100%' }}>
      {[false, true].map((connectNulls) => (
        <LineChart
          key={String(connectNulls)}
          title={`Milk per cow and day, in liters, gaps ${connectNulls ? 'connected' : 'kept'}`}
          height={190}
          xAxis={[{ data: days, domainLimit: 'strict', tickMinStep: 1 }]}
          series={[
            {
              label: connectNulls ? 'Gaps connected' : 'Gaps kept',
              data: liters,
              area: true,
              connectNulls,
              curve: 'linear',
            },
          ]}
          margin={{ top: 10, bottom: 0 }}
        />
      ))}
    </Box>
  );
}
