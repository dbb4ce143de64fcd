import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { FunnelSlopes } from './funnelSlopes';

const steps = ['Applied', 'Invited', 'Interviewed', 'Offered', 'Hired'];
const people = [320, 190, 120, 70, 52];
const color = '#8a4fa3';

// In a variable: TypeScript rejects `categoryGapRatio` in an object written inside of the prop.
const axis = { scaleType: 'band' as const, data: steps, categoryGapRatio: 0.5 };

export default function FunnelWithSlopes() {
  return (
    <BarChart
      title="Applications to a hospital, with the share of people who reach the next step"
      height={380}
      layout="horizontal"
      margin={{ top: 0, right: 20, bottom: 0, left: 95 }}
      yAxis={[axis]}
      xAxis={[{ domainLimit: 'strict' }]}
      series={[{ data: people, stack: 'people', stackOffset: 'silhouette', color }]}
      bottomAxis={null}
      leftAxis={{ disableLine: true, disableTicks: true }}
      barLabel="value"
      tooltip={{ trigger: 'item' }}
      sx={{ [`.${barLabelClasses.root}`]: { fill: '#fff' } }}
    >
      <FunnelSlopes steps={steps} values={people} color={color} />
    </BarChart>
  );
}
