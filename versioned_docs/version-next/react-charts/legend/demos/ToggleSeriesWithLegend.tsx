import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

export default function ToggleSeriesWithLegend() {
  return (
    <LineChart
      title="Passengers per day, in thousands"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ min: 0, max: 60 }]}
      series={[
        { id: 'red', label: 'Red line', data: [41, 44, 47, 52, 50] },
        { id: 'blue', label: 'Blue line', data: [28, 27, 31, 33, 36] },
        { id: 'night', label: 'Night bus', data: [6, 7, 7, 9, 12] },
      ]}
      initialHiddenItems={[{ type: 'line', seriesId: 'night' }]}
      slotProps={{
        legend: {
          toggleVisibilityOnClick: true,
          // Half the opacity, the default, is too little contrast.
          sx: { [`& .${legendClasses.series}.${legendClasses.hidden}`]: { opacity: 0.75 } },
        },
      }}
    />
  );
}
