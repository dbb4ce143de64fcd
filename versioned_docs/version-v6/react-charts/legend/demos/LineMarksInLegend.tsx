import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { lineElementClasses, LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6];

export default function LineMarksInLegend() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Tickets solved, and the plan</figcaption>
      <LineChart
        height={280}
        xAxis={[{ data: weeks, scaleType: 'point', valueFormatter: (week: number) => `W${week}` }]}
        series={[
          { id: 'solved', label: 'Solved', data: [22, 31, 28, 40, 44, 47], showMark: false },
          { id: 'plan', label: 'Plan', data: [25, 29, 33, 37, 41, 45], showMark: false },
        ]}
        slotProps={{ legend: { itemMarkWidth: 14, itemMarkHeight: 14 } }}
        sx={{
          [`& .${legendClasses.mark}`]: { rx: '7px' },
          [`& .${legendClasses.series}:nth-of-type(2) .${legendClasses.mark}`]: { opacity: 0.5 },
          [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
          [`& .MuiLineElement-series-plan`]: { strokeDasharray: '6 5', opacity: 0.5 },
        }}
      />
    </figure>
  );
}
