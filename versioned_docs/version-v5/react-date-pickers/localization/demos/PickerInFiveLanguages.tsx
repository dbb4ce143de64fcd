import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/zh-cn';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, frFR, jaJP, ptBR, zhCN } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const languages = {
  de: deDE,
  fr: frFR,
  ja: jaJP,
  'pt-br': ptBR,
  'zh-cn': zhCN,
};

type Language = keyof typeof languages;

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

export default function PickerInFiveLanguages() {
  const [language, setLanguage] = React.useState<Language>('fr');
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-05-20'));
  const texts = languages[language].components.MuiLocalizationProvider.defaultProps.localeText;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language} localeText={texts}>
      <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
        <TextField
          select
          label="Language"
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {Object.keys(languages).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <div lang={language}>
          <StaticDatePicker
            label={texts.datePickerDefaultToolbarTitle}
            value={day}
            onChange={setDay}
            renderInput={renderInput}
            componentsProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
