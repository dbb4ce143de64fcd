import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';

export default function OrderColumns() {
  const [columns, setColumns] = React.useState(['Flight', 'Gate', 'Delay', 'Airline']);
  const [message, setMessage] = React.useState('4 columns');
  const swap = (from: number, to: number) => {
    if (to < 0 || to >= columns.length) {
      setMessage(`${columns[from]} is already ${to < 0 ? 'first' : 'last'}`);
      return;
    }
    const next = [...columns];
    [next[from], next[to]] = [next[to], next[from]];
    setColumns(next);
    setMessage(`${next[to]} is now column ${to + 1}`);
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <List aria-label="Columns of the report">
        {columns.map((name, index) => (
          <ListItem key={name} divider>
            <ListItemText primary={name} />
            <IconButton aria-label={`Move ${name} up`} onClick={() => swap(index, index - 1)}>
              <ArrowUpward />
            </IconButton>
            <IconButton
              edge="end"
              aria-label={`Move ${name} down`}
              onClick={() => swap(index, index + 1)}
            >
              <ArrowDownward />
            </IconButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status">{message}</Typography>
    </Box>
  );
}
