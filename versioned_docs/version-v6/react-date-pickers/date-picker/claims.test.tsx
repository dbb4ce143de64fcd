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

describe('#years-per-row', () => {
  test('Years run upwards', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          open
          views={['year']}
          minDate={dayjs('2019-01-01')}
          maxDate={dayjs('2022-12-31')}
        />
      </LocalizationProvider>,
    );
    const years = screen.getAllByRole('radio').map(({ textContent }) => textContent);
    expect(years).toEqual(['2019', '2020', '2021', '2022']);
  });
});

describe('#one-input', () => {
  test('The field is a single `input`, and screen readers announce it as one text', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" defaultValue={dayjs('2025-05-20')} />
      </LocalizationProvider>,
    );
    expect(screen.getAllByRole<HTMLInputElement>('textbox')).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('05/20/2025');
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});
