import { LineChart, MarkElement, type MarkElementProps } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const visitors = [3.1, 3.4, 4.8, 4.2, 5.6, 6.9, 6.4, 7.7];

const isRecord = (index: number) =>
  index > 0 && visitors.slice(0, index).every((earlier) => earlier < (visitors[index] ?? 0));

function RecordMark(props: MarkElementProps) {
  return <MarkElement {...props} shape={isRecord(props.dataIndex) ? 'star' : 'circle'} />;
}

export default function FlagRecordMonths() {
  return (
    <LineChart
      title="Visitors per month in thousands. Stars mark months with a new record."
      height={280}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 0 }]}
      series={[{ data: visitors, curve: 'linear' }]}
      slots={{ mark: RecordMark }}
    />
  );
}
