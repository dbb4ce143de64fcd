import AcUnit from '@mui/icons-material/AcUnit';
import Cloud from '@mui/icons-material/Cloud';
import HelpOutline from '@mui/icons-material/HelpOutline';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import WbSunny from '@mui/icons-material/WbSunny';

const ICONS: Record<string, typeof SvgIcon> = { sun: WbSunny, cloud: Cloud, snow: AcUnit };

export default function IconsByName() {
  return (
    <Stack spacing={1}>
      {FORECAST.map(({ hour, sky, degrees }) => {
        const Icon = ICONS[sky] ?? HelpOutline;
        return (
          <Stack key={hour} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <span>{hour}</span>
            <Icon titleAccess={sky} />
            <span>{degrees} °C</span>
          </Stack>
        );
      })}
    </Stack>
  );
}

const FORECAST = [
  { hour: '08:00', sky: 'snow', degrees: -2 },
  { hour: '12:00', sky: 'sun', degrees: 3 },
  { hour: '16:00', sky: 'fog', degrees: 1 },
];
