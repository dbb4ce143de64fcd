import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { STEPS } from './checkoutForm';

export function CheckoutSteps({ step }: { readonly step: number }) {
  return (
    <Stepper
      component="ol"
      aria-label="Steps of the checkout"
      alternativeLabel
      activeStep={step}
      sx={{
        m: 0,
        mb: 4,
        p: 0,
        listStyle: 'none',
        // The default gray is too light for the numbers.
        '& .MuiStepIcon-root:not(.Mui-active, .Mui-completed)': { color: 'text.secondary' },
      }}
    >
      {STEPS.map(({ label }, index) => (
        <Step key={label} component="li" aria-current={index === step ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
