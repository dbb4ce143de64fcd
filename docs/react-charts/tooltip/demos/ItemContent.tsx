import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

function SliceContent({ itemData, series, getColor }: ChartsItemContentProps<'pie'>) {
  const index = itemData.dataIndex ?? 0;
  const slice = series.data[index];
  const total = series.data.reduce((sum, { value }) => sum + value, 0);
  if (!slice) {
    return null;
  }
  return (
    <Paper elevation={3} sx={{ m: 2, p: 1.5, borderLeft: 6, borderColor: getColor(index) }}>
      <Typography component="p" variant="subtitle2">{`${slice.label}`}</Typography>
      <Typography variant="body2">
        {slice.value} beehives, {Math.round((100 * slice.value) / total)}%
      </Typography>
    </Paper>
  );
}

export default function ItemContent() {
  return (
    <PieChart
      title="Where the beehives stand"
      height={220}
      series={[
        {
          data: [
            { id: 'roofs', value: 34, label: 'Roofs' },
            { id: 'parks', value: 21, label: 'Parks' },
            { id: 'farms', value: 48, label: 'Farms' },
          ],
        },
      ]}
      slots={{ itemContent: SliceContent }}
    />
  );
}
