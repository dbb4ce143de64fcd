import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';

const TEAS = ['Assam', 'Darjeeling', 'Earl Grey', 'Sencha'];

export default function TeaSearch() {
  const [text, setText] = React.useState('');
  const id = React.useId();
  const found = TEAS.filter((tea) => tea.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Box sx={{ position: 'relative', width: 260, height: 216 }}>
      <TextField
        id={id}
        fullWidth
        size="small"
        label="Search teas"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box role="status" sx={visuallyHidden}>
        {text.trim() && `${found.length} of ${TEAS.length} teas`}
      </Box>
      <List dense aria-label="Teas">
        {found.map((tea) => (
          <ListItem key={tea}>{tea}</ListItem>
        ))}
      </List>
    </Box>
  );
}
