import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

export default function StationNotice() {
  return (
    <Card component="article" variant="outlined" sx={{ width: 1, maxWidth: 360 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Elevator closed
        </Typography>
        <Typography component="time" dateTime="2026-03-09" color="textSecondary">
          Until March 9, 2026
        </Typography>
        <Typography sx={{ my: 1 }}>Use the ramp at the north entrance.</Typography>
        <Chip component="a" href="#component" clickable label="Show the ramp" />
      </CardContent>
    </Card>
  );
}
