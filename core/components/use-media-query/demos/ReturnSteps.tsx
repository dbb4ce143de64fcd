import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const STEPS = ['Registered', 'Collected', 'Checked', 'Refunded'];

export default function ReturnSteps() {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('sm'));
  return (
    <Box role="group" aria-label="Return of the headphones" sx={{ width: '100%' }}>
      <Stepper activeStep={2} orientation={isWide ? 'horizontal' : 'vertical'}>
        {STEPS.map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
