import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  type ChartsTooltipProps,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'roofs', value: 34, label: 'Roofs' },
  { id: 'parks', value: 21, label: 'Parks' },
  { id: 'farms', value: 48, label: 'Farms' },
];
const total = data.reduce((sum, { value }) => sum + value, 0);

function SliceTooltip(props: ChartsTooltipProps) {
  const item = useItemTooltip<'pie'>();
  return (
    <ChartsTooltipContainer {...props}>
      {item && (
        <Paper elevation={3} sx={{ p: 1.5, borderLeft: 6, borderColor: item.color }}>
          <Typography component="p" variant="subtitle2">
            {item.label}
          </Typography>
          <Typography variant="body2">
            {item.formattedValue} beehives, {Math.round((100 * item.value.value) / total)}%
          </Typography>
        </Paper>
      )}
    </ChartsTooltipContainer>
  );
}

export default function ItemContent() {
  return (
    <PieChart
      title="Where the beehives stand"
      height={220}
      series={[{ data }]}
      slots={{ tooltip: SliceTooltip }}
    />
  );
}
