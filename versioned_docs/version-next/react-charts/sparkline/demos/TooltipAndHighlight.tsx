import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const shared = {
  height: 80,
  data: [18.2, 19.5, 21.1, 20.4, 23.8, 25.0, 22.7],
  valueFormatter: (value: number | null) => (value === null ? 'none' : `${value.toFixed(1)} °C`),
  showTooltip: true,
  showHighlight: true,
};

export default function TooltipAndHighlight() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <SparkLineChart {...shared} title="Water temperature as a line" />
      <SparkLineChart {...shared} title="Water temperature as bars" plotType="bar" />
    </Stack>
  );
}
