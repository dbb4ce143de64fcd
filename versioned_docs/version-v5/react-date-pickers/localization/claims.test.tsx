import type { ReactNode } from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { ClockPicker } from '@mui/x-date-pickers/ClockPicker';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// The functions of date-fns return the options that they receive.
jest.mock('date-fns/_lib/format/longFormatters', () => ({ default: {} }), { virtual: true });
jest.mock('date-fns/startOfWeek', () => ({ default: (...args: unknown[]) => args.at(-1) }));
jest.mock('date-fns/format', () => ({ default: (...args: unknown[]) => args.at(-1) }));

const renderInput = (props: TextFieldProps) => <TextField {...props} />;
const { deDE } = locales;
const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const calendar: ReactNode = (
  <StaticDatePicker
    value={dayjs('2023-05-20')}
    onChange={() => {}}
    renderInput={renderInput}
    componentsProps={{ actionBar: { actions: ['cancel', 'accept', 'clear'] } }}
  />
);
const buttons = () =>
  ['Cancel', 'Clear', 'Abbrechen', german.clearButtonLabel!, 'Fertig'].filter((name) =>
    screen.queryByRole('button', { name }),
  );

describe('#', () => {
  test('`adapterLocale` alone leaves the texts in English', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        {calendar}
      </LocalizationProvider>,
    );
    expect(screen.getByText('Mai 2023')).not.toBeNull();
    expect(buttons()).toEqual(['Cancel', 'Clear']);
  });
});

describe('#date-locale', () => {
  test("To set the language with Day.js or Moment globally, as with `dayjs.locale('de')`, is not enough: the adapter would take the format of English", () => {
    dayjs.locale('de');
    const field = (adapterLocale?: string) => (
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
        <DatePicker
          label="Tag"
          value={dayjs('2023-05-20')}
          onChange={() => {}}
          renderInput={renderInput}
        />
      </LocalizationProvider>
    );
    const { unmount } = render(field());
    expect(screen.getByPlaceholderText('mm/dd/yyyy')).not.toBeNull();
    unmount();
    render(field('de'));
    expect(screen.getByPlaceholderText('dd.mm.yyyy')).not.toBeNull();
    dayjs.locale('en');
  });
});

describe('#set-default-options', () => {
  const german = { code: 'de', formatLong: { time: () => 'HH:mm' } };
  const day = new Date('2023-05-20');

  test('With `adapterLocale`, the adapter passes its locale to date-fns in every call', () => {
    const adapter = new AdapterDateFns({ locale: german });
    expect(adapter.startOfWeek(day)).toEqual({ locale: german });
    expect(adapter.formatByString(day, 'MMMM')).toEqual({ locale: german });
  });

  test('Without `adapterLocale`, the adapter passes no locale', () => {
    const adapter = new AdapterDateFns();
    expect(adapter.startOfWeek(day)).toEqual({ locale: undefined });
    expect(adapter.formatByString(day, 'MMMM')).toEqual({ locale: undefined });
  });

  test('the clock stays that of English, with AM and PM', () => {
    expect(new AdapterDateFns().is12HourCycleInCurrentLocale()).toBe(true);
    expect(new AdapterDateFns({ locale: german }).is12HourCycleInCurrentLocale()).toBe(false);
  });
});

describe('#texts', () => {
  test('The package has the texts of 23 languages, with English', () => {
    const languages = Object.values(locales).filter((locale) => 'components' in locale);
    expect(languages).toHaveLength(23);
    expect(locales.enUS).toBeDefined();
  });

  test('`localeText` of the provider takes the place of the texts in the theme; it is not merged with them', () => {
    const app = (localeText?: object) => (
      <ThemeProvider theme={createTheme({}, deDE)}>
        <LocalizationProvider dateAdapter={AdapterDayjs} {...(localeText && { localeText })}>
          {calendar}
        </LocalizationProvider>
      </ThemeProvider>
    );
    const { rerender } = render(app());
    expect(buttons()).toEqual(['Abbrechen', german.clearButtonLabel]);
    rerender(app({ okButtonLabel: 'Fertig' }));
    expect(buttons()).toEqual(['Cancel', 'Clear', 'Fertig']);
    rerender(app({ ...german, okButtonLabel: 'Fertig' }));
    expect(buttons()).toEqual(['Abbrechen', german.clearButtonLabel, 'Fertig']);
  });
});

describe('#translation-keys', () => {
  test('AM and PM in the clock are English in every language', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={german}>
        <ClockPicker ampm ampmInClock date={dayjs('2023-05-20T10:00')} onChange={() => {}} />
      </LocalizationProvider>,
    );
    expect(screen.getByRole('button', { name: 'AM' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'PM' })).not.toBeNull();
  });
});
