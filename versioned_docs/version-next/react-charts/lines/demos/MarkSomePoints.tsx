import { LineChart, type LineSeriesType } from '@mui/x-charts';

const trains = [812, 845, 790, 861, 902, 874, 655, 690, 938, 917, 880, 843];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const isExtreme: LineSeriesType['showMark'] = ({ value }) =>
  value === Math.max(...trains) || value === Math.min(...trains);

export default function MarkSomePoints() {
  return (
    <LineChart
      title="Freight trains per month, with the lowest and the highest month marked"
      height={280}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 600, max: 1000 }]}
      series={[{ data: trains, showMark: isExtreme }]}
    />
  );
}
