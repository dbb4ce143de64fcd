import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const steps = ['Visits', 'Carts', 'Addresses', 'Payments', 'Orders'];
const people = [4200, 1890, 1260, 940, 880];

export default function CenteredBars() {
  return (
    <BarChart
      title="From a visit to an order: people left after each step of a shop"
      height={300}
      layout="horizontal"
      margin={{ top: 10, right: 20, bottom: 10, left: 90 }}
      yAxis={[{ scaleType: 'band', data: steps }]}
      xAxis={[{ domainLimit: 'strict' }]}
      series={[{ data: people, stack: 'people', stackOffset: 'silhouette', color: '#0b6e8f' }]}
      bottomAxis={null}
      leftAxis={{ disableLine: true, disableTicks: true }}
      barLabel="value"
      tooltip={{ trigger: 'item' }}
      sx={{ [`.${barLabelClasses.root}`]: { fill: '#fff' } }}
    />
  );
}
