import { BarChart } from '@mui/x-charts/BarChart';

export default function LegendInStackOrder() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Tickets of a cinema per weekday</figcaption>
      <BarChart
        height={280}
        margin={{ top: 20, right: 110 }}
        xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat'] }]}
        series={[
          { label: 'Students', stack: 'tickets', stackOrder: 'reverse', data: [60, 85, 70] },
          { label: 'Children', stack: 'tickets', data: [25, 40, 110] },
          { label: 'Adults', stack: 'tickets', data: [90, 170, 240] },
        ]}
        slotProps={{
          legend: {
            direction: 'column',
            position: { vertical: 'middle', horizontal: 'right' },
            itemMarkWidth: 12,
            itemMarkHeight: 12,
            labelStyle: { fontSize: 14 },
          },
        }}
      />
    </figure>
  );
}
