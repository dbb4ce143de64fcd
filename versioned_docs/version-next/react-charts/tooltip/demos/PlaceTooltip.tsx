import { BarChart } from '@mui/x-charts/BarChart';

export default function PlaceTooltip() {
  return (
    <BarChart
      title="Load of a server over six hours"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['08', '09', '10', '11', '12', '13'] }]}
      series={[{ data: [12, 48, 61, 57, 38, 44], valueFormatter: (load) => `${load}%` }]}
      slotProps={{ tooltip: { trigger: 'item', anchor: 'node', position: 'top' } }}
    />
  );
}
