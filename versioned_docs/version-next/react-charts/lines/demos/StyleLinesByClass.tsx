import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function StyleLinesByClass() {
  return (
    <LineChart
      title="Bread sold by a bakery this week, last week and as planned"
      height={300}
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[
        { id: 'now', label: 'This week', data: [352, 331, 368, 402, 471, 596, 248] },
        {
          id: 'before',
          label: 'Last week',
          data: [265, 242, 251, 283, 340, 470, 131],
          showMark: false,
        },
        { id: 'plan', label: 'Plan', data: [300, 300, 300, 340, 400, 550, 200], showMark: false },
      ]}
      sx={{
        [`.${lineClasses.line}`]: { strokeWidth: 1.5 },
        [`.${lineClasses.line}[data-series=now]`]: { strokeWidth: 4 },
        [`.${lineClasses.line}[data-series=plan]`]: {
          strokeDasharray: '2 5',
          strokeLinecap: 'round',
        },
      }}
    />
  );
}
