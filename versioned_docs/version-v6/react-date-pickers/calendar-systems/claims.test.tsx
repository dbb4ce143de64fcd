import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import faIR from 'date-fns-jalali/locale/fa-IR';
import faJalaliIR from 'date-fns-jalali/locale/fa-jalali-IR';
import dayjs from 'dayjs';
import buddhistEra from 'dayjs/plugin/buddhistEra';
import moment from 'moment';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import HijriDates from './demos/HijriDates';
import JalaliDates from './demos/JalaliDates';
import ThaiYearInHeader from './demos/ThaiYearInHeader';

const hijri = new AdapterMomentHijri();

const header = () => document.querySelector('.MuiPickersCalendarHeader-label')!.textContent;
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const shown = () => input().value.replace(/\p{Cf}/gu, '');
const weekdays = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

function renderDemo(demo: React.ReactNode) {
  return render(<ThemeProvider theme={createTheme()}>{demo}</ThemeProvider>);
}

function inHijri(children: React.ReactNode) {
  return render(
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>{children}</LocalizationProvider>,
  );
}

function expectThrow(children: React.ReactNode, message: string) {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => inHijri(children)).toThrow(message);
  error.mockRestore();
}

describe('#jalali', () => {
  test('The value is a regular `Date`; only the displayed and typed text is Jalali', () => {
    renderDemo(<JalaliDates />);
    expect(shown()).toBe('1404/01/18');
    fireEvent.change(input(), { target: { value: '1404/02/01' } });
    expect(screen.getByRole('status').textContent).toBe('Mon Apr 21 2025');
  });
});

describe('#jalali-locale', () => {
  const april = new Date(2025, 3, 7);
  const inJalali = (locale: typeof faIR | undefined, children: React.ReactNode) =>
    render(
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali} adapterLocale={locale}>
        {children}
      </LocalizationProvider>,
    );

  test('Without `adapterLocale`, the adapter uses `fa-jalali-IR`: the first month is called فروردین, and the week begins on Saturday', () => {
    for (const locale of [undefined, faJalaliIR]) {
      const { unmount } = inJalali(locale, <DateCalendar defaultValue={april} />);
      expect(header()).toBe('فروردین 1404');
      expect(weekdays()[0]).toBe('ش');
      unmount();
    }
  });

  test('With the other one, `fa-IR`, Jalali months have the names of Gregorian ones', () => {
    inJalali(faIR, <DateCalendar defaultValue={april} />);
    expect(header()).toBe('ژانویه 1404');
  });

  test('Digits are Latin in both locales', () => {
    for (const locale of [faJalaliIR, faIR]) {
      const { unmount } = inJalali(locale, <DateField defaultValue={april} />);
      expect(shown()).toBe('1404/01/18');
      unmount();
    }
  });
});

describe('#hijri', () => {
  test('Digits and names are Arabic, regardless of `adapterLocale`', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterMomentHijri} adapterLocale="en">
        <DateCalendar defaultValue={hijri.date('2025-03-01')} />
      </LocalizationProvider>,
    );
    expect(header()).toBe('رمضان ١٤٤٦');
  });

  test('A date of plain Moment throws `value.iMonth is not a function`', () => {
    expectThrow(<DateCalendar defaultValue={moment()} />, 'value.iMonth is not a function');
  });

  test('The package has no Arabic translation', () => {
    expect(Object.keys(locales).filter((name) => /^ar/i.test(name))).toEqual([]);
  });
});

describe('#hijri-limits', () => {
  test('Without `minDate` and `maxDate`, the year view throws', () => {
    expectThrow(
      <DateCalendar views={['year']} openTo="year" defaultValue={hijri.date('2025-03-01')} />,
      'min date must be on or after 1356-01-01 H (1937-03-14)',
    );
  });

  test('If both are set, users can choose years', () => {
    const onChange = jest.fn();
    inHijri(
      <DateCalendar
        views={['year']}
        openTo="year"
        minDate={hijri.date('1938-01-01')}
        maxDate={hijri.date('2075-12-31')}
        defaultValue={hijri.date('2025-03-01')}
        onChange={onChange}
      />,
    );
    fireEvent.click(screen.getByText('١٤٤٧'));
    expect(hijri.format(onChange.mock.lastCall[0], 'keyboardDate')).toBe('١٤٤٧/٠٩/٠١');
  });

  test("Without a year view, as with `views={['day']}`, you do not need to set limits", () => {
    inHijri(<DateCalendar views={['day']} defaultValue={hijri.date('2025-03-01')} />);
    expect(header()).toBe('رمضان ١٤٤٦');
  });

  test('the adapter accepts dates up to 26 November 2076', () => {
    const years = (end: string) => () =>
      hijri.getYearRange(hijri.date('1938-01-01'), hijri.date(end));
    expect(years('2076-11-26')).not.toThrow();
    expect(years('2076-11-27')).toThrow('max date must be on or before');
  });
});

describe('#hijri-faults', () => {
  test('Digits typed in the year of the field change nothing', async () => {
    const onChange = jest.fn();
    inHijri(<DateField defaultValue={hijri.date('2025-03-01')} onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('1447');
    expect(shown()).toBe('١٤٤٦/٠٩/٠١');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('digits typed in the day, or an arrow key, leave no complete date', async () => {
    const onChange = jest.fn();
    const last = () => onChange.mock.lastCall[0].isValid();
    const { unmount } = inHijri(
      <DateField defaultValue={hijri.date('2025-03-01')} onChange={onChange} />,
    );
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}05');
    expect(last()).toBe(false);
    unmount();
    onChange.mockClear();
    inHijri(<DateField defaultValue={hijri.date('2025-03-01')} onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowUp}');
    expect(last()).toBe(false);
  });

  test('In the demo the field is read-only and dates are chosen in the calendar', async () => {
    renderDemo(<HijriDates />);
    const before = input().value;
    await userEvent.click(input());
    await userEvent.keyboard('1447');
    expect(input().value).toBe(before);
    expect(screen.getByRole('status').textContent).toBe('Sat Mar 01 2025');
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('gridcell', { name: '١٠' }));
    expect(screen.getByRole('status').textContent).toBe('Mon Mar 10 2025');
  });

  test('The adapter counts the days of Gregorian months', () => {
    // Muharram 1446 has 29 days.
    expect(hijri.getDaysInMonth(hijri.date('2024-07-10'))).toBe(31);
  });

  test('A field therefore accepts 30 or 31 in a month of 29 days, and gives a day of the next month', () => {
    const onChange = jest.fn();
    inHijri(<DateField defaultValue={hijri.date('2024-07-10')} onChange={onChange} />);
    fireEvent.change(input(), { target: { value: '1446/01/30' } });
    expect(shown()).toBe('١٤٤٦/٠٢/٠١');
    expect(onChange.mock.lastCall[0].isValid()).toBe(true);
    expect(onChange.mock.lastCall[1].validationError).toBe(null);
    fireEvent.change(input(), { target: { value: '1446/01/31' } });
    expect(shown()).toBe('١٤٤٦/٠٢/٠٢');
  });

  test('`fullDate` ends with the day of the Gregorian month', () => {
    expect(hijri.format(hijri.date('2024-07-10'), 'fullDate')).toBe('١٤٤٦، محرم ١٠');
    expect(hijri.format(hijri.date('2024-07-10'), 'keyboardDate')).toBe('١٤٤٦/٠١/٠٤');
  });

  test('If the complete date is filled in at once, for example by autofill, only Latin digits are accepted; Arabic digits clear the field', () => {
    inHijri(<DateField defaultValue={hijri.date('2025-03-01')} />);
    fireEvent.change(input(), { target: { value: '1446/09/03' } });
    expect(shown()).toBe('١٤٤٦/٠٩/٠٣');
    fireEvent.change(input(), { target: { value: '١٤٤٦/٠٩/٠٤' } });
    expect(shown()).toBe('');
  });

  test('Importing the adapter makes `ar-sa` the global locale of Moment; a field with `AdapterMoment` then shows Arabic digits and 0NaN for the year', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterMoment}>
        <DateField defaultValue={moment('2025-03-01')} />
      </LocalizationProvider>,
    );
    expect(moment.locale()).toBe('ar-sa');
    expect(shown()).toBe('٠١/٠٣/0NaN');
  });
});

describe('#other-calendars', () => {
  test('The header shows 2568 for 2025', () => {
    render(<ThaiYearInHeader />);
    expect(header()).toContain('2568');
  });

  test('A field does not support this token and shows it as letters', () => {
    dayjs.extend(buddhistEra);
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField format="MMMM BBBB" defaultValue={dayjs('2025-04-13')} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('April BBBB');
  });
});
