import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/zh-cn';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, zhCN } from '@mui/x-date-pickers/locales';

const languages = {
  en: { name: 'English', label: 'Delivery date', locale: enUS },
  de: { name: 'Deutsch', label: 'Lieferdatum', locale: deDE },
  'zh-cn': { name: '中文', label: '送货日期', locale: zhCN },
};
type Language = keyof typeof languages;

export default function LocalizedDatePicker() {
  const [language, setLanguage] = React.useState<Language>('de');
  const { label, locale } = languages[language];

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={locale.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Stack spacing={2} sx={{ width: 280 }}>
        <Stack direction="row" spacing={1} role="group" aria-label="Language">
          {Object.entries(languages).map(([key, { name }]) => (
            <Button
              key={key}
              size="small"
              variant={key === language ? 'contained' : 'outlined'}
              aria-pressed={key === language}
              onClick={() => setLanguage(key as Language)}
            >
              {name}
            </Button>
          ))}
        </Stack>
        <DatePicker label={label} defaultValue={dayjs('2025-04-17')} />
      </Stack>
    </LocalizationProvider>
  );
}
