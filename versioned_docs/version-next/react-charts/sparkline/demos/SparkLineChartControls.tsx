import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

/** Visitors of a museum, by day. */
const visitors = [240, 310, 280, 460, 520, 690, 610, 220, 330, 300, 450, 540];

export default function SparkLineChartControls({ props }: { props?: object }) {
  return <SparkLineChart title="Visitors by day" height={120} data={visitors} {...props} />;
}
