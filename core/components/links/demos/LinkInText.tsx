import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkInText() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      The ferry leaves at 8:15. See the <Link href="#basic">timetable for winter</Link> and the{' '}
      <Link href="#basic" color="inherit">
        prices for bicycles
      </Link>
      .
    </Typography>
  );
}
