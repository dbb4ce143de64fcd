import { render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import ThaiYearInHeader from './demos/ThaiYearInHeader';

const header = () => document.querySelector('.MuiPickersCalendarHeader-label')!.textContent;
const shown = () => screen.getByRole<HTMLInputElement>('textbox').value.replace(/\p{Cf}/gu, '');

/** Pickers with libraries that the demos do not use: runs in a process of its own, and prints what they show and give. */
const OTHER_CALENDARS = `
  const { JSDOM } = require('jsdom');
  const { window } = new JSDOM('<!doctype html><body></body>', { url: 'http://localhost' });
  globalThis.window = window;
  for (const key of Object.getOwnPropertyNames(window)) {
    if (!(key in globalThis)) globalThis[key] = window[key];
  }
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const { createElement } = require('react');
  const { cleanup, fireEvent, render, screen } = require('@testing-library/react');
  const { default: userEvent } = require('@testing-library/user-event');
  const faIR = require('date-fns-jalali/locale/fa-IR');
  const faJalaliIR = require('date-fns-jalali/locale/fa-jalali-IR');
  const moment = require('moment');
  const { AdapterDateFnsJalali } = require('@mui/x-date-pickers/AdapterDateFnsJalali');
  const { AdapterMoment } = require('@mui/x-date-pickers/AdapterMoment');
  const { AdapterMomentHijri } = require('@mui/x-date-pickers/AdapterMomentHijri');
  const { DateCalendar } = require('@mui/x-date-pickers/DateCalendar');
  const { DateField } = require('@mui/x-date-pickers/DateField');
  const { DesktopDatePicker } = require('@mui/x-date-pickers/DesktopDatePicker');
  const { LocalizationProvider } = require('@mui/x-date-pickers/LocalizationProvider');
  console.error = () => {};

  const hijri = new AdapterMomentHijri();
  const inHijri = { dateAdapter: AdapterMomentHijri };
  const inJalali = { dateAdapter: AdapterDateFnsJalali };
  const ramadan = hijri.date('2025-03-01');
  const april = new Date(2025, 3, 7);
  const show = (provider, Component, props) =>
    render(createElement(LocalizationProvider, provider, createElement(Component, props))).container;
  const calendar = (provider, props) => {
    const container = show(provider, DateCalendar, props);
    const label = container.querySelector('.MuiPickersCalendarHeader-label');
    const heading = container.querySelector('[role="columnheader"]');
    const found = [label && label.textContent, heading && heading.textContent];
    cleanup();
    return found;
  };
  const failure = (run) => {
    try { run(); return null; } catch (error) { return error.message; } finally { cleanup(); }
  };
  const day = (value) => value && value.isValid() ? value.toDate().toDateString() : 'none';
  const field = async (use) => {
    const given = [];
    const onChange = (value) => given.push(day(value));
    const input = show(inHijri, DateField, { defaultValue: ramadan, onChange }).querySelector('input');
    await use(input);
    const text = input.value.replace(/\\p{Cf}/gu, '');
    cleanup();
    return { text, given };
  };
  const type = (keys) => async (input) => {
    await userEvent.click(input);
    await userEvent.keyboard(keys);
  };
  const fill = (value) => async (input) => { fireEvent.change(input, { target: { value } }); };

  (async () => {
    const seen = {};
    let given = null;
    const input = show(inJalali, DateField, {
      defaultValue: april, onChange: (value) => { given = value; },
    }).querySelector('input');
    seen.jalali = input.value.replace(/\\p{Cf}/gu, '');
    fireEvent.change(input, { target: { value: '1404/02/01' } });
    seen.jalaliGiven = given.toDateString();
    cleanup();
    seen.jalaliDefault = calendar(inJalali, { defaultValue: april });
    seen.jalaliRight = calendar({ ...inJalali, adapterLocale: faJalaliIR }, { defaultValue: april });
    seen.jalaliWrong = calendar({ ...inJalali, adapterLocale: faIR }, { defaultValue: april });
    seen.digits = [faJalaliIR, faIR].map((adapterLocale) => {
      const container = show({ ...inJalali, adapterLocale }, DateField, { defaultValue: april });
      const { value } = container.querySelector('input');
      cleanup();
      return value.replace(/\\p{Cf}/gu, '');
    });

    seen.hijriInEnglish = calendar({ ...inHijri, adapterLocale: 'en' }, { defaultValue: ramadan })[0];
    seen.plainMoment = failure(() => calendar(inHijri, { defaultValue: moment() }));
    seen.noLimits = failure(() => calendar(inHijri, { views: ['year'], openTo: 'year', defaultValue: ramadan }));
    seen.dayOnly = calendar(inHijri, { views: ['day'], defaultValue: ramadan })[0];
    show(inHijri, DateCalendar, {
      views: ['year'],
      openTo: 'year',
      minDate: hijri.date('1938-01-01'),
      maxDate: hijri.date('2075-12-31'),
      defaultValue: ramadan,
      onChange: (value) => { given = value; },
    });
    fireEvent.click(screen.getByText('١٤٤٧'));
    seen.yearChosen = hijri.format(given, 'keyboardDate');
    cleanup();
    const range = (end) => () => hijri.getYearRange(hijri.date('1938-01-01'), hijri.date(end));
    seen.lastDay = failure(range('2076-11-26'));
    seen.dayAfter = failure(range('2076-11-27'));

    seen.typedYear = await field(type('1447'));
    seen.typedDay = await field(type('{ArrowRight}{ArrowRight}05'));
    seen.arrow = await field(type('{ArrowUp}'));
    seen.latin = await field(fill('1446/09/03'));
    seen.arabic = await field(fill('١٤٤٦/٠٩/٠٤'));

    given = null;
    show(inHijri, DesktopDatePicker, {
      defaultValue: ramadan,
      onChange: (value) => { given = value; },
      slotProps: { field: { readOnly: true } },
    });
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('1447');
    seen.readOnlyTyped = given;
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('gridcell', { name: '١٠' }));
    seen.readOnlyChosen = day(given);
    cleanup();

    const muharram = hijri.date('2024-07-10');
    seen.daysInMonth = hijri.getDaysInMonth(muharram);
    seen.fullDate = hijri.format(muharram, 'fullDate');
    seen.keyboardDate = hijri.format(muharram, 'keyboardDate');
    seen.globalLocale = moment.locale();
    seen.otherPicker = show({ dateAdapter: AdapterMoment }, DateField, { defaultValue: moment('2025-03-01') })
      .querySelector('input').value.replace(/\\p{Cf}/gu, '');
    require('node:fs').writeSync(1, JSON.stringify(seen));
    process.exit(0);
  })();
`;

interface Used {
  text: string;
  given: string[];
}

interface Seen {
  jalali: string;
  jalaliGiven: string;
  jalaliDefault: string[];
  jalaliRight: string[];
  jalaliWrong: string[];
  digits: string[];
  hijriInEnglish: string;
  plainMoment: string | null;
  noLimits: string | null;
  dayOnly: string;
  yearChosen: string;
  lastDay: string | null;
  dayAfter: string | null;
  typedYear: Used;
  typedDay: Used;
  arrow: Used;
  latin: Used;
  arabic: Used;
  readOnlyTyped: null;
  readOnlyChosen: string;
  daysInMonth: number;
  fullDate: string;
  keyboardDate: string;
  globalLocale: string;
  otherPicker: string;
}

let seen: Seen;

beforeAll(() => {
  const { execFileSync } =
    jest.requireActual<typeof import('node:child_process')>('node:child_process');
  const printed = execFileSync(process.execPath, ['-e', OTHER_CALENDARS], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 50_000,
  });
  seen = JSON.parse(printed) as Seen;
}, 60_000);

describe('#jalali', () => {
  test('The value is a `Date` as usual; only what people see and type is Jalali', () => {
    expect(seen.jalali).toBe('1404/01/18');
    expect(seen.jalaliGiven).toBe('Mon Apr 21 2025');
  });
});

describe('#jalali-locale', () => {
  test('Without `adapterLocale`, the adapter uses `fa-jalali-IR`: the first month is called فروردین, and the week begins on Saturday', () => {
    expect(seen.jalaliDefault).toEqual(['فروردین 1404', 'ش']);
    expect(seen.jalaliRight).toEqual(seen.jalaliDefault);
  });

  test('With the other one, `fa-IR`, Jalali months have the names of Gregorian ones', () => {
    expect(seen.jalaliWrong[0]).toBe('ژانویه 1404');
  });

  test('Digits are Latin in both locales', () => {
    expect(seen.digits).toEqual(['1404/01/18', '1404/01/18']);
  });
});

describe('#hijri', () => {
  test('Digits and names are Arabic, whatever `adapterLocale` says', () => {
    expect(seen.hijriInEnglish).toBe('رمضان ١٤٤٦');
  });

  test('A date of plain Moment throws `value.iMonth is not a function`', () => {
    expect(seen.plainMoment).toBe('value.iMonth is not a function');
  });

  test('The package has no Arabic translation', () => {
    expect(Object.keys(locales).filter((name) => /^ar/i.test(name))).toEqual([]);
  });
});

describe('#hijri-limits', () => {
  test('Without `minDate` and `maxDate`, the view of years throws', () => {
    expect(seen.noLimits).toBe('min date must be on or after 1356-01-01 H (1937-03-14)');
  });

  test('With both, years can be chosen', () => {
    expect(seen.yearChosen).toBe('١٤٤٧/٠٩/٠١');
  });

  test("Without a view of years, `views={['day']}`, limits are not needed", () => {
    expect(seen.dayOnly).toBe('رمضان ١٤٤٦');
  });

  test('the adapter accepts dates up to 26 November 2076', () => {
    expect(seen.lastDay).toBeNull();
    expect(seen.dayAfter).toContain('max date must be on or before');
  });
});

describe('#hijri-faults', () => {
  test('Digits typed in the year of the field change nothing', () => {
    expect(seen.typedYear).toEqual({ text: '١٤٤٦/٠٩/٠١', given: [] });
  });

  test('digits typed in the day, or an arrow key, leave no complete date', () => {
    expect(seen.typedDay.given.at(-1)).toBe('none');
    expect(seen.arrow.given.at(-1)).toBe('none');
  });

  test('With a read-only field, `slotProps={{ field: { readOnly: true } }}`, dates are chosen in the calendar', () => {
    expect(seen.readOnlyTyped).toBeNull();
    expect(seen.readOnlyChosen).toBe('Mon Mar 10 2025');
  });

  test('The adapter counts the days of Gregorian months', () => {
    // Muharram 1446 has 29 days.
    expect(seen.daysInMonth).toBe(31);
  });

  test('`fullDate` ends in the day of the Gregorian month', () => {
    expect(seen.fullDate).toBe('١٤٤٦، محرم ١٠');
    expect(seen.keyboardDate).toBe('١٤٤٦/٠١/٠٤');
  });

  test('A date that is filled in at once, as by autofill, is read with Latin digits only; Arabic digits empty the field', () => {
    expect(seen.latin.text).toBe('١٤٤٦/٠٩/٠٣');
    expect(seen.arabic.text).toBe('');
  });

  test('Importing the adapter makes `ar-sa` the global locale of Moment; a field with `AdapterMoment` then shows Arabic digits and 0NaN for the year', () => {
    expect(seen.globalLocale).toBe('ar-sa');
    expect(seen.otherPicker).toBe('٠١/٠٣/0NaN');
  });
});

describe('#other-calendars', () => {
  test('The header shows 2568 for 2025', () => {
    render(<ThaiYearInHeader />);
    expect(header()).toContain('2568');
  });

  test('A field does not know this token and shows it as letters', () => {
    dayjs.extend(buddhistEra);
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField format="MMMM BBBB" defaultValue={dayjs('2025-04-13')} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('April BBBB');
  });
});
