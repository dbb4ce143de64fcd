import Paper from '@mui/material/Paper';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './busyHours';

const mean = cells.reduce((sum, [, , value]) => sum + value, 0) / cells.length;

function VisitorTooltip() {
  const item = useItemTooltip<'heatmap'>();
  if (!item) {
    return null;
  }
  const [x, y, value] = item.value;
  const more = Math.round((value / mean - 1) * 100);
  return (
    <ChartsTooltipContainer trigger="item">
      <Paper elevation={4} sx={{ mx: 2, px: 1.5, py: 1 }}>
        {days[y]}, {hours[x]}:00: <strong>{value}</strong> visitors, {Math.abs(more)}%{' '}
        {more < 0 ? 'below' : 'above'} the mean
      </Paper>
    </ChartsTooltipContainer>
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
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        series={[{ data: cells }]}
        slots={{ tooltip: VisitorTooltip }}
      />
    </figure>
  );
}
