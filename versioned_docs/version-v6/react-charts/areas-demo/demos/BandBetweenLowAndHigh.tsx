import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const forecast = [
  { low: 11, likely: 14, high: 16 },
  { low: 10, likely: 13, high: 17 },
  { low: 9, likely: 14, high: 18 },
  { low: 10, likely: 16, high: 21 },
  { low: 11, likely: 18, high: 24 },
  { low: 10, likely: 17, high: 25 },
  { low: 8, likely: 16, high: 25 },
];
const edge = { color: '#4f9bd9', showMark: false, disableHighlight: true };

export default function BandBetweenLowAndHigh() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Highest temperature per day, forecast</figcaption>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: days }]}
        series={[
          {
            ...edge,
            id: 'low',
            stack: 'range',
            data: forecast.map(({ low }) => low),
            valueFormatter: (low) => `from ${low} °C`,
          },
          {
            ...edge,
            id: 'spread',
            label: '80% of all cases',
            stack: 'range',
            area: true,
            data: forecast.map(({ low, high }) => high - low),
            // Without a text, the tooltip leaves the row out. The type does not know that.
            valueFormatter: () => null as unknown as string,
          },
          {
            // Not drawn, for its row in the tooltip.
            ...edge,
            id: 'high',
            data: forecast.map(({ high }) => high),
            valueFormatter: (high) => `to ${high} °C`,
          },
          {
            id: 'likely',
            label: 'Most likely',
            color: '#1f6fb2',
            data: forecast.map(({ likely }) => likely),
            valueFormatter: (likely) => `${likely} °C`,
          },
        ]}
        sx={{
          '.MuiLineElement-root:not(.MuiLineElement-series-likely)': { stroke: 'none' },
          [`.${areaElementClasses.root}`]: { fillOpacity: 0.3 },
        }}
      />
    </figure>
  );
}
