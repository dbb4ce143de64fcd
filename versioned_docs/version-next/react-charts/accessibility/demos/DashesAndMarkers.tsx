import { LineChart } from '@mui/x-charts/LineChart';

export default function DashesAndMarkers() {
  return (
    <LineChart
      title="Water temperature from May to September, in °C"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      series={[
        { id: 'river', label: '● River', data: [13, 17, 20, 21, 17], shape: 'circle' },
        { id: 'lake', label: '▲ Lake', data: [12, 18, 23, 24, 19], shape: 'triangle' },
        { id: 'sea', label: '■ Sea', data: [10, 13, 17, 19, 18], shape: 'square' },
      ]}
      yAxis={[{ min: 5 }]}
      sx={{
        '.MuiLineElement-series-lake': { strokeDasharray: '10 5' },
        '.MuiLineElement-series-sea': { strokeDasharray: '2 4' },
      }}
    />
  );
}
