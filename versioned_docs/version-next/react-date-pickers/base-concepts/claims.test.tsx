import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import * as Pro from '@mui/x-date-pickers-pro';
import FindAComponent from './demos/FindAComponent';
import OneSlotTwoSlotsDeep from './demos/OneSlotTwoSlotsDeep';
import ReferenceDateFillsTheRest from './demos/ReferenceDateFillsTheRest';

/** Pretends to be a device with or without a mouse. */
function withPointer(isFine: boolean, check: () => void) {
  window.matchMedia = (query) =>
    ({
      media: query,
      matches: isFine,
      addEventListener() {},
      removeEventListener() {},
    }) as never;
  try {
    check();
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
}

function show(children: React.ReactNode) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

/** The hidden input of the field, which has its text. */
const input = () =>
  screen.getByRole('group', { name: 'Day', hidden: true }).querySelector('input')!;
const section = (name: string) => screen.getByRole('spinbutton', { name });
const open = () => fireEvent.click(screen.getByRole('button', { name: /choose date/i }));

describe('#find-your-component', () => {
  test('For a range with times, there is no component without a field, neither for times alone', async () => {
    render(<FindAComponent />);
    await userEvent.click(screen.getByRole('button', { name: 'A range of times' }));
    expect(screen.getByRole('status')).toHaveTextContent('TimeRangePicker (Pro)');
    await userEvent.click(screen.getByRole('button', { name: 'Always in view' }));
    expect(screen.getByRole('status')).toHaveTextContent('This version has no such component.');
    await userEvent.click(screen.getByRole('button', { name: 'Typing only' }));
    expect(screen.getByRole('status')).toHaveTextContent('SingleInputTimeRangeField (Pro)');
    const names = Object.keys(Pro);
    expect(names).toContain('TimeRangePicker');
    expect(names.filter((name) => /^StaticTimeRange|TimeRange(Clock|Calendar)/.test(name))).toEqual(
      [],
    );
  });

  test('nor for dates with times', () => {
    const names = Object.keys(Pro);
    expect(names).toContain('DateTimeRangePicker');
    expect(names.filter((name) => /^StaticDateTimeRange|DateTimeRangeCalendar/.test(name))).toEqual(
      [],
    );
  });
});

describe('#controlled-value', () => {
  test('with `value` alone, the picker keeps showing `value`, whatever people choose or type', async () => {
    show(<DesktopDatePicker label="Day" value={dayjs('2025-05-20')} />);
    await userEvent.click(section('Month'));
    await userEvent.keyboard('0621');
    expect(input()).toHaveValue('05/20/2025');
    open();
    fireEvent.click(screen.getByRole('gridcell', { name: '24' }));
    expect(input()).toHaveValue('05/20/2025');
  });

  test('`defaultValue` is read once: a later change of it has no effect', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const picker = (day: string) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" defaultValue={dayjs(day)} />
      </LocalizationProvider>
    );
    const { rerender } = render(picker('2025-05-20'));
    rerender(picker('2025-06-20'));
    expect(input()).toHaveValue('05/20/2025');
    log.mockRestore();
  });

  test('A half-typed date is `null`, as an empty one is', async () => {
    const onChange = jest.fn<void, [Dayjs | null]>();
    show(<DatePicker label="Day" defaultValue={dayjs('2025-05-20')} onChange={onChange} />);
    await userEvent.click(section('Month'));
    await userEvent.keyboard('{Backspace}');
    expect(input().value).toBe('MM/20/2025');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([null]);
  });

  test('A date that is complete but does not exist, such as February 31, is an invalid date', async () => {
    const onChange = jest.fn<void, [Dayjs | null]>();
    show(<DatePicker label="Day" defaultValue={dayjs('2025-03-31')} onChange={onChange} />);
    await userEvent.click(section('Month'));
    await userEvent.keyboard('{ArrowDown}');
    expect(input().value).toBe('02/31/2025');
    expect(onChange.mock.lastCall![0]!.isValid()).toBe(false);
  });

  test('If `value` changes from `undefined` to a date, a picker stays empty, and the console reports a change from uncontrolled to controlled', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const picker = (value: Dayjs | undefined) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" value={value} />
      </LocalizationProvider>
    );
    const { rerender } = render(picker(undefined));
    rerender(picker(dayjs('2025-05-20')));
    expect(input()).toHaveValue('');
    expect(log.mock.calls.flat().join()).toContain('uncontrolled');
    log.mockRestore();
  });
});

describe('#responsive', () => {
  test('`DesktopDatePicker` uses the desktop variant even on a touch screen', () => {
    window.matchMedia = (query) =>
      ({
        media: query,
        matches: false,
        addEventListener() {},
        removeEventListener() {},
      }) as never;
    show(<DesktopDatePicker label="Day" />);
    open();
    expect(document.querySelector('.MuiPickerPopper-root')).not.toBe(null);
    expect(document.querySelector('.MuiDialog-root')).toBe(null);
    cleanup();
    show(<DatePicker label="Day" />);
    open();
    expect(document.querySelector('.MuiDialog-root')).not.toBe(null);
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

describe('#reference-date', () => {
  test('A chosen time gets its day from the reference date', async () => {
    render(<ReferenceDateFillsTheRest />);
    await userEvent.click(screen.getByRole('option', { name: '09:00 AM' }));
    expect(screen.getByRole('status')).toHaveTextContent('2025-06-14 09:00');
  });

  test('The value stays `null` until something is chosen', () => {
    const onChange = jest.fn();
    show(<DatePicker label="Day" referenceDate={dayjs('2025-05-01')} onChange={onChange} />);
    expect(input()).toHaveValue('');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('With a value, `referenceDate` is not used: the parts that a component does not show come from the value', () => {
    const onChange = jest.fn<void, [Dayjs | null]>();
    show(
      <TimePicker
        label="Day"
        defaultValue={dayjs('2025-05-20T08:00')}
        referenceDate={dayjs('2030-01-01')}
        onChange={onChange}
      />,
    );
    fireEvent.change(input(), { target: { value: '09:30 AM' } });
    expect(onChange.mock.lastCall![0]!.format('YYYY-MM-DD HH:mm')).toBe('2025-05-20 09:30');
  });

  test('With a `minDate` in the future, the reference date is the `minDate`', async () => {
    show(<DatePicker label="Day" minDate={dayjs('2058-03-05')} />);
    await userEvent.click(screen.getByRole('button', { name: /choose date/i }));
    expect(screen.getByText('March 2058')).toBeInTheDocument();
  });

  test('Without `referenceDate`, the reference date is today at midnight', () => {
    const dates: (Dayjs | null)[] = [];
    const note = (date: Dayjs | null) => void dates.push(date);
    show(<DateCalendar onChange={note} />);
    fireEvent.click(screen.getByText('15', { selector: '[role=gridcell]' }));
    expect(dates.at(-1)!.format('YYYY-MM-DD HH:mm')).toBe(dayjs().format('YYYY-MM-15 00:00'));
    show(<MultiSectionDigitalClock ampm={false} onChange={note} />);
    fireEvent.click(screen.getByRole('option', { name: '5 hours' }));
    expect(dates.at(-1)!.format('YYYY-MM-DD HH:mm')).toBe(dayjs().format('YYYY-MM-DD 05:00'));
  });

  test('with a `maxDate` in the past, the `maxDate`', async () => {
    show(<DatePicker label="Day" maxDate={dayjs('2001-03-05')} />);
    await userEvent.click(screen.getByRole('button', { name: /choose date/i }));
    expect(screen.getByText('March 2001')).toBeInTheDocument();
  });
});

describe('#imports', () => {
  test('The Pro package has no paths for the contents of the Community package, except for `LocalizationProvider`, the adapters and the locales', () => {
    // The packages of another version lie above: only the list of this one says what it has.
    const { exports: paths } = jest.requireActual<{ exports: object }>(
      '../../node_modules/@mui/x-date-pickers-pro/package.json',
    );
    expect(paths).toHaveProperty(['./LocalizationProvider']);
    expect(paths).toHaveProperty(['./AdapterDayjs']);
    expect(paths).toHaveProperty(['./locales']);
    expect(paths).not.toHaveProperty(['./DatePicker']);
    expect(paths).not.toHaveProperty(['./DateCalendar']);
  });
});

describe('#slots', () => {
  test('the clear button is a prop of the field, and the size is a prop of the text field', async () => {
    render(<OneSlotTwoSlotsDeep />);
    expect(screen.getByTitle('Clear')).toBeInTheDocument();
    expect(screen.getByText('After the last frost')).toBeInTheDocument();
    cleanup();
    // @ts-expect-error The text field has no clear button.
    const misplaced: DatePickerProps['slotProps'] = { textField: { clearable: true } };
    const size: DatePickerProps['slotProps'] = { textField: { size: 'small' } };
    show(<DatePicker label="Day" slotProps={{ ...misplaced, ...size }} />);
    expect(document.querySelector('.MuiPickersInputBase-inputSizeSmall')).not.toBe(null);
    expect(screen.queryByTitle('Clear')).toBe(null);
  });
});

describe('#theme', () => {
  test('`defaultProps` of `MuiDatePicker` apply to `DatePicker` in both variants', () => {
    const theme = createTheme({
      components: { MuiDatePicker: { defaultProps: { format: 'YYYY-MM-DD' } } },
    } as object);
    render(
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Day" defaultValue={dayjs('2025-05-20')} />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    expect(input()).toHaveValue('2025-05-20');
    cleanup();
    withPointer(false, () => {
      render(
        <ThemeProvider theme={theme}>
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <DatePicker label="Day" defaultValue={dayjs('2025-05-20')} />
          </LocalizationProvider>
        </ThemeProvider>,
      );
      expect(input()).toHaveValue('2025-05-20');
      open();
      expect(document.querySelector('.MuiDialog-root')).not.toBe(null);
    });
  });

  test('Keys such as `MuiDesktopDatePicker` affect that component and the same variant of `DatePicker`', () => {
    const theme = createTheme({
      components: { MuiDesktopDatePicker: { defaultProps: { format: 'YYYY-MM-DD' } } },
    } as object);
    const picker = (
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Day" defaultValue={dayjs('2025-05-20')} />
        </LocalizationProvider>
      </ThemeProvider>
    );
    withPointer(true, () => {
      render(picker);
      expect(input()).toHaveValue('2025-05-20');
    });
    cleanup();
    withPointer(false, () => {
      render(picker);
      expect(input()).toHaveValue('05/20/2025');
    });
  });

  test('`styleOverrides` of `MuiDatePicker` have no effect, because a picker itself renders no element', () => {
    const theme = createTheme({
      components: { MuiDatePicker: { styleOverrides: { root: { opacity: 0.5 } } } },
    } as object);
    const { container } = render(
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Day" />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    const elements = [...container.querySelectorAll('*')];
    expect(elements.filter((each) => getComputedStyle(each).opacity === '0.5')).toEqual([]);
  });
});

describe('#tests', () => {
  test('A field is a group of spin buttons, which take one digit after the other, and `getByLabelText` finds two elements: the group and a hidden `input`', () => {
    show(<DatePicker label="Due" />);
    const [group, input] = screen.getAllByLabelText('Due');
    expect(screen.getAllByLabelText('Due')).toHaveLength(2);
    expect(group).toHaveAttribute('role', 'group');
    expect(input).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
  });
});
