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
import { usePickerTranslations } from '@mui/x-date-pickers/hooks';
import * as Pro from '@mui/x-date-pickers-pro';
import * as proHooks from '@mui/x-date-pickers-pro/hooks';
import SwitchLanguage from './demos/SwitchLanguage';
import TextsOfOnePicker from './demos/TextsOfOnePicker';
import TranslatedActionBar from './demos/TranslatedActionBar';

const { deDE, enUS, frFR } = locales;

const textsOf = (locale: typeof deDE) =>
  locale.components.MuiLocalizationProvider.defaultProps.localeText;
/** What a field shows, without the invisible marks of direction between its sections. */
const shown = () =>
  document.querySelector('.MuiPickersSectionList-root')!.textContent!.replace(/\p{Cf}/gu, '');

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
    await userEvent.click(screen.getByRole('button', { name: /^Choose date/ }));
    expect(screen.getByText('When does the parcel leave?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Not now' })).toBeVisible();
  });

  test('Names of buttons receive the date as formatted text, or `null` when the field has no valid date', () => {
    const openDatePickerDialogue = jest.fn(() => 'Open');
    for (const value of [dayjs('2025-04-17'), dayjs('invalid'), null]) {
      const { unmount } = render(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker value={value} localeText={{ openDatePickerDialogue }} />
        </LocalizationProvider>,
      );
      const expected = value?.isValid() ? 'Apr 17, 2025' : null;
      expect(openDatePickerDialogue.mock.lastCall).toEqual([expected]);
      unmount();
    }
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
  test('The package has 40 locales, and the English one has 53 texts', () => {
    const { DEFAULT_LOCALE: _, ...all } = locales;
    expect(Object.keys(all)).toHaveLength(40);
    expect(Object.keys(textsOf(enUS))).toHaveLength(53);
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
    const rows = [...page.matchAll(/\| `(\w+)` \| (\d+) \/ 53 \|/g)];
    expect(rows).toHaveLength(40);
    for (const [, name, count] of rows) {
      const texts = textsOf(locales[name as 'deDE']);
      expect(`${name} ${Object.keys(texts).length}`).toBe(`${name} ${count}`);
    }
  });
});

describe('#translations-in-slots', () => {
  test('The hook returns the texts that the picker itself shows', async () => {
    render(<TranslatedActionBar />);
    await userEvent.click(screen.getByRole('button', { name: /^Choisir la date/ }));
    expect(screen.getByRole('button', { name: textsOf(frFR).todayButtonLabel })).toBeVisible();
  });

  test('`@mui/x-date-pickers-pro/hooks` does not export the hook; with Pro, import the hook from `@mui/x-date-pickers/hooks`, or from `@mui/x-date-pickers-pro` without a path', () => {
    expect(proHooks).not.toHaveProperty('usePickerTranslations');
    expect(Pro.usePickerTranslations).toBe(usePickerTranslations);
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
    expect(shown()).toBe('MM/DD/YYYY');
    expect(screen.getAllByRole('button', { name: 'Next month' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  });
});
