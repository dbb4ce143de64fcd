import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function FoldingReports() {
  const [isOpen, setOpen] = React.useState(true);
  return (
    <List sx={{ width: '100%', maxWidth: 280 }}>
      <li>
        <ListItemButton
          aria-expanded={isOpen}
          aria-controls="report-years"
          onClick={() => setOpen(!isOpen)}
        >
          <ListItemText primary="Reports" />
          {isOpen ? <ExpandLess /> : <ExpandMore />}
        </ListItemButton>
        <Collapse in={isOpen} id="report-years">
          <List disablePadding>
            {['2025', '2026'].map((year) => (
              <ListItem key={year} disablePadding>
                <ListItemButton sx={{ pl: 4 }}>
                  <ListItemText primary={year} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Collapse>
      </li>
      <ListItem disablePadding>
        <ListItemButton>
          <ListItemText primary="Invoices" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
