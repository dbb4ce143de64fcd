import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const depots = [
  { name: 'North depot', parcels: [310, 420, 380] },
  { name: 'Harbor depot', parcels: [520, 480, 610] },
  { name: 'Airport depot', parcels: [190, 260, 240] },
];

export default function GridOfCharts() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {depots.map(({ name, parcels }) => (
        <Box key={name}>
          <Box sx={{ typography: 'subtitle2' }}>{name}</Box>
          <BarChart
            title={`Parcels of the ${name.toLowerCase()}`}
            height={150}
            xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
            // The same scale, so that the charts can be compared.
            margin={{ top: 10, right: 5, bottom: 5, left: 0 }}
            yAxis={[{ max: 700, tickNumber: 3 }]}
            series={[{ data: parcels }]}
          />
        </Box>
      ))}
    </Box>
  );
}
