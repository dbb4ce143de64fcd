import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';

export default function StyleSeriesByClass() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Passengers of a night train</figcaption>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ min: 0 }]}
        series={[
          { id: 'planned', label: 'Planned', data: [180, 180, 190, 200, 240], showMark: false },
          { id: 'counted', label: 'Counted', data: [164, 171, 198, 212, 233] },
        ]}
        sx={{
          [`.${lineElementClasses.root}.MuiLineElement-series-planned`]: { strokeDasharray: '6 4' },
          [`.${markElementClasses.root}`]: { fill: 'currentColor', strokeWidth: 0 },
          [`.${axisClasses.left} .${axisClasses.line}`]: { display: 'none' },
          [`.${axisClasses.tick}`]: { display: 'none' },
        }}
      />
    </figure>
  );
}
