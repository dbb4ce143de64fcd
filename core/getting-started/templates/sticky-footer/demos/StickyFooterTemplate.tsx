import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import { PAGE_ID, fullHeight } from './fullHeight';
import { News } from './news';
import { SiteFooter } from './siteFooter';

const LINKS = [
  { label: 'News', href: '#harborlight-news' },
  { label: 'Visit', href: '#harborlight-visit' },
];

export default function StickyFooterTemplate() {
  return (
    <Box
      id={PAGE_ID}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: '1 0 auto',
        bgcolor: 'background.default',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      {fullHeight}
      <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Container
          maxWidth="md"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }}
        >
          <LocalLibraryIcon sx={{ color: 'primary.main' }} />
          <Typography sx={{ fontWeight: 700, marginInlineEnd: 'auto' }}>Harborlight</Typography>
          <Box component="nav" aria-label="Main" sx={{ display: 'flex', gap: 2 }}>
            {LINKS.map(({ label, href }) => (
              <Link key={href} href={href} color="inherit" underline="hover" sx={{ py: 1 }}>
                {label}
              </Link>
            ))}
          </Box>
        </Container>
      </Box>

      {/* Takes the height that the header and the footer leave. */}
      <Container component="main" maxWidth="md" sx={{ flexGrow: 1, py: { xs: 4, md: 7 } }}>
        <Typography
          component="h1"
          sx={{
            fontSize: { xs: 32, md: 48 },
            fontWeight: 800,
            lineHeight: 1.15,
            letterSpacing: '-0.02em',
          }}
        >
          The library at the harbor
        </Typography>
        <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary', fontSize: { md: 20 } }}>
          Books, tools and quiet rooms for everyone in town.
        </Typography>
        <News />
      </Container>

      <SiteFooter />
    </Box>
  );
}
