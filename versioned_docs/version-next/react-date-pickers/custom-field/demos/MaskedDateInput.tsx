import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerContext,
  usePickerTranslations,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

dayjs.extend(customParseFormat);

/** '0417' becomes '04/17'. */
function mask(text: string) {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

function MaskedDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { rootRef, triggerRef, ...picker } = usePickerContext<Dayjs | null>();
  const { value, timezone, fieldFormat } = picker;
  const placeholder = useParsedFormat();
  const translations = usePickerTranslations();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  // Shown while the text is not a date yet.
  const [draft, setDraft] = React.useState('');
  const dateText = value?.isValid() ? value.format(fieldFormat) : draft;

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = mask(event.target.value);
    const date = text === '' ? null : dayjs(text, fieldFormat, true);
    setDraft(text);
    picker.setValue(date, { source: 'field', shouldClose: false });
  };

  return (
    <TextField
      ref={rootRef}
      id={forwardedProps.id}
      name={picker.name}
      label={picker.label}
      value={value === null ? '' : dateText}
      onChange={handleChange}
      placeholder={placeholder}
      error={hasValidationError}
      disabled={picker.disabled}
      slotProps={{
        input: {
          ref: triggerRef,
          readOnly: picker.readOnly,
          endAdornment: (
            <IconButton
              edge="end"
              aria-label={translations.openDatePickerDialogue(dateText || null)}
              disabled={picker.triggerStatus === 'disabled'}
              onClick={() => picker.setOpen((open) => !open)}
            >
              <CalendarIcon />
            </IconButton>
          ),
        },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
      }}
    />
  );
}

const slots = { field: MaskedDateField };

export default function MaskedDateInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Date of birth"
          format="MM/DD/YYYY"
          referenceDate={dayjs('1990-01-01')}
          slots={slots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
