import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { CheckoutField } from './checkoutField';
import { formatExpiry, groupDigits, type CheckoutForm } from './checkoutForm';

const NUMERIC = { htmlInput: { inputMode: 'numeric', dir: 'ltr' } } as const;

export function PaymentStep({ form }: { readonly form: CheckoutForm }) {
  const id = React.useId();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormControl>
        <FormLabel id={id}>Payment method</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          name="method"
          value={form.values.method}
          onChange={(event) => form.change('method', event.target.value)}
        >
          <FormControlLabel value="card" control={<Radio />} label="Card" />
          <FormControlLabel value="transfer" control={<Radio />} label="Bank transfer" />
        </RadioGroup>
      </FormControl>
      {form.values.method === 'card' ? (
        <CardFields form={form} />
      ) : (
        <Typography>
          The confirmation contains our bank details. We pack the order when the money arrives,
          usually after two working days.
        </Typography>
      )}
    </Box>
  );
}

/** In your app, use the fields of your payment provider, so that card data never reaches your server. */
function CardFields({ form }: { readonly form: CheckoutForm }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
      }}
    >
      <CheckoutField form={form} name="cardName" label="Name on the card" autoComplete="cc-name" />
      <CheckoutField
        form={form}
        name="cardNumber"
        label="Card number"
        autoComplete="cc-number"
        hint="Try the sample number 4242 4242 4242 4242"
        slotProps={NUMERIC}
        // Formatting while users type would move the caret.
        onBlur={(event) => form.change('cardNumber', groupDigits(event.target.value))}
      />
      <CheckoutField
        form={form}
        name="expiry"
        label="Expires"
        autoComplete="cc-exp"
        hint="MM/YY"
        slotProps={NUMERIC}
        onBlur={(event) => form.change('expiry', formatExpiry(event.target.value))}
      />
      <CheckoutField
        form={form}
        name="securityCode"
        label="Security code"
        autoComplete="cc-csc"
        hint="On the card"
        slotProps={NUMERIC}
      />
    </Box>
  );
}
