import Paper from '@mui/material/Paper';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';

const months = [
  { month: 'Jan', low: -14, high: 2 },
  { month: 'Mar', low: -6, high: 11 },
  { month: 'May', low: 3, high: 22 },
  { month: 'Jul', low: 9, high: 29 },
  { month: 'Sep', low: 4, high: 23 },
  { month: 'Nov', low: -7, high: 9 },
];

function RangeTooltip({ dataIndex }: ChartsAxisContentProps) {
  if (dataIndex == null) {
    return null;
  }
  const { month, low, high } = months[dataIndex]!;
  return <Paper sx={{ mx: 2, px: 2, py: 1 }}>{`${month}: ${low} to ${high} °C`}</Paper>;
}

export default function RangeBars() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Lowest and highest temperature</figcaption>
      <BarChart
        height={300}
        margin={{ top: 20, left: 60 }}
        xAxis={[{ scaleType: 'band', data: months.map(({ month }) => month) }]}
        yAxis={[{ valueFormatter: (degrees: number) => `${degrees} °C` }]}
        series={[
          {
            stack: 'range',
            stackOffset: 'none',
            color: 'transparent',
            data: months.map(({ low }) => low),
          },
          { stack: 'range', data: months.map(({ low, high }) => high - low) },
        ]}
        slots={{ axisContent: RangeTooltip }}
      />
    </figure>
  );
}
