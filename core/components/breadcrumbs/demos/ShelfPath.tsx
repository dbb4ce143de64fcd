import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ShelfPath() {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link href="#basic" color="inherit">
        Library
      </Link>
      <Link href="#basic" color="inherit">
        Science
      </Link>
      <Typography color="textPrimary" aria-current="page">
        Astronomy
      </Typography>
    </Breadcrumbs>
  );
}
