import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const REVIEWS = [
  {
    guest: 'Ines',
    text: 'Quiet room with a view of the harbor. Breakfast starts late on Sundays.',
  },
  { guest: 'Tom', text: 'Friendly staff, small bathroom.' },
];

export default function DenseReviews() {
  return (
    <List dense sx={{ width: '100%', maxWidth: 320 }}>
      {REVIEWS.map(({ guest, text }, index) => (
        <ListItem key={guest} alignItems="flex-start" divider={index < REVIEWS.length - 1}>
          <ListItemAvatar>
            <Avatar aria-hidden>{guest.charAt(0)}</Avatar>
          </ListItemAvatar>
          <ListItemText primary={guest} secondary={text} />
        </ListItem>
      ))}
    </List>
  );
}
