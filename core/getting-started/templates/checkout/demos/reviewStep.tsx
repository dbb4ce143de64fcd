import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatExpiry, lastDigits, type StepName, type Values } from './checkoutForm';
import { countryOf, formatDollars, totalsOf } from './order';

interface Props {
  readonly values: Values;
  readonly onChange: (step: StepName) => void;
}

export function ReviewStep({ values, onChange }: Props) {
  const { fullName, email, street, city, postalCode, country } = values;
  const address = [fullName, street, `${city} ${postalCode}`, countryOf(country).name, email];
  const payment =
    values.method === 'card'
      ? ['Card', `Ends in ${lastDigits(values.cardNumber)}, expires ${formatExpiry(values.expiry)}`]
      : ['Bank transfer', 'Our bank details are in the confirmation'];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Part
        title="Deliver to"
        lines={address}
        action="Change address"
        onAct={() => onChange('address')}
      />
      <Part
        title="Pay with"
        lines={payment}
        action="Change payment"
        onAct={() => onChange('payment')}
      />
      <Typography sx={{ fontWeight: 700 }}>
        Total with shipping: {formatDollars(totalsOf(country).total)}
      </Typography>
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly action: string;
  readonly onAct: () => void;
}

function Part({ title, lines, action, onAct }: PartProps) {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h3" sx={{ flexGrow: 1, fontWeight: 700 }}>
          {title}
        </Typography>
        <Button size="small" onClick={onAct}>
          {action}
        </Button>
      </Box>
      {lines.map((line) => (
        <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}
