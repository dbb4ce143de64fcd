import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMore from '@mui/icons-material/ExpandMore';

const SECTIONS = [
  { id: 'display', label: 'Display', text: 'Brightness 80%, night mode from 22:00.' },
  { id: 'sound', label: 'Sound', text: 'Volume 40%, no keyboard clicks.' },
  { id: 'network', label: 'Network', text: 'Connected to Office 5 GHz.' },
];

export default function OneOpenSection() {
  const [open, setOpen] = React.useState<string | null>('display');
  return (
    <Box sx={{ width: '100%' }}>
      {SECTIONS.map(({ id, label, text }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(_, isExpanded) => setOpen(isExpanded ? id : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMore />}
            id={`device-${id}`}
            aria-controls={`device-${id}-settings`}
          >
            {label}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
