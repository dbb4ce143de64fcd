import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function StyleSeriesByClass() {
  return (
    <LineChart
      title="Passengers of a night train, planned and counted"
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ min: 0 }]}
      series={[
        { id: 'planned', label: 'Planned', data: [180, 180, 190, 200, 240], showMark: false },
        { id: 'counted', label: 'Counted', data: [164, 171, 198, 212, 233] },
      ]}
      sx={{
        [`.${lineClasses.line}[data-series="planned"]`]: { strokeDasharray: '6 4' },
        [`.${lineClasses.mark}`]: { fill: 'currentColor', strokeWidth: 0 },
        [`.${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
        [`.${axisClasses.left} .${axisClasses.line}`]: { display: 'none' },
        [`.${axisClasses.tick}`]: { display: 'none' },
      }}
    />
  );
}
