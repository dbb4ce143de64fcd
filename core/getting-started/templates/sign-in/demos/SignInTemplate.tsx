import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import SailingIcon from '@mui/icons-material/Sailing';
import { SignInForm } from './signInForm';
import { Waves } from './waves';

const FOOTER_LINKS = [
  { label: 'Harbors', href: '#slack-tide-harbors' },
  { label: 'Help', href: '#slack-tide-help' },
  { label: 'Privacy', href: '#slack-tide-privacy' },
];

export default function SignInTemplate() {
  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 640,
        bgcolor: 'background.default',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      <Waves />
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, sm: 4 }, py: 2 }}
      >
        <SailingIcon sx={{ color: 'primary.main' }} />
        <Typography sx={{ fontWeight: 700, letterSpacing: '-0.01em' }}>Slack Tide</Typography>
      </Box>

      <Box
        component="main"
        sx={{ flexGrow: 1, display: 'grid', placeItems: 'center', px: 2, py: { xs: 2, sm: 5 } }}
      >
        <Paper
          elevation={0}
          sx={{
            boxSizing: 'border-box',
            width: '100%',
            maxWidth: 440,
            p: { xs: 3, sm: 5 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 4,
            boxShadow: '0 24px 64px -32px rgba(0, 20, 50, 0.45)',
          }}
        >
          <Typography
            component="h1"
            sx={{ fontSize: 32, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-0.02em' }}
          >
            Welcome aboard
          </Typography>
          <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
            Sign in to manage the berths and guests of your harbor.
          </Typography>
          <SignInForm />
          <Typography variant="body2" sx={{ mt: 2, textAlign: 'center' }}>
            New harbor? <Link href="#slack-tide-sign-up">Create an account</Link>
          </Typography>
        </Paper>
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
          py: 2,
        }}
      >
        <Typography variant="body2">Made for small harbors</Typography>
        <Box component="nav" aria-label="Slack Tide" sx={{ display: 'flex', gap: 3 }}>
          {FOOTER_LINKS.map(({ label, href }) => (
            <Link key={href} href={href} color="inherit" variant="body2" sx={{ py: 1 }}>
              {label}
            </Link>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
