import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Home from '@mui/icons-material/Home';

export default function PathWithIcons() {
  const isRtl = useTheme().direction === 'rtl';
  return (
    <Breadcrumbs
      aria-label="Breadcrumb of the account"
      separator={isRtl ? <ChevronLeft fontSize="small" /> : <ChevronRight fontSize="small" />}
    >
      <Link href="#separator" color="inherit" sx={{ display: 'flex', alignItems: 'center' }}>
        <Home fontSize="small" sx={{ marginInlineEnd: 0.5 }} />
        Home
      </Link>
      <Link href="#separator" color="inherit">
        Account
      </Link>
      <Typography color="textPrimary" aria-current="page">
        Invoices
      </Typography>
    </Breadcrumbs>
  );
}
