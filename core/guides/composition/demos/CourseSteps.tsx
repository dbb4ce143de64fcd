import * as React from 'react';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel, { type StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

function LessonLabel({ minutes, ...props }: StepLabelProps & { readonly minutes: number }) {
  return <StepLabel {...props} optional={<small>{minutes} minutes</small>} />;
}
// With this name, the button uses the label as it is.
LessonLabel.muiName = 'StepLabel';

const LESSONS = [
  { title: 'Choose the clay', minutes: 10 },
  { title: 'Center the clay', minutes: 25 },
  { title: 'Pull the walls', minutes: 40 },
];

export default function CourseSteps() {
  const [active, setActive] = React.useState(1);
  return (
    <Stepper nonLinear activeStep={active} orientation="vertical">
      {LESSONS.map(({ title, minutes }, index) => (
        <Step key={title} completed={index < active}>
          <StepButton onClick={() => setActive(index)}>
            <LessonLabel minutes={minutes}>{title}</LessonLabel>
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
