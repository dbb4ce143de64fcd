import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Logo } from './siteHeader';

const GROUPS = [
  {
    title: 'Product',
    links: [
      { label: 'Features', href: '#larder-features' },
      { label: 'Prices', href: '#larder-prices' },
      { label: 'Release notes', href: '#larder-releases' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Guide for kitchens', href: '#larder-guide' },
      { label: 'Questions', href: '#larder-questions' },
      { label: 'Service status', href: '#larder-status' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About us', href: '#larder-about' },
      { label: 'Jobs', href: '#larder-jobs' },
      { label: 'Privacy', href: '#larder-privacy' },
    ],
  },
];

export function SiteFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 6 }}>
      <Container
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: '2fr 1fr 1fr 1fr' },
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
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    href={href}
                    variant="body2"
                    color="textSecondary"
                    underline="hover"
                    sx={{ display: 'inline-block', py: 0.5 }}
                  >
                    {label}
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
