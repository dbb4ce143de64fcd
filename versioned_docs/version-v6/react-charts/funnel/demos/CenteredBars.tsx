import { BarChart } from '@mui/x-charts/BarChart';
import { BarValues } from './barValues';

const steps = ['Visits', 'Carts', 'Addresses', 'Payments', 'Orders'];
const people = [4200, 1890, 1260, 940, 880];

export default function CenteredBars() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>From a visit to an order</figcaption>
      <BarChart
        height={300}
        layout="horizontal"
        margin={{ top: 10, right: 20, bottom: 10, left: 90 }}
        yAxis={[{ id: 'steps', scaleType: 'band', data: steps }]}
        xAxis={[{ min: -2100, max: 2100 }]}
        series={[{ data: people, stack: 'people', stackOffset: 'silhouette', color: '#0b6e8f' }]}
        bottomAxis={null}
        leftAxis={{ axisId: 'steps', disableLine: true, disableTicks: true }}
        tooltip={{ trigger: 'item' }}
      >
        <BarValues steps={steps} values={people} />
      </BarChart>
    </figure>
  );
}
