import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const crops = ['Wheat', 'Meadow', 'Barley', 'Beets', 'Clover', 'Oats', 'Turnips'];

export default function FieldsAsBars() {
  return (
    <BarChart
      title="Fields of a farm by crop, in hectares, the largest first"
      height={320}
      layout="horizontal"
      margin={{ top: 60, right: 20, bottom: 50, left: 70 }}
      colors={['#8a5a12', '#1f7a4d', '#8a4fa3']}
      yAxis={[{ scaleType: 'band', data: crops }]}
      xAxis={[{ label: 'Hectares' }]}
      // One stack, so that each crop has one bar, in the color of its group.
      series={[
        { label: 'Cereals', stack: 'crops', data: [84, null, 46, null, null, 22, null] },
        { label: 'Fodder', stack: 'crops', data: [null, 58, null, null, 27, null, null] },
        { label: 'Roots', stack: 'crops', data: [null, null, null, 31, null, null, 14] },
      ]}
      barLabel="value"
      tooltip={{ trigger: 'item' }}
      sx={{ [`.${barLabelClasses.root}`]: { fill: '#fff' } }}
    />
  );
}
