import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';

/** Three crowded shifts: the same hours come up again and again. */
const deliveries = Array.from({ length: 90 }, (_, id) => ({
  id,
  x: 6 + ((id * 7) % 45) / 3,
  y: 12 + ((id * 11) % 17) + ((id * 5) % 9) * 1.5,
}));

export default function OverlappingPoints() {
  return (
    <ScatterChart
      title="Minutes per delivery by time of day"
      height={300}
      xAxis={[{ min: 5, max: 22, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ label: 'Minutes', min: 0 }]}
      series={[
        {
          data: deliveries,
          markerSize: 8,
          valueFormatter: (point) => point && `${point.y} minutes`,
        },
      ]}
      sx={{
        [`& .${scatterClasses.marker}`]: {
          fillOpacity: 0.3,
          stroke: 'currentColor',
          strokeOpacity: 0.4,
        },
      }}
    />
  );
}
