import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';

/** A click on a button leaves the focus in the field. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault();

export default function SelectASection() {
  const fieldRef = React.useRef<FieldRef<Dayjs | null>>(null);

  const select = (sections: FieldSelectedSections) => {
    if (!fieldRef.current?.isFieldFocused()) {
      fieldRef.current?.focusField();
    }
    fieldRef.current?.setSelectedSections(sections);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField label="Renewal" defaultValue={dayjs('2025-04-17')} unstableFieldRef={fieldRef} />
        <Stack direction="row" spacing={1} onMouseDown={keepFocus}>
          <Button onClick={() => select('month')}>Month</Button>
          <Button onClick={() => select('year')}>Year</Button>
          <Button onClick={() => select('all')}>All</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
