import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

interface Rule {
  readonly label: string;
  readonly isMet: boolean;
}

type PasswordInputProps = Omit<TextFieldProps, 'type' | 'helperText' | 'slotProps'> & {
  readonly message: string | null;
  readonly rules: readonly Rule[];
};

/** The message and the rules are the description of the field. */
export function PasswordInput({ message, rules, ...props }: PasswordInputProps) {
  const [isShown, setShown] = React.useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      label="Password"
      autoComplete="new-password"
      helperText={
        <>
          {message}
          <RuleList rules={rules} />
        </>
      }
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        formHelperText: { component: 'div' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isShown ? 'Hide password' : 'Show password'}
                onClick={() => setShown(!isShown)}
                // A click keeps the focus in the field, which is checked when it loses the focus.
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

function RuleList({ rules }: { readonly rules: readonly Rule[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        m: 0,
        mt: 0.5,
        p: 0,
        listStyle: 'none',
      }}
    >
      {rules.map(({ label, isMet }) => {
        const Icon = isMet ? CheckCircleIcon : RadioButtonUncheckedIcon;
        return (
          <Box
            component="li"
            key={label}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              color: isMet ? 'success.main' : 'text.secondary',
            }}
          >
            <Icon titleAccess={isMet ? 'Met:' : 'Not met:'} sx={{ fontSize: 16 }} />
            {label}
          </Box>
        );
      })}
    </Box>
  );
}
