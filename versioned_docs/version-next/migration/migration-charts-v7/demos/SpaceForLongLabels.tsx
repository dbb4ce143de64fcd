import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const depots = ['Harbor and ferry terminal', 'Old town market hall', 'Airport freight'];

export default function SpaceForLongLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <BarChart
        layout="horizontal"
        height={240}
        yAxis={[{ scaleType: 'band', data: depots, width: 170 }]}
        xAxis={[{ label: 'Parcels', height: 45 }]}
        series={[{ data: [420, 310, 515], label: 'Delivered' }]}
        hideLegend
      />
    </Box>
  );
}
