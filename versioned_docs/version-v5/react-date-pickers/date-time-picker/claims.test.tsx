import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;
const start = dayjs('2023-05-20T14:30:15');

type Props = Partial<DateTimePickerProps<Dayjs, Dayjs>> & { start?: Dayjs };

function Picker(props: Props) {
  const { start: first = start, ...more } = props;
  const [value, setValue] = React.useState<Dayjs | null>(first);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Departure"
        renderInput={renderInput}
        reduceAnimations
        {...more}
        value={value}
        onChange={setValue}
      />
    </LocalizationProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
const openPopup = () => userEvent.click(screen.getByRole('button', { name: /choose date/i }));

function reasonOf(value: string, props: Props) {
  const onError = jest.fn();
  const { unmount } = render(<Picker {...props} start={dayjs(value)} onError={onError} />);
  unmount();
  return onError.mock.lastCall?.[0] ?? null;
}

describe('#pick', () => {
  test('<kbd>Escape</kbd> after the first step keeps the new day with the old time', async () => {
    const onAccept = jest.fn();
    render(<Picker onAccept={onAccept} />);
    await openPopup();
    await userEvent.click(screen.getByRole('gridcell', { name: '23' }));
    expect(onAccept).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('05/23/2023 02:30 PM');
    expect(onAccept.mock.lastCall[0].format('DD HH:mm')).toBe('23 14:30');
  });
});

describe('#format', () => {
  test('The field shows the short date and the time of the locale, in English `05/20/2023 02:30 PM`', () => {
    render(<Picker />);
    expect(field().value).toBe('05/20/2023 02:30 PM');
  });
});

describe('#responsiveness', () => {
  test('In the popup, both are hidden unless you set `showToolbar` and `hideTabs={false}`', async () => {
    const { unmount } = render(<Picker toolbarTitle="Title" label="" />);
    await openPopup();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText('Title')).toBeNull();
    unmount();
    render(<Picker toolbarTitle="Title" label="" showToolbar hideTabs={false} />);
    await openPopup();
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(screen.getByText('Title')).not.toBeNull();
  });
});

describe('#validation', () => {
  const minDateTime = dayjs('2023-05-20T10:00');

  test('`minDateTime` takes the place of `minDate` and `minTime`, and `maxDateTime` of the other two', () => {
    const lower = { minDateTime, minDate: dayjs('2023-06-01'), minTime: dayjs('2023-05-20T12:00') };
    expect(reasonOf('2023-05-20T11:00', lower)).toBeNull();
    expect(reasonOf('2023-05-21T08:00', lower)).toBeNull();
    const upper = {
      maxDateTime: dayjs('2023-05-20T18:00'),
      maxDate: dayjs('2023-05-01'),
      maxTime: dayjs('2023-05-20T12:00'),
    };
    expect(reasonOf('2023-05-20T17:00', upper)).toBeNull();
    expect(reasonOf('2023-05-20T19:00', upper)).toBe('maxTime');
  });

  test('Beside a limit with a date, the date of the time counts too: `maxTime` refuses all later days, and `minTime` all earlier ones', () => {
    const maxTime = dayjs('2023-05-20T18:00');
    expect(reasonOf('2023-05-21T11:00', { maxTime })).toBeNull();
    expect(reasonOf('2023-05-21T11:00', { maxTime, minDateTime })).toBe('maxTime');
    const minTime = dayjs('2023-05-20T09:00');
    expect(reasonOf('2023-05-19T11:00', { minTime })).toBeNull();
    expect(reasonOf('2023-05-19T11:00', { minTime, maxDateTime: maxTime })).toBe('minTime');
  });

  test("`onError` has no reason of its own for `minDateTime`: it is `'minDate'` on an earlier day, and `'minTime'` on the first day", () => {
    expect(reasonOf('2023-05-19T11:00', { minDateTime })).toBe('minDate');
    expect(reasonOf('2023-05-20T09:00', { minDateTime })).toBe('minTime');
  });

  test('`disablePast` looks at the day only: an hour that has passed today is accepted', () => {
    expect(reasonOf(dayjs().startOf('day').toISOString(), { disablePast: true })).toBeNull();
    expect(reasonOf('2023-05-20T09:00', { disablePast: true })).toBe('disablePast');
  });
});

describe('#views', () => {
  test('The format of the field does not follow', () => {
    render(<Picker views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']} />);
    expect(field().value).toBe('05/20/2023 02:30 PM');
  });

  test('`orientation="landscape"` is not supported: the picker throws `We are not supporting custom orientation for DateTimePicker yet :(`', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Picker orientation="landscape" />)).toThrow(
      'We are not supporting custom orientation for DateTimePicker yet :(',
    );
    log.mockRestore();
  });
});

describe('#accessibility', () => {
  test('The time is not part of it', () => {
    render(<Picker />);
    expect(
      screen.getByRole('button', { name: 'Choose date, selected date is May 20, 2023' }),
    ).not.toBeNull();
  });
});
