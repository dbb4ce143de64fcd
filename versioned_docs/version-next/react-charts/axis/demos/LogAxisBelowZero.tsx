import { BarChart } from '@mui/x-charts/BarChart';

const toAxis = (euros: number) => Math.sign(euros) * Math.log10(1 + Math.abs(euros));
const toEuros = (position: number) =>
  Math.round(Math.sign(position) * (10 ** Math.abs(position) - 1));

const format = (euros: number) => `${euros.toLocaleString('en')} €`;
const products = ['Mugs', 'Bags', 'Pins', 'Hats', 'Kits'];
const results = [-52_000, -310, 0, 2_600, 98_000];

export default function LogAxisBelowZero() {
  return (
    <BarChart
      title="Profit or loss per product, on an axis that is logarithmic above and below zero"
      height={300}
      xAxis={[{ scaleType: 'band', data: products }]}
      yAxis={[
        {
          min: toAxis(-100_000),
          max: toAxis(100_000),
          tickInterval: [-100_000, -1_000, -10, 0, 10, 1_000, 100_000].map(toAxis),
          valueFormatter: (position: number) => format(toEuros(position)),
        },
      ]}
      series={[
        {
          data: results.map(toAxis),
          valueFormatter: (_, { dataIndex }) => format(results[dataIndex]!),
        },
      ]}
    />
  );
}
