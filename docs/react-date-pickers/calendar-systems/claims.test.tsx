import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  test('Without `adapterLocale`, Jalali months have the names of Gregorian months', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
        <DateCalendar defaultValue={new Date(2025, 3, 7)} />
      </LocalizationProvider>,
    );
    expect(header()).toBe('ژانویه 1404');
  });

  test('With `faJalaliIR`, the month is فروردین and the week begins on Saturday', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali} adapterLocale={faJalaliIR}>
        <DateCalendar defaultValue={new Date(2025, 3, 7)} />
      </LocalizationProvider>,
    );
    expect(header()).toBe('فروردین 1404');
    expect(weekdays()[0]).toBe('ش');
  });

  test('Digits are Latin in both locales', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali} adapterLocale={faJalaliIR}>
        <DateField defaultValue={new Date(2025, 3, 7)} />
      </LocalizationProvider>,
    );
    expect(shown()).toBe('1404/01/18');
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
      hijri.getYearRange([hijri.date('1938-01-01'), hijri.date(end)]);
    expect(years('2076-11-26')).not.toThrow();
    expect(years('2076-11-27')).toThrow('max date must be on or before');
  });
});

describe('#hijri-faults', () => {
  test('Typing digits in the year section of the field has no effect', async () => {
    const onChange = jest.fn();
    inHijri(<DateField defaultValue={hijri.date('2025-03-01')} onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('1447');
    expect(shown()).toBe('١٤٤٦/٠٩/٠١');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('and after pressing an arrow key in it, the date is incomplete', async () => {
    const onChange = jest.fn();
    inHijri(<DateField defaultValue={hijri.date('2025-03-01')} onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange.mock.lastCall[0].isValid()).toBe(false);
  });

  test('The adapter uses the number of days of Gregorian months', () => {
    // Muharram 1446 has 29 days.
    expect(hijri.getDaysInMonth(hijri.date('2024-07-10'))).toBe(31);
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

  test('Importing the adapter makes `ar-sa` the global locale of Moment', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterMoment}>
        <DateField defaultValue={moment('2025-03-01')} />
      </LocalizationProvider>,
    );
    expect(moment.locale()).toBe('ar-sa');
    expect(shown()).toBe('٠١/٠٣/٢٠٢٥');
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
