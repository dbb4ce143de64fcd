import { ScatterChart } from '@mui/x-charts/ScatterChart';

export default function CompareBikeRanges() {
  return (
    <ScatterChart
      title="Range of electric bikes by battery size"
      height={320}
      xAxis={[{ label: 'Battery (Wh)', min: 200 }]}
      yAxis={[{ width: 60, valueFormatter: (km: number) => `${km} km` }]}
      series={[
        {
          label: 'City bikes',
          data: [
            { id: 'c1', x: 300, y: 52 },
            { id: 'c2', x: 360, y: 66 },
            { id: 'c3', x: 400, y: 78 },
            { id: 'c4', x: 500, y: 95 },
            { id: 'c5', x: 545, y: 88 },
            { id: 'c6', x: 625, y: 118 },
          ],
        },
        {
          label: 'Cargo bikes',
          data: [
            { id: 'f1', x: 400, y: 41 },
            { id: 'f2', x: 500, y: 56 },
            { id: 'f3', x: 545, y: 49 },
            { id: 'f4', x: 750, y: 74 },
            { id: 'f5', x: 1000, y: 103 },
          ],
        },
      ]}
    />
  );
}
