import { BarChart } from '@mui/x-charts/BarChart';

const days = [
  { day: 'Mon', pasta: 84, salad: 31, soup: 46 },
  { day: 'Tue', pasta: 72, salad: 38, soup: 52 },
  { day: 'Wed', pasta: 95, salad: 27, soup: 40 },
  { day: 'Thu', pasta: 68, salad: 41, soup: 57 },
  { day: 'Fri', pasta: 101, salad: 45, soup: 22 },
];

export default function LunchesByDay() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Lunches served in the canteen, by day and dish</figcaption>
      <BarChart
        height={300}
        dataset={days}
        xAxis={[{ scaleType: 'band', dataKey: 'day' }]}
        series={[
          { dataKey: 'pasta', label: 'Pasta', stack: 'lunch' },
          { dataKey: 'salad', label: 'Salad', stack: 'lunch' },
          { dataKey: 'soup', label: 'Soup', stack: 'lunch' },
        ]}
      />
    </figure>
  );
}
