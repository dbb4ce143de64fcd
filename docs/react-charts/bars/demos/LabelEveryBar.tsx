import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function LabelEveryBar() {
  return (
    <BarChart
      title="Bookings per room"
      height={300}
      barLabel="value"
      xAxis={[{ scaleType: 'band', data: ['Oak', 'Elm', 'Birch'] }]}
      series={[
        { label: 'Morning', data: [12, 9, 15], color: '#7fb8e6' },
        { label: 'Afternoon', data: [18, 0, 11], color: '#e6b566' },
      ]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#1b1f24' } }}
    />
  );
}
