import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import ExpandMore from '@mui/icons-material/ExpandMore';
import TextField from '@mui/material/TextField';

export default function AddressWithActions() {
  const [street, setStreet] = React.useState('12 Mill Lane');
  const [draft, setDraft] = React.useState(street);
  return (
    <Accordion defaultExpanded sx={{ width: '100%' }}>
      <AccordionSummary expandIcon={<ExpandMore />} id="address" aria-controls="address-form">
        Address: {street}
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          label="Street"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          fullWidth
        />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={() => setDraft(street)}>Reset</Button>
        <Button variant="contained" onClick={() => setStreet(draft)} disabled={draft === ''}>
          Save
        </Button>
      </AccordionActions>
    </Accordion>
  );
}
