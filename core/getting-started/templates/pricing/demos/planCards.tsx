import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { PLANS, formatDollars, invoiceOf, monthlyPriceOf, type Billing, type Plan } from './plans';

interface Props {
  readonly billing: Billing;
  readonly selected: Plan | null;
  readonly onSelect: (plan: Plan) => void;
}

export function PlanCards({ billing, selected, onSelect }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
        alignItems: { md: 'stretch' },
      }}
    >
      {PLANS.map((plan) => (
        <Card
          key={plan.name}
          component="section"
          aria-label={plan.name}
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            p: { xs: 3, md: 4 },
            borderRadius: 4,
            ...(plan.isRecommended && {
              borderColor: 'primary.main',
              boxShadow: 6,
              my: { md: -2 },
              py: { md: 6 },
            }),
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
            <Typography component="h3" variant="h6" sx={{ fontWeight: 700 }}>
              {plan.name}
            </Typography>
            {plan.isRecommended && <Chip size="small" color="primary" label="Recommended" />}
          </Box>
          <Typography sx={{ color: 'text.secondary' }}>{plan.text}</Typography>
          <Price plan={plan} billing={billing} />
          <Button
            fullWidth
            disableElevation
            size="large"
            variant={plan.isRecommended ? 'contained' : 'outlined'}
            aria-pressed={plan === selected}
            startIcon={plan === selected ? <CheckIcon /> : undefined}
            onClick={() => onSelect(plan)}
          >
            Choose {plan.name}
          </Button>
          <Box
            component="ul"
            sx={{ display: 'grid', gap: 1, m: 0, mt: 3, p: 0, listStyle: 'none' }}
          >
            {plan.highlights.map((text) => (
              <Box key={text} component="li" sx={{ display: 'flex', gap: 1 }}>
                <CheckIcon fontSize="small" sx={{ mt: 0.25, color: 'success.main' }} />
                <Typography variant="body2" sx={{ lineHeight: 1.7 }}>
                  {text}
                </Typography>
              </Box>
            ))}
          </Box>
        </Card>
      ))}
    </Box>
  );
}

function Price({ plan, billing }: { readonly plan: Plan; readonly billing: Billing }) {
  const invoice = formatDollars(invoiceOf(plan, billing));
  const note = billing === 'yearly' ? `${invoice} once a year` : `${invoice} every month`;
  return (
    <Box sx={{ my: 3 }}>
      <Typography sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Box component="span" sx={{ fontSize: 48, fontWeight: 800, lineHeight: 1 }}>
          {formatDollars(monthlyPriceOf(plan, billing))}
        </Box>
        per month
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {plan.price === 0 ? 'Free, without a time limit' : note}
      </Typography>
    </Box>
  );
}
