import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const changes = [34, -12, 18, 51, -27, 9];

/** `null` leaves the row of the other sign out of the tooltip. */
const valueFormatter = (value: number) => (value === 0 ? null! : `${value}`);
const sign = { stack: 'change', valueFormatter };

export default function ColorsBySign() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Change of members per month</figcaption>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[
          {
            ...sign,
            label: 'More',
            color: '#2e9e6b',
            data: changes.map((value) => Math.max(value, 0)),
          },
          {
            ...sign,
            label: 'Fewer',
            color: '#d1495b',
            data: changes.map((value) => Math.min(value, 0)),
          },
        ]}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
      />
    </figure>
  );
}
