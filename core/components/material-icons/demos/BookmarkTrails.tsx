import * as React from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const TRAILS = [
  { name: 'Ridge trail', length: '12 km' },
  { name: 'Lake loop', length: '7 km' },
];

export default function BookmarkTrails() {
  const [saved, setSaved] = React.useState(['Lake loop']);
  const toggle = (name: string) =>
    setSaved(saved.includes(name) ? saved.filter((other) => other !== name) : [...saved, name]);
  return (
    <List sx={{ width: 260 }}>
      {TRAILS.map(({ name, length }) => (
        <ListItem
          key={name}
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Bookmark ${name}`}
              aria-pressed={saved.includes(name)}
              onClick={() => toggle(name)}
            >
              {saved.includes(name) ? <Bookmark color="primary" /> : <BookmarkBorder />}
            </IconButton>
          }
        >
          <ListItemText primary={name} secondary={length} />
        </ListItem>
      ))}
    </List>
  );
}
