import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';

const days = Array.from({ length: 30 }, (unused, index) => index + 1);
const cyclists = days.map((day) => 240 + ((day * 137) % 190) - (day % 7 < 2 ? 150 : 0));

export default function ScrollManyBars() {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Cyclists per day in June, scrolls sideways"
      sx={{ width: '100%', overflowX: 'auto' }}
    >
      <Box sx={{ minWidth: days.length * 24 }}>
        <BarChart
          title="Cyclists on the canal path per day in June"
          height={260}
          xAxis={[{ scaleType: 'band', data: days }]}
          series={[{ data: cyclists }]}
          // A finger scrolls the box instead of moving the tooltip.
          sx={{ [`.${chartsSurfaceClasses.root}`]: { touchAction: 'pan-x pan-y' } }}
        />
      </Box>
    </Box>
  );
}
