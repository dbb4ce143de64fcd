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

async function afterKey(key: string, start: string, ampm = true) {
  const onChange = jest.fn();
  const { unmount } = render(<Picker start={dayjs(start)} ampm={ampm} onChange={onChange} />);
  await openPopup();
  fireEvent.keyDown(clock(), { key });
  unmount();
  return onChange.mock.lastCall[0].format('YYYY-MM-DD HH:mm');
}

describe('#pick-a-time', () => {
  test('An empty picker uses today as its date; after that, typing and clicks in the clock keep the date of the value', async () => {
    const onChange = jest.fn();
    const { unmount } = render(<Picker start={null} onChange={onChange} />);
    type('02:30 PM');
    expect(onChange.mock.lastCall[0].isSame(dayjs(), 'day')).toBe(true);
    unmount();
    render(<Picker onChange={onChange} />);
    type('03:45 PM');
    expect(onChange.mock.lastCall[0].format('YYYY-MM-DD HH:mm')).toBe('2023-05-20 15:45');
    await openPopup();
    await userEvent.click(screen.getByRole('button', { name: 'AM' }));
    expect(onChange.mock.lastCall[0].format('YYYY-MM-DD HH:mm')).toBe('2023-05-20 03:45');
    fireEvent.mouseUp(document.querySelector('.MuiClock-squareMask')!);
    expect(onChange.mock.lastCall[0].format('YYYY-MM-DD')).toBe('2023-05-20');
  });

  test('The keys of the clock can leave it: <kbd>↑</kbd> in the last hour leads to the next day, and <kbd>↓</kbd> in the first to the day before', async () => {
    expect(await afterKey('ArrowUp', '2023-05-20T14:30')).toBe('2023-05-20 15:30');
    for (const ampm of [true, false]) {
      expect(await afterKey('ArrowUp', '2023-05-20T23:30', ampm)).toBe('2023-05-21 00:30');
      expect(await afterKey('ArrowDown', '2023-05-20T00:30', ampm)).toBe('2023-05-19 23:30');
    }
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
  test('A picker with hours, minutes and seconds ignores it, as three numbers do not fit', () => {
    const picker = (views: ('hours' | 'minutes' | 'seconds')[]) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticTimePicker
          orientation="landscape"
          views={views}
          openTo={views[0]}
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
    const two = render(picker(['minutes', 'seconds']));
    expect(direction()).toBe('row');
    two.unmount();
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
  test('With `ampm`, <kbd>Home</kbd> and <kbd>End</kbd> stay in the half of the day, so that they set 12 PM and 11 PM in the afternoon', async () => {
    expect(await afterKey('Home', '2023-05-20T14:30')).toBe('2023-05-20 12:30');
    expect(await afterKey('End', '2023-05-20T14:30')).toBe('2023-05-20 23:30');
    expect(await afterKey('Home', '2023-05-20T10:30')).toBe('2023-05-20 00:30');
    expect(await afterKey('End', '2023-05-20T10:30')).toBe('2023-05-20 11:30');
    expect(await afterKey('Home', '2023-05-20T14:30', false)).toBe('2023-05-20 00:30');
  });

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
