import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

interface PasswordFieldProps {
  readonly inputRef: React.Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  readonly isShown: boolean;
  readonly onShownChange: (isShown: boolean) => void;
}

export function PasswordField({
  inputRef,
  value,
  onChange,
  error,
  isShown,
  onShownChange,
}: PasswordFieldProps) {
  return (
    <TextField
      id={React.useId()}
      name="password"
      type={isShown ? 'text' : 'password'}
      label="Password"
      autoComplete="current-password"
      required
      fullWidth
      inputRef={inputRef}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={Boolean(error)}
      helperText={error ?? ' '}
      sx={{ mt: 1 }}
      slotProps={{
        // While the password is shown, it is plain text for the browser.
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? 'Hide password' : 'Show password'}
                onClick={() => onShownChange(!isShown)}
                // A click keeps the focus and the cursor in the field.
                onMouseDown={(event) => event.preventDefault()}
              >
                {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
