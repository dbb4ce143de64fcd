import { BarChart } from '@mui/x-charts/BarChart';

export default function StackTwoGroups() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Parcels sent and received</figcaption>
      <BarChart
        height={320}
        margin={{ top: 80 }}
        xAxis={[{ scaleType: 'band', data: ['Oslo', 'Turin', 'Brno'] }]}
        series={[
          { label: 'Sent by post', stack: 'sent', data: [42, 31, 18] },
          { label: 'Sent by courier', stack: 'sent', data: [16, 28, 9] },
          { label: 'Received', stack: 'received', data: [37, 44, 30] },
        ]}
        slotProps={{
          legend: {
            direction: 'column',
            itemMarkWidth: 12,
            itemMarkHeight: 12,
            itemGap: 4,
            labelStyle: { fontSize: 14 },
            padding: 4,
          },
        }}
      />
    </figure>
  );
}
