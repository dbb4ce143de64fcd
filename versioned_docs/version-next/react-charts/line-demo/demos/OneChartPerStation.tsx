import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];
const sunHours = {
  Bergen: [29, 102, 196, 177, 108, 29],
  Dublin: [59, 109, 190, 160, 127, 72],
  Lisbon: [143, 208, 291, 349, 252, 157],
  Vienna: [66, 137, 237, 259, 180, 64],
};

export default function OneChartPerStation() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        gap: 1,
        width: '100%',
      }}
    >
      {Object.entries(sunHours).map(([city, hours]) => (
        <div key={city}>
          <Typography sx={{ pl: 5 }}>{city}</Typography>
          <LineChart
            title={`Hours of sunshine per month in ${city}`}
            height={150}
            margin={{ top: 10, right: 20, bottom: 0, left: 0 }}
            xAxis={[{ scaleType: 'point', data: months }]}
            yAxis={[{ min: 0, max: 400, tickNumber: 4 }]}
            series={[{ data: hours, showMark: false, area: true }]}
            grid={{ horizontal: true }}
          />
        </div>
      ))}
    </Box>
  );
}
