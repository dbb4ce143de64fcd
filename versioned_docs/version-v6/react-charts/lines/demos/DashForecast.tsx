import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027', '2028'];

export default function DashForecast() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Students of a school</figcaption>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: years }]}
        yAxis={[{ min: 600, max: 900 }]}
        series={[
          { id: 'counted', label: 'Counted', data: [688, 671, 702, 731, 754, 769, 783] },
          {
            id: 'forecast',
            label: 'Forecast',
            // Repeats the last counted value, so that the two lines meet.
            data: [null, null, null, null, null, null, 783, 801, 815, 838],
            showMark: ({ index }) => index !== years.indexOf('2025'),
          },
        ]}
        sx={{ '.MuiLineElement-series-forecast': { strokeDasharray: '6 5' } }}
      />
    </figure>
  );
}
