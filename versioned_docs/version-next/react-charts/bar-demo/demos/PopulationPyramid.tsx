import { BarChart } from '@mui/x-charts/BarChart';

/** Thousands of inhabitants. */
const ages = [
  { age: '0–14', women: 61, men: 64 },
  { age: '15–29', women: 78, men: 80 },
  { age: '30–44', women: 92, men: 90 },
  { age: '45–59', women: 84, men: 82 },
  { age: '60–74', women: 66, men: 59 },
  { age: '75+', women: 43, men: 28 },
];

const people = (value: number | null) => `${Math.abs(value ?? 0)} thousand`;

export default function PopulationPyramid() {
  return (
    <BarChart
      title="Inhabitants by age and sex"
      height={320}
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: ages.map(({ age }) => age), reverse: true, width: 60 }]}
      xAxis={[{ min: -100, max: 100, valueFormatter: (value: number) => `${Math.abs(value)}` }]}
      series={[
        {
          stack: 'people',
          label: 'Women',
          data: ages.map(({ women }) => -women),
          valueFormatter: people,
        },
        { stack: 'people', label: 'Men', data: ages.map(({ men }) => men), valueFormatter: people },
      ]}
    />
  );
}
