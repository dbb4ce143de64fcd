import dayjs, { type Dayjs } from 'dayjs';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useIsValidValue, usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';

function DeadlineList({ items = [], className }: PickersShortcutsProps<Dayjs | null>) {
  const isValid = useIsValidValue<Dayjs | null>();
  const { setValue } = usePickerActionsContext<Dayjs | null>();

  return (
    <List dense className={className} aria-label="Deadlines" sx={{ width: 170 }}>
      {items.map(({ getValue, ...shortcut }) => {
        const date = getValue({ isValid });
        return (
          <ListItem key={shortcut.label} disablePadding>
            <ListItemButton
              disabled={!isValid(date)}
              onClick={() => setValue(date, { changeImportance: 'accept', shortcut })}
            >
              <ListItemText primary={shortcut.label} secondary={date?.format('ddd, MMM D')} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

// Outside the component: the same object in each render.
const slots = { shortcuts: DeadlineList };

export default function DeadlineMenu() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Deadline"
        defaultValue={dayjs('2025-04-17')}
        maxDate={dayjs('2025-06-30')}
        slots={slots}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Draft', getValue: () => dayjs('2025-04-30') },
  { label: 'Review', getValue: () => dayjs('2025-05-16') },
  { label: 'Print', getValue: () => dayjs('2025-07-01') },
];
