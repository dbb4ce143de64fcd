import { lineClasses, LineChart } from '@mui/x-charts/LineChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function HighlightOneLine() {
  return (
    <LineChart
      title="Water temperature at four beaches"
      height={300}
      slotProps={{ tooltip: { trigger: 'item' } }}
      axisHighlight={{ x: 'none', y: 'none' }}
      xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      series={[
        { id: 'sand', label: 'Sand', highlightScope, data: [13, 16, 19, 20, 18] },
        { id: 'cliff', label: 'Cliff', highlightScope, data: [11, 14, 16, 17, 16] },
        { id: 'bay', label: 'Bay', highlightScope, data: [15, 19, 22, 23, 20] },
        { id: 'pier', label: 'Pier', highlightScope, data: [12, 15, 18, 19, 17] },
      ]}
      sx={{ [`& .${lineClasses.mark}[data-faded]`]: { opacity: 0.3 } }}
    />
  );
}
