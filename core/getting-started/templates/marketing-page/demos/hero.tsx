import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const STOCK = [
  { name: 'Sourdough flour', left: '18 kg', percent: 72 },
  { name: 'Butter', left: '4 kg', percent: 40 },
  { name: 'Lemons', left: '6 pieces', percent: 12, isLow: true },
  { name: 'Olive oil', left: '11 liters', percent: 88 },
];

export function Hero() {
  return (
    <Box
      sx={{
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        backgroundImage:
          'radial-gradient(circle at 85% 10%, rgb(0 0 0 / 0), rgb(0 0 0 / 0.28) 75%)',
        overflow: 'hidden',
      }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
          alignItems: 'center',
          gap: { xs: 6, md: 8 },
          py: { xs: 7, md: 13 },
        }}
      >
        <div>
          <Typography
            component="h1"
            sx={{
              fontSize: { xs: 38, sm: 48, md: 60 },
              fontWeight: 800,
              lineHeight: 1.08,
              letterSpacing: '-0.02em',
              textWrap: 'balance',
            }}
          >
            Know what is in the kitchen before you order
          </Typography>
          <Typography sx={{ mt: 3, maxWidth: 520, fontSize: { xs: 18, md: 20 } }}>
            Larder counts the stock of small restaurants, suggests the next order, and shows what
            goes to waste.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
            <Button
              href="#larder-trial"
              size="large"
              variant="contained"
              sx={{
                bgcolor: 'background.paper',
                color: 'text.primary',
                '&:hover': { bgcolor: 'background.default' },
              }}
            >
              Try 30 days for free
            </Button>
            <Button href="#larder-steps" size="large" variant="outlined" color="inherit">
              See how it works
            </Button>
          </Box>
        </div>
        <StockCard />
      </Container>
    </Box>
  );
}

function StockCard() {
  return (
    <Paper
      component="figure"
      elevation={12}
      aria-label="Example of a stock list"
      sx={{
        m: 0,
        p: { xs: 2.5, sm: 3.5 },
        borderRadius: 4,
        transform: { md: 'rotate(2deg)' },
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>Thursday morning</Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {STOCK.map(({ name, left, percent, isLow }) => (
          <li key={name}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.75, minHeight: 24 }}>
              <Typography variant="body2">{name}</Typography>
              {isLow && <Chip size="small" label="Order today" />}
              <Typography
                variant="body2"
                sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
              >
                {left}
              </Typography>
            </Box>
            <LinearProgress
              aria-label={`Stock of ${name}`}
              variant="determinate"
              value={percent}
              color={isLow ? 'error' : 'success'}
              sx={{ height: 8, borderRadius: 4 }}
            />
          </li>
        ))}
      </Box>
    </Paper>
  );
}
