import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import * as locales from '@mui/x-date-pickers/locales';
import * as hooks from '@mui/x-date-pickers/hooks';
import SwitchLanguage from './demos/SwitchLanguage';
import TextsOfOnePicker from './demos/TextsOfOnePicker';
import TranslatedActionBar from './demos/TranslatedActionBar';

const { deDE, enUS, frFR } = locales;

const textsOf = (locale: typeof deDE) =>
  locale.components.MuiLocalizationProvider.defaultProps.localeText;
const shown = () => screen.getByRole<HTMLInputElement>('textbox').value.replace(/\p{Cf}/gu, '');

function Picker(props: React.ComponentProps<typeof StaticDatePicker>) {
  return <StaticDatePicker defaultValue={dayjs('2025-04-17')} {...props} />;
}

const inGerman = createTheme({}, deDE);

describe('#', () => {
  test('`adapterLocale` alone leaves the texts in English', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <DatePicker defaultValue={dayjs('2025-04-17')} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('17.04.2025');
    expect(screen.getByRole('button').getAttribute('aria-label')).toMatch(/^Choose date/);
  });
});

describe('#theme', () => {
  test('All providers below the theme use its texts', () => {
    render(
      <ThemeProvider theme={inGerman}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Picker />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  });

  test('The theme does not set `adapterLocale`', () => {
    render(
      <ThemeProvider theme={inGerman}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker defaultValue={dayjs('2025-04-17')} />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    expect(shown()).toBe('04/17/2025');
  });
});

describe('#precedence', () => {
  test('The texts of a picker take precedence over those of its provider, an inner provider over an outer one, and all of them over the theme', () => {
    const ok = (okButtonLabel: string) => ({ okButtonLabel });
    const inTheme = (children: React.ReactNode) =>
      render(<ThemeProvider theme={inGerman}>{children}</ThemeProvider>);
    const outer = (children: React.ReactNode) => (
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={ok('Outer')}>
        {children}
      </LocalizationProvider>
    );
    const inner = (children: React.ReactNode) =>
      outer(<LocalizationProvider localeText={ok('Inner')}>{children}</LocalizationProvider>);

    let { unmount } = inTheme(outer(<Picker />));
    expect(screen.getByRole('button', { name: 'Outer' })).toBeVisible();
    unmount();
    ({ unmount } = inTheme(inner(<Picker />)));
    expect(screen.getByRole('button', { name: 'Inner' })).toBeVisible();
    unmount();
    inTheme(inner(<Picker localeText={ok('Picker')} />));
    expect(screen.getByRole('button', { name: 'Picker' })).toBeVisible();
  });

  test('Each of them replaces only the texts that it names', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={textsOf(frFR)}>
        <LocalizationProvider localeText={{ okButtonLabel: 'Réserver' }}>
          <Picker />
        </LocalizationProvider>
      </LocalizationProvider>,
    );
    expect(screen.getByRole('button', { name: 'Réserver' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible();
  });
});

describe('#one-picker', () => {
  test('`toolbarTitle` is the title of this picker, whichever kind it is', async () => {
    render(<TextsOfOnePicker />);
    await userEvent.click(screen.getByRole('textbox'));
    expect(screen.getByText('When does the parcel leave?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Not now' })).toBeVisible();
  });

  const receiveTexts = (defaultValue: dayjs.Dayjs | null) => {
    const received: (string | null)[] = [];
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Delivery"
          defaultValue={defaultValue}
          localeText={{
            openDatePickerDialogue: (date, utils) => {
              received.push(date && utils.format(date, 'fullDate'));
              return 'Choose';
            },
          }}
        />
      </LocalizationProvider>,
    );
    return received;
  };

  test('`openDatePickerDialogue` receives the date, or `null`, and the adapter, which formats the date', () => {
    expect(receiveTexts(dayjs('2025-04-17'))).toContain('Apr 17, 2025');
    expect(receiveTexts(null)).toContain(null);
  });

  test('While a date is incomplete, the function receives an invalid date, so check `isValid` first', async () => {
    const received = receiveTexts(dayjs('2025-04-17'));
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Backspace}');
    expect(received.at(-1)).toBe('Invalid Date');
  });
});

describe('#switch-language', () => {
  test('The value stays the same; only its text changes', async () => {
    render(<SwitchLanguage />);
    expect(shown()).toBe('03/10/2025');
    await userEvent.click(screen.getByRole('button', { name: '中文' }));
    expect(shown()).toBe('2025/10/03');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(shown()).toBe('10/03/2025');
  });
});

describe('#locales', () => {
  test('The package has 34 locales, and the English one has 37 texts', () => {
    const { DEFAULT_LOCALE: _, ...all } = locales;
    expect(Object.keys(all)).toHaveLength(34);
    expect(Object.keys(textsOf(enUS))).toHaveLength(37);
  });

  test('A text that a translation lacks appears in English', () => {
    const { todayButtonLabel: _, ...lacking } = textsOf(deDE);
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={lacking}>
        <Picker slotProps={{ actionBar: { actions: ['today', 'cancel'] } }} />
      </LocalizationProvider>,
    );
    expect(screen.getByRole('button', { name: textsOf(enUS).todayButtonLabel })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  });

  test('The table says how many of them a translation has', () => {
    const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
    const page = readFileSync(`${__dirname}/index.mdx`, 'utf8');
    const rows = [...page.matchAll(/\| `(\w+)` \| (\d+) \/ 37 \|/g)];
    expect(rows).toHaveLength(34);
    for (const [, name, count] of rows) {
      const texts = textsOf(locales[name as 'deDE']);
      expect(`${name} ${Object.keys(texts).length}`).toBe(`${name} ${count}`);
    }
  });
});

describe('#translations-in-slots', () => {
  test('the only one in `@mui/x-date-pickers/hooks` is `useClearableField`', async () => {
    expect(Object.keys(hooks)).toEqual(['useClearableField']);
    render(<TranslatedActionBar />);
    await userEvent.click(screen.getByRole('textbox'));
    expect(screen.getByRole('button', { name: textsOf(frFR).todayButtonLabel })).toBeVisible();
  });
});

describe('#stays-english', () => {
  test('Fields and calendars do not change with the theme', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <ThemeProvider theme={inGerman}>
          <DateField label="Day" />
          <DateCalendar />
          <Picker />
        </ThemeProvider>
      </LocalizationProvider>,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox').placeholder).toBe('MM/DD/YYYY');
    expect(screen.getAllByRole('button', { name: 'Next month' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  });
});
