import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, DateRangePickerDay, LocalizationProvider } from '@mui/x-date-pickers-pro';
import type { DateRange, DateRangePickerProps } from '@mui/x-date-pickers-pro';
import DisabledRanges from './demos/DisabledRanges';
import PlainInputsForARange from './demos/PlainInputsForARange';

type Props = Partial<DateRangePickerProps<Dayjs, Dayjs>> & { start?: DateRange<Dayjs> };
const may: DateRange<Dayjs> = [dayjs('2023-05-10'), dayjs('2023-05-20')];

function Picker(props: Props) {
  const { start = may, ...more } = props;
  const [value, setValue] = React.useState<DateRange<Dayjs>>(start);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        renderInput={(startProps, endProps) => (
          <React.Fragment>
            <TextField {...startProps} />
            <TextField {...endProps} />
          </React.Fragment>
        )}
        reduceAnimations
        calendars={1}
        {...more}
        value={value}
        onChange={(range) => {
          setValue(range);
          more.onChange?.(range);
        }}
      />
    </LocalizationProvider>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choose = (name: string) => userEvent.click(screen.getByRole('gridcell', { name }));
const written = (range: DateRange<Dayjs>) => range.map((day) => day && day.format('MM-DD'));

function reasonsOf(start: DateRange<Dayjs>, props: Props = {}) {
  const onError = jest.fn();
  const { unmount } = render(<Picker {...props} start={start} onError={onError} />);
  unmount();
  return onError.mock.lastCall?.[0];
}

// First, as React logs the warning once.
async function keyWarnings(props: Props) {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = render(<Picker {...props} />);
  await userEvent.click(field('Start'));
  const warnings = log.mock.calls.filter(([text]) =>
    String(text).includes('A props object containing a "key" prop is being spread into JSX'),
  );
  unmount();
  log.mockRestore();
  return warnings.length;
}

describe('#render-day', () => {
  test('A `renderDay` that takes `key` out, as the demo does, ends the warning', async () => {
    const renderDay: Props['renderDay'] = (_day, { key, ...dayProps }) => (
      <DateRangePickerDay key={key} {...dayProps} />
    );
    expect(await keyWarnings({ renderDay })).toBe(0);
  });

  test('With React 18.3, development builds log this warning for the default days:', async () => {
    expect(await keyWarnings({})).toBeGreaterThan(0);
  });
});

describe('#pick-a-range', () => {
  test('The focus stays in the field', async () => {
    render(<Picker />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(field('Start'));
    expect(screen.getByRole('grid')).not.toBeNull();
    expect(document.activeElement).toBe(field('Start'));
  });

  test('A start after the end clears the end. An end before the start becomes the new start', async () => {
    const onChange = jest.fn();
    const { unmount } = render(<Picker onChange={onChange} />);
    await userEvent.click(field('Start'));
    await choose('25');
    expect(written(onChange.mock.lastCall[0])).toEqual(['05-25', null]);
    unmount();
    render(<Picker onChange={onChange} />);
    await userEvent.click(field('End'));
    await choose('4');
    expect(written(onChange.mock.lastCall[0])).toEqual(['05-04', null]);
  });
});

describe('#form-props', () => {
  test('**On the desktop, `readOnly` keeps the calendar closed, but people can still type.**', async () => {
    const { unmount } = render(<Picker readOnly />);
    await userEvent.click(field('Start'));
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    expect(field('Start').value).toBe('05/10/202');
    unmount();
    render(<DisabledRanges />);
    expect(field('Read-only, start').readOnly).toBe(true);
    expect(field('Read-only, end').readOnly).toBe(true);
  });
});

describe('#errors', () => {
  test("They are those of the [`DatePicker`](../date-picker/index.mdx#validation), and `'invalidRange'` for both if the end is before the start", () => {
    expect(reasonsOf([may[1], may[0]])).toEqual(['invalidRange', 'invalidRange']);
    expect(reasonsOf(may, { minDate: dayjs('2023-05-15') })).toEqual(['minDate', null]);
  });

  test('It is also called on the first render, with `[null, null]`', () => {
    expect(reasonsOf(may)).toEqual([null, null]);
  });

  test('**A range with one end missing has no error**, even if the other end is disabled', () => {
    expect(reasonsOf([may[0], null], { shouldDisableDate: () => true })).toEqual([null, null]);
    render(<Picker start={[may[0], null]} shouldDisableDate={() => true} />);
    expect(field('Start').getAttribute('aria-invalid')).toBe('false');
  });
});

describe('#custom-input', () => {
  test('Pass `inputProps` and `ref` on to both inputs; there is no `inputRef`, which the `DatePicker` has', () => {
    const received: object[] = [];
    const renderInput: Props['renderInput'] = (startProps, endProps) => {
      received.push(startProps, endProps);
      return <p />;
    };
    render(<Picker renderInput={renderInput} />);
    for (const props of received) {
      expect(props).toHaveProperty('inputProps');
      expect(props).toHaveProperty('ref');
      expect(props).not.toHaveProperty('inputRef');
    }
  });

  test('A `TextField` takes `ref` for its outermost element, so that the second field is highlighted, and the focus stays in the calendar', async () => {
    const { unmount } = render(<Picker />);
    await userEvent.click(field('Start'));
    await choose('12');
    expect(document.activeElement?.textContent).toBe('12');
    expect(field('End').closest('.Mui-focused')).not.toBeNull();
    unmount();
    render(<PlainInputsForARange />);
    await userEvent.click(field('Start'));
    await userEvent.click(screen.getAllByRole('gridcell', { name: '12' })[0]);
    expect(document.activeElement).toBe(field('End'));
  });
});

describe('#shortcuts', () => {
  test('In the dialog, it is ignored', async () => {
    const matchMedia = window.matchMedia;
    const components = {
      PaperContent: ({ children }: { children: React.ReactNode }) => <p>Mine{children}</p>,
    };
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = render(<Picker components={components} />);
    await userEvent.click(field('Start'));
    expect(screen.getByText('Mine')).not.toBeNull();
    unmount();
    window.matchMedia = ((query: string) => ({
      matches: false,
      media: query,
      addListener() {},
      removeListener() {},
    })) as unknown as typeof window.matchMedia;
    render(<Picker components={components} />);
    act(() => {
      fireEvent.click(field('Start'));
    });
    expect(screen.getByRole('dialog')).not.toBeNull();
    expect(screen.queryByText('Mine')).toBeNull();
    window.matchMedia = matchMedia;
    log.mockRestore();
  });
});
