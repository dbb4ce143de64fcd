import * as React from 'react';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './busyHours';

export default function ClickHeatmapCell() {
  const [text, setText] = React.useState('Click on a cell.');

  return (
    <figure aria-label="Visitors by day and hour" style={{ margin: 0, width: '100%' }}>
      <Heatmap
        height={280}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        series={[{ label: 'Visitors', data: cells }]}
        onItemClick={(_event, { dataIndex }) => {
          const cell = dataIndex === undefined ? undefined : cells[dataIndex];
          setText(
            cell ? `${days[cell[1]]}, ${hours[cell[0]]}:00: ${cell[2]} visitors` : 'No visitors',
          );
        }}
        sx={{ cursor: 'pointer' }}
      />
      <Typography role="status">{text}</Typography>
    </figure>
  );
}
