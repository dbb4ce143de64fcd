import dayjs, { type Dayjs } from 'dayjs';
import { render, screen } from '@testing-library/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

describe('#hold-the-value', () => {
  test('If `value` is `undefined` on the first render and a date later, the picker shows the date, but the console reports the change from uncontrolled to controlled', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const picker = (value: Dayjs | undefined) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" value={value} />
      </LocalizationProvider>
    );
    const { rerender } = render(picker(undefined));
    rerender(picker(dayjs('2025-05-20')));
    const input = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
    expect(input.value).toBe('05/20/2025');
    expect(log.mock.calls.flat().join()).toContain(
      'uncontrolled value of a picker to be controlled',
    );
    log.mockRestore();
  });
});
