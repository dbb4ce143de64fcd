import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Section } from './section';

const QUESTIONS = [
  {
    question: 'Do I need a scale or a scanner?',
    answer: 'No. A phone with a camera is enough. Larder also reads common kitchen scales.',
  },
  {
    question: 'Can I keep my suppliers?',
    answer: 'Yes. Orders are sent by email or as a PDF, so suppliers need no account.',
  },
  {
    question: 'What happens after the 30 days?',
    answer: 'The account becomes read-only. You can export your lists, or choose a plan.',
  },
  {
    question: 'Who can see our figures?',
    answer: 'Only members of your team. You decide who sees prices.',
  },
];

export function Questions() {
  const id = React.useId();
  return (
    <Section id="larder-questions" title="Questions" isShaded isSplit>
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
    </Section>
  );
}
