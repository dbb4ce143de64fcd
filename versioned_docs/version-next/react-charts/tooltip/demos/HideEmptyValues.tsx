import { LineChart } from '@mui/x-charts/LineChart';

const hideNull = (value: number | null) => (value === null ? null : `${value} °C`);

export default function HideEmptyValues() {
  return (
    <LineChart
      title="Temperature of two lakes in spring"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['Mar', 'Apr', 'May', 'Jun', 'Jul'] }]}
      series={[
        { label: 'Lake Ansel', data: [6, 9, 14, 19, 22], valueFormatter: hideNull },
        { label: 'Lake Brei, from May', data: [null, null, 11, 16, 20], valueFormatter: hideNull },
      ]}
    />
  );
}
