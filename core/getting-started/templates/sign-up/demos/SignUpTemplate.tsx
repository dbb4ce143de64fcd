import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import GrassIcon from '@mui/icons-material/Grass';
import { Leaves } from './leaves';
import { SignUpForm } from './signUpForm';

const FOOTER_LINKS = [
  { label: 'How it works', href: '#good-soil-about' },
  { label: 'Terms', href: '#good-soil-terms' },
  { label: 'Privacy', href: '#good-soil-privacy' },
];

export default function SignUpTemplate() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 720,
        bgcolor: 'background.default',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      <Box
        component="header"
        sx={{
          position: 'relative',
          isolation: 'isolate',
          overflow: 'hidden',
          // The garden has the same colors in light and dark mode.
          color: '#fff',
          background: 'linear-gradient(120deg, #0f3d2e 0%, #1d5a3a 55%, #3f5c1a 100%)',
        }}
      >
        <Leaves />
        <Container maxWidth="md" sx={{ pt: 2, pb: { xs: 12, sm: 16 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <GrassIcon />
            <Typography sx={{ fontWeight: 700, marginInlineEnd: 'auto' }}>Good Soil</Typography>
            <Typography variant="body2">
              Already a member?{' '}
              <Link href="#good-soil-sign-in" color="inherit">
                Sign in
              </Link>
            </Typography>
          </Box>
          <Typography
            component="h1"
            sx={{
              maxWidth: 560,
              mt: { xs: 4, sm: 6 },
              fontSize: { xs: 32, sm: 44 },
              fontWeight: 800,
              lineHeight: 1.1,
              letterSpacing: '-0.02em',
            }}
          >
            Find your patch of earth
          </Typography>
          <Typography sx={{ maxWidth: 520, mt: 1.5, fontSize: { sm: 18 }, textWrap: 'pretty' }}>
            Create an account to rent a plot in a community garden near you.
          </Typography>
        </Container>
      </Box>

      <Container
        component="main"
        maxWidth="md"
        sx={{ flexGrow: 1, mt: { xs: -8, sm: -11 }, pb: 4 }}
      >
        <Paper
          variant="outlined"
          sx={{
            position: 'relative',
            p: { xs: 2.5, sm: 5 },
            borderRadius: 4,
            boxShadow: '0 24px 64px -32px rgba(0, 30, 10, 0.5)',
          }}
        >
          <SignUpForm />
        </Paper>
      </Container>

      <Container
        component="footer"
        maxWidth="md"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          pb: 2,
          color: 'text.secondary',
        }}
      >
        <Typography variant="body2">38 gardens, 1,200 plots</Typography>
        <Box component="nav" aria-label="Good Soil" sx={{ display: 'flex', gap: 3 }}>
          {FOOTER_LINKS.map(({ label, href }) => (
            <Link
              key={href}
              href={href}
              color="inherit"
              underline="hover"
              variant="body2"
              sx={{ py: 1 }}
            >
              {label}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
