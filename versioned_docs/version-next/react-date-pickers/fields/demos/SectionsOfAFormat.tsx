import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function SectionsOfAFormat() {
  const fieldRef = React.useRef<FieldRef<Dayjs | null>>(null);
  const [text, setText] = React.useState('Click into the field');

  const describe = (selected: FieldSelectedSections) => {
    // The ref is empty while React commits; the call before has the same section.
    if (fieldRef.current === null) {
      return;
    }
    const sections = fieldRef.current.getSections();
    const section = typeof selected === 'number' ? sections[selected] : null;
    setText(
      section
        ? `${section.type}: ${section.value || 'empty'}, ${section.contentType}, ${section.format}`
        : `selectedSections: ${selected}`,
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField
          label="Publication"
          defaultValue={dayjs('2025-04-17')}
          format="D MMMM YYYY"
          unstableFieldRef={fieldRef}
          onSelectedSectionsChange={describe}
        />
        <Typography variant="body2" role="status">
          {text}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
