import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function StackOnPhones() {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <ButtonGroup
      orientation={isPhone ? 'vertical' : 'horizontal'}
      fullWidth
      aria-label="Timesheet of week 14"
    >
      <Button>Copy last week</Button>
      <Button>Fill with planned hours</Button>
      <Button>Submit for approval</Button>
    </ButtonGroup>
  );
}
