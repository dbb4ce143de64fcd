import * as React from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { setDefaultOptions } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';
import { DateTime, Settings } from 'luxon';
import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/zh-cn';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import DateFnsWeekStart from './demos/DateFnsWeekStart';
import DayjsWeekStart from './demos/DayjsWeekStart';
import MomentWeekStart from './demos/MomentWeekStart';

const day = '2025-04-07T15:05';
const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

/** What a field shows, without the invisible marks of direction between its sections. */
const shown = () => screen.getByRole<HTMLInputElement>('textbox').value.replace(/\p{Cf}/gu, '');
const placeholder = () => screen.getByRole<HTMLInputElement>('textbox').placeholder;
const weekdays = (root: ParentNode = document) =>
  [...root.querySelectorAll('[role="columnheader"]')].map((head) => head.textContent).join('');

function InDayjs({ locale, children }: { locale?: string; children: React.ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      {children}
    </LocalizationProvider>
  );
}

describe('#dayjs', () => {
  test('Without the import, dates stay English', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <InDayjs locale="it">
        <DateField defaultValue={dayjs(day)} />
      </InDayjs>,
    );
    expect(shown()).toBe('04/07/2025');
    expect(warn.mock.calls.flat().join()).toContain('Your locale has not been found');
    warn.mockRestore();
  });
});

describe('#date-fns', () => {
  test('A string such as `"de"` throws as soon as a picker renders', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const wrong = 'de' as unknown as typeof de;
    expect(() =>
      render(
        <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={wrong}>
          <DateTimeField defaultValue={new Date(day)} />
        </LocalizationProvider>,
      ),
    ).toThrow("Cannot read properties of undefined (reading 'time')");
    error.mockRestore();
  });

  test('Without `adapterLocale`, the adapter uses `enUS`', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DateTimeField defaultValue={new Date(day)} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('04/07/2025 03:05 PM');
  });
});

describe('#moment', () => {
  test('Without `adapterLocale`, pickers use the locale that was imported last', () => {
    moment.locale('de');
    render(
      <LocalizationProvider dateAdapter={AdapterMoment}>
        <DateField defaultValue={moment(day)} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('07.04.2025');
    moment.locale('en');
  });

  test('every column of the calendar has the same heading, 周', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="zh-cn">
        <DateCalendar defaultValue={moment(day)} />
      </LocalizationProvider>,
    );
    expect(weekdays()).toBe('周周周周周周周');
  });

  test('`format("dd")` has one character for each day', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="zh-cn">
        <DateCalendar
          defaultValue={moment(day)}
          dayOfWeekFormatter={(date) => moment(date).format('dd')}
        />
      </LocalizationProvider>,
    );
    expect(weekdays()).toBe('一二三四五六日');
  });
});

describe('#hours', () => {
  test('Without `ampm`, fields follow the locale', () => {
    const { unmount } = render(
      <InDayjs locale="en">
        <DateTimeField defaultValue={dayjs(day)} />
      </InDayjs>,
    );
    expect(shown()).toBe('04/07/2025 03:05 PM');
    unmount();
    render(
      <InDayjs locale="de">
        <DateTimeField defaultValue={dayjs(day)} />
      </InDayjs>,
    );
    expect(shown()).toBe('07.04.2025 15:05');
  });

  test('`ampm` changes the clock only and keeps the rest of the locale', () => {
    render(
      <InDayjs locale="de">
        <DateTimeField ampm defaultValue={dayjs(day)} />
      </InDayjs>,
    );
    expect(shown()).toBe('07.04.2025 03:05 PM');
  });

  test('A field with a `format` shows that format, whatever `ampm` says', () => {
    render(
      <InDayjs locale="de">
        <DateTimeField ampm format="DD.MM.YYYY HH:mm" defaultValue={dayjs(day)} />
      </InDayjs>,
    );
    expect(shown()).toBe('07.04.2025 15:05');
  });
});

describe('#field-format', () => {
  test('Their tokens are shown as letters that cannot be edited', () => {
    render(
      <InDayjs>
        <DateField format="YYYY Q w SSS" defaultValue={dayjs(day)} />
      </InDayjs>,
    );
    expect(shown()).toBe('2025 Q w SSS');
  });
});

describe('#all-formats', () => {
  test('`keyboardDate` is the format of date fields, `keyboardDateTime12h` and `keyboardDateTime24h` are those of date-time fields', () => {
    const formats = {
      keyboardDate: 'YYYY-MM-DD',
      keyboardDateTime12h: 'YYYY-MM-DD hh:mm A',
      keyboardDateTime24h: 'YYYY-MM-DD HH:mm',
    };
    const { unmount } = render(
      <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
        <DateField defaultValue={dayjs(day)} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('2025-04-07');
    unmount();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
        <DateTimeField ampm={false} defaultValue={dayjs(day)} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('2025-04-07 15:05');
    cleanup();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
        <DateTimeField ampm defaultValue={dayjs(day)} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('2025-04-07 03:05 PM');
  });
});

describe('#leading-zeros', () => {
  test('Fields add zeros, so that a section keeps its width: `D/M/YYYY` shows 07/04/2025', () => {
    render(
      <InDayjs>
        <DateField format="D/M/YYYY" defaultValue={dayjs(day)} />
      </InDayjs>,
    );
    expect(shown()).toBe('07/04/2025');
  });

  test('With `shouldRespectLeadingZeros`, the same format shows 7/4/2025', () => {
    render(
      <InDayjs>
        <DateField format="D/M/YYYY" shouldRespectLeadingZeros defaultValue={dayjs(day)} />
      </InDayjs>,
    );
    expect(shown()).toBe('7/4/2025');
  });
});

describe('#placeholders', () => {
  test('`adapterLocale` does not translate them', () => {
    render(
      <InDayjs locale="de">
        <DateField />
      </InDayjs>,
    );
    expect(placeholder()).toBe('DD.MM.YYYY');
  });

  test('With `localeText`, a German field reads TT.MM.JJJJ', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={german}>
        <DateField />
      </LocalizationProvider>,
    );
    expect(placeholder()).toBe('TT.MM.JJJJ');
  });

  test('The function for the year receives `digitAmount` and `format`; the function for the day receives only `format`, and the function for the month `contentType` and `format`', () => {
    const received: Record<string, string[]> = {};
    const note = (name: string) => (params: object) => {
      received[name] = Object.keys(params).sort();
      return name;
    };
    render(
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        localeText={{
          fieldYearPlaceholder: note('y'),
          fieldMonthPlaceholder: note('m'),
          fieldDayPlaceholder: note('d'),
        }}
      >
        <DateField />
      </LocalizationProvider>,
    );
    expect(received).toEqual({
      y: ['digitAmount', 'format'],
      m: ['contentType', 'format'],
      d: ['format'],
    });
  });
});

describe('#weekdays', () => {
  test('By default the calendar shows the first letter of the short name, in upper case', () => {
    render(
      <InDayjs locale="de">
        <DateCalendar defaultValue={dayjs(day)} />
      </InDayjs>,
    );
    expect(weekdays()).toBe('MDMDFSS');
  });

  test('Screen readers read the full name either way', () => {
    render(
      <InDayjs locale="de">
        <DateCalendar defaultValue={dayjs(day)} dayOfWeekFormatter={(date) => date.format('dd')} />
      </InDayjs>,
    );
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Montag');
  });
});

describe('#week-start-dayjs', () => {
  test('A registered locale changes only the pickers that use its name', () => {
    render(<DayjsWeekStart />);
    const [monday, sunday] = screen.getAllByRole('grid');
    expect(weekdays(monday)).toBe('MTWTFSS');
    expect(weekdays(sunday)).toBe('SMTWTFS');
    expect(dayjs.locale()).toBe('en');
  });
});

describe('#week-start-date-fns', () => {
  test('Copy the locale with another `weekStartsOn`', () => {
    render(<DateFnsWeekStart />);
    const [monday, sunday] = screen.getAllByRole('grid');
    expect(weekdays(monday)).toBe('MTWTFSS');
    expect(weekdays(sunday)).toBe('SMTWTFS');
  });

  test('`setDefaultOptions` from date-fns does not change the pickers', () => {
    setDefaultOptions({ locale: de, weekStartsOn: 1 });
    const calendarOf = (locale?: typeof de) => (
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale}>
        <DateCalendar defaultValue={new Date(day)} />
      </LocalizationProvider>
    );
    render(calendarOf());
    expect(weekdays()).toBe('SMTWTFS');
    expect(screen.getByText('April 2025')).not.toBeNull();
    cleanup();
    // The locale of the adapter is the one that applies.
    setDefaultOptions({ locale: enUS, weekStartsOn: 0 });
    render(calendarOf(de));
    expect(weekdays()).toBe('MDMDFSS');
    setDefaultOptions({ locale: undefined, weekStartsOn: undefined });
  });
});

describe('#week-start-luxon', () => {
  test('`Settings.defaultWeekSettings` takes precedence over the locale', () => {
    Settings.defaultWeekSettings = { firstDay: 7, minimalDays: 1, weekend: [6, 7] };
    render(
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="de">
        <DateCalendar defaultValue={DateTime.fromISO(day)} />
      </LocalizationProvider>,
    );
    expect(weekdays()).toBe('SMDMDFS');
    Settings.defaultWeekSettings = null;
  });

  test('a calendar that is already shown keeps its days where they are', () => {
    Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };
    const calendar = (
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
        <DateCalendar defaultValue={DateTime.fromISO(day)} />
      </LocalizationProvider>
    );
    const firstWeek = () => screen.getAllByRole('row')[1]!.textContent;
    const { rerender } = render(calendar);
    expect(firstWeek()).toBe('123456');
    Settings.defaultWeekSettings = { firstDay: 7, minimalDays: 1, weekend: [6, 7] };
    rerender(React.cloneElement(calendar));
    expect(firstWeek()).toBe('123456');
    Settings.defaultWeekSettings = null;
  });
});

describe('#week-start-moment', () => {
  test('`defineLocale` makes the new locale the global one, so set the old one again', () => {
    moment.locale('en');
    render(<MomentWeekStart />);
    const [monday, sunday] = screen.getAllByRole('grid');
    expect(weekdays(monday)).toBe('MTWTFSS');
    expect(weekdays(sunday)).toBe('SMTWTFS');
    moment.defineLocale('en-x-test', { parentLocale: 'en' });
    expect(moment.locale()).toBe('en-x-test');
    moment.locale('en');
  });
});

describe('#luxon', () => {
  test('Without `adapterLocale`, the adapter uses `en-US`, whatever the language of the browser', () => {
    const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    Settings.defaultLocale = 'de-DE';
    render(
      <LocalizationProvider dateAdapter={AdapterLuxon}>
        <DateField defaultValue={DateTime.fromISO(day)} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('04/07/2025');
    Settings.defaultLocale = 'en-US';
    language.mockRestore();
  });
});

describe('#toolbar-format', () => {
  test('Desktop pickers show a toolbar only if `slotProps.toolbar.hidden` is `false`', () => {
    const picker = (slotProps: object) => (
      <InDayjs>
        <DesktopDatePicker open slotProps={slotProps} />
      </InDayjs>
    );
    const toolbar = () => document.querySelector('.MuiPickersToolbar-root');
    const { unmount } = render(picker({}));
    expect(toolbar()).toBe(null);
    unmount();
    render(picker({ toolbar: { hidden: false } }));
    expect(toolbar()).toHaveTextContent('––');
  });
});

describe('#week-start', () => {
  test('The week begins on Sunday in `en` and `en-US`, and on Monday in `de`, `en-GB` and `zh-CN`', () => {
    const first = (Adapter: typeof AdapterLuxon, locale: string) => {
      const adapter = new Adapter({ locale });
      return adapter.startOfWeek(DateTime.fromISO(day)).weekday % 7;
    };
    expect(['en', 'en-US'].map((name) => first(AdapterLuxon, name))).toEqual([0, 0]);
    expect(['de', 'en-GB', 'zh-CN'].map((name) => first(AdapterLuxon, name))).toEqual([1, 1, 1]);
    const inDayjs = (locale: string) =>
      new AdapterDayjs({ locale }).startOfWeek(dayjs(day).locale(locale)).day();
    expect(['en', 'de', 'en-gb', 'zh-cn'].map(inDayjs)).toEqual([0, 1, 1, 1]);
  });
});
