import dayjs, { type Dayjs } from 'dayjs';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldProps,
} from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.primary,
  display: 'grid',
  gap: 4,
  width: 200,
}));

const Input = styled('input')(({ theme }) => ({
  font: 'inherit',
  padding: 8,
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.text.secondary}`,
  '&[aria-invalid="true"]': { borderColor: theme.palette.error.main },
}));

function PlainInput({ label, ...props }: UseDateFieldProps<Dayjs> & { label: string }) {
  // An input has no clear button, so these two stay out of its attributes.
  const { ref, error, clearable, onClear, ...input } = useDateField<Dayjs, object>({ props });
  return (
    <Label>
      {label}
      <Input ref={ref} aria-invalid={error} {...input} />
    </Label>
  );
}

export default function PlainDateInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PlainInput label="Date of birth" defaultValue={dayjs('1990-04-17')} disableFuture />
    </LocalizationProvider>
  );
}
