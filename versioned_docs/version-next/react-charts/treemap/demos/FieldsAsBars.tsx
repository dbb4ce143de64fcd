import { BarChart, barClasses } from '@mui/x-charts/BarChart';

const crops = ['Wheat', 'Meadow', 'Barley', 'Beets', 'Clover', 'Oats', 'Turnips'];

export default function FieldsAsBars() {
  return (
    <BarChart
      title="Fields of a farm by crop, in hectares, the largest first"
      height={320}
      layout="horizontal"
      colors={['#8a5a12', '#1f7a4d', '#8a4fa3']}
      yAxis={[{ scaleType: 'band', data: crops, width: 65 }]}
      xAxis={[{ label: 'Hectares' }]}
      // One stack, so that each crop has one bar, in the color of its group.
      series={[
        {
          label: 'Cereals',
          stack: 'crops',
          barLabel: 'value',
          data: [84, null, 46, null, null, 22, null],
        },
        {
          label: 'Fodder',
          stack: 'crops',
          barLabel: 'value',
          data: [null, 58, null, null, 27, null, null],
        },
        {
          label: 'Roots',
          stack: 'crops',
          barLabel: 'value',
          data: [null, null, null, 31, null, null, 14],
        },
      ]}
      slotProps={{ tooltip: { trigger: 'item' } }}
      sx={{ [`.${barClasses.label}`]: { fill: '#fff' } }}
    />
  );
}
