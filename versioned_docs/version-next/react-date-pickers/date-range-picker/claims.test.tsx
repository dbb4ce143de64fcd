import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import ExtendTheStay from './demos/ExtendTheStay';
import LeaseForm from './demos/LeaseForm';
import NightsFromTwoToSeven from './demos/NightsFromTwoToSeven';
import StartOver from './demos/StartOver';

beforeAll(() => configure({ defaultHidden: true }));
/** The media query of a computer with a mouse, for the demos that choose between desktop and mobile. */
beforeAll(() => {
  window.matchMedia = (query) =>
    ({
      matches: query.includes('pointer: fine'),
      media: query,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

const april = (day: number) => dayjs(`2025-04-${String(day).padStart(2, '0')}`);
const print = (dates: (Dayjs | null)[]) =>
  dates
    .map((date) => (date?.isValid() ? date.format('MM-DD') : String(date && 'invalid')))
    .join('/');

function setup(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        calendars={1}
        referenceDate={april(1)}
        onOpen={() => log.push('open')}
        onClose={() => log.push('close')}
        onChange={(range: (Dayjs | null)[]) => log.push(`change ${print(range)}`)}
        onAccept={(range: (Dayjs | null)[]) => log.push(`accept ${print(range)}`)}
        onError={(error: unknown[]) => log.push(`error ${error.map(String).join('/')}`)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

type User = ReturnType<typeof userEvent.setup>;
/** The hidden inputs, which have the text of the field, without the marks for the direction of text. */
const inputs = () => [...document.querySelectorAll('input')];
const texts = () => inputs().map((input) => input.value.replace(/[\u2066-\u2069\u200e]/g, ''));
const groups = () => [...document.querySelectorAll('[role=group]')];
const section = (name: string, index = 0) => screen.getAllByRole('spinbutton', { name })[index]!;
const button = () => screen.getByRole('button', { name: /^Choose range/ });
const open = (user: User) => user.click(button());
const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;
const pick = (user: User, text: string) => user.click(day(text));
const multi = { slots: { field: MultiInputDateRangeField } };

describe('#value', () => {
  test('After the first click, the end is still `null`', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await open(user);
    await pick(user, '10');
    expect(log).toEqual(['open', 'change 04-10/null']);
  });

  test('A newly chosen day keeps the time of the date that it replaces', async () => {
    const times: string[] = [];
    const { user } = setup(DesktopDateRangePicker, {
      referenceDate: undefined,
      defaultValue: [dayjs('2025-04-10T15:00'), dayjs('2025-04-12T11:00')],
      defaultRangePosition: 'end',
      onChange: ([start, end]: Dayjs[]) => times.push(`${start?.hour()}/${end?.hour()}`),
    });
    await open(user);
    await pick(user, '14');
    expect(times).toEqual(['15/11']);
  });

  test('With `referenceDate`, each chosen day has the time of `referenceDate` instead, even if the range already had another time', async () => {
    const times: string[] = [];
    const { user } = setup(DesktopDateRangePicker, {
      referenceDate: dayjs('2025-04-01T09:00'),
      defaultValue: [dayjs('2025-04-10T15:00'), dayjs('2025-04-12T11:00')],
      defaultRangePosition: 'end',
      onChange: ([start, end]: Dayjs[]) => times.push(`${start?.hour()}/${end?.hour()}`),
    });
    await open(user);
    await pick(user, '14');
    expect(times).toEqual(['15/9']);
  });
});

describe('#value', () => {
  test('A pair of dates as `referenceDate` gives the start and the end different times', async () => {
    const times: string[] = [];
    const { user } = setup(DesktopDateRangePicker, {
      referenceDate: [dayjs('2025-04-01T15:00'), dayjs('2025-04-01T11:00')],
      onAccept: ([start, end]: Dayjs[]) => times.push(`${start?.hour()}/${end?.hour()}`),
    });
    await open(user);
    await pick(user, '10');
    await pick(user, '12');
    expect(times).toEqual(['15/11']);
  });
});

describe('#selection', () => {
  test('Whenever the popup opens, the start comes next, even if the end was edited in the field before', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(section('Day', 1));
    await user.keyboard('15');
    await open(user);
    await pick(user, '12');
    expect(log.at(-1)).toBe('change 04-12/04-15');
  });

  test('The first click sets the start, the second click sets the end and closes the popup', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await open(user);
    await pick(user, '10');
    await pick(user, '14');
    expect(log).toEqual([
      'open',
      'change 04-10/null',
      'change 04-10/04-14',
      'accept 04-10/04-14',
      'close',
    ]);
  });

  test('Clicking the same day twice selects a range of one day', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await open(user);
    await pick(user, '10');
    await pick(user, '10');
    expect(log).toContain('accept 04-10/04-10');
  });

  test('If the second click is before the start, that day becomes the new start, and the end is `null` again', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await open(user);
    await pick(user, '10');
    await pick(user, '8');
    expect(log.slice(-1)).toEqual(['change 04-08/null']);
    await pick(user, '9');
    expect(log.slice(-2)).toEqual(['accept 04-08/04-09', 'close']);
  });

  test('The dates are not swapped', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await open(user);
    await pick(user, '20');
    expect(log).toEqual(['open', 'change 04-20/null']);
  });

  test('A new start before the current end keeps that end', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await open(user);
    await pick(user, '12');
    expect(log).toEqual(['open', 'change 04-12/04-14']);
  });

  test('If people choose the end first, the next click sets the start, and the popup stays open', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultRangePosition: 'end' });
    await open(user);
    await pick(user, '14');
    await pick(user, '10');
    expect(log).toEqual(['open', 'change null/04-14', 'change 04-10/04-14']);
  });
});

describe('#end-only', () => {
  test('Its two buttons choose the position', async () => {
    render(<ExtendTheStay />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Sep 12' }));
    await pick(user, '16');
    expect(texts()).toEqual(['09/08/2025 – 09/16/2025']);
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Sep 16' }));
    await user.click(screen.getByRole('button', { name: 'Sep 8' }));
    await pick(user, '9');
    expect(texts()).toEqual(['09/09/2025 – 09/16/2025']);
  });
});

describe('#start-over', () => {
  test('`onRangePositionChange` is called before `onChange`, but in the same event', async () => {
    const calls: string[] = [];
    const log = (name: string) => () => calls.push(`${name} in ${window.event?.type}`);
    const { user } = setup(DesktopDateRangePicker, {
      onRangePositionChange: log('position'),
      onChange: log('change'),
    });
    await open(user);
    calls.length = 0;
    await pick(user, '10');
    expect(calls.slice(0, 2)).toEqual(['position in click', 'change in click']);
  });

  test("When the popup has closed, `onRangePositionChange` is called once more, with `defaultRangePosition` or `'start'`", async () => {
    for (const [defaultRangePosition, last] of [
      [undefined, 'start'],
      ['end', 'end'],
    ]) {
      const positions: string[] = [];
      const { log, user } = setup(DesktopDateRangePicker, {
        defaultRangePosition,
        reduceAnimations: true,
        onRangePositionChange: (position: string) => positions.push(position),
      });
      await open(user);
      await pick(user, '10');
      positions.length = 0;
      await user.keyboard('{Escape}');
      expect(log).toContain('close');
      await waitFor(() => expect(positions).toEqual([last]));
      cleanup();
    }
  });

  test('the first click always removes the old end', async () => {
    render(<StartOver />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await open(user);
    await pick(user, '8');
    expect(texts()).toEqual(['09/08/2025 – MM/DD/YYYY']);
    await pick(user, '11');
    expect(texts()).toEqual(['09/08/2025 – 09/11/2025']);
  });
});

describe('#single-input', () => {
  test('Neither a click on the dates nor <kbd>Enter</kbd> or <kbd>Space</kbd> in the field opens the popup', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(section('Day', 1));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(log).not.toContain('open');
    await open(user);
    expect(log).toContain('open');
  });
});

describe('#two-inputs', () => {
  test('No button opens the popup', () => {
    setup(DesktopDateRangePicker, multi);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('A click on one of the inputs opens the popup, and so do <kbd>Enter</kbd> and <kbd>Space</kbd>', async () => {
    const ways = [
      (user: User) => user.click(section('Month', 1)),
      (user: User) => user.keyboard('{Enter}'),
      (user: User) => user.keyboard(' '),
    ];
    for (const way of ways) {
      const { log, user } = setup(DesktopDateRangePicker, multi);
      await user.tab();
      expect(log).toEqual([]);
      await way(user);
      expect(log).toEqual(['open']);
      cleanup();
    }
  });

  test('The input that is clicked is the date that comes next', async () => {
    const { log, user } = setup(DesktopDateRangePicker, {
      ...multi,
      defaultValue: [april(10), april(14)],
    });
    await user.click(section('Month', 1));
    await pick(user, '20');
    expect(log).toContain('accept 04-10/04-20');
  });

  test('`label` has no effect', () => {
    setup(DesktopDateRangePicker, { ...multi, label: 'Stay' });
    expect(screen.queryByText('Stay')).toBeNull();
    cleanup();
    setup(DesktopDateRangePicker, { label: 'Stay' });
    expect(screen.getByRole('group', { name: 'Stay' })).toBeTruthy();
  });

  test('`clearable` only works with one input', async () => {
    const value = {
      defaultValue: [april(10), april(14)],
      slotProps: { field: { clearable: true } },
    };
    setup(DesktopDateRangePicker, { ...value, ...multi });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    const { log, user } = setup(DesktopDateRangePicker, value);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(log).toContain('change null/null');
  });

  test('Around `SingleInputDateRangeField`, the component needs `fieldType`, or the picker opens the popup of two inputs', async () => {
    function TripField(props: SingleInputDateRangeFieldProps) {
      return <SingleInputDateRangeField {...props} size="small" />;
    }
    const { user } = setup(DesktopDateRangePicker, { slots: { field: TripField } });
    await open(user);
    expect(screen.getByRole('tooltip')).toBeTruthy();
    cleanup();
    TripField.fieldType = 'single-input';
    const typed = setup(DesktopDateRangePicker, { slots: { field: TripField } });
    await open(typed.user);
    expect(screen.getByRole('dialog')).toBeTruthy();
    cleanup();
    function StayField(props: React.ComponentProps<typeof MultiInputDateRangeField>) {
      return <MultiInputDateRangeField {...props} />;
    }
    const two = setup(DesktopDateRangePicker, { slots: { field: StayField } });
    await two.user.click(section('Month', 0));
    expect(screen.getByRole('tooltip')).toBeTruthy();
  });
});

describe('#labels', () => {
  test('The two buttons of the toolbar and the labels of two inputs are "Start" and "End", translated with your locale', async () => {
    const toolbar = { slotProps: { toolbar: { hidden: false } } };
    const { user } = setup(DesktopDateRangePicker, toolbar);
    await open(user);
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'End' })).toBeTruthy();
    cleanup();
    setup(DesktopDateRangePicker, multi);
    expect(screen.getByRole('group', { name: 'Start' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'End' })).toBeTruthy();
    cleanup();
    const german = { localeText: deDE.components.MuiLocalizationProvider.defaultProps.localeText };
    setup(DesktopDateRangePicker, { ...multi, ...german });
    expect(screen.getByRole('group', { name: 'Beginn' })).toBeTruthy();
    cleanup();
    const other = setup(DesktopDateRangePicker, { ...toolbar, ...german });
    await other.user.click(screen.getAllByRole('button')[0]!);
    expect(screen.getByRole('button', { name: 'Beginn' })).toBeTruthy();
  });
});

describe('#form-names', () => {
  test('`required` accepts half-typed dates and an end before the start', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<LeaseForm />);
    const [start, end] = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .filter(({ name }) => name.startsWith('lease'));
    const send = () => fireEvent.submit(start!.form!);
    const status = () => screen.getByRole('status').textContent;
    send();
    expect(status()).toBe('leaseStart=2025-10-01, leaseEnd=2026-09-30');
    fireEvent.change(end!, { target: { value: '2020-09-30' } });
    expect(end!.checkValidity()).toBe(true);
    send();
    expect(status()).toContain('Not sent');
    fireEvent.change(end!, { target: { value: '2027-09-30' } });
    send();
    expect(status()).toBe('leaseStart=2025-10-01, leaseEnd=2027-09-30');
    await user.click(screen.getAllByRole('spinbutton', { name: 'Year' })[1]!);
    await user.keyboard('{Backspace}');
    expect(end!.checkValidity()).toBe(true);
    send();
    expect(status()).toContain('Not sent');
  });

  test('A field with one input sends both dates as one text under its `name`, for example `04/10/2025 – 04/14/2025`', () => {
    setup(DesktopDateRangePicker, { name: 'stay', defaultValue: [april(10), april(14)] });
    expect(inputs().map((input) => input.name)).toEqual(['stay']);
    expect(texts()).toEqual(['04/10/2025 – 04/14/2025']);
  });

  test('`name` is only passed to a field with one input', () => {
    setup(DesktopDateRangePicker, { name: 'stay', ...multi });
    expect(inputs().map((input) => input.name)).toEqual(['', '']);
    cleanup();
    render(<LeaseForm />);
    expect(inputs().map((input) => input.name)).toEqual(['leaseStart', 'leaseEnd']);
  });
});

describe('#closing', () => {
  test('The popup then has the buttons Cancel and OK', async () => {
    const { user } = setup(DesktopDateRangePicker, { closeOnSelect: false });
    await open(user);
    expect(screen.getByText('Cancel')).toBeTruthy();
    expect(screen.getByText('OK')).toBeTruthy();
    cleanup();
    const closing = setup(DesktopDateRangePicker);
    await open(closing.user);
    expect(screen.queryByText('Cancel')).toBeNull();
  });

  test('`onAccept` is also called for each change that people type, right after `onChange`, even with an incomplete date', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(section('Day', 1));
    await user.keyboard('{Backspace}');
    expect(log).toEqual(['change 04-10/null', 'accept 04-10/null']);
    await user.keyboard('2');
    expect(log.slice(2, 4)).toEqual(['change 04-10/04-02', 'accept 04-10/04-02']);
  });

  test("`context.source` is `'view'` only for choices in the popup", async () => {
    const sources: string[] = [];
    const { user } = setup(DesktopDateRangePicker, {
      defaultValue: [april(10), april(14)],
      onAccept: (range: unknown, { source }: { source: string }) => sources.push(source),
      slotProps: { field: { clearable: true } },
    });
    await user.click(section('Month', 0));
    await user.keyboard('3');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(sources.length).toBeGreaterThan(1);
    expect(sources).not.toContain('view');
    sources.length = 0;
    await open(user);
    await pick(user, '5');
    await pick(user, '6');
    expect(sources).toEqual(['view']);
  });

  test('With `closeOnSelect={false}`, the second click neither closes the popup nor calls `onAccept`', async () => {
    const { log, user } = setup(DesktopDateRangePicker, {
      closeOnSelect: false,
    });
    await open(user);
    await pick(user, '10');
    await pick(user, '14');
    expect(log).toEqual(['open', 'change 04-10/null', 'change 04-10/04-14']);
    await user.click(screen.getByText('OK'));
    expect(log.slice(3)).toEqual(['accept 04-10/04-14', 'close']);
  });

  test('Escape after the first click calls `onAccept` with a range that has no end', async () => {
    const { log, user } = setup(DesktopDateRangePicker);
    await open(user);
    await pick(user, '10');
    await user.keyboard('{Escape}');
    expect(log).toContain('accept 04-10/null');
  });
});

describe('#length', () => {
  test('from that day on, the other days are disabled', async () => {
    render(<NightsFromTwoToSeven />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await open(user);
    await pick(user, '8');
    const september = screen.getAllByRole('grid')[0]!;
    const isDisabled = (text: string) =>
      within(september).getByText(text, { selector: '[role=gridcell]' }).hasAttribute('disabled');
    expect(isDisabled('9')).toBe(true);
    expect(isDisabled('10')).toBe(false);
    expect(isDisabled('15')).toBe(false);
    expect(isDisabled('16')).toBe(true);
  });

  test('A day before the check-in starts a new range', async () => {
    render(<NightsFromTwoToSeven />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await open(user);
    await pick(user, '8');
    await pick(user, '3');
    expect(texts()).toEqual(['09/03/2025 – MM/DD/YYYY']);
  });

  test('Users can still choose a start that makes the range too long', async () => {
    render(<NightsFromTwoToSeven />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await open(user);
    expect(day('1').hasAttribute('disabled')).toBe(false);
    await user.click(day('1'));
    expect(groups()[0]!.getAttribute('aria-invalid')).toBe('true');
    expect(texts()).toEqual(['09/01/2025 – 09/12/2025']);
  });
});

describe('#invalid-range', () => {
  test('A range that is typed with its end before its start is not corrected', async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(section('Month', 1));
    await user.keyboard('04052025');
    expect(log).toContain('error invalidRange/invalidRange');
    expect(texts()).toEqual(['04/10/2025 – 04/05/2025']);
  });

  test("The field turns red, `onError` receives `['invalidRange', 'invalidRange']`, and `onChange` still receives the range", async () => {
    const { log, user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(section('Month', 1));
    await user.keyboard('04052025');
    expect(log).toContain('error invalidRange/invalidRange');
    expect(log).toContain('change 04-10/04-05');
    expect(groups().map((group) => group.getAttribute('aria-invalid'))).toEqual(['true']);
  });

  test('The calendar does not highlight such a range', async () => {
    const { user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(5)] });
    await open(user);
    expect(document.querySelector('[class*=rangeIntervalDayHighlight]')).toBeNull();
    cleanup();
    const right = setup(DesktopDateRangePicker, { defaultValue: [april(5), april(10)] });
    await open(right.user);
    expect(document.querySelector('[class*=rangeIntervalDayHighlight]')).toBeTruthy();
  });
});

describe('#invalid-range', () => {
  test('`onBlur` of a field with one input is not called between its sections, only when people leave the field', async () => {
    function Sorted() {
      const [[start, end], setRange] = React.useState<DateRange<Dayjs>>([april(10), april(14)]);
      return (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DesktopDateRangePicker
            label="Period"
            value={[start, end]}
            onChange={(newRange) => setRange(newRange)}
            slotProps={{
              field: {
                onBlur: () => {
                  blurs += 1;
                  if (start && end && end.isBefore(start, 'day')) {
                    setRange([end, start]);
                  }
                },
              },
            }}
          />
        </LocalizationProvider>
      );
    }
    let blurs = 0;
    render(<Sorted />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(section('Month', 1));
    await user.keyboard('04052025');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await user.click(section('Year', 0));
    expect(blurs).toBe(0);
    expect(texts()).toEqual(['04/10/2025 – 04/05/2025']);
    await user.tab();
    expect(blurs).toBe(1);
    expect(texts()).toEqual(['04/05/2025 – 04/10/2025']);
  });
});

describe('#months', () => {
  test('A mobile picker always shows one month, regardless of `calendars`', async () => {
    const { user } = setup(MobileDateRangePicker, { calendars: 3 });
    await open(user);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });

  test('A desktop picker shows two months, and a static picker shows one', async () => {
    const { user } = setup(DesktopDateRangePicker, { calendars: undefined });
    await open(user);
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    await user.keyboard('{Escape}');
  });

  test('With `displayStaticWrapperAs="desktop"`, a static picker shows two', () => {
    setup(StaticDateRangePicker, { calendars: undefined });
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    setup(StaticDateRangePicker, { calendars: undefined, displayStaticWrapperAs: 'desktop' });
    expect(screen.getAllByRole('grid')).toHaveLength(3);
  });
});

describe('#initial-month', () => {
  test('If the end comes next, the last of the months shown is the month of the end', async () => {
    const { user } = setup(DesktopDateRangePicker, {
      calendars: 2,
      defaultRangePosition: 'end',
      defaultValue: [april(10), dayjs('2025-08-02')],
    });
    await open(user);
    expect(screen.getByText('July 2025')).toBeTruthy();
    expect(screen.getByText('August 2025')).toBeTruthy();
  });
});

describe('#initial-month', () => {
  test('`disableAutoMonthSwitching` keeps the visible month when people move between the start and the end', async () => {
    for (const disableAutoMonthSwitching of [false, true]) {
      const { user } = setup(DesktopDateRangePicker, {
        disableAutoMonthSwitching,
        reduceAnimations: true,
        slotProps: { toolbar: { hidden: false } },
        defaultValue: [april(10), dayjs('2025-08-02')],
      });
      await open(user);
      expect(screen.getByRole('grid', { name: 'April 2025' })).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Aug 2' }));
      const month = disableAutoMonthSwitching ? 'April 2025' : 'August 2025';
      expect(screen.getByRole('grid', { name: month })).toBeTruthy();
      cleanup();
    }
  });
});

describe('#variants', () => {
  test('On mobile, people can type into a field with one input, and the button opens a dialog', async () => {
    const { log, user } = setup(MobileDateRangePicker, { defaultValue: [april(10), april(14)] });
    await user.click(section('Month', 1));
    await user.keyboard('5');
    expect(log).toContain('change 04-10/05-14');
    expect(log).not.toContain('open');
    await open(user);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('Two inputs are read-only on mobile, and a tap on one of them opens the dialog', async () => {
    const { log, user } = setup(MobileDateRangePicker, {
      ...multi,
      defaultValue: [april(10), april(14)],
    });
    await user.click(section('Month', 1));
    await user.keyboard('5');
    expect(log).toEqual(['open']);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('#accessibility', () => {
  test('The button that opens the popup has a name with the chosen range, such as "Choose range, selected range is Apr 10, 2025 - Apr 14, 2025"', () => {
    setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    expect(button()).toHaveAccessibleName(
      'Choose range, selected range is Apr 10, 2025 - Apr 14, 2025',
    );
  });

  test('Opening the popup moves the focus to the start in the calendar, and <kbd>Tab</kbd> stays in the popup', async () => {
    const { user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await open(user);
    expect(document.activeElement).toBe(day('10'));
    for (let stop = 0; stop < 6; stop += 1) {
      await user.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
  });

  test('After Escape, the focus is on the button again', async () => {
    const { user } = setup(DesktopDateRangePicker);
    await open(user);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button());
  });

  test('<kbd>Page Up</kbd> and <kbd>Page Down</kbd> also show other months', async () => {
    const { user } = setup(DesktopDateRangePicker, {
      defaultValue: [april(10), april(14)],
      reduceAnimations: true,
    });
    await open(user);
    const shown = () => within(screen.getByRole('dialog')).getAllByRole('grid');
    await user.keyboard('{PageUp}');
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveAccessibleName('May 2025');
    await user.keyboard('{PageDown}{PageDown}');
    expect(shown()[0]).toHaveAccessibleName('March 2025');
  });

  test('The dialog on desktop has no accessible name', async () => {
    const { user } = setup(DesktopDateRangePicker, { label: 'Stay' });
    await open(user);
    const popup = screen.getByRole('dialog');
    expect(popup.getAttribute('aria-label')).toBeNull();
    expect(popup.getAttribute('aria-labelledby')).toBeNull();
  });

  test("Pass one with `slotProps={{ popper: { 'aria-label': 'Choose the days of the stay' } }}`", async () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateRangePicker
          slotProps={{ popper: { 'aria-label': 'Choose the days of the stay' } }}
        />
      </LocalizationProvider>,
    );
    await open(userEvent.setup({ pointerEventsCheck: 0 }));
    expect(screen.getByRole('dialog', { name: 'Choose the days of the stay' })).toBeTruthy();
  });

  test('Two inputs open a popup with the role `tooltip` and no accessible name, and the focus stays in the input', async () => {
    const { user } = setup(DesktopDateRangePicker, multi);
    await user.click(section('Month', 0));
    const popup = screen.getByRole('tooltip');
    expect(popup.getAttribute('aria-label')).toBeNull();
    expect(popup.getAttribute('aria-labelledby')).toBeNull();
    expect(document.activeElement).toBe(section('Month', 0));
  });

  test('<kbd>Tab</kbd> then goes to the next element of the page, not into the popup', async () => {
    render(<LeaseForm />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(section('Year', 1));
    expect(screen.getByRole('tooltip')).toBeTruthy();
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Send');
  });

  test('Only the two ends of the range are announced as selected, not the days between them', async () => {
    const { user } = setup(DesktopDateRangePicker, { defaultValue: [april(10), april(14)] });
    await open(user);
    const selected = screen.getAllByRole('gridcell', { selected: true });
    expect(selected.map((cell) => cell.textContent)).toEqual(['10', '14']);
  });
});
