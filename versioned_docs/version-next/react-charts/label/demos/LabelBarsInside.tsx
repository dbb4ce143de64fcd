import { BarChart, barClasses, type BarSeries } from '@mui/x-charts/BarChart';

const barLabel: BarSeries['barLabel'] = ({ value }, { bar }) =>
  value !== null && bar.height > 40 ? `${value}` : null;

export default function LabelBarsInside() {
  return (
    <BarChart
      title="Hours of sun per month in two towns"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun'] }]}
      series={[
        { label: 'Faro', data: [258, 305, 331], color: '#f2c14e', barLabel },
        { label: 'Bergen', data: [147, 184, 41], color: '#8fc1e3', barLabel },
      ]}
      sx={{ [`& .${barClasses.label}`]: { fill: '#1b1f24', fontSize: 12 } }}
    />
  );
}
