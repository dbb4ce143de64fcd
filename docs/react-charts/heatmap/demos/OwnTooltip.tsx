import Paper from '@mui/material/Paper';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './busyHours';

const mean = cells.reduce((sum, [, , value]) => sum + value, 0) / cells.length;

function VisitorTooltip({ series, itemData }: ChartsItemContentProps<'heatmap'>) {
  const cell = series.data[itemData.dataIndex];
  if (!cell) {
    return null;
  }
  const [x, y, value] = cell;
  const more = Math.round((value / mean - 1) * 100);
  return (
    <Paper elevation={4} sx={{ mx: 2, px: 1.5, py: 1 }}>
      {days[y]}, {hours[x]}:00: <strong>{value}</strong> visitors, {Math.abs(more)}%{' '}
      {more < 0 ? 'below' : 'above'} the mean
    </Paper>
  );
}

export default function OwnTooltip() {
  return (
    <figure
      aria-label="Visitors by day and hour, compared with the mean"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={280}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        series={[{ data: cells }]}
        slots={{ itemContent: VisitorTooltip }}
      />
    </figure>
  );
}
