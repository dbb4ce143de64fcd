import TextField, { type TextFieldProps } from '@mui/material/TextField';
import * as React from 'react';
import type { CheckoutForm, FieldName } from './checkoutForm';

type Props = Omit<TextFieldProps, 'form'> & {
  readonly form: CheckoutForm;
  readonly name: FieldName;
  /** Shown while the value has no error. */
  readonly hint?: string;
};

/** A required text field with the value and the error of the form. */
export function CheckoutField({ form, name, hint = ' ', ...props }: Props) {
  const error = form.errors[name];
  return (
    <TextField
      id={React.useId()}
      name={name}
      value={form.values[name]}
      onChange={(event) => form.change(name, event.target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      required
      fullWidth
      {...props}
    />
  );
}
