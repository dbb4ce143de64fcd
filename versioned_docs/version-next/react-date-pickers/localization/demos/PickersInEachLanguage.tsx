import * as React from 'react';
import { DateTime } from 'luxon';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import * as locales from '@mui/x-date-pickers/locales';

type LocaleName = Exclude<keyof typeof locales, 'DEFAULT_LOCALE'>;

const names = Object.keys(locales).filter((name) => name !== 'DEFAULT_LOCALE') as LocaleName[];
const textsOf = (name: LocaleName) =>
  locales[name].components.MuiLocalizationProvider.defaultProps.localeText;
const keys = Object.keys(textsOf('enUS')) as (keyof ReturnType<typeof textsOf>)[];

// deDE is de-DE for the browser; Kazakh has a different code there.
const tagOf = (name: LocaleName) =>
  name === 'kzKZ' ? 'kk-KZ' : name.replace(/^(..)(..)$/, '$1-$2');

const opening = DateTime.fromISO('2025-04-17');

export default function PickersInEachLanguage() {
  const [name, setName] = React.useState<LocaleName>('frFR');
  const localeText = textsOf(name);
  const missing = keys.filter((key) => !(key in localeText));

  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={tagOf(name)}
      localeText={localeText}
    >
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <Autocomplete
          options={names}
          value={name}
          onChange={(_, next) => setName(next)}
          disableClearable
          size="small"
          renderInput={(params) => <TextField {...params} label="Locale" />}
        />
        <div lang={tagOf(name)}>
          <DateField label="Opening" focused fullWidth />
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={opening}
            slotProps={{ actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] } }}
            sx={{ minWidth: 0, '& .MuiDateCalendar-root': { maxWidth: '100%' } }}
          />
        </div>
        <p style={{ margin: 0, height: 60, overflow: 'auto' }} tabIndex={0}>
          {missing.length === 0 ? 'All texts are translated.' : `English: ${missing.join(', ')}`}
        </p>
      </Stack>
    </LocalizationProvider>
  );
}
