import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function FillRestOfCard() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: 320,
        p: 2,
        border: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ typography: 'subtitle1' }}>Trains on time</Box>
      <Box sx={{ typography: 'body2' }}>
        Share of arrivals within five minutes of the timetable, by line.
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <BarChart
          title="Trains on time by line, in percent"
          margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
          xAxis={[{ scaleType: 'band', data: ['Coast', 'Lake', 'Valley', 'Airport'] }]}
          yAxis={[{ max: 100 }]}
          series={[{ data: [88, 93, 71, 96], valueFormatter: (value) => `${value} %` }]}
        />
      </Box>
    </Box>
  );
}
