import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Cloud from '@mui/icons-material/Cloud';
import WbSunny from '@mui/icons-material/WbSunny';

export default function WeekendWeather() {
  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem>
        <ListItemIcon>
          <WbSunny />
        </ListItemIcon>
        <ListItemText primary="Saturday" secondary="Sunny, 24 °C" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <Cloud />
        </ListItemIcon>
        <ListItemText primary="Sunday" secondary="Cloudy, 19 °C" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Monday" secondary="No forecast yet" />
      </ListItem>
    </List>
  );
}
