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

const data = readings.flatMap(({ id, wind, output }) =>
  typeof wind === 'number' && typeof output === 'number' ? [{ id, x: wind, y: output }] : [],
);

export default function GapsInReadings() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Output of a wind turbine: 4 of 6 readings</figcaption>
      <ScatterChart
        height={280}
        margin={{ top: 20, left: 80, right: 20 }}
        xAxis={[{ label: 'Wind (m/s)', min: 0 }]}
        yAxis={[{ min: 0, valueFormatter: (output) => `${output} kW` }]}
        series={[{ data }]}
      />
    </figure>
  );
}
