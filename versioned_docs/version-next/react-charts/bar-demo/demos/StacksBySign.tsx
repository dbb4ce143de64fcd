import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const flow = { stack: 'flow' };

export default function StacksBySign() {
  return (
    <BarChart
      title="Water that flows into a reservoir and out of it, in million liters"
      height={320}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { ...flow, label: 'River', data: [42, 38, 35, 51, 47] },
        { ...flow, label: 'Rain', data: [0, 12, 3, 26, 8] },
        { ...flow, label: 'City', data: [-31, -33, -32, -34, -36] },
        { ...flow, label: 'Fields', data: [-14, -9, -17, -4, -11] },
      ]}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
