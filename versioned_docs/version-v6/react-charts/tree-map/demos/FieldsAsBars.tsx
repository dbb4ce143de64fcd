import { BarChart } from '@mui/x-charts/BarChart';

const crops = ['Wheat', 'Meadow', 'Barley', 'Beets', 'Clover', 'Oats', 'Turnips'];
const hectares = (value: number) => `${value} ha`;

export default function FieldsAsBars() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Fields of a farm by crop (ha)</figcaption>
      <BarChart
        height={320}
        layout="horizontal"
        margin={{ top: 60, right: 20, bottom: 30, left: 70 }}
        colors={['#8a5a12', '#1f7a4d', '#8a4fa3']}
        yAxis={[{ scaleType: 'band', data: crops }]}
        // One stack, so that each crop has one bar, in the color of its group.
        series={[
          {
            label: 'Cereals',
            stack: 'crops',
            data: [84, 0, 46, 0, 0, 22, 0],
            valueFormatter: hectares,
          },
          {
            label: 'Fodder',
            stack: 'crops',
            data: [0, 58, 0, 0, 27, 0, 0],
            valueFormatter: hectares,
          },
          {
            label: 'Roots',
            stack: 'crops',
            data: [0, 0, 0, 31, 0, 0, 14],
            valueFormatter: hectares,
          },
        ]}
        tooltip={{ trigger: 'item' }}
      />
    </figure>
  );
}
