import { BarChart, barClasses } from '@mui/x-charts/BarChart';

export default function LabelEveryBar() {
  return (
    <BarChart
      title="Bookings per room"
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Oak', 'Elm', 'Birch'] }]}
      series={[
        { barLabel: 'value', label: 'Morning', data: [12, 9, 15], color: '#7fb8e6' },
        { barLabel: 'value', label: 'Afternoon', data: [18, 0, 11], color: '#e6b566' },
      ]}
      sx={{ [`& .${barClasses.label}`]: { fill: '#1b1f24' } }}
    />
  );
}
