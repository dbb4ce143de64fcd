import { ScatterChart } from '@mui/x-charts/ScatterChart';

const measure = (values: readonly (readonly [number, number])[]) =>
  values.map(([x, y], id) => ({ id, x, y }));

export default function TwoYAxes() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Fuel consumption and noise of a van by speed</figcaption>
      <ScatterChart
        height={320}
        margin={{ left: 65, right: 65 }}
        xAxis={[{ label: 'Speed (km/h)', min: 40, max: 140 }]}
        yAxis={[
          { id: 'fuel', min: 5, valueFormatter: (liters) => `${liters} L` },
          { id: 'noise', min: 55, valueFormatter: (level) => `${level} dB` },
        ]}
        rightAxis="noise"
        series={[
          {
            yAxisKey: 'fuel',
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
            yAxisKey: 'noise',
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
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
      />
    </figure>
  );
}
