import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const Sailboat = createSvgIcon(
  <path d="M11 3v12H4zm2 2c3 2 6 6 7 10h-7zM3 17h18l-3 4H6z" />,
  'Sailboat',
);

const Buoy = createSvgIcon(
  <>
    <circle cx="12" cy="5" r="2" />
    <path d="M9 8h6l3 9H6z" />
    <path opacity="0.5" d="M2 19h20v2H2z" />
  </>,
  'Buoy',
);

export default function CustomIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <Sailboat titleAccess="Sailboat" color="primary" fontSize="large" />
      <Buoy titleAccess="Buoy" color="error" fontSize="large" />
    </Stack>
  );
}
