import Button from '@mui/material/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/material/ButtonGroup';

function TimesheetActions(props: ButtonGroupProps) {
  return (
    <ButtonGroup {...props} fullWidth aria-label="Timesheet of week 14">
      <Button>Copy last week</Button>
      <Button>Fill with planned hours</Button>
      <Button>Submit for approval</Button>
    </ButtonGroup>
  );
}

export default function StackOnPhones() {
  return (
    <>
      <TimesheetActions orientation="vertical" sx={{ display: { sm: 'none' } }} />
      <TimesheetActions sx={{ display: { xs: 'none', sm: 'inline-flex' } }} />
    </>
  );
}
