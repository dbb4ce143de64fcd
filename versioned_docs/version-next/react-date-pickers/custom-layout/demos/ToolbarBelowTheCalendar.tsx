import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses as classes,
  type PickersLayoutProps,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';

function LayoutWithToolbarBelow(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, tabs, content, actionBar, shortcuts, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      className={classes.root}
      ownerState={ownerState}
      sx={{
        [`& .${classes.toolbar}`]: { gridRow: 4 },
        [`& .${classes.actionBar}`]: { gridRow: 1 },
      }}
    >
      {actionBar}
      {shortcuts}
      <PickersLayoutContentWrapper className={classes.contentWrapper} ownerState={ownerState}>
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
      {toolbar}
    </PickersLayoutRoot>
  );
}

// Outside the component: the same object in each render.
const slots = { layout: LayoutWithToolbarBelow };

export default function ToolbarBelowTheCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harbor tour"
        defaultValue={dayjs('2025-04-17')}
        slots={slots}
        slotProps={{ toolbar: { hidden: false }, actionBar: { actions: ['today', 'clear'] } }}
      />
    </LocalizationProvider>
  );
}
