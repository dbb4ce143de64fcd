import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const STEPS = ['Name', 'Photo', 'Interests'];

export default function ProfileSteps() {
  const [active, setActive] = React.useState(0);
  const [done, setDone] = React.useState<readonly number[]>([2]);
  const isDone = done.includes(active);
  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear activeStep={active}>
        {STEPS.map((label, index) => (
          <Step key={label} completed={done.includes(index)}>
            <StepButton onClick={() => setActive(index)}>{label}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Button
        variant="outlined"
        sx={{ mt: 2 }}
        onClick={() =>
          setDone(isDone ? done.filter((index) => index !== active) : [...done, active])
        }
      >
        {isDone ? 'Open the step again' : 'Complete the step'}
      </Button>
    </Box>
  );
}
