import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const flow = { stack: 'flow' };

export default function StacksBySign() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Water of a reservoir (million liters)</figcaption>
      <BarChart
        height={320}
        margin={{ top: 80, left: 60 }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { ...flow, label: 'River', data: [42, 38, 35, 51, 47] },
          { ...flow, label: 'Rain', data: [0, 12, 3, 26, 8] },
          { ...flow, label: 'City', data: [-31, -33, -32, -34, -36] },
          { ...flow, label: 'Fields', data: [-14, -9, -17, -4, -11] },
        ]}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
      >
        <ChartsReferenceLine y={0} />
      </BarChart>
    </figure>
  );
}
