import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import 'dayjs/locale/zh-cn';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, frFR, zhCN } from '@mui/x-date-pickers/locales';

const languages = {
  en: { name: 'English', label: 'Concert', texts: enUS },
  fr: { name: 'Français', label: 'Concert', texts: frFR },
  'zh-cn': { name: '中文', label: '音乐会', texts: zhCN },
};
type Language = keyof typeof languages;

export default function SwitchLanguage() {
  const [language, setLanguage] = React.useState<Language>('fr');
  const [concert, setConcert] = React.useState<Dayjs | null>(dayjs('2025-10-03'));
  const { label, texts } = languages[language];

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Stack spacing={2} sx={{ width: 280 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={language}
          onChange={(_, next: Language | null) => next && setLanguage(next)}
        >
          {Object.entries(languages).map(([key, { name }]) => (
            <ToggleButton key={key} value={key} lang={key}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker label={label} value={concert} onChange={setConcert} />
      </Stack>
    </LocalizationProvider>
  );
}
