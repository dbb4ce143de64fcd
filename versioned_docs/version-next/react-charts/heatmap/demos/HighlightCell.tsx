import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './busyHours';

export default function HighlightCell() {
  return (
    <figure
      aria-label="Visitors by day and hour, one cell highlighted"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={280}
        enableKeyboardNavigation
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        series={[
          {
            label: 'Visitors',
            data: cells,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={{
          [`& .${heatmapClasses.faded}`]: { opacity: 0.4 },
          [`& .${heatmapClasses.highlighted}`]: { stroke: 'currentColor', strokeWidth: 2 },
        }}
      />
    </figure>
  );
}
