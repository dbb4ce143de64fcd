import { LineChart } from '@mui/x-charts/LineChart';

/** Water level of two reservoirs in meters, by week; a sensor failed in week 4. */
const levels = [
  { label: 'Upper', data: [18, 21, 24, null, 29, 27, 22, 20] },
  { label: 'Lower', data: [12, 13, 17, 19, 18, 16, 15, 13] },
];

export default function LineChartControls({ props, series }: { props?: object; series?: object }) {
  return (
    <LineChart
      title="Water level by week"
      height={320}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Week' }]}
      series={levels.map((reservoir) => ({ ...reservoir, ...series }))}
      {...props}
    />
  );
}
