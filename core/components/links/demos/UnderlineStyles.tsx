import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineStyles() {
  return (
    <Stack component="nav" aria-label="Underlines" direction="row" spacing={3}>
      <Link href="#underline">Always</Link>
      <Link href="#underline" underline="hover">
        On hover
      </Link>
      <Link href="#underline" underline="none">
        None
      </Link>
    </Stack>
  );
}
