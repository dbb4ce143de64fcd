import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';

export default function RecipeHeader() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: '#1b5e20', color: '#fff' }}>
            N
          </Avatar>
        }
        title="Lentil soup"
        subheader="Noor, March 3, 2026"
        action={
          <IconButton aria-label="Save: Lentil soup">
            <BookmarkBorder />
          </IconButton>
        }
        slotProps={{ title: { component: 'h3' } }}
      />
      <CardContent>Ready in 35 minutes, for four.</CardContent>
    </Card>
  );
}
