import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { PieChart } from '@mui/x-charts/PieChart';

function Drop({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path
        className={className}
        fill={color}
        d="M12 1C8 8 4 11 4 16a8 8 0 0 0 16 0c0-5-4-8-8-15Z"
      />
    </svg>
  );
}

export default function MarksOfMaterials() {
  return (
    <PieChart
      title="Paint in the store room by kind, in liters"
      height={220}
      series={[
        {
          data: [
            { id: 'wall', value: 140, label: 'Wall paint', labelMarkType: Drop },
            { id: 'varnish', value: 65, label: 'Varnish', labelMarkType: Drop },
            { id: 'chalk', value: 30, label: 'Chalk', labelMarkType: 'square' },
          ],
        },
      ]}
    />
  );
}
