import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';

const visitors = [210, 235, 228, 260, 301, 287, 344];

export default function SmallAreaInCard() {
  return (
    <Card component="figure" variant="outlined" dir="ltr" sx={{ width: 260, m: 0, mx: 'auto' }}>
      <Typography component="figcaption" sx={{ px: 2, pt: 2 }} variant="body2">
        Visitors per day, up from {visitors[0]}
      </Typography>
      <Typography sx={{ px: 2 }} variant="h5" component="p">
        {visitors.at(-1)}
      </Typography>
      <LineChart
        height={70}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        leftAxis={null}
        bottomAxis={null}
        axisHighlight={{ x: 'none' }}
        tooltip={{ trigger: 'none' }}
        disableLineItemHighlight
        yAxis={[{ min: 0, max: 400 }]}
        series={[{ data: visitors, area: true, showMark: false }]}
        sx={{ [`.${areaElementClasses.root}`]: { fillOpacity: 0.3 } }}
      />
    </Card>
  );
}
