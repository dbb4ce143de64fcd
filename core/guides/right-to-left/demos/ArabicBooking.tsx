import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import KingBed from '@mui/icons-material/KingBed';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from 'stylis-plugin-rtl';

const mirrored = createCache({ key: 'booking-rtl', stylisPlugins: [rtlPlugin] });
const toRtl = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

export default function ArabicBooking() {
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={toRtl}>
        <Stack dir="rtl" lang="ar" spacing={2} sx={{ width: 1, maxWidth: 320 }}>
          <TextField label="اسم الضيف" helperText="كما في جواز السفر" />
          <div>
            <Typography id="booking-nights">عدد الليالي</Typography>
            <Slider
              defaultValue={3}
              min={1}
              max={7}
              marks
              valueLabelDisplay="auto"
              aria-labelledby="booking-nights"
            />
          </div>
          <Button variant="contained" endIcon={<KingBed />}>
            احجز الغرفة
          </Button>
        </Stack>
      </ThemeProvider>
    </CacheProvider>
  );
}
