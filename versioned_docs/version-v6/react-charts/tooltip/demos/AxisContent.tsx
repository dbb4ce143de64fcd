import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';

function DayContent({ axisValue, dataIndex, series }: ChartsAxisContentProps) {
  if (dataIndex == null) {
    return null;
  }
  const rows = series.flatMap((each) =>
    each.type === 'bar' ? [{ ...each, value: each.data[dataIndex] ?? 0 }] : [],
  );
  return (
    <Paper elevation={3} sx={{ m: 2, p: 1.5 }}>
      <Typography component="p" variant="subtitle2">{`${axisValue}`}</Typography>
      {rows.map(({ id, label, value, color }) => (
        <Typography key={id} variant="body2" sx={{ borderLeft: 6, pl: 1, borderColor: color }}>
          {`${label}: ${value} m³`}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        Total: {rows.reduce((sum, { value }) => sum + value, 0)} m³
      </Typography>
    </Paper>
  );
}

export default function AxisContent() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Water used per day</figcaption>
      <BarChart
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Thursday', 'Friday', 'Saturday'] }]}
        series={[
          { label: 'Pool', stack: 'water', data: [18, 21, 46] },
          { label: 'Showers', stack: 'water', data: [9, 11, 17] },
          { label: 'Kitchen', stack: 'water', data: [4, 5, 12] },
        ]}
        slots={{ axisContent: DayContent }}
      />
    </figure>
  );
}
