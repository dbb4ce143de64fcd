import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import BarChartIcon from '@mui/icons-material/BarChart';
import DateRangeIcon from '@mui/icons-material/DateRange';
import ListAltIcon from '@mui/icons-material/ListAlt';
import SpaIcon from '@mui/icons-material/Spa';
import SpeedIcon from '@mui/icons-material/Speed';

export const SIDEBAR_WIDTH = 240;

const ENTRIES = [
  { label: 'Period', href: '#rootstock-period', icon: <DateRangeIcon /> },
  { label: 'Key figures', href: '#rootstock-figures', icon: <SpeedIcon /> },
  { label: 'Sales', href: '#rootstock-sales', icon: <BarChartIcon /> },
  { label: 'Orders', href: '#rootstock-orders', icon: <ListAltIcon /> },
];

interface Props {
  /** Called when the user follows a link. */
  readonly onFollow?: () => void;
}

export function Sidebar({ onFollow }: Props) {
  return (
    <Box component="nav" aria-label="Dashboard" sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1, py: 1.5, mb: 1 }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 36,
            height: 36,
            borderRadius: 2,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <SpaIcon fontSize="small" />
        </Box>
        <div>
          <Typography sx={{ fontWeight: 700, lineHeight: 1.2 }}>Rootstock</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Wholesale nursery
          </Typography>
        </div>
      </Box>
      <List disablePadding>
        {ENTRIES.map(({ label, href, icon }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton component="a" href={href} onClick={onFollow} sx={{ borderRadius: 2 }}>
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
