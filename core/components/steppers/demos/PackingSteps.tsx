import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const STEPS = [
  { label: 'Clothes', text: 'Warm clothes and good shoes.' },
  { label: 'Papers', text: 'Passport, tickets and insurance.' },
  { label: 'Food', text: 'Water and something for the train.' },
];

export default function PackingSteps() {
  const [active, setActive] = React.useState(0);
  return (
    <Stepper orientation="vertical" activeStep={active} sx={{ width: '100%', maxWidth: 320 }}>
      {STEPS.map(({ label, text }, index) => (
        <Step key={label} aria-current={index === active ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
          <StepContent>
            <Typography variant="body2">{text}</Typography>
            <Button size="small" onClick={() => setActive((active + 1) % STEPS.length)}>
              {index === STEPS.length - 1 ? 'Start again' : 'Packed'}
            </Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
