import dayjs from 'dayjs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

function Closing(props: { opening: string; onError?: (reason: unknown) => void }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Closes"
        ampm={false}
        value={dayjs('2023-05-20T17:00')}
        onChange={() => {}}
        minTime={dayjs(props.opening)}
        onError={props.onError}
        renderInput={renderInput}
      />
    </LocalizationProvider>
  );
}

describe('#two-pickers', () => {
  test('The clock of the second picker disables the hours before its `minTime`', async () => {
    render(<Closing opening="2023-05-20T10:00" />);
    await userEvent.click(screen.getByRole('button', { name: /choose time/i }));
    const disabled = (name: string) =>
      screen.getByRole('option', { name }).getAttribute('aria-disabled');
    expect(disabled('9 hours')).toBe('true');
    expect(disabled('10 hours')).toBeNull();
  });

  test('If the opening moves past the closing time, the closing time stays and turns red', () => {
    const onError = jest.fn();
    const { rerender } = render(<Closing opening="2023-05-20T10:00" onError={onError} />);
    rerender(<Closing opening="2023-05-20T18:00" onError={onError} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('17:00');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(onError.mock.lastCall[0]).toBe('minTime');
  });
});
