import { LineChart } from '@mui/x-charts/LineChart';

/** Its type says that it gets a number and returns a string, but `null` comes and goes too. */
const hideNull = (value: number | null) => (value === null ? null! : `${value} °C`);

export default function HideEmptyValues() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Temperature of two lakes in spring</figcaption>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: ['Mar', 'Apr', 'May', 'Jun', 'Jul'] }]}
        series={[
          { label: 'Lake Ansel', data: [6, 9, 14, 19, 22], valueFormatter: hideNull },
          {
            label: 'Lake Brei, from May',
            data: [null, null, 11, 16, 20],
            valueFormatter: hideNull,
          },
        ]}
      />
    </figure>
  );
}
