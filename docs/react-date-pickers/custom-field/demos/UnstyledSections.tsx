import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldProps,
} from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';

type SectionFieldProps = UseDateFieldProps<Dayjs, true> &
  BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, true, DateValidationError>;

const Underlined = styled(PickersSectionList)(({ theme }) => ({
  padding: theme.spacing(1),
  borderBottom: `2px dashed ${theme.palette.text.secondary}`,
  '& [role="spinbutton"]:focus': { outline: `2px solid ${theme.palette.primary.main}` },
}));

function SectionField({ slots, slotProps, InputProps, ...props }: SectionFieldProps) {
  const field = useDateField<Dayjs, true, typeof props>(props);
  const ownId = React.useId();
  // The popup is named by the element with this id.
  const labelId = `${props.id ?? ownId}-label`;

  return (
    <Box ref={InputProps?.ref} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span id={labelId}>{props.label}</span>
      <Underlined
        role="group"
        aria-labelledby={labelId}
        aria-invalid={field.error}
        elements={field.elements}
        sectionListRef={field.sectionListRef}
        contentEditable={field.contentEditable}
        suppressContentEditableWarning
        tabIndex={field.tabIndex}
        onBlur={field.onBlur}
        onClick={field.onClick}
        onFocus={field.onFocus}
        onInput={field.onInput}
        onKeyDown={field.onKeyDown}
        onPaste={field.onPaste}
      />
      {InputProps?.endAdornment}
    </Box>
  );
}

const slots = { field: SectionField };

export default function UnstyledSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        enableAccessibleFieldDOMStructure
        label="Due"
        defaultValue={dayjs('2025-04-17')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
