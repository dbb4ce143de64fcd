import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const QUESTIONS = [
  {
    question: 'What is a monitor?',
    answer: 'One address that Signalbox checks, such as a page, an API or a mail server.',
  },
  {
    question: 'Can I change the plan later?',
    answer: 'At any time. You pay the difference for the rest of the period, or get it back.',
  },
  {
    question: 'Do you offer refunds?',
    answer: 'Within 30 days of the first payment, without a reason.',
  },
  {
    question: 'What happens if I need more monitors?',
    answer: 'Existing monitors keep running. You can add new ones after you change the plan.',
  },
];

export function Questions() {
  const id = React.useId();
  return (
    <div>
      {QUESTIONS.map(({ question, answer }, index) => (
        <Accordion key={question} disableGutters elevation={0} sx={{ bgcolor: 'transparent' }}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-${index}`}
            aria-controls={`${id}-${index}-answer`}
            sx={{ px: 0 }}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ px: 0, color: 'text.secondary' }}>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
