import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import * as pro from '@mui/x-date-pickers-pro';
import FairDaysAndHours from './demos/FairDaysAndHours';
import RoomHireFromTwoPickers from './demos/RoomHireFromTwoPickers';

beforeAll(() => configure({ defaultHidden: true }));

const user = () => userEvent.setup({ pointerEventsCheck: 0 });
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;
const show = (element: React.ReactElement) =>
  render(<LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>);

describe('#', () => {
  test('6.20.2 has no such picker', () => {
    expect(Object.keys(pro)).toContain('DateRangePicker');
    expect(Object.keys(pro).filter((name) => /DateTimeRangePicker/.test(name))).toEqual([]);
  });
});

describe('#two-pickers', () => {
  test('The popup of the second picker disables the days before the start', async () => {
    render(<RoomHireFromTwoPickers />);
    await user().click(screen.getByRole('button', { name: 'Choose the end' }));
    expect(day('6')).toBeDisabled();
    expect(day('7')).toBeEnabled();
  });

  test('If the start moves past the end, the end stays and turns red', async () => {
    render(<RoomHireFromTwoPickers />);
    const typist = user();
    await typist.click(input('Room from'));
    await typist.keyboard('{ArrowRight}12');
    expect(input('Room from').value).toBe('10/12/2025 08:00');
    expect(input('Room until').value).toBe('10/09/2025 17:30');
    expect(input('Room until')).toHaveAttribute('aria-invalid', 'true');
    expect(input('Room from')).toHaveAttribute('aria-invalid', 'false');
    expect(screen.getByText('At least one hour after the start')).toBeInTheDocument();
  });

  test("`onError` of the second picker is called with `'minDate'` if the end is on an earlier day, and with `'minTime'` if the end is too early on the first allowed day", () => {
    const errorsOf = (value: string) => {
      const errors: unknown[] = [];
      const { unmount } = show(
        <DesktopDateTimePicker
          minDateTime={dayjs('2025-10-07T09:00')}
          value={dayjs(value)}
          onError={(error) => errors.push(error)}
        />,
      );
      unmount();
      return errors;
    };
    expect(errorsOf('2025-10-06T12:00')).toEqual(['minDate']);
    expect(errorsOf('2025-10-07T08:30')).toEqual(['minTime']);
    expect(errorsOf('2025-10-08T08:30')).toEqual([]);
  });

  test('`referenceDate` is for an empty end: a click on the day of the start chooses the earliest end, not midnight', async () => {
    const chosen: string[] = [];
    const earliestEnd = dayjs('2025-10-07T09:00');
    const picker = (props: object) => (
      <DesktopDateTimePicker
        open
        minDateTime={earliestEnd}
        onChange={(value: Dayjs | null) => chosen.push(value!.format('YYYY-MM-DD HH:mm'))}
        {...props}
      />
    );
    show(picker({ referenceDate: earliestEnd }));
    await user().click(day('7'));
    expect(chosen).toEqual(['2025-10-07 09:00']);
  });
});

describe('#days-and-times', () => {
  test('Do not share one value between the fields: an incomplete time is an invalid date, which no longer contains the day', async () => {
    const values: (Dayjs | null)[] = [];
    show(
      <TimeField
        label="Time"
        ampm={false}
        defaultValue={dayjs('2025-10-07T14:00')}
        onChange={(value) => values.push(value)}
      />,
    );
    const typist = user();
    await typist.click(input('Time'));
    await typist.keyboard('{Backspace}');
    expect(values).toHaveLength(1);
    expect(values[0]!.isValid()).toBe(false);
    expect(values[0]!.date()).toBeNaN();
  });

  test('A time range field is not suitable: for 14:00 to 12:30 on another day, the field reports `invalidRange`, because both times have the same hidden day', async () => {
    const errors: unknown[] = [];
    show(
      <pro.MultiInputTimeRangeField
        ampm={false}
        referenceDate={dayjs('2025-10-07')}
        slotProps={{ textField: ({ position }) => ({ label: position }) }}
        onError={(error) => errors.push(error)}
      />,
    );
    const typist = user();
    await typist.click(input('start'));
    await typist.keyboard('1400');
    await typist.click(input('end'));
    await typist.keyboard('1230');
    expect(errors.at(-1)).toEqual(['invalidRange', 'invalidRange']);
  });

  test('The demo does, and shows the message', async () => {
    render(<FairDaysAndHours />);
    expect(screen.getByRole('status')).toHaveTextContent('Oct 7, 14:00 to Oct 9, 12:30');
    const typist = user();
    await typist.click(input('Last day'));
    await typist.keyboard('{ArrowRight}07');
    expect(screen.getByRole('status')).toHaveTextContent('The fair closes before it opens');
    expect(input('Closes at')).toHaveAttribute('aria-invalid', 'false');
    expect(input('Last day')).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('#accessibility', () => {
  test('Otherwise, both names begin with "Choose date"', () => {
    const starts = dayjs('2025-10-07T08:00');
    show(
      <>
        <DesktopDateTimePicker label="Room from" defaultValue={starts} />
        <DesktopDateTimePicker label="Room until" defaultValue={starts.add(1, 'day')} />
      </>,
    );
    expect(screen.getAllByRole('button', { name: /^Choose date/ })).toHaveLength(2);
  });
});
