import Button from '@mui/material/Button';
import { createSvgIcon } from '@mui/material/utils';

const BellIcon = createSvgIcon(
  <path d="M12 2a6 6 0 0 0-6 6v5l-2 3v1h16v-1l-2-3V8a6 6 0 0 0-6-6Zm-2 17a2 2 0 0 0 4 0Z" />,
  'Bell',
);

export default function OwnSvgPath() {
  return (
    <Button variant="outlined" startIcon={<BellIcon />}>
      Remind me
    </Button>
  );
}
