import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { COMPONENTS, DownMark } from './components';
import { readAddress, START, toProps, valid, writeAddress, type Choices } from './choices';
import { controlsOf, PICKERS, VARIANTS, type Control } from './controls';
import { writeCode } from './writeCode';

export default function PickersPlayground() {
  const [choices, setChoices] = React.useState(START);
  // The server does not know the address.
  React.useEffect(() => setChoices(readAddress(window.location.search)), []);

  const change = (next: Partial<Choices>) => {
    const changed = valid({ ...choices, ...next });
    setChoices(changed);
    window.history.replaceState(
      window.history.state,
      '',
      writeAddress(window.location.href, changed),
    );
  };
  const { picker, variant, values } = choices;
  const Picker = COMPONENTS[`${variant}${picker}`]!;
  const { slots, ...props } = toProps(values);
  const components = Object.fromEntries(
    Object.keys((slots as object | undefined) ?? {}).map((slot) => [slot, DownMark]),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Choice
            label="Picker"
            value={picker}
            options={PICKERS}
            onChange={(name) => change({ picker: PICKERS.find((each) => each === name)! })}
          />
          <Choice
            label="Variant"
            value={variant}
            options={VARIANTS}
            fallback="Responsive"
            onChange={(name) => change({ variant: VARIANTS.find((each) => each === name)! })}
          />
        </Stack>
        <Box sx={{ minHeight: 72, overflow: 'auto', pt: 1 }}>
          <Picker {...props} {...(slots ? { slots: components } : {})} />
        </Box>
        <Box
          component="pre"
          dir="ltr"
          role="region"
          tabIndex={0}
          aria-label="Code"
          sx={{ m: 0, p: 2, height: 260, overflow: 'auto', fontSize: 13, bgcolor: 'action.hover' }}
        >
          {writeCode(choices)}
        </Box>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 330 }}>
          {controlsOf(picker, variant).map((control) => (
            <ControlField
              key={`${picker} ${control.path}`}
              control={control}
              value={values[control.path]}
              onChange={(value) => change({ values: { ...values, [control.path]: value } })}
            />
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}

interface ControlFieldProps {
  control: Control;
  value: unknown;
  onChange: (value: unknown) => void;
}

function ControlField({ control: { path, values }, value, onChange }: ControlFieldProps) {
  if (values.length === 1 && values[0] === true) {
    return (
      <FormControlLabel
        label={path}
        sx={{ overflowWrap: 'anywhere' }}
        control={
          <Checkbox
            size="small"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked || undefined)}
          />
        }
      />
    );
  }
  return (
    <Choice
      label={path}
      value={value === undefined ? '' : JSON.stringify(value)}
      options={['', ...values.map((each) => JSON.stringify(each))]}
      onChange={(text) => onChange(text === '' ? undefined : JSON.parse(text))}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  fallback?: string;
  onChange: (value: string) => void;
}

function Choice({ label, value, options, fallback = 'default', onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 220 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option || fallback}
        </option>
      ))}
    </TextField>
  );
}
