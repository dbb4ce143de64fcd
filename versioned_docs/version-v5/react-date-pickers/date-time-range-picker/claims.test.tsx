import dayjs from 'dayjs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

function End(props: {
  start: string;
  value: string;
  ampm?: boolean;
  onError?: (reason: unknown) => void;
}) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="End"
        value={dayjs(props.value)}
        onChange={() => {}}
        minDateTime={dayjs(props.start)}
        onError={props.onError}
        ampm={props.ampm}
        renderInput={renderInput}
        reduceAnimations
      />
    </LocalizationProvider>
  );
}

describe('#two-pickers', () => {
  test('The second popup disables the days and times before its `minDateTime`', async () => {
    render(<End start="2023-05-20T10:00" value="2023-05-20T14:00" ampm={false} />);
    await userEvent.click(screen.getByRole('button', { name: /choose date/i }));
    const day = (name: string) => screen.getByRole<HTMLButtonElement>('gridcell', { name });
    expect(day('19').disabled).toBe(true);
    expect(day('20').disabled).toBe(false);
    await userEvent.click(day('20'));
    const hour = (name: string) => screen.getByRole('option', { name });
    expect(hour('9 hours').getAttribute('aria-disabled')).toBe('true');
    expect(hour('10 hours').getAttribute('aria-disabled')).toBeNull();
  });

  test('If the start moves past the end, the end stays and turns red', () => {
    const onError = jest.fn();
    const { rerender } = render(
      <End start="2023-05-20T10:00" value="2023-05-20T14:00" onError={onError} />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    rerender(<End start="2023-05-20T15:00" value="2023-05-20T14:00" onError={onError} />);
    expect(field.value).toBe('05/20/2023 02:00 PM');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(onError.mock.lastCall[0]).toBe('minTime');
    rerender(<End start="2023-05-21T15:00" value="2023-05-20T14:00" onError={onError} />);
    expect(onError.mock.lastCall[0]).toBe('minDate');
  });
});
