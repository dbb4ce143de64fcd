import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MobileStepper from '@mui/material/MobileStepper';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent, { type StepContentProps } from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper, { type StepperProps } from '@mui/material/Stepper';

const NAMES = ['Room', 'Guests', 'Payment'];
const labels = (props: StepperProps) =>
  render(
    <Stepper {...props}>
      {NAMES.map((name) => (
        <Step key={name}>
          <StepLabel>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>,
  );
const buttons = (props: StepperProps) =>
  render(
    <Stepper {...props}>
      {NAMES.map((name) => (
        <Step key={name}>
          <StepButton>{name}</StepButton>
        </Step>
      ))}
    </Stepper>,
  );

describe('#horizontal', () => {
  test('`activeStep` is the index of the current step, starting at 0', () => {
    labels({ activeStep: 1 });
    expect(screen.getByText('Guests')).toHaveClass('Mui-active');
  });

  test('Earlier steps are shown as completed', () => {
    labels({ activeStep: 2 });
    expect(NAMES.map((name) => screen.getByText(name).className.includes('Mui-completed'))).toEqual(
      [true, true, false],
    );
  });
});

describe('#non-linear', () => {
  test('With `nonLinear`, you set `completed` on each step yourself', () => {
    labels({ activeStep: 2, nonLinear: true });
    expect(screen.getByText('Room')).not.toHaveClass('Mui-completed');
  });

  test('Without `nonLinear`, the buttons of later steps are disabled', () => {
    const { unmount } = buttons({ activeStep: 0 });
    expect(screen.getAllByRole('button').map((button) => button.hasAttribute('disabled'))).toEqual([
      false,
      true,
      true,
    ]);
    unmount();
    buttons({ activeStep: 0, nonLinear: true });
    expect(screen.getAllByRole('button')[2]).toBeEnabled();
  });
});

describe('#vertical', () => {
  const fields = (activeStep: number, slotProps?: StepContentProps['slotProps']) => (
    <Stepper orientation="vertical" activeStep={activeStep}>
      {NAMES.map((name) => (
        <Step key={name}>
          <StepLabel>{name}</StepLabel>
          <StepContent transitionDuration={0} slotProps={slotProps}>
            <input aria-label={`Note on ${name}`} />
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
  const note = () => screen.queryByLabelText('Note on Room');

  test('`StepContent` unmounts the content of inactive steps, so uncontrolled inputs lose their text', async () => {
    const { rerender } = render(fields(0));
    await userEvent.type(note()!, 'quiet');
    rerender(fields(1));
    await waitFor(() => expect(note()).toBeNull());
    rerender(fields(0));
    expect(note()).toHaveValue('');
  });

  test('keep the values in your state, or set `slotProps={{ transition: { unmountOnExit: false } }}`', async () => {
    const slotProps = { transition: { unmountOnExit: false } };
    const { container, rerender } = render(fields(0, slotProps));
    await userEvent.type(note()!, 'quiet');
    rerender(fields(1, slotProps));
    await waitFor(() => expect(container.querySelector('.MuiCollapse-hidden')).not.toBeNull());
    rerender(fields(0, slotProps));
    expect(note()).toHaveValue('quiet');
  });
});

describe('#mobile', () => {
  test('Its `position` is `bottom` by default, which fixes it to the bottom of the window', () => {
    const { container } = render(
      <MobileStepper steps={3} activeStep={0} backButton={<i />} nextButton={<i />} />,
    );
    expect(getComputedStyle(container.firstElementChild!).position).toBe('fixed');
  });
});

describe('#accessibility', () => {
  test('The active step has `aria-current="step"` only if it has a `StepButton`', () => {
    const { container, unmount } = labels({ activeStep: 0 });
    expect(container.querySelector('[aria-current]')).toBeNull();
    unmount();
    buttons({ activeStep: 0 });
    expect(screen.getAllByRole('button')[0]).toHaveAttribute('aria-current', 'step');
  });
});
