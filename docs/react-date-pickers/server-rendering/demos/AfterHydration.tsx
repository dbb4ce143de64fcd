import * as React from 'react';
import dayjs from 'dayjs';
import Skeleton from '@mui/material/Skeleton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const subscribe = () => () => {};

/** `false` on the server and while React hydrates, then `true`. */
function useHydrated() {
  return React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

export default function AfterHydration() {
  const hydrated = useHydrated();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {hydrated ? (
        <DateTimePicker
          label="Meeting, in your own time"
          defaultValue={dayjs('2025-05-20T15:45:00Z')}
          sx={{ width: 280 }}
        />
      ) : (
        <Skeleton variant="rounded" width={280} height={56} />
      )}
    </LocalizationProvider>
  );
}
