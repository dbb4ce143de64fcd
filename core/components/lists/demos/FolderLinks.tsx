import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Folder from '@mui/icons-material/Folder';
import Star from '@mui/icons-material/Star';

const LINKS = [
  { href: '#buttons', label: 'All files', icon: <Folder /> },
  { href: '#basic', label: 'Starred', icon: <Star /> },
];

export default function FolderLinks() {
  return (
    <Box component="nav" aria-label="Files" sx={{ width: '100%', maxWidth: 280 }}>
      <List>
        {LINKS.map(({ href, label, icon }, index) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              href={href}
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
