import { BarChart } from '@mui/x-charts/BarChart';

const months = [
  { month: 'Jan', low: -14, high: 2 },
  { month: 'Mar', low: -6, high: 11 },
  { month: 'May', low: 3, high: 22 },
  { month: 'Jul', low: 9, high: 29 },
  { month: 'Sep', low: 4, high: 23 },
  { month: 'Nov', low: -7, high: 9 },
];

export default function RangeBars() {
  return (
    <BarChart
      title="Lowest and highest temperature of six months"
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'band', data: months.map(({ month }) => month) }]}
      yAxis={[{ valueFormatter: (degrees: number) => `${degrees} °C`, width: 60 }]}
      series={[
        {
          stack: 'range',
          stackOffset: 'none',
          color: 'transparent',
          data: months.map(({ low }) => low),
          valueFormatter: () => null,
        },
        {
          stack: 'range',
          data: months.map(({ low, high }) => high - low),
          valueFormatter: (_, { dataIndex }) =>
            `${months[dataIndex]!.low} to ${months[dataIndex]!.high} °C`,
        },
      ]}
    />
  );
}
