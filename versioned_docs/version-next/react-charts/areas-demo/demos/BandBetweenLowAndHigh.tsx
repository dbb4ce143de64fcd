import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

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

export default function BandBetweenLowAndHigh() {
  return (
    <LineChart
      title="Highest temperature per day in a forecast, with the range of 80% of all cases"
      height={300}
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[
        {
          id: 'low',
          stack: 'range',
          data: forecast.map(({ low }) => low),
          valueFormatter: () => null,
          showMark: false,
          disableHighlight: true,
        },
        {
          id: 'spread',
          label: 'Range',
          stack: 'range',
          area: true,
          color: '#4f9bd9',
          data: forecast.map(({ low, high }) => high - low),
          valueFormatter: (_, { dataIndex }) =>
            `${forecast[dataIndex]!.low} to ${forecast[dataIndex]!.high} °C`,
          showMark: false,
          disableHighlight: true,
        },
        {
          id: 'likely',
          label: 'Most likely',
          color: '#1f6fb2',
          data: forecast.map(({ likely }) => likely),
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      sx={{
        [`.${lineClasses.line}:not([data-series=likely])`]: { stroke: 'none' },
        [`.${lineClasses.area}`]: { fillOpacity: 0.3 },
      }}
    />
  );
}
