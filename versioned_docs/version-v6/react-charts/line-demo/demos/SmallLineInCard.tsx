import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const orders = [31, 28, 35, 40, 38, 44, 41, 49, 52, 47, 58, 63];

export default function SmallLineInCard() {
  return (
    <Card variant="outlined" sx={{ width: 280, p: 2, mx: 'auto' }}>
      <Typography variant="body2">Orders this week</Typography>
      <Typography variant="h5" component="p">
        {orders.at(-1)}
      </Typography>
      <figure dir="ltr" style={{ margin: 0 }}>
        <LineChart
          height={70}
          margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
          leftAxis={null}
          bottomAxis={null}
          axisHighlight={{ x: 'none' }}
          tooltip={{ trigger: 'none' }}
          disableLineItemHighlight
          series={[{ data: orders, showMark: ({ index }) => index === orders.length - 1 }]}
        />
        <Typography component="figcaption" variant="body2">
          Up from {orders[0]} twelve weeks ago
        </Typography>
      </figure>
    </Card>
  );
}
