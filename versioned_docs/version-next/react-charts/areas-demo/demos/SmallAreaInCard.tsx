import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const visitors = [210, 235, 228, 260, 301, 287, 344];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function SmallAreaInCard() {
  return (
    <Card variant="outlined" sx={{ width: 260, mx: 'auto' }}>
      <Typography sx={{ px: 2, pt: 2 }} variant="body2">
        Visitors per day
      </Typography>
      <Typography sx={{ px: 2 }} variant="h5" component="p">
        {visitors.at(-1)}
      </Typography>
      <LineChart
        title="Visitors per day over the last week, rising from 210 to 344"
        height={70}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        axisHighlight={{ x: 'none' }}
        slotProps={{ tooltip: { trigger: 'none' } }}
        disableLineItemHighlight
        xAxis={[{ scaleType: 'point', data: days, position: 'none' }]}
        yAxis={[{ min: 0, max: 400, position: 'none' }]}
        series={[{ data: visitors, area: true, showMark: false }]}
        sx={{ [`.${lineClasses.area}`]: { fillOpacity: 0.3 } }}
      />
    </Card>
  );
}
