import { BarChart, barClasses, type BarSeries } from '@mui/x-charts/BarChart';

const barLabel: BarSeries['barLabel'] = ({ value }, { bar }) => {
  if (value === null || bar.height < 24) {
    return null;
  }
  return bar.width < 64 ? `${value}` : `${value} GB`;
};
const bars = { stack: 'all', barLabel };

export default function FormatBarLabels() {
  return (
    <BarChart
      title="Storage used per project, in gigabytes"
      height={320}
      xAxis={[{ scaleType: 'band', data: ['Atlas', 'Beacon', 'Cedar', 'Delta'] }]}
      series={[
        { ...bars, label: 'Images', data: [420, 128, 655, 240], color: '#7fb8e6' },
        { ...bars, label: 'Video', data: [880, 40, 390, 1250], color: '#e6b566' },
      ]}
      sx={{ [`& .${barClasses.label}`]: { fill: '#1b1f24' } }}
    />
  );
}
