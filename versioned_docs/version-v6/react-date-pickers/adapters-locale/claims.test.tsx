import { cleanup, render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import DayjsWeekStart from './demos/DayjsWeekStart';

const day = '2025-04-07T15:05';
const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

/** Renders with libraries other than Day.js, in a process of its own, and prints what fields and headings show. */
const OTHER_LIBRARIES = `
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const { LocalizationProvider } = require('@mui/x-date-pickers/LocalizationProvider');
  const { DateCalendar } = require('@mui/x-date-pickers/DateCalendar');
  const { DateField } = require('@mui/x-date-pickers/DateField');
  const { DateTimeField } = require('@mui/x-date-pickers/DateTimeField');
  const { AdapterDateFns } = require('@mui/x-date-pickers/AdapterDateFnsV3');
  const { AdapterLuxon } = require('@mui/x-date-pickers/AdapterLuxon');
  const { AdapterMoment } = require('@mui/x-date-pickers/AdapterMoment');
  const { enUS } = require('date-fns/locale');
  const { DateTime, Settings } = require('luxon');
  const moment = require('moment');
  require('moment/locale/de');
  require('moment/locale/zh-cn');
  moment.locale('en');

  const date = new Date(2025, 3, 7, 15, 5);
  const html = (provider, Component, props) =>
    renderToString(createElement(LocalizationProvider, provider, createElement(Component, props)));
  const field = (dateAdapter, defaultValue, props) =>
    html({ dateAdapter }, DateTimeField, { defaultValue, ...props })
      .match(/ value="([^"]*)"/)[1]
      .replace(/\\p{Cf}/gu, '');
  const weekdays = (dateAdapter, adapterLocale, defaultValue, props) =>
    [...html({ dateAdapter, adapterLocale }, DateCalendar, { defaultValue, ...props })
      .matchAll(/role="columnheader"[^>]*>([^<]*)/g)].map((match) => match[1]).join('');
  const failure = (run) => {
    try { run(); return null; } catch (error) { return error.message; }
  };
  const startingOn = (weekStartsOn) => ({ ...enUS, options: { ...enUS.options, weekStartsOn } });
  const seen = {};

  seen.dateFnsWithString = failure(() =>
    html({ dateAdapter: AdapterDateFns, adapterLocale: 'de' }, DateTimeField, { defaultValue: date }));
  seen.dateFns = field(AdapterDateFns, date);
  seen.dateFnsMonday = weekdays(AdapterDateFns, startingOn(1), date);
  seen.dateFnsSunday = weekdays(AdapterDateFns, startingOn(0), date);

  const inLuxon = DateTime.fromJSDate(date);
  Settings.defaultLocale = 'de-DE';
  seen.luxon = field(AdapterLuxon, inLuxon);
  Settings.defaultLocale = 'en-US';
  seen.luxonWeeks = ['en-US', 'de', 'pt-BR', 'he'].map((locale) =>
    new AdapterLuxon({ locale }).startOfWeek(inLuxon).weekday);
  seen.luxonEnglish = weekdays(AdapterLuxon, 'en-US', inLuxon);
  Settings.defaultWeekSettings = { firstDay: 7, minimalDays: 1, weekend: [6, 7] };
  seen.luxonWithSettings = weekdays(AdapterLuxon, 'en-US', inLuxon);
  Settings.defaultWeekSettings = null;
  class AdapterLuxonSunday extends AdapterLuxon {
    startOfWeek = (date) => date.minus({ days: date.weekday % 7 }).startOf('day');
    endOfWeek = (date) => this.startOfWeek(date).plus({ days: 6 }).endOf('day');
    getWeekArray = (date) => {
      const weeks = [];
      const end = date.endOf('month');
      for (let week = date.startOf('month'); this.startOfWeek(week) <= end; ) {
        const sunday = this.startOfWeek(week);
        weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => sunday.plus({ days })));
        week = sunday.plus({ days: 7 });
      }
      return weeks;
    };
  }
  seen.luxonSunday = weekdays(AdapterLuxonSunday, 'en-US', inLuxon);
  seen.luxonSundayDays = new AdapterLuxonSunday({ locale: 'en-US' })
    .getWeekArray(inLuxon).map((week) => week.map(({ day }) => day).join(' '));

  moment.locale('de');
  seen.momentLast = field(AdapterMoment, moment(date));
  moment.locale('en');
  seen.momentChinese = weekdays(AdapterMoment, 'zh-cn', moment(date));
  seen.momentChineseFormat = weekdays(AdapterMoment, 'zh-cn', moment(date), {
    dayOfWeekFormatter: (_day, each) => each.format('dd'),
  });
  seen.momentWeeksOfAdapter = ['en', 'de', 'en-gb', 'zh-cn'].map((locale) =>
    new AdapterMoment({ locale }).startOfWeek(moment(date).locale(locale)).day());
  moment.defineLocale('en-x-monday', { parentLocale: 'en', week: { dow: 1, doy: 4 } });
  seen.momentAfterDefine = moment.locale();
  moment.locale('en');
  seen.momentMonday = weekdays(AdapterMoment, 'en-x-monday', moment(date));

  seen.tokens = [
    field(AdapterLuxon, inLuxon, { format: 'yyyy q W SSS' }),
    field(AdapterDateFns, date, { format: 'yyyy Q w SSS' }),
    field(AdapterMoment, moment(date), { format: 'YYYY Q w SSS' }),
  ];
  process.stdout.write(JSON.stringify(seen));
`;

interface Seen {
  dateFnsWithString: string | null;
  dateFns: string;
  dateFnsMonday: string;
  dateFnsSunday: string;
  luxon: string;
  luxonWeeks: number[];
  luxonEnglish: string;
  luxonWithSettings: string;
  luxonSunday: string;
  luxonSundayDays: string[];
  momentLast: string;
  momentChinese: string;
  momentChineseFormat: string;
  momentWeeksOfAdapter: number[];
  momentAfterDefine: string;
  momentMonday: string;
  tokens: string[];
}

let seen: Seen;

beforeAll(() => {
  const { execFileSync } =
    jest.requireActual<typeof import('node:child_process')>('node:child_process');
  const printed = execFileSync(process.execPath, ['-e', OTHER_LIBRARIES], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  seen = JSON.parse(printed) as Seen;
}, 60_000);

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
    expect(seen.dateFnsWithString).toBe("Cannot read properties of undefined (reading 'time')");
  });

  test('Without `adapterLocale`, the adapter uses `enUS`', () => {
    expect(seen.dateFns).toBe('04/07/2025 03:05 PM');
  });
});

describe('#luxon', () => {
  test('Without `adapterLocale`, the adapter uses `en-US`, whatever the language of the browser', () => {
    expect(seen.luxon).toBe('04/07/2025 03:05 PM');
  });
});

describe('#moment', () => {
  test('Without `adapterLocale`, pickers use the locale that was imported last', () => {
    expect(seen.momentLast).toBe('07.04.2025 15:05');
  });

  test('every column of the calendar has the same heading, 周', () => {
    expect(seen.momentChinese).toBe('周周周周周周周');
  });

  test('`format("dd")` has one character for each day', () => {
    expect(seen.momentChineseFormat).toBe('一二三四五六日');
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
    expect(seen.tokens).toEqual(['2025 q W SSS', '2025 Q w SSS', '2025 Q w SSS']);
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
        <DateCalendar
          defaultValue={dayjs(day)}
          dayOfWeekFormatter={(_day: string, date: Dayjs) => date.format('dd')}
        />
      </InDayjs>,
    );
    expect(weekdays()).toBe('MoDiMiDoFrSaSo');
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Montag');
  });
});

describe('#calendar-header', () => {
  test('without `dateAdapter`, a provider ignores its `dateFormats`', () => {
    const formats = { monthAndYear: 'YYYY. MMMM' };
    const header = () => document.querySelector('.MuiPickersCalendarHeader-label')!.textContent;
    const { unmount } = render(
      <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
        <DateCalendar defaultValue={dayjs(day)} />
      </LocalizationProvider>,
    );
    expect(header()).toBe('2025. April');
    unmount();
    render(
      <InDayjs>
        <LocalizationProvider dateFormats={formats}>
          <DateCalendar defaultValue={dayjs(day)} />
        </LocalizationProvider>
      </InDayjs>,
    );
    expect(header()).toBe('April 2025');
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
    expect(seen.dateFnsMonday).toBe('MTWTFSS');
    expect(seen.dateFnsSunday).toBe('SMTWTFS');
  });
});

describe('#week-start-luxon', () => {
  test('With Luxon, the week begins on Monday in every locale', () => {
    expect(seen.luxonWeeks).toEqual([1, 1, 1, 1]);
    expect(seen.luxonEnglish).toBe('MTWTFSS');
  });

  test("Luxon's own setting, `Settings.defaultWeekSettings`, has no effect on the calendar", () => {
    expect(seen.luxonWithSettings).toBe('MTWTFSS');
  });

  test('with the adapter below, headings and days begin on Sunday', () => {
    expect(seen.luxonSunday).toBe('SMTWTFS');
    expect(seen.luxonSundayDays[0]).toBe('30 31 1 2 3 4 5');
    expect(seen.luxonSundayDays.at(-1)).toBe('27 28 29 30 1 2 3');
  });
});

describe('#week-start-moment', () => {
  test('`defineLocale` makes the new locale the global one, so set the old one again', () => {
    expect(seen.momentAfterDefine).toBe('en-x-monday');
    expect(seen.momentMonday).toBe('MTWTFSS');
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
  test('With Day.js and Moment, the week begins on Sunday in `en`, and on Monday in `de`, `en-gb` and `zh-cn`', () => {
    const inDayjs = (locale: string) =>
      new AdapterDayjs({ locale }).startOfWeek(dayjs(day).locale(locale)).day();
    expect(['en', 'de', 'en-gb', 'zh-cn'].map(inDayjs)).toEqual([0, 1, 1, 1]);
    expect(seen.momentWeeksOfAdapter).toEqual([0, 1, 1, 1]);
  });
});
