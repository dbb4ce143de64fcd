import dayjs from 'dayjs';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerOwnerState } from '@mui/x-date-pickers/models';

function OpenOrClosedIcon({
  ownerState,
  ...props
}: SvgIconProps & { ownerState?: PickerOwnerState }) {
  const Icon = ownerState?.isPickerOpen ? ExpandLessIcon : ExpandMoreIcon;
  return <Icon {...props} />;
}

// Outside the component: the same object in each render.
const slots = { openPickerIcon: OpenOrClosedIcon };

export default function IconThatShowsTheState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Eye test" defaultValue={dayjs('2025-04-17')} slots={slots} />
    </LocalizationProvider>
  );
}
