import * as React from 'react';
import dayjs from 'dayjs';
import Slide, { type SlideProps } from '@mui/material/Slide';
import type { TransitionProps } from '@mui/material/transitions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const SlideUp = React.forwardRef<unknown, TransitionProps>(function SlideUp(props, ref) {
  return <Slide {...(props as SlideProps)} direction="up" ref={ref} />;
});

// Outside the component: the same object in each render.
const slots = { mobileTransition: SlideUp };

export default function FullScreenDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Vaccination"
        defaultValue={dayjs('2025-04-17')}
        slots={slots}
        slotProps={{ dialog: { fullScreen: true } }}
      />
    </LocalizationProvider>
  );
}
