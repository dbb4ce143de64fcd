import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const MONTHS = [
  { id: 'may', name: 'May', trips: ['Lisbon', 'Porto', 'Seville', 'Granada'] },
  { id: 'june', name: 'June', trips: ['Oslo', 'Bergen', 'Tromsø'] },
  { id: 'july', name: 'July', trips: ['Kyoto', 'Osaka', 'Nara'] },
];

export default function TripsByMonth() {
  return (
    <Box
      role="region"
      aria-label="Trips"
      tabIndex={0}
      sx={{
        width: '100%',
        maxWidth: 280,
        height: 220,
        overflow: 'auto',
        bgcolor: 'background.paper',
      }}
    >
      {MONTHS.map(({ id, name, trips }) => (
        <List
          key={id}
          aria-labelledby={`trips-${id}`}
          subheader={<ListSubheader id={`trips-${id}`}>{name}</ListSubheader>}
        >
          {trips.map((trip) => (
            <ListItem key={trip}>
              <ListItemText primary={trip} />
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
