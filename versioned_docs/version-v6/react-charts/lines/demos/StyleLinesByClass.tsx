import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function StyleLinesByClass() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Bread sold by a bakery per day</figcaption>
      <LineChart
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
          [`.${lineElementClasses.root}`]: { strokeWidth: 1.5 },
          '.MuiLineElement-series-now': { strokeWidth: 4 },
          '.MuiLineElement-series-plan': { strokeDasharray: '2 5', strokeLinecap: 'round' },
        }}
        slotProps={{ legend: { itemMarkWidth: 12, itemGap: 8, labelStyle: { fontSize: 14 } } }}
      />
    </figure>
  );
}
