import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMore from '@mui/icons-material/ExpandMore';
import TextField from '@mui/material/TextField';

export default function KeepOrForgetInput() {
  return (
    <Box sx={{ width: '100%' }}>
      <Accordion slotProps={{ transition: { mountOnEnter: true } }}>
        <AccordionSummary expandIcon={<ExpandMore />} id="kept" aria-controls="kept-form">
          Rendered when it opens, and kept
        </AccordionSummary>
        <AccordionDetails>
          <TextField label="Type, close and open again" fullWidth />
        </AccordionDetails>
      </Accordion>
      <Accordion slotProps={{ transition: { unmountOnExit: true } }}>
        <AccordionSummary expandIcon={<ExpandMore />} id="removed" aria-controls="removed-form">
          Removed when it closes
        </AccordionSummary>
        <AccordionDetails>
          <TextField label="This text is lost" fullWidth />
        </AccordionDetails>
      </Accordion>
    </Box>
  );
}
