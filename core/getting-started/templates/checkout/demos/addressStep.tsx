import Box from '@mui/material/Box';
import { CheckoutField } from './checkoutField';
import type { CheckoutForm } from './checkoutForm';
import { COUNTRIES, formatDollars } from './order';

const SELECT = { select: { native: true } };

export function AddressStep({ form }: { readonly form: CheckoutForm }) {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, rowGap: 1 }}>
      <CheckoutField form={form} name="fullName" label="Full name" autoComplete="name" />
      <CheckoutField
        form={form}
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        hint="For the confirmation and news of the delivery"
      />
      <CheckoutField
        form={form}
        name="street"
        label="Street and number"
        autoComplete="street-address"
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          gridTemplateColumns: { sm: 'minmax(0, 1fr) 180px' },
        }}
      >
        <CheckoutField form={form} name="city" label="City" autoComplete="address-level2" />
        <CheckoutField
          form={form}
          name="postalCode"
          label="Postal code"
          autoComplete="postal-code"
        />
      </Box>
      <CheckoutField
        form={form}
        select
        name="country"
        label="Country"
        autoComplete="country"
        slotProps={SELECT}
      >
        {COUNTRIES.map(({ code, name, shipping }) => (
          <option key={code} value={code}>
            {name} (shipping {formatDollars(shipping)})
          </option>
        ))}
      </CheckoutField>
    </Box>
  );
}
