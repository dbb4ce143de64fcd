import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';

const Underlined = styled(PickersSectionList)(({ theme }) => ({
  padding: theme.spacing(1),
  borderBottom: `2px dashed ${theme.palette.text.secondary}`,
  '& [role="spinbutton"]:focus': { outline: `2px solid ${theme.palette.primary.main}` },
}));

function SectionField(props: DatePickerFieldProps) {
  const { rootRef, triggerRef, ...picker } = usePickerContext();
  const ref = useForkRef(rootRef, triggerRef);
  const { sectionListRef, ...field } = useDateField<true, DatePickerFieldProps>(props);
  const ownId = React.useId();
  const labelId = `${props.id ?? ownId}-label`;

  return (
    <Stack direction="row" spacing={1} ref={ref} sx={{ alignItems: 'center' }}>
      <span id={labelId}>{picker.label}</span>
      <Underlined
        role="group"
        aria-labelledby={labelId}
        aria-invalid={field.error}
        elements={field.elements}
        sectionListRef={sectionListRef}
        contentEditable={field.contentEditable}
        suppressContentEditableWarning
        tabIndex={field.tabIndex}
        onBlur={field.onBlur}
        onClick={field.onClick}
        onFocus={field.onFocus}
        onInput={field.onInput}
        onKeyDown={field.onKeyDown}
        onMouseDown={field.onMouseDown}
        onPaste={field.onPaste}
      />
      <Button
        aria-label={`Calendar: ${field.openPickerAriaLabel}`}
        disabled={picker.triggerStatus === 'disabled'}
        onClick={() => picker.setOpen((open) => !open)}
      >
        Calendar
      </Button>
    </Stack>
  );
}

const slots = { field: SectionField };

export default function UnstyledSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" defaultValue={dayjs('2025-04-17')} slots={slots} />
    </LocalizationProvider>
  );
}
