import BuildIcon from '@mui/icons-material/Build';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';
import type SvgIcon from '@mui/material/SvgIcon';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const ICONS: Record<string, typeof SvgIcon> = {
  waiting: ScheduleIcon,
  repair: BuildIcon,
  done: CheckCircleIcon,
};

const BIKES = [
  { model: 'City bike 7', status: 'repair' },
  { model: 'Cargo bike 2', status: 'waiting' },
  { model: 'Tandem 1', status: 'done' },
  { model: 'Road bike 4', status: 'recalled' },
];

export default function IconsByStatus() {
  return (
    <List aria-label="Workshop" sx={{ width: 1, maxWidth: 320 }}>
      {BIKES.map(({ model, status }) => {
        const Icon = ICONS[status] ?? HelpOutlineIcon;
        return (
          <ListItem key={model}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={model} secondary={`Status: ${status}`} />
          </ListItem>
        );
      })}
    </List>
  );
}
