import { BarChart } from '@mui/x-charts/BarChart';

export default function LegendInStackOrder() {
  return (
    <BarChart
      title="Tickets of a cinema per weekday"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Thu', 'Fri', 'Sat'] }]}
      series={[
        { label: 'Students', stack: 'tickets', stackOrder: 'reverse', data: [60, 85, 70] },
        { label: 'Children', stack: 'tickets', data: [25, 40, 110] },
        { label: 'Adults', stack: 'tickets', data: [90, 170, 240] },
      ]}
      slotProps={{
        legend: {
          direction: 'vertical',
          position: { vertical: 'middle', horizontal: 'end' },
        },
      }}
    />
  );
}
