import { BarChart } from '@mui/x-charts/BarChart';

/** Positions 1, 2, 3 stand for 1, 10, 100; the first unit on both sides of zero is linear. */
const toAxis = (euros: number) =>
  Math.abs(euros) < 1 ? euros : Math.sign(euros) * (1 + Math.log10(Math.abs(euros)));
const toEuros = (position: number) =>
  Math.abs(position) < 1 ? position : Math.sign(position) * 10 ** (Math.abs(position) - 1);

const format = (position: number) => `${Math.round(toEuros(position)).toLocaleString('en')} €`;
const products = ['Mugs', 'Bags', 'Pins', 'Hats', 'Kits'];
const results = [-52_000, -310, 0, 2_600, 98_000];

export default function LogAxisBelowZero() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Profit or loss per product</figcaption>
      <BarChart
        height={300}
        margin={{ top: 20, left: 90 }}
        xAxis={[{ scaleType: 'band', data: products }]}
        yAxis={[
          {
            min: toAxis(-100_000),
            max: toAxis(100_000),
            tickMinStep: 1,
            valueFormatter: format,
          },
        ]}
        series={[{ data: results.map(toAxis), valueFormatter: format }]}
      />
    </figure>
  );
}
