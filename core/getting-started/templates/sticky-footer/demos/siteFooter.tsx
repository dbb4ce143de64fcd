import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const LINKS = [
  { label: 'Contact', href: 'mailto:desk@harborlight.example' },
  { label: 'Call the desk', href: 'tel:+12075550168' },
];

export function SiteFooter() {
  return (
    <Box
      component="footer"
      id="harborlight-visit"
      sx={{ py: 3, borderTop: 1, borderColor: 'divider', bgcolor: 'action.hover' }}
    >
      <Container
        maxWidth="md"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}
      >
        <Typography variant="body2" sx={{ marginInlineEnd: 'auto' }}>
          8 Pier Street. Open Tuesday to Sunday, from 10 to 6.
        </Typography>
        <Box component="nav" aria-label="Contact" sx={{ display: 'flex', gap: 2 }}>
          {LINKS.map(({ label, href }) => (
            <Link key={href} href={href} color="inherit" variant="body2" sx={{ py: 0.5 }}>
              {label}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
