import Link from '@mui/material/Link';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function ExternalLink() {
  return (
    <Link href="https://example.com/" target="_blank" rel="noreferrer">
      Weather service{' '}
      <OpenInNew titleAccess="opens in a new tab" fontSize="inherit" sx={{ verticalAlign: -2 }} />
    </Link>
  );
}
