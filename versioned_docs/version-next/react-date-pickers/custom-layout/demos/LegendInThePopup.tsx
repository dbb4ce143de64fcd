import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

const isMarketDay = (day: Dayjs) => day.day() === 3 || day.day() === 6;

function LayoutWithLegend(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, tabs, content, actionBar, shortcuts, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot className={classes.root} ownerState={ownerState}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper className={classes.contentWrapper} ownerState={ownerState}>
        {tabs}
        {content}
        <Stack sx={{ px: 3, pb: 2, maxWidth: 320 }}>
          <Typography variant="body2">Market days are underlined.</Typography>
          <Typography variant="body2">Stalls open at 7 a.m.</Typography>
        </Stack>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

// Outside the component: the same object in each render.
const slots = { layout: LayoutWithLegend };

export default function LegendInThePopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Market day"
        defaultValue={dayjs('2025-04-17')}
        slots={slots}
        slotProps={{
          day: ({ day }) => ({
            sx: { textDecoration: isMarketDay(day) ? 'underline' : 'none' },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
