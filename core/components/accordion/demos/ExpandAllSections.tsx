import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandMore from '@mui/icons-material/ExpandMore';

const DAYS = [
  { id: 'day-1', label: 'Day 1: Arrival', text: 'Transfer to the hotel, dinner at 19:00.' },
  { id: 'day-2', label: 'Day 2: Old town', text: 'Guided walk from 9:30, afternoon free.' },
];

export default function ExpandAllSections() {
  const [open, setOpen] = React.useState<string[]>([]);
  const isAllOpen = open.length === DAYS.length;
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setOpen(isAllOpen ? [] : DAYS.map(({ id }) => id))}>
        {isAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      {DAYS.map(({ id, label, text }) => (
        <Accordion
          key={id}
          expanded={open.includes(id)}
          onChange={(_, isExpanded) =>
            setOpen(isExpanded ? [...open, id] : open.filter((other) => other !== id))
          }
        >
          <AccordionSummary expandIcon={<ExpandMore />} id={id} aria-controls={`${id}-plan`}>
            {label}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
