import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { PasswordInput } from './passwordInput';
import { checkPassword, type Account, type Field } from './validation';

interface AccountFieldsProps {
  readonly account: Account;
  readonly onChange: <Name extends keyof Account>(name: Name, value: Account[Name]) => void;
  readonly onCheck: (field: Field) => void;
  readonly errorOf: (field: Field) => string | null;
}

export function AccountFields({ account, onChange, onCheck, errorOf }: AccountFieldsProps) {
  const id = React.useId();
  const termsError = errorOf('hasAcceptedTerms');

  /** Props that all text fields share. A field is checked after it was filled in and left. */
  const propsOf = (field: Exclude<Field, 'hasAcceptedTerms'>) => ({
    id: `${id}-${field}`,
    name: field,
    required: true,
    fullWidth: true,
    value: account[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(field, event.target.value),
    onBlur: () => account[field] !== '' && onCheck(field),
    error: Boolean(errorOf(field)),
  });

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
          rowGap: 1,
          '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
        }}
      >
        <TextField
          {...propsOf('firstName')}
          label="First name"
          autoComplete="given-name"
          helperText={errorOf('firstName') ?? ' '}
        />
        <TextField
          {...propsOf('lastName')}
          label="Last name"
          autoComplete="family-name"
          helperText={errorOf('lastName') ?? ' '}
        />
        <TextField
          {...propsOf('email')}
          type="email"
          label="Email address"
          autoComplete="email"
          helperText={errorOf('email') ?? 'We send a link to this address to confirm it.'}
        />
        <PasswordInput
          {...propsOf('password')}
          message={errorOf('password')}
          rules={checkPassword(account)}
        />
      </Box>
      <Box sx={{ my: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              name="hasAcceptedTerms"
              slotProps={{
                input: {
                  'aria-invalid': Boolean(termsError),
                  'aria-describedby': termsError ? `${id}-terms` : undefined,
                },
              }}
            />
          }
          label={
            <>
              I accept the <Link href="#good-soil-terms">terms of the gardens</Link>
            </>
          }
          required
          checked={account.hasAcceptedTerms}
          onChange={(_, isChecked) => onChange('hasAcceptedTerms', isChecked)}
        />
        <FormHelperText
          id={`${id}-terms`}
          error
          sx={{ minHeight: 20, mt: 0, marginInlineStart: 4 }}
        >
          {termsError}
        </FormHelperText>
        <FormControlLabel
          control={<Checkbox name="wantsNews" />}
          label="Send me planting tips once a month (optional)"
          checked={account.wantsNews}
          onChange={(_, isChecked) => onChange('wantsNews', isChecked)}
        />
      </Box>
      <Button
        type="submit"
        size="large"
        variant="contained"
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Create account
      </Button>
    </>
  );
}
