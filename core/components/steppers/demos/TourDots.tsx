import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const STEPS = 4;

export default function TourDots() {
  const [active, setActive] = React.useState(0);
  return (
    <MobileStepper
      variant="dots"
      position="static"
      steps={STEPS}
      activeStep={active}
      sx={{ width: '100%', maxWidth: 360 }}
      backButton={
        <Button size="small" disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
      }
      nextButton={
        <Button size="small" disabled={active === STEPS - 1} onClick={() => setActive(active + 1)}>
          Next
        </Button>
      }
    />
  );
}
