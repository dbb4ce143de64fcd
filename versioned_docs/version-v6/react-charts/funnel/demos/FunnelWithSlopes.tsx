import { BarChart } from '@mui/x-charts/BarChart';
import { BarValues } from './barValues';
import { FunnelSlopes } from './funnelSlopes';

const steps = ['Applied', 'Invited', 'Interviewed', 'Offered', 'Hired'];
const people = [320, 190, 120, 70, 52];
const color = '#8a4fa3';

// In a variable: TypeScript rejects `categoryGapRatio` in an object written inside of the prop.
const axis = { id: 'steps', scaleType: 'band' as const, data: steps, categoryGapRatio: 0.5 };

export default function FunnelWithSlopes() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Applications to a hospital</figcaption>
      <BarChart
        height={380}
        layout="horizontal"
        margin={{ top: 0, right: 20, bottom: 0, left: 95 }}
        yAxis={[axis]}
        xAxis={[{ min: -160, max: 160 }]}
        series={[{ data: people, stack: 'people', stackOffset: 'silhouette', color }]}
        bottomAxis={null}
        leftAxis={{ axisId: 'steps', disableLine: true, disableTicks: true }}
        tooltip={{ trigger: 'item' }}
      >
        <FunnelSlopes steps={steps} values={people} color={color} />
        <BarValues steps={steps} values={people} />
      </BarChart>
    </figure>
  );
}
