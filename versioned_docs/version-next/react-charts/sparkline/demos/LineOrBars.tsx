import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rain = [3, 0, 11, 6, 2, 0, 0, 8, 14, 5];

export default function LineOrBars() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', '& > *': { flex: 1, minWidth: 0 } }}>
      <div>
        <SparkLineChart title="Rain as a line" height={80} data={rain} />
      </div>
      <div>
        <SparkLineChart title="Rain as bars" height={80} plotType="bar" data={rain} />
      </div>
    </Stack>
  );
}
