import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027', '2028'];
const last = years.indexOf('2025');

const format = (value: number | null) => (value === null ? null : `${value} students`);

export default function DashForecast() {
  return (
    <LineChart
      title="Students of a school, with a forecast from 2026"
      height={300}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ min: 600, max: 900 }]}
      series={[
        {
          id: 'counted',
          label: 'Counted',
          data: [688, 671, 702, 731, 754, 769, 783],
          valueFormatter: format,
        },
        {
          id: 'forecast',
          label: 'Forecast',
          // Repeats the last counted value, so that the two lines meet.
          data: [null, null, null, null, null, null, 783, 801, 815, 838],
          valueFormatter: (value, { dataIndex }) => (dataIndex === last ? null : format(value)),
          showMark: ({ index }) => index !== last,
        },
      ]}
      sx={{ [`.${lineClasses.line}[data-series=forecast]`]: { strokeDasharray: '6 5' } }}
    />
  );
}
