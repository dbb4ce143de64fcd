import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import SensorsIcon from '@mui/icons-material/Sensors';
import { FeatureTable } from './featureTable';
import { PlanCards } from './planCards';
import { MONTHS_PER_YEAR_PAID, formatDollars, invoiceOf, type Billing, type Plan } from './plans';
import { Questions } from './questions';

const LINKS = [
  { label: 'Plans', href: '#signalbox-plans' },
  { label: 'Features', href: '#signalbox-features' },
  { label: 'Questions', href: '#signalbox-questions' },
];

export default function PricingTemplate() {
  const [billing, setBilling] = React.useState<Billing>('yearly');
  const [selected, setSelected] = React.useState<Plan | null>(null);
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', typography: 'body1' }}>
      <Container
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 2 }}
      >
        <SensorsIcon sx={{ color: 'primary.main' }} />
        <Typography sx={{ fontWeight: 700, marginInlineEnd: 'auto' }}>Signalbox</Typography>
        <Box component="nav" aria-label="Main" sx={{ display: 'flex', gap: 2 }}>
          {LINKS.map(({ label, href }) => (
            <Link key={href} href={href} color="inherit" underline="hover" sx={{ py: 1 }}>
              {label}
            </Link>
          ))}
        </Box>
      </Container>

      <Container component="main" sx={{ pb: 8 }}>
        <Box sx={{ py: { xs: 5, md: 9 }, textAlign: 'center' }}>
          <Typography
            component="h1"
            sx={{
              fontSize: { xs: 34, sm: 44, md: 56 },
              fontWeight: 800,
              lineHeight: 1.1,
              letterSpacing: '-0.02em',
            }}
          >
            Know before your customers do
          </Typography>
          <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary', fontSize: { md: 20 } }}>
            Monitoring and status pages, for one price per team. Start free, and upgrade later.
          </Typography>
          <ToggleButtonGroup
            exclusive
            aria-label="Billing"
            value={billing}
            onChange={(_, next: Billing | null) => next && setBilling(next)}
            sx={{ '& .MuiToggleButton-root': { px: 3, textTransform: 'none', fontSize: 16 } }}
          >
            <ToggleButton value="monthly">Monthly</ToggleButton>
            <ToggleButton value="yearly">Yearly</ToggleButton>
          </ToggleButtonGroup>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Yearly billing: 12 months for the price of {MONTHS_PER_YEAR_PAID}
          </Typography>
        </Box>

        <Section id="signalbox-plans" title="Plans">
          <PlanCards billing={billing} selected={selected} onSelect={setSelected} />
          <Typography
            role="status"
            sx={{ minHeight: 24, mt: { xs: 2, md: 5 }, textAlign: 'center' }}
          >
            {selected && describe(selected, billing)}
          </Typography>
        </Section>
        <Section id="signalbox-features" title="Compare features">
          <FeatureTable />
        </Section>
        <Section id="signalbox-questions" title="Questions about billing">
          <Questions />
        </Section>
      </Container>

      <Box
        component="footer"
        sx={{ py: 4, borderTop: 1, borderColor: 'divider', textAlign: 'center' }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          All prices in US dollars, without taxes.
        </Typography>
      </Box>
    </Box>
  );
}

/** Continue to your checkout from here. */
function describe(plan: Plan, billing: Billing) {
  const invoice = formatDollars(invoiceOf(plan, billing));
  return plan.price === 0
    ? `You chose ${plan.name}. It is free.`
    : `You chose ${plan.name} for ${invoice} ${billing === 'yearly' ? 'a year' : 'a month'}.`;
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: React.ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ mb: { xs: 6, md: 9 } }}>
      <Typography
        id={`${id}-title`}
        component="h2"
        variant="h5"
        sx={{ mb: { xs: 2, md: 4 }, fontWeight: 700 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
