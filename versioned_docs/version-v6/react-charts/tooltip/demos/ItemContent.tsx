import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

function SliceContent({ itemData, series }: ChartsItemContentProps) {
  const slice = series.type === 'pie' && series.data[itemData.dataIndex ?? 0];
  if (!slice) {
    return null;
  }
  const total = series.data.reduce((sum, { value }) => sum + value, 0);
  return (
    <Paper elevation={3} sx={{ m: 2, p: 1.5, borderLeft: 6, borderColor: slice.color }}>
      <Typography component="p" variant="subtitle2">{`${slice.label}`}</Typography>
      <Typography variant="body2">
        {slice.value} beehives, {Math.round((100 * slice.value) / total)}%
      </Typography>
    </Paper>
  );
}

export default function ItemContent() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Where the beehives stand</figcaption>
      <PieChart
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
        tooltip={{ trigger: 'item', slots: { itemContent: SliceContent } }}
      />
    </figure>
  );
}
