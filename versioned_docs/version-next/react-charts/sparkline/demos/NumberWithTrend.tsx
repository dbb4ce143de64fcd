import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const signUps = [310, 342, 335, 378, 401, 396, 442];

export default function NumberWithTrend() {
  const { palette } = useTheme();

  return (
    <Card variant="outlined" sx={{ width: 260, maxWidth: '100%' }}>
      <CardContent>
        <Typography color="text.secondary">New members this week</Typography>
        <Typography variant="h4" component="p">
          442
        </Typography>
        <Typography color="success.main">Up 12% since last week</Typography>
      </CardContent>
      <SparkLineChart
        title="New members per week, rising from 310 to 442"
        height={64}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        data={signUps}
        area
        color={palette.success.main}
        yAxis={{ min: 280, max: 460 }}
      />
    </Card>
  );
}
