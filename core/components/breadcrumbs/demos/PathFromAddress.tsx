import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const NAMES: Record<string, string> = { projects: 'Projects', p17: 'Bridge', plans: 'Plans' };

export default function PathFromAddress({ address = '/projects/p17/plans' }) {
  const parts = address.split('/').filter((part) => part !== '');
  return (
    <Breadcrumbs aria-label="Breadcrumb of the project">
      {parts.map((part, index) => {
        const name = NAMES[part] ?? decodeURIComponent(part);
        const href = `#/${parts.slice(0, index + 1).join('/')}`;
        return index === parts.length - 1 ? (
          <Typography key={href} color="textPrimary" aria-current="page">
            {name}
          </Typography>
        ) : (
          <Link key={href} href={href} color="inherit">
            {name}
          </Link>
        );
      })}
    </Breadcrumbs>
  );
}
