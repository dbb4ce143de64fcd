import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { cooking, dessert } from './apples';

const apple = ({ x, y }: { x: number; y: number }) => `${x} g, ${y} °Bx`;

export default function SweetnessOfApples() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Sugar of apples by weight</figcaption>
      <ScatterChart
        height={300}
        margin={{ right: 20 }}
        xAxis={[{ min: 120, max: 280, label: 'Weight (g)' }]}
        yAxis={[{ min: 8, max: 16, label: 'Sugar (°Bx)' }]}
        series={[
          { label: 'Dessert', data: dessert, markerSize: 6, valueFormatter: apple },
          { label: 'Cooking', data: cooking, markerSize: 6, valueFormatter: apple },
        ]}
      />
    </figure>
  );
}
