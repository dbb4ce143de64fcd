import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function BuildingPermits() {
  return (
    <FunnelChart
      title="Building permits of a town, from the inquiry to the finished house"
      height={300}
      series={[
        {
          variant: 'outlined',
          data: [
            { id: 'inquiry', value: 420, label: 'Inquiry' },
            { id: 'request', value: 260, label: 'Request' },
            { id: 'permit', value: 184, label: 'Permit' },
            { id: 'house', value: 97, label: 'House' },
          ],
        },
      ]}
    />
  );
}
