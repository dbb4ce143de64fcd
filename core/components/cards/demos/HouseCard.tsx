import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function HouseCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardMedia component="img" height={140} image={PICTURE} alt="A house beside a lake" />
      <CardContent>
        <Typography variant="h6" component="h3">
          House at the lake
        </Typography>
        <Typography color="textSecondary">4 rooms, 120 m²</Typography>
      </CardContent>
    </Card>
  );
}

/** A drawing; use the address of a photo instead. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140"><rect width="320" height="140" fill="#b3e5fc"/><rect y="95" width="320" height="45" fill="#0277bd"/><path d="M180 95V60l35-28 35 28v35z" fill="#8d6e63"/><circle cx="60" cy="35" r="16" fill="#ffd54f"/></svg>',
)}`;
