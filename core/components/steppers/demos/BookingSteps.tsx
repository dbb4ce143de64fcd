import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const STEPS = ['Room', 'Guests', 'Payment'];

export default function BookingSteps() {
  const [active, setActive] = React.useState(1);
  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active} alternativeLabel>
        {STEPS.map((label, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 2, textAlign: 'center' }}>
        {STEPS[active] ?? 'All steps are done'}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center' }}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        <Button
          variant="contained"
          disabled={active === STEPS.length}
          onClick={() => setActive(active + 1)}
        >
          Continue
        </Button>
      </Stack>
    </Box>
  );
}
