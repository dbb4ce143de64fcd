import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { ClockPicker } from '@mui/x-date-pickers/ClockPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;
const half = dayjs('2023-05-20T14:30');

type Props = Partial<TimePickerProps<Dayjs, Dayjs>> & { start?: Dayjs | null };

function Picker(props: Props) {
  const { start = half, ...more } = props;
  const [value, setValue] = React.useState<Dayjs | null>(start);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Time"
        renderInput={renderInput}
        {...more}
        value={value}
        onChange={(time, text) => {
          setValue(time);
          more.onChange?.(time, text);
        }}
      />
    </LocalizationProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const openPopup = () => userEvent.click(screen.getByRole('button', { name: /choose time/i }));
const clock = () => screen.getByRole('listbox');

describe('#pick-a-time', () => {
  test('An empty picker takes today as its date; after that, typing and the clock keep the date of the value', async () => {
    const onChange = jest.fn();
    const { unmount } = render(<Picker start={null} onChange={onChange} />);
    type('02:30 PM');
    expect(onChange.mock.lastCall[0].isSame(dayjs(), 'day')).toBe(true);
    unmount();
    render(<Picker onChange={onChange} />);
    type('03:45 PM');
    expect(onChange.mock.lastCall[0].format('YYYY-MM-DD HH:mm')).toBe('2023-05-20 15:45');
    await openPopup();
    fireEvent.keyDown(clock(), { key: 'ArrowUp' });
    expect(onChange.mock.lastCall[0].format('YYYY-MM-DD HH:mm')).toBe('2023-05-20 16:45');
  });
});

describe('#validation', () => {
  test('Hours run from 0 to 23, with `ampm` too', async () => {
    const hours = new Set<number>();
    render(
      <Picker
        ampm
        shouldDisableTime={(value, part) => {
          if (part === 'hours') {
            hours.add(value);
          }
          return false;
        }}
      />,
    );
    expect([...hours]).toEqual([14]);
    await openPopup();
    expect(hours.has(23)).toBe(true);
    expect(hours.has(11)).toBe(false);
  });

  test('A `minTime` after `maxTime` refuses every time', () => {
    const limits = { minTime: dayjs('2023-05-20T22:00'), maxTime: dayjs('2023-05-20T06:00') };
    for (const hour of ['01', '05', '12', '22', '23']) {
      const onError = jest.fn();
      const start = dayjs(`2023-05-20T${hour}:30`);
      const { unmount } = render(<Picker {...limits} start={start} onError={onError} />);
      expect(onError.mock.lastCall[0]).toMatch(/minTime|maxTime/);
      unmount();
    }
  });
});

describe('#landscape', () => {
  test('A picker with seconds ignores it, as three numbers do not fit', () => {
    const picker = (views: ('hours' | 'minutes' | 'seconds')[]) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticTimePicker
          orientation="landscape"
          views={views}
          value={half}
          onChange={() => {}}
          renderInput={renderInput}
        />
      </LocalizationProvider>
    );
    const direction = () =>
      getComputedStyle(document.querySelector('.MuiCalendarOrClockPicker-root')!).flexDirection;
    const { unmount } = render(picker(['hours', 'minutes']));
    expect(direction()).toBe('row');
    unmount();
    render(picker(['hours', 'minutes', 'seconds']));
    expect(direction()).toBe('column');
  });
});

describe('#sub-components', () => {
  test('`ampm` of a `ClockPicker` is `false` by default, whatever the locale', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <ClockPicker date={half} onChange={() => {}} />
      </LocalizationProvider>,
    );
    expect(screen.getAllByRole('option')).toHaveLength(24);
    expect(screen.queryByText('PM')).toBeNull();
  });
});

describe('#accessibility', () => {
  test('<kbd>End</kbd> sets 59 minutes, but 23 when seconds are shown', () => {
    const onChange = jest.fn();
    const { rerender } = render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <ClockPicker date={half} onChange={onChange} view="minutes" />
      </LocalizationProvider>,
    );
    fireEvent.keyDown(clock(), { key: 'End' });
    expect(onChange.mock.lastCall[0].minute()).toBe(59);
    rerender(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <ClockPicker
          date={half}
          onChange={onChange}
          views={['hours', 'minutes', 'seconds']}
          view="seconds"
        />
      </LocalizationProvider>,
    );
    fireEvent.keyDown(clock(), { key: 'End' });
    expect(onChange.mock.lastCall[0].second()).toBe(23);
  });

  test('<kbd>Enter</kbd> does nothing in the clock', async () => {
    const onChange = jest.fn();
    render(<Picker onChange={onChange} />);
    await openPopup();
    const name = clock().getAttribute('aria-label');
    expect(name).toMatch(/^Select hours/);
    fireEvent.keyDown(clock(), { key: 'Enter' });
    expect(clock().getAttribute('aria-label')).toBe(name);
    expect(onChange).not.toHaveBeenCalled();
  });
});
