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
      addListener() {},
      removeListener() {},
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

const input = () => screen.getByLabelText<HTMLInputElement>('Day');

describe('#find-your-component', () => {
  test('Ranges of times, and ranges of dates with times, can only be typed in this version', async () => {
    render(<FindAComponent />);
    const status = screen.getByRole('status');
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    for (const [name, field] of [
      ['A range of times', 'MultiInputTimeRangeField (Pro)'],
      ['A range of both', 'SingleInputDateTimeRangeField (Pro)'],
    ] as const) {
      await press(name);
      await press('Typing or a popup');
      expect(status).toHaveTextContent('Version 6 has no such component.');
      await press('Always in view');
      expect(status).toHaveTextContent('Version 6 has no such component.');
      await press('Typing only');
      expect(status).toHaveTextContent(field);
    }
    const names = Object.keys(Pro).filter((name) =>
      /^(Static|Desktop|Mobile)?(Date)?TimeRange/.test(name),
    );
    expect(names).toEqual([]);
  });
});

describe('#controlled-value', () => {
  const typed = async () => {
    const picker = (day: Dayjs) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" value={day} />
      </LocalizationProvider>
    );
    const { rerender } = render(picker(dayjs('2025-05-20')));
    await userEvent.click(input());
    await userEvent.keyboard('0621');
    return (day: Dayjs) => rerender(picker(day));
  };

  test('with `value` alone, the picker shows what people enter until it receives another date', async () => {
    const pass = await typed();
    expect(input()).toHaveValue('06/21/2025');
    pass(dayjs('2025-05-19'));
    expect(input()).toHaveValue('05/19/2025');
  });

  test('A new object with the same date changes nothing', async () => {
    const pass = await typed();
    pass(dayjs('2025-05-20'));
    expect(input()).toHaveValue('06/21/2025');
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

  test('A half-typed date is an invalid date, not `null`', async () => {
    const onChange = jest.fn<void, [Dayjs | null]>();
    show(<DatePicker label="Day" onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('05');
    expect(onChange.mock.lastCall![0]!.isValid()).toBe(false);
  });

  test('If `value` changes from `undefined` to a date, a picker shows the date, but the console reports a change from uncontrolled to controlled', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const picker = (value: Dayjs | undefined) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" value={value} />
      </LocalizationProvider>
    );
    const { rerender } = render(picker(undefined));
    rerender(picker(dayjs('2025-05-20')));
    expect(input()).toHaveValue('05/20/2025');
    expect(log.mock.calls.flat().join()).toContain('uncontrolled');
    log.mockRestore();
  });
});

describe('#responsive', () => {
  test('`DesktopDatePicker` uses the desktop variant even on a touch screen', () => {
    withPointer(false, () => {
      show(<DatePicker label="Day" />);
      expect(input()).toHaveAttribute('readonly');
      cleanup();
      show(<DesktopDatePicker label="Day" />);
      expect(input()).not.toHaveAttribute('readonly');
    });
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
  test('The Pro package has no paths for the contents of the Community package, except for the adapters', () => {
    // Names that this version lacks are found among the packages of the current version.
    const isThere = (name: string) => {
      try {
        return require.resolve(`@mui/x-date-pickers-pro/${name}`).includes('version-v6');
      } catch {
        return false;
      }
    };
    expect(isThere('DateRangePicker')).toBe(true);
    expect(isThere('AdapterDayjs')).toBe(true);
    expect(isThere('DatePicker')).toBe(false);
    expect(isThere('LocalizationProvider')).toBe(false);
    expect(isThere('locales')).toBe(false);
    expect(Pro).toHaveProperty('DatePicker');
    expect(Pro).toHaveProperty('LocalizationProvider');
  });
});

describe('#slots', () => {
  test('the clear button is a prop of the field, and the size is a prop of the text field', async () => {
    render(<OneSlotTwoSlotsDeep />);
    expect(screen.getByTitle('Clear value')).toBeInTheDocument();
    expect(screen.getByText('After the last frost')).toBeInTheDocument();
    cleanup();
    // @ts-expect-error The text field has no clear button.
    const misplaced: DatePickerProps<Dayjs>['slotProps'] = { textField: { clearable: true } };
    const size: DatePickerProps<Dayjs>['slotProps'] = { textField: { size: 'small' } };
    show(<DatePicker label="Day" slotProps={{ ...misplaced, ...size }} />);
    expect(document.querySelector('.MuiInputBase-sizeSmall')).not.toBe(null);
  });
});

describe('#type-of-the-date', () => {
  test('Without either, its type is `unknown`, and `onChange` receives a date without methods', () => {
    const onChange = (text: string) => text;
    const picker = (
      // @ts-expect-error The date is `unknown`.
      <DatePicker onChange={(date) => onChange(date.format())} />
    );
    const typed = <DatePicker<Dayjs> onChange={(date) => onChange(date!.format())} />;
    expect(picker.type).toBe(typed.type);
  });

  test('TypeScript does not compare this type with the adapter', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show(<DatePicker label="Day" value={new Date(2025, 4, 20)} />)).toThrow(
      /is not a function/,
    );
    log.mockRestore();
  });
});

describe('#accessibility', () => {
  test('A field is a single `input`, so screen readers read the date as one text and do not announce its sections', () => {
    show(<DatePicker label="Day" defaultValue={dayjs('2025-05-20')} />);
    expect(screen.getAllByRole('textbox')).toEqual([input()]);
    expect(input()).toHaveValue('05/20/2025');
    expect(document.querySelector('[aria-live], [role=spinbutton]')).toBe(null);
  });
});

describe('#tests', () => {
  test('jsdom has no `matchMedia`, so tests get the desktop variant', () => {
    expect(window.matchMedia).toBe(undefined);
    show(<DatePicker label="Day" />);
    expect(input()).not.toHaveAttribute('readonly');
  });

  test('The text of a field can be set at once, in the format of the field', () => {
    const onChange = jest.fn<void, [Dayjs | null]>();
    show(<DatePicker label="Day" onChange={onChange} />);
    fireEvent.change(input(), { target: { value: '04/09/2025' } });
    expect(onChange.mock.lastCall![0]!.format('YYYY-MM-DD')).toBe('2025-04-09');
  });

  test('`userEvent.type` works with digits alone: it goes to the next section when one is full', async () => {
    show(<DatePicker label="Day" />);
    await userEvent.type(input(), '04092025');
    expect(input()).toHaveValue('04/09/2025');
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
      expect(input()).toHaveAttribute('readonly');
      expect(input()).toHaveValue('2025-05-20');
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
