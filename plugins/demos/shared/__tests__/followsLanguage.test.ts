import { followsLanguage } from '../followsLanguage';

test.each([
  `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`,
  `<DateRangePicker localeText={{ start: 'Check-in', end: 'Check-out' }} />`,
  `total.toLocaleString('en-US')`,
])('%s follows the language of the page', (text) => {
  expect(followsLanguage(['export const rows = [];', text])).toBe(true);
});

test.each([
  `import { deDE } from '@mui/x-data-grid/locales';`,
  `import { zhCN } from '@mui/material/locale';`,
  `import 'dayjs/locale/de';`,
  `import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';`,
  `import { AdapterDayjsBuddhist } from '@mui/x-date-pickers/AdapterDayjsBuddhist';`,
  `<LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">`,
  `dayjs.locale('de');`,
])('%s keeps the demo the same in every language', (text) => {
  expect(followsLanguage(['export const rows = [];', text])).toBe(false);
});
