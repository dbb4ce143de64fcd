import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import 'dayjs/locale/pl';
import 'dayjs/locale/ru';
import 'dayjs/locale/zh-cn';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { deDE, enUS, frFR, jaJP, plPL, ruRU, zhCN } from '@mui/x-date-pickers/locales';

const languages = { de: deDE, fr: frFR, ja: jaJP, pl: plPL, ru: ruRU, 'zh-cn': zhCN };
const names = Object.keys(languages) as (keyof typeof languages)[];
const textsOf = (locale: typeof enUS) =>
  locale.components.MuiLocalizationProvider.defaultProps.localeText;
const keys = Object.keys(textsOf(enUS));

const opening = dayjs('2025-04-17');

export default function PickersInSixLanguages() {
  const [name, setName] = React.useState<keyof typeof languages>('fr');
  const localeText = textsOf(languages[name]);
  const missing = keys.filter((key) => !(key in localeText));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={name} localeText={localeText}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <TextField
          select
          size="small"
          label="Locale"
          value={name}
          onChange={(event) => setName(event.target.value as typeof name)}
        >
          {names.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <div lang={name}>
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
