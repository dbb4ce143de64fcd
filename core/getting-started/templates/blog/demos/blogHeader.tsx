import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import TerrainIcon from '@mui/icons-material/Terrain';

const LINKS = [
  { label: 'Articles', href: '#above-articles' },
  { label: 'About', href: '#above-about' },
  { label: 'Newsletter', href: '#above-newsletter' },
];

export function BlogHeader() {
  return (
    <AppBar
      position="static"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          py: { xs: 3, md: 4 },
        }}
      >
        <div>
          <Typography
            component="h1"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              fontSize: { xs: 28, md: 38 },
              fontWeight: 800,
              letterSpacing: '-0.02em',
            }}
          >
            <TerrainIcon fontSize="inherit" sx={{ color: 'primary.main' }} />
            Above the Fog
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            Slow journeys on foot, and everything that makes them better
          </Typography>
        </div>
        <Box component="nav" aria-label="Main" sx={{ display: 'flex', gap: 3 }}>
          {LINKS.map(({ label, href }) => (
            <Link key={href} href={href} color="inherit" underline="hover" sx={{ py: 1 }}>
              {label}
            </Link>
          ))}
        </Box>
      </Container>
    </AppBar>
  );
}
