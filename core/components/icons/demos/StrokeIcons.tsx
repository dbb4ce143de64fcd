import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function Kite(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M15 2l5 7-9 7-3-10z M8 6l12 3M15 2l-4 14c0 4-6 1-7 6" strokeLinejoin="round" />
      </svg>
    </SvgIcon>
  );
}

export default function StrokeIcons() {
  return (
    <Stack direction="row" spacing={3}>
      <Kite titleAccess="Kite" />
      <Kite titleAccess="Large blue kite" color="primary" fontSize="large" />
    </Stack>
  );
}
