import { BarChart } from '@mui/x-charts/BarChart';

/** Thousands of inhabitants, the oldest first. */
const ages = [
  { age: '75+', women: 43, men: 28 },
  { age: '60–74', women: 66, men: 59 },
  { age: '45–59', women: 84, men: 82 },
  { age: '30–44', women: 92, men: 90 },
  { age: '15–29', women: 78, men: 80 },
  { age: '0–14', women: 61, men: 64 },
];

const people = (value: number) => `${Math.abs(value)} thousand`;

export default function PopulationPyramid() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Inhabitants by age and sex</figcaption>
      <BarChart
        height={320}
        layout="horizontal"
        margin={{ left: 60, right: 20 }}
        yAxis={[{ scaleType: 'band', data: ages.map(({ age }) => age) }]}
        xAxis={[{ min: -100, max: 100, valueFormatter: (value: number) => `${Math.abs(value)}` }]}
        series={[
          {
            stack: 'people',
            label: 'Women',
            data: ages.map(({ women }) => -women),
            valueFormatter: people,
          },
          {
            stack: 'people',
            label: 'Men',
            data: ages.map(({ men }) => men),
            valueFormatter: people,
          },
        ]}
      />
    </figure>
  );
}
