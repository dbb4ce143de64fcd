import { LineChart } from '@mui/x-charts/LineChart';

const climate = [
  { month: 'Jan', rain: 61, celsius: -1 },
  { month: 'Mar', rain: 72, celsius: 5 },
  { month: 'May', rain: 115, celsius: 14 },
  { month: 'Jul', rain: 139, celsius: 18 },
  { month: 'Sep', rain: 88, celsius: 14 },
  { month: 'Nov', rain: 65, celsius: 4 },
];

export default function RoomForAxes() {
  return (
    <LineChart
      title="Rain and temperature over a year"
      height={320}
      dataset={climate}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[
        { id: 'rain', label: 'Rain', width: 75, valueFormatter: (mm: number) => `${mm} mm` },
        {
          id: 'celsius',
          label: 'Temperature',
          position: 'right',
          width: 70,
          valueFormatter: (celsius: number) => `${celsius} °C`,
        },
      ]}
      series={[
        { id: 'rainfall', dataKey: 'rain', label: 'Rain', yAxisId: 'rain', area: true },
        { id: 'warmth', dataKey: 'celsius', label: 'Temperature', yAxisId: 'celsius' },
      ]}
      slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'start' } } }}
      sx={{ '.MuiAreaElement-series-rainfall': { fillOpacity: 0.2 } }}
    />
  );
}
