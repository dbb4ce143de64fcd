import * as React from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const LANGUAGES = ['Czech', 'Danish', 'Dutch'];

export default function LanguageList() {
  return (
    <List sx={{ width: '100%', maxWidth: 240 }}>
      {LANGUAGES.map((language, index) => (
        <React.Fragment key={language}>
          {index > 0 && <Divider component="li" variant="middle" aria-hidden />}
          <ListItem>
            <ListItemText primary={language} />
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
