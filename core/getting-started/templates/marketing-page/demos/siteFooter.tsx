import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Logo } from './siteHeader';

const GROUPS = [
  { title: 'Product', links: ['Features', 'Prices', 'Release notes'] },
  { title: 'Help', links: ['Guide for kitchens', 'Contact', 'Service status'] },
  { title: 'Company', links: ['About us', 'Jobs', 'Privacy'] },
];

export function SiteFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 6 }}>
      <Container
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Logo />
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Stock lists for small kitchens. Made in Porto.
          </Typography>
        </Box>
        {GROUPS.map(({ title, links }) => (
          <Box key={title} component="nav" aria-label={title}>
            <Typography component="h2" variant="subtitle2">
              {title}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {links.map((name) => (
                <li key={name}>
                  <Link
                    href="#"
                    variant="body2"
                    color="textSecondary"
                    underline="hover"
                    sx={{ display: 'inline-block', py: 0.5 }}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Container>
    </Box>
  );
}
