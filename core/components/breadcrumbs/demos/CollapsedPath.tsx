import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const FOLDERS = ['Drive', 'Clients', 'North', '2026', 'Spring'];

export default function CollapsedPath() {
  return (
    <Breadcrumbs
      maxItems={4}
      itemsAfterCollapse={2}
      expandText="Show the hidden folders"
      aria-label="Breadcrumb of the folder"
    >
      {FOLDERS.map((folder) => (
        <Link key={folder} href="#collapse" color="inherit">
          {folder}
        </Link>
      ))}
      <Typography color="textPrimary" aria-current="page">
        Contract
      </Typography>
    </Breadcrumbs>
  );
}
