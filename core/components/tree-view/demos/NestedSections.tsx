import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

type Section = { label: string; sections?: Section[] };

function Branch({ label, sections, level }: Section & { level: number }) {
  const [isOpen, setOpen] = React.useState(level === 0);
  if (!sections?.length) {
    return (
      <ListItem sx={{ paddingInlineStart: 2 + level * 2 }}>
        <ListItemText primary={label} />
      </ListItem>
    );
  }
  return (
    <li>
      <ListItemButton
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ paddingInlineStart: 2 + level * 2 }}
      >
        <ListItemText primary={label} />
        {isOpen ? <ExpandLess /> : <ExpandMore />}
      </ListItemButton>
      <Collapse in={isOpen} unmountOnExit>
        <List disablePadding aria-label={label}>
          {sections.map((section) => (
            <Branch key={section.label} {...section} level={level + 1} />
          ))}
        </List>
      </Collapse>
    </li>
  );
}

export default function NestedSections() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-label="Museum">
        <Branch {...MUSEUM} level={0} />
      </List>
    </Box>
  );
}

const MUSEUM: Section = {
  label: 'Ground floor',
  sections: [
    { label: 'Ships', sections: [{ label: 'Rowing boats' }, { label: 'Steamers' }] },
    { label: 'Maps', sections: [{ label: 'Sea charts' }] },
    { label: 'Café' },
  ],
};
