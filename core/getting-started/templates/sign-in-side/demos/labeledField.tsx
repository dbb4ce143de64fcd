import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

interface LabeledFieldProps {
  readonly name: string;
  readonly type: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly inputRef: React.Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly endAdornment?: React.ReactNode;
  /** A link at the end of the line of the label. */
  readonly corner?: React.ReactNode;
}

/** A field with its label above the border. */
export function LabeledField({
  label,
  value,
  onChange,
  error,
  corner,
  ...inputProps
}: LabeledFieldProps) {
  const id = React.useId();
  return (
    <FormControl fullWidth required error={Boolean(error)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mb: 0.75 }}>
        <FormLabel
          htmlFor={id}
          sx={{ color: 'text.primary', typography: 'body2', fontWeight: 600 }}
        >
          {label}
        </FormLabel>
        {corner}
      </Box>
      <OutlinedInput
        {...inputProps}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        aria-describedby={error ? `${id}-error` : undefined}
        sx={{ borderRadius: 2 }}
      />
      <FormHelperText id={`${id}-error`} sx={{ minHeight: 20, mx: 0 }}>
        {error}
      </FormHelperText>
    </FormControl>
  );
}
