import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const orders = [31, 28, 35, 40, 38, 44, 41, 49, 52, 47, 58, 63];
const weeks = orders.map((_, index) => index + 1);

export default function SmallLineInCard() {
  return (
    <Card variant="outlined" sx={{ width: 280, p: 2, mx: 'auto' }}>
      <Stack>
        <Typography variant="body2">Orders this week</Typography>
        <Typography variant="h5" component="p">
          {orders.at(-1)}
        </Typography>
        <LineChart
          title="Orders per week over twelve weeks, rising from 31 to 63"
          height={70}
          margin={8}
          xAxis={[{ scaleType: 'point', data: weeks, position: 'none' }]}
          yAxis={[{ position: 'none' }]}
          axisHighlight={{ x: 'none' }}
          slotProps={{ tooltip: { trigger: 'none' } }}
          disableLineItemHighlight
          series={[{ data: orders, showMark: ({ index }) => index === orders.length - 1 }]}
        />
      </Stack>
    </Card>
  );
}
