import { BarChart } from '@mui/x-charts/BarChart';

export default function InstallationCheck() {
  return (
    <div style={{ height: 220, width: '100%', maxWidth: 480 }}>
      <BarChart
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ label: 'Bread sold', data: [84, 71, 90, 76, 128] }]}
      />
    </div>
  );
}
