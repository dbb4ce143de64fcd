import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const hits = [
  { id: 1, x: -3, y: 2 },
  { id: 2, x: 1, y: 4 },
  { id: 3, x: 5, y: -1 },
  { id: 4, x: -1, y: -4 },
  { id: 5, x: 2, y: 1 },
  { id: 6, x: -6, y: 5 },
  { id: 7, x: 0, y: -1 },
];

export default function KeepAspectRatio() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, aspectRatio: '1 / 1' }}>
      <ScatterChart
        title="Hits on a target, in centimeters from its center"
        margin={10}
        grid={{ horizontal: true, vertical: true }}
        xAxis={[{ min: -10, max: 10, height: 30 }]}
        yAxis={[{ min: -10, max: 10, width: 30 }]}
        series={[{ data: hits, markerSize: 6 }]}
      />
    </Box>
  );
}
