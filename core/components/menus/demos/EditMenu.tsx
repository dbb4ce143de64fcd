import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function EditMenu() {
  return (
    <Paper sx={{ width: 240 }}>
      <MenuList dense aria-label="Edit">
        <MenuItem>
          <ListItemIcon>
            <ContentCut fontSize="small" />
          </ListItemIcon>
          <ListItemText>Cut</ListItemText>
          <Typography variant="body2" color="textSecondary">
            Ctrl+X
          </Typography>
        </MenuItem>
        <MenuItem>
          <ListItemIcon>
            <ContentCopy fontSize="small" />
          </ListItemIcon>
          <ListItemText>Copy</ListItemText>
          <Typography variant="body2" color="textSecondary">
            Ctrl+C
          </Typography>
        </MenuItem>
        <Divider component="li" />
        <MenuItem>
          <ListItemText inset>Select all</ListItemText>
        </MenuItem>
      </MenuList>
    </Paper>
  );
}
