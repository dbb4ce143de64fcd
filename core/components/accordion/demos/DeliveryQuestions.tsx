import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function DeliveryQuestions() {
  return (
    <Box sx={{ width: '100%' }}>
      <Accordion defaultExpanded>
        <AccordionSummary expandIcon={<ExpandMore />} id="when" aria-controls="when-text">
          When does my order arrive?
        </AccordionSummary>
        <AccordionDetails>Within three working days.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary expandIcon={<ExpandMore />} id="cost" aria-controls="cost-text">
          What does delivery cost?
        </AccordionSummary>
        <AccordionDetails>Nothing from 50 euros, otherwise 4 euros.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary expandIcon={<ExpandMore />} id="abroad" aria-controls="abroad-text">
          Do you deliver abroad?
        </AccordionSummary>
        <AccordionDetails>Not yet.</AccordionDetails>
      </Accordion>
    </Box>
  );
}
