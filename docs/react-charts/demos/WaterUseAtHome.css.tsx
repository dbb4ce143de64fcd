import { PieChart } from '@mui/x-charts/PieChart';
import './WaterUseAtHome.css';

const uses = [
  { id: 'shower', label: 'Shower', value: 44 },
  { id: 'toilet', label: 'Toilet', value: 34 },
  { id: 'laundry', label: 'Laundry', value: 17 },
  { id: 'kitchen', label: 'Kitchen', value: 15 },
  { id: 'garden', label: 'Garden', value: 9 },
];

export default function WaterUseAtHome() {
  return (
    <PieChart
      className="water"
      title="Water used at home, in liters per person and day"
      height={280}
      colors={['#0b6e8f', '#1f7a4d', '#8a4fa3', '#a8571b', '#5a6472']}
      series={[
        {
          data: uses,
          innerRadius: '50%',
          outerRadius: '85%',
          paddingAngle: 2,
          cornerRadius: 4,
          arcLabel: 'value',
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: ({ value }) => `${value} l`,
        },
      ]}
    />
  );
}
