import { BarChart } from '@mui/x-charts/BarChart';
import {
  DefaultChartsAxisTooltipContent,
  type ChartsAxisContentProps,
} from '@mui/x-charts/ChartsTooltip';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const series = [
  { label: 'Bread', stack: 'sales', data: [120, 110, 134, 98, 160] },
  { label: 'Cakes', stack: 'sales', data: [45, 38, 52, 60, 91] },
  { label: 'Coffee', stack: 'sales', data: [80, 86, 79, 88, 102] },
];

function ContentWithTotal(props: ChartsAxisContentProps) {
  const index = props.dataIndex ?? 0;
  const total = series.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);

  return (
    <DefaultChartsAxisTooltipContent
      {...props}
      axisValue={`${props.axisValue}, ${total} in total`}
    />
  );
}

export default function TotalInTooltip() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Takings of a café per day, in euros</figcaption>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={series}
        slots={{ axisContent: ContentWithTotal }}
      />
    </figure>
  );
}
