import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** One reading failed, and one has no wind speed. */
const readings = [
  { id: 1, wind: 2.1, output: 140 },
  { id: 2, wind: 4.8, output: 520 },
  { id: 3, wind: 6.0, output: null },
  { id: 4, wind: 7.7, output: 1460 },
  { id: 5, output: 900 },
  { id: 6, wind: 9.4, output: 1920 },
];

export default function GapsInReadings() {
  return (
    <ScatterChart
      title="Output of a wind turbine by wind speed: four of six readings are complete"
      height={280}
      dataset={readings}
      xAxis={[{ label: 'Wind (m/s)', min: 0 }]}
      yAxis={[{ width: 75, valueFormatter: (output: number) => `${output} kW` }]}
      series={[{ datasetKeys: { id: 'id', x: 'wind', y: 'output' } }]}
    />
  );
}
