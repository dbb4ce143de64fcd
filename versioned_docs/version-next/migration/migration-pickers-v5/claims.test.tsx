import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField, type TextFieldProps } from '@docs/v5/node_modules/@mui/material';
import * as v5 from '@docs/v5/node_modules/@mui/x-date-pickers';
import { AdapterDayjs as Adapter5 } from '@docs/v5/node_modules/@mui/x-date-pickers/AdapterDayjs';
import * as v6 from '@docs/v6/node_modules/@mui/x-date-pickers';
import { AdapterDayjs as Adapter6 } from '@docs/v6/node_modules/@mui/x-date-pickers/AdapterDayjs';
import { addMouse } from '@site/tests/claims/standIns';

const MORNING = dayjs('2022-04-17T09:30');

/** Components as JavaScript sees them: the listings give props that the types refuse. */
type Untyped = React.ComponentType<Record<string, unknown>>;
const untyped = (component: unknown) => component as Untyped;

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

const Localized5 = untyped(v5.LocalizationProvider);
const Localized6 = untyped(v6.LocalizationProvider);

/** Renders a component of version 5, with what all pickers of that version require. */
function render5(component: unknown, props: Record<string, unknown>, provider = {}) {
  const Component = untyped(component);
  return render(
    <Localized5 dateAdapter={Adapter5} {...provider}>
      <Component onChange={() => {}} renderInput={renderInput} {...props} />
    </Localized5>,
  );
}

function render6(component: unknown, props: Record<string, unknown>, provider = {}) {
  const Component = untyped(component);
  return render(
    <Localized6 dateAdapter={Adapter6} {...provider}>
      <Component {...props} />
    </Localized6>,
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const monthInSight = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const disabledNumbers = () => document.querySelectorAll('.MuiClockNumber-root.Mui-disabled');
const clockNumbers = () => document.querySelectorAll('.MuiClockNumber-root');

beforeEach(() => {
  addMouse();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('#values', () => {
  test('a string throws an error when the picker renders.', () => {
    render5(v5.DatePicker, { value: '2022-04-17' });
    expect(input()).toHaveValue('04/17/2022');
    expect(() => render6(v6.DatePicker, { value: '2022-04-17' })).toThrow(
      'value.isBefore is not a function',
    );
  });
});

describe('#disabled-times', () => {
  test('the old function gets a date, compares it with a number, and disables nothing.', () => {
    const before = (time: number, view: string) => view === 'hours' && time < 12;
    const props = { value: MORNING, ampm: false, shouldDisableTime: before };
    const { unmount } = render5(v5.StaticTimePicker, props);
    expect(disabledNumbers()).toHaveLength(12);
    unmount();
    render6(v6.StaticTimePicker, props);
    expect(disabledNumbers()).toHaveLength(0);
  });
});

describe('#view-value', () => {
  test('A `date` that stays shows the current month and selects nothing.', () => {
    const { unmount } = render5(v5.CalendarPicker, { date: MORNING });
    expect(monthInSight()).toBe('April 2022');
    unmount();
    render6(v6.DateCalendar, { date: MORNING });
    expect(monthInSight()).toBe(dayjs().format('MMMM YYYY'));
    expect(document.querySelector('.Mui-selected')).toBeNull();
  });
});

describe('#adapter-locale', () => {
  test('A `locale` that stays is ignored, and dates are shown in the American format.', () => {
    const props = { value: MORNING };
    const { unmount } = render5(v5.DatePicker, props, { locale: 'de' });
    expect(input()).toHaveValue('17.04.2022');
    unmount();
    render6(v6.DatePicker, props, { locale: 'de' });
    expect(input()).toHaveValue('04/17/2022');
  });
});

describe('#action-bar', () => {
  test('A function that stays draws no action bar at all.', () => {
    const props = {
      open: true,
      value: MORNING,
      componentsProps: { actionBar: { actions: () => ['clear'] } },
    };
    const { unmount } = render5(v5.DatePicker, props);
    expect(screen.getByText('Clear')).toBeInTheDocument();
    unmount();
    render6(v6.DatePicker, props);
    expect(screen.queryByText('Clear')).not.toBeInTheDocument();
  });
});

describe('#digital-clock', () => {
  test('The minutes come in steps of five,', () => {
    render6(v6.TimePicker, { open: true, value: MORNING });
    const minutes = screen.getAllByRole('option', { name: /minutes/ });
    expect(minutes.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['00', '05', '10']);
    expect(minutes).toHaveLength(12);
  });

  test('The `DateTimePicker` shows calendar and times side by side, with an **OK** button.', () => {
    const props = { open: true, value: MORNING };
    const { unmount } = render5(v5.DateTimePicker, props);
    expect(screen.queryByText('OK')).not.toBeInTheDocument();
    unmount();
    render6(v6.DateTimePicker, props);
    expect(screen.getByRole('gridcell', { name: '17' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: '9 hours' })).toBeInTheDocument();
    expect(screen.getByText('OK')).toBeInTheDocument();
  });
});

describe('#typing', () => {
  const typeOver = () => fireEvent.change(input(), { target: { value: '05/20/2022' } });
  const lastOf = (onChange: jest.Mock<void, [Dayjs]>) =>
    onChange.mock.lastCall?.[0].format('YYYY-MM-DD HH:mm');

  test('A date picker used to reset the time when someone typed; now 9:30 stays 9:30.', () => {
    const onChange = jest.fn<void, [Dayjs]>();
    const { unmount } = render5(v5.DatePicker, { value: MORNING, onChange });
    typeOver();
    expect(lastOf(onChange)).toBe('2022-05-20 00:00');
    unmount();
    render6(v6.DatePicker, { value: MORNING, onChange });
    typeOver();
    expect(lastOf(onChange)).toBe('2022-05-20 09:30');
  });

  test('And sections are padded with zeros, whatever the format says.', () => {
    const { unmount } = render5(v5.DatePicker, {
      value: dayjs('2022-04-07'),
      inputFormat: 'D/M/YYYY',
      disableMaskedInput: true,
    });
    expect(input()).toHaveValue('7/4/2022');
    unmount();
    render6(v6.DatePicker, { value: dayjs('2022-04-07'), format: 'D/M/YYYY' });
    expect(input()).toHaveValue('07/04/2022');
  });
});

describe('#undefined-value', () => {
  test('Now the picker is empty and not controlled: it keeps what is typed.', () => {
    const { unmount } = render5(v5.DatePicker, { value: undefined });
    expect(input()).toHaveValue(dayjs().format('MM/DD/YYYY'));
    unmount();
    render6(v6.DatePicker, { value: undefined });
    expect(input()).toHaveValue('');
    fireEvent.change(input(), { target: { value: '04/17/2022' } });
    expect(input()).toHaveValue('04/17/2022');
  });
});

describe('#first-month', () => {
  test('Version 5 opened the current month even where `minDate` lay in the future.', () => {
    const minDate = dayjs().add(2, 'year').startOf('year');
    const props = { open: true, value: null, minDate };
    const { unmount } = render5(v5.DatePicker, props);
    expect(monthInSight()).toBe(dayjs().format('MMMM YYYY'));
    unmount();
    render6(v6.DatePicker, props);
    expect(monthInSight()).toBe(minDate.format('MMMM YYYY'));
  });
});

describe('#ampm', () => {
  test('With an American locale, twelve numbers are shown instead of twenty-four.', () => {
    const { unmount } = render5(v5.ClockPicker, { date: MORNING });
    expect(clockNumbers()).toHaveLength(24);
    unmount();
    render6(v6.TimeClock, { value: MORNING });
    expect(clockNumbers()).toHaveLength(12);
  });
});

describe('#keyboard-view', () => {
  test('The pencil in the toolbar of mobile and static pickers, which led to an input, is gone.', () => {
    const pencil = /go to text input view/;
    for (const name of ['MobileDatePicker', 'StaticDatePicker'] as const) {
      const { unmount } = render5(v5[name], { open: true, value: MORNING });
      expect(screen.getByRole('button', { name: pencil })).toBeInTheDocument();
      unmount();
      const after = render6(v6[name], { open: true, value: MORNING });
      expect(screen.queryByRole('button', { name: pencil })).not.toBeInTheDocument();
      after.unmount();
    }
  });
});

describe('#test', () => {
  test('A test that compares the text finds `MM/DD/YYYY` in an empty, focused field,', async () => {
    render6(v6.DatePicker, { label: 'Delivery' });
    expect(input()).toHaveValue('');
    await userEvent.click(input());
    expect(input()).toHaveValue('MM/DD/YYYY');
  });

  test("A change of the whole text, as `fireEvent.change(input, { target: { value: '04/17/2022' } })`, works in both versions.", () => {
    const onChange = jest.fn<void, [Dayjs]>();
    for (const renderPicker of [
      () => render5(v5.DatePicker, { value: null, onChange }),
      () => render6(v6.DatePicker, { value: null, onChange }),
    ]) {
      const { unmount } = renderPicker();
      fireEvent.change(input(), { target: { value: '04/17/2022' } });
      expect(onChange.mock.lastCall?.[0].format('YYYY-MM-DD')).toBe('2022-04-17');
      onChange.mockClear();
      unmount();
    }
  });
});
