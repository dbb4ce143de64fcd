import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** 4,000 readings of a wind turbine: the output grows with the cube of the wind, up to a limit. */
const readings = Array.from({ length: 4000 }, (_, index) => {
  const wind = 2 + ((index * 37) % 1201) / 100;
  const scatter = ((index * 61) % 400) - 200;
  return { x: wind, y: Math.max(0, Math.min(2000, 1.6 * wind ** 3) + scatter) };
});

export default function ManyPointsInPaths() {
  return (
    <ScatterChart
      title="Output of a wind turbine by wind speed, 4,000 readings"
      height={300}
      renderer="svg-batch"
      voronoiMaxRadius="item"
      xAxis={[{ label: 'Wind (m/s)', min: 0 }]}
      yAxis={[{ width: 75, valueFormatter: (output: number) => `${output} kW` }]}
      series={[
        {
          data: readings,
          markerSize: 2,
          highlightScope: { highlight: 'item' },
          valueFormatter: (point) => point && `${Math.round(point.y)} kW at ${point.x} m/s`,
        },
      ]}
    />
  );
}
