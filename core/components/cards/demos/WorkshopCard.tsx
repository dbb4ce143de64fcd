import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function WorkshopCard() {
  return (
    <Card component="article" sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Bread workshop
        </Typography>
        <Typography color="textSecondary">Saturday, 10:00 to 14:00</Typography>
        <Typography sx={{ mt: 1 }}>Three doughs, one oven, lunch included.</Typography>
      </CardContent>
      <CardActions>
        <Button>Book</Button>
        <Button>Share</Button>
      </CardActions>
    </Card>
  );
}
