import { LineChart } from '@mui/x-charts/LineChart';

const modifiers = [{ name: 'offset', options: { offset: [0, 16] } }];

export default function PlaceTooltip() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Load of a server over six hours</figcaption>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'point', data: ['08', '09', '10', '11', '12', '13'] }]}
        series={[{ data: [12, 48, 61, 57, 38, 44], valueFormatter: (load) => `${load}%` }]}
        slotProps={{ popper: { placement: 'top', modifiers } }}
      />
    </figure>
  );
}
