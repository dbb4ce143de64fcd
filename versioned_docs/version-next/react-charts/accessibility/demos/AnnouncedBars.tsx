import Typography from '@mui/material/Typography';
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useBarSeries, useFocusedItem, useXAxis } from '@mui/x-charts/hooks';

const rooms = ['Reading room', 'Archive', 'Café'];

/** The current item as text, for everyone; a screen reader speaks it when it changes. */
function Announcer() {
  const item = useFocusedItem();
  const { data: names = [] } = useXAxis();
  const [series] = useBarSeries();
  const text =
    item?.type === 'bar'
      ? `${names[item.dataIndex]}: ${series?.data[item.dataIndex]} visitors`
      : 'Focus the chart and press an arrow key.';

  return (
    <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
      {text}
    </Typography>
  );
}

export default function AnnouncedBars() {
  return (
    <ChartsDataProvider
      enableKeyboardNavigation
      height={240}
      xAxis={[{ scaleType: 'band', data: rooms }]}
      series={[{ type: 'bar', data: [186, 42, 131] }]}
    >
      <ChartsSurface role="application" aria-label="Visitors by room. Arrow keys move along bars.">
        <BarPlot />
        <FocusedBar />
        <ChartsAxis />
      </ChartsSurface>
      <Announcer />
    </ChartsDataProvider>
  );
}
