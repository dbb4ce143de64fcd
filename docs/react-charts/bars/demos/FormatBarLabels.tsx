import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function FormatBarLabels() {
  return (
    <BarChart
      title="Storage used per project, in gigabytes"
      height={320}
      xAxis={[{ scaleType: 'band', data: ['Atlas', 'Beacon', 'Cedar', 'Delta'] }]}
      series={[
        { label: 'Images', stack: 'all', data: [420, 128, 655, 240], color: '#7fb8e6' },
        { label: 'Video', stack: 'all', data: [880, 40, 390, 1250], color: '#e6b566' },
      ]}
      barLabel={({ value }, { bar }) => {
        if (value === null || bar.height < 24) {
          return null;
        }
        return bar.width < 64 ? `${value}` : `${value} GB`;
      }}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#1b1f24' } }}
    />
  );
}
