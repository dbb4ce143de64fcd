import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

function Picker(props: Partial<DatePickerProps<Dayjs, Dayjs>> & { start?: Dayjs | null }) {
  const { start = null, ...more } = props;
  const [value, setValue] = React.useState<Dayjs | null>(start);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day"
        renderInput={renderInput}
        reduceAnimations
        {...more}
        value={value}
        onChange={(day, text) => {
          setValue(day);
          more.onChange?.(day, text);
        }}
      />
    </LocalizationProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const openPopup = () => userEvent.click(screen.getByRole('button', { name: /choose date/i }));

describe('#pick-a-date', () => {
  test('A `value` of `undefined` is taken for the current date', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Day"
          value={undefined as unknown as Dayjs}
          onChange={() => {}}
          renderInput={renderInput}
        />
      </LocalizationProvider>,
    );
    expect(field().value).toBe(dayjs().format('MM/DD/YYYY'));
  });
});

describe('#change-and-accept', () => {
  test('While a date is half typed, it receives an invalid date', () => {
    const onChange = jest.fn();
    render(<Picker onChange={onChange} />);
    type('05/2');
    const [day, text] = onChange.mock.lastCall;
    expect(day.isValid()).toBe(false);
    expect(text).toBe('05/2');
  });

  test('Typing never calls `onAccept`', async () => {
    const onAccept = jest.fn();
    render(<Picker onAccept={onAccept} />);
    type('05/20/2023');
    await openPopup();
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('05/20/2023');
    expect(onAccept).not.toHaveBeenCalled();
  });

  test('A click on a day keeps the time of the old value, and a typed date has the time 00:00', async () => {
    const onChange = jest.fn();
    render(<Picker start={dayjs('2023-05-20T14:30')} onChange={onChange} />);
    await openPopup();
    await userEvent.click(screen.getByRole('gridcell', { name: '23' }));
    expect(onChange.mock.lastCall[0].format('DD HH:mm')).toBe('23 14:30');
    type('05/24/2023');
    expect(onChange.mock.lastCall[0].format('DD HH:mm')).toBe('24 00:00');
  });
});

describe('#form-props', () => {
  test('`readOnly` shows the date as text that can be selected and copied; the popup does not open', async () => {
    render(<Picker start={dayjs('2023-05-20')} readOnly />);
    expect(field()).toHaveProperty('readOnly', true);
    expect(field()).toHaveProperty('disabled', false);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /choose date/i });
    expect(button.disabled).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('In the mobile variant, <kbd>Enter</kbd> still opens the dialog, but no day can be chosen there', async () => {
    const onChange = jest.fn();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDatePicker
          readOnly
          value={dayjs('2023-05-20')}
          onChange={onChange}
          renderInput={renderInput}
          reduceAnimations
        />
      </LocalizationProvider>,
    );
    fireEvent.click(field());
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.click(screen.getByRole('gridcell', { name: '23' }));
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('#format', () => {
  test('With a mask, the field also has the type `tel`, so that phones show digits', () => {
    const { unmount } = render(<Picker start={dayjs('2023-05-20')} />);
    expect(field().type).toBe('tel');
    unmount();
    render(<Picker start={dayjs('2023-05-20')} inputFormat="D MMM YYYY" disableMaskedInput />);
    expect(field().type).toBe('text');
    expect(field().value).toBe('20 May 2023');
  });
});

describe('#views', () => {
  test("The format follows the views: `['year']` gives `YYYY`, and `['year', 'month']` gives `MMMM YYYY`", () => {
    const start = dayjs('2023-05-20');
    const { unmount } = render(<Picker start={start} views={['year']} openTo="year" />);
    expect(field().value).toBe('2023');
    unmount();
    render(<Picker start={start} views={['year', 'month']} openTo="year" />);
    expect(field().value).toBe('May 2023');
  });
});

describe('#action-bar', () => {
  test("`'today'` takes the current day even if it is disabled", async () => {
    const onChange = jest.fn();
    render(
      <Picker
        shouldDisableDate={() => true}
        onChange={onChange}
        componentsProps={{ actionBar: { actions: ['today'] } }}
      />,
    );
    await openPopup();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(onChange.mock.lastCall[0].isSame(dayjs(), 'day')).toBe(true);
  });
});

describe('#validation', () => {
  test('A day that is disabled can still be typed: the field turns red, `onChange` receives the date, and `onError` is called with the reason', () => {
    const onChange = jest.fn();
    const onError = jest.fn();
    render(<Picker minDate={dayjs('2023-06-01')} onChange={onChange} onError={onError} />);
    type('05/20/2023');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(onChange.mock.lastCall[0].format('YYYY-MM-DD')).toBe('2023-05-20');
    expect(onError.mock.lastCall[0]).toBe('minDate');
  });

  test('The last two only disable buttons: their days can be clicked in the calendar, and typed without an error', async () => {
    const onChange = jest.fn();
    const onError = jest.fn();
    render(
      <Picker
        shouldDisableMonth={() => true}
        shouldDisableYear={() => true}
        onChange={onChange}
        onError={onError}
      />,
    );
    type('05/20/2023');
    expect(onError).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-invalid')).toBe('false');
    await openPopup();
    await userEvent.click(screen.getByRole('gridcell', { name: '23' }));
    expect(onChange.mock.lastCall[0].format('YYYY-MM-DD')).toBe('2023-05-23');
  });
});

function focusDay(name: string, key: string) {
  const day = screen.getByRole('gridcell', { name });
  act(() => day.focus());
  fireEvent.keyDown(day, { key });
}

describe('#dynamic-data', () => {
  test('`onMonthChange` is called for the arrow buttons, but not when the arrow keys of the keyboard lead into another month', async () => {
    const onMonthChange = jest.fn();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <CalendarPicker
          date={dayjs('2023-05-31')}
          onChange={() => {}}
          onMonthChange={onMonthChange}
          reduceAnimations
        />
      </LocalizationProvider>,
    );
    focusDay('31', 'ArrowRight');
    expect(screen.getByText('June 2023')).not.toBeNull();
    expect(onMonthChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(onMonthChange.mock.lastCall[0].format('YYYY-MM')).toBe('2023-07');
  });
});

describe('#accessibility', () => {
  test('It names the field of the desktop variant, and is the title of the toolbar unless you pass `toolbarTitle`', () => {
    const { unmount } = render(<Picker />);
    expect(screen.getByLabelText('Day')).toBe(field());
    unmount();
    const calendar = (toolbarTitle?: string) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker
          label="Delivery"
          {...(toolbarTitle && { toolbarTitle })}
          value={null}
          onChange={() => {}}
          renderInput={renderInput}
        />
      </LocalizationProvider>
    );
    const titled = render(calendar('Choose'));
    expect(screen.getByText('Choose')).not.toBeNull();
    titled.unmount();
    render(calendar());
    expect(screen.getByText('Delivery')).not.toBeNull();
  });

  test('**The popup has no accessible name.**', async () => {
    const { unmount } = render(<Picker />);
    await openPopup();
    const dialog = screen.getByRole('dialog');
    expect(dialog.hasAttribute('aria-label')).toBe(false);
    expect(dialog.hasAttribute('aria-labelledby')).toBe(false);
    unmount();
    render(
      <Picker
        desktopModeMediaQuery="@media (pointer: fine)"
        PopperProps={{ 'aria-label': 'Delivery date' }}
      />,
    );
    await openPopup();
    expect(screen.getByRole('dialog', { name: 'Delivery date' })).not.toBeNull();
    cleanup();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDatePicker
          value={null}
          onChange={() => {}}
          renderInput={renderInput}
          DialogProps={{ PaperProps: { 'aria-label': 'Delivery date' } }}
        />
      </LocalizationProvider>,
    );
    fireEvent.click(field());
    expect(screen.getByRole('dialog', { name: 'Delivery date' })).not.toBeNull();
  });

  test('A month forward or back', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <CalendarPicker date={dayjs('2023-05-20')} onChange={() => {}} reduceAnimations />
      </LocalizationProvider>,
    );
    focusDay('20', 'PageUp');
    expect(screen.getByText('June 2023')).not.toBeNull();
    focusDay('20', 'PageDown');
    expect(screen.getByText('May 2023')).not.toBeNull();
  });
});
