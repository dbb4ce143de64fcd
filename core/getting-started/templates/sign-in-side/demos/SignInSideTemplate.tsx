import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LoginForm } from './loginForm';
import { NightPanel } from './nightPanel';

const FOOTER_LINKS = [
  { label: 'Status', href: '#dark-hours-status' },
  { label: 'Help', href: '#dark-hours-help' },
  { label: 'Privacy', href: '#dark-hours-privacy' },
];

export default function SignInSideTemplate() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(440px, 42%)' },
        gridTemplateRows: { xs: 'auto 1fr auto', md: '1fr auto' },
        minHeight: 720,
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      <NightPanel />

      <Box
        component="main"
        sx={{ display: 'grid', placeItems: 'center', px: { xs: 2, sm: 4 }, py: { xs: 4, md: 6 } }}
      >
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Typography
            component="h1"
            sx={{ fontSize: 32, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-0.02em' }}
          >
            Sign in
          </Typography>
          <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
            No account yet? <Link href="#dark-hours-sign-up">Request telescope time</Link>
          </Typography>
          <LoginForm />
        </Box>
      </Box>

      <Box
        component="footer"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          px: { xs: 2, sm: 4 },
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        <Typography variant="body2">Times are in UTC</Typography>
        <Box component="nav" aria-label="Dark Hours" sx={{ display: 'flex', gap: 3 }}>
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
      </Box>
    </Box>
  );
}
