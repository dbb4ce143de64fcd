import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Section } from './section';

const PLANS = [
  {
    name: 'Bistro',
    price: '$29',
    text: 'One kitchen, up to 300 items, and two suppliers.',
  },
  {
    name: 'Brasserie',
    price: '$59',
    text: 'Three kitchens, any number of items and suppliers, and waste reports.',
  },
];

export function Prices() {
  return (
    <Section
      id="larder-prices"
      isSplit
      title="Two plans, no contract"
      text="Cancel at the end of any month. Yearly contracts don’t exist."
    >
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {PLANS.map(({ name, price, text }, index) => (
          <Card
            key={name}
            variant="outlined"
            sx={{ display: 'flex', flexDirection: 'column', p: 3, borderRadius: 3 }}
          >
            <Typography component="h3" variant="h6" sx={{ fontWeight: 700 }}>
              {name}
            </Typography>
            <Typography sx={{ my: 1 }}>
              <Box component="span" sx={{ fontSize: 40, fontWeight: 800, lineHeight: 1.2 }}>
                {price}
              </Box>{' '}
              per month
            </Typography>
            <Typography sx={{ mb: 3, color: 'text.secondary' }}>{text}</Typography>
            <Button
              href="#larder-trial"
              variant={index === 0 ? 'outlined' : 'contained'}
              disableElevation
              sx={{ mt: 'auto' }}
            >
              Try {name}
            </Button>
          </Card>
        ))}
      </Box>
    </Section>
  );
}
