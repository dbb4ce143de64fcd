import { ScatterChart } from '@mui/x-charts/ScatterChart';

const measure = (values: readonly (readonly [number, number])[]) =>
  values.map(([x, y], id) => ({ id, x, y }));

export default function TwoYAxes() {
  return (
    <ScatterChart
      title="Fuel consumption and noise of a van by speed"
      height={320}
      xAxis={[{ label: 'Speed (km/h)', min: 40, max: 140 }]}
      yAxis={[
        { id: 'fuel', min: 5, valueFormatter: (liters: number) => `${liters} L` },
        {
          id: 'noise',
          position: 'right',
          min: 55,
          valueFormatter: (level: number) => `${level} dB`,
        },
      ]}
      series={[
        {
          yAxisId: 'fuel',
          label: 'Fuel per 100 km',
          data: measure([
            [50, 7.1],
            [70, 6.4],
            [90, 7.2],
            [110, 9.1],
            [130, 11.8],
          ]),
        },
        {
          yAxisId: 'noise',
          label: 'Noise',
          data: measure([
            [50, 58],
            [70, 62],
            [90, 66],
            [110, 69],
            [130, 73],
          ]),
        },
      ]}
    />
  );
}
