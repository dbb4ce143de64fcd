import * as React from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import * as v6 from '@docs/v6/node_modules/@mui/x-date-pickers';
import { AdapterDayjs as Dayjs6 } from '@docs/v6/node_modules/@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon as Luxon6 } from '@docs/v6/node_modules/@mui/x-date-pickers/AdapterLuxon';
import { DateRangeCalendar as RangeCalendar6 } from '@docs/v6/node_modules/@mui/x-date-pickers-pro/DateRangeCalendar';
import * as v7 from '@site/node_modules/@mui/x-date-pickers';
import { AdapterDayjs as Dayjs7 } from '@site/node_modules/@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon as Luxon7 } from '@site/node_modules/@mui/x-date-pickers/AdapterLuxon';
import { DateRangeCalendar as RangeCalendar7 } from '@site/node_modules/@mui/x-date-pickers-pro/DateRangeCalendar';
import { addMouse } from '@site/tests/claims/standIns';

const MORNING = dayjs('2025-06-17T09:30');

/** Props of either version: what one of them does not know is part of what is tested. */
type Props = Record<string, unknown>;
const untyped = (component: unknown) => component as React.ComponentType<Props>;

const Localized6 = untyped(v6.LocalizationProvider);
const Localized7 = untyped(v7.LocalizationProvider);

/** Renders a component in place of the one before. */
function show6(component: unknown, props: Props, provider: Props = {}) {
  const Component = untyped(component);
  cleanup();
  render(
    <Localized6 dateAdapter={Dayjs6} {...provider}>
      <Component {...props} />
    </Localized6>,
  );
}

function show7(component: unknown, props: Props, provider: Props = {}) {
  const Component = untyped(component);
  cleanup();
  render(
    <Localized7 dateAdapter={Dayjs7} {...provider}>
      <Component {...props} />
    </Localized7>,
  );
}

const days = () => document.querySelectorAll('.MuiPickersDay-root');
const clocks = () => document.querySelectorAll('.MuiTimeClock-root');
const times = () => document.querySelectorAll('.MuiMultiSectionDigitalClock-root');
const okButton = () => screen.queryByText('OK');

beforeAll(() => {
  dayjs.extend(utc);
});

beforeEach(() => {
  addMouse();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('#date-time-layout', () => {
  const props6 = {
    open: true,
    defaultValue: MORNING,
    viewRenderers: { hours: v6.renderTimeViewClock, minutes: v6.renderTimeViewClock },
  };
  const props7 = {
    open: true,
    defaultValue: MORNING,
    viewRenderers: { hours: v7.renderTimeViewClock, minutes: v7.renderTimeViewClock },
  };

  test('Now calendar and time stand beside each other, and an **OK** button closes the popup.', () => {
    show6(v6.DesktopDateTimePicker, props6);
    expect(days().length).toBeGreaterThan(0);
    expect(clocks()).toHaveLength(0);
    expect(okButton()).toBeNull();
    fireEvent.click(screen.getByText('18'));
    expect(days()).toHaveLength(0);
    expect(clocks()).toHaveLength(1);

    const onClose = jest.fn();
    show7(v7.DesktopDateTimePicker, { ...props7, onClose });
    expect(days().length).toBeGreaterThan(0);
    expect(clocks()).toHaveLength(1);
    fireEvent.click(okButton()!);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('Renderers that you do not name are the default ones; before, times that you did not name had no view.', () => {
    const common = { open: true, defaultValue: MORNING };
    show6(v6.DesktopDateTimePicker, {
      ...common,
      viewRenderers: { day: v6.renderDateViewCalendar },
    });
    fireEvent.click(screen.getByText('18'));
    expect(clocks()).toHaveLength(0);
    expect(times()).toHaveLength(0);
    show7(v7.DesktopDateTimePicker, {
      ...common,
      viewRenderers: { day: v7.renderDateViewCalendar },
    });
    expect(days().length).toBeGreaterThan(0);
    expect(times()).toHaveLength(1);
  });

  test('To leave out the button, set `slotProps={{ actionBar: { actions: [] } }}`.', () => {
    show7(v7.DesktopDateTimePicker, { ...props7, slotProps: { actionBar: { actions: [] } } });
    expect(clocks()).toHaveLength(1);
    expect(okButton()).toBeNull();
  });

  test('The `MobileDateTimePicker` and the `StaticDateTimePicker` still show one view after the other.', () => {
    for (const name of ['MobileDateTimePicker', 'StaticDateTimePicker'] as const) {
      show7(v7[name], props7);
      expect(days().length).toBeGreaterThan(0);
      expect(clocks()).toHaveLength(0);
      fireEvent.click(screen.getByRole('gridcell', { name: '18' }));
      expect(days()).toHaveLength(0);
      expect(clocks()).toHaveLength(1);
    }
  });
});

describe('#utc', () => {
  test('Whoever passed `dayjs.utc` gets local dates from empty pickers, without a message.', () => {
    const onChange = jest.fn<void, [Dayjs]>();
    const type = () =>
      fireEvent.change(screen.getByRole('textbox'), { target: { value: '06/14/2025' } });
    const provider = { dateLibInstance: dayjs.utc };

    show6(v6.DatePicker, { onChange }, provider);
    type();
    expect(onChange.mock.lastCall![0].isUTC()).toBe(true);

    jest.mocked(console.error).mockClear();
    jest.mocked(console.warn).mockClear();
    show7(v7.DatePicker, { onChange }, provider);
    type();
    expect(onChange.mock.lastCall![0].format('YYYY-MM-DD')).toBe('2025-06-14');
    expect(onChange.mock.lastCall![0].isUTC()).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();

    show7(v7.DatePicker, { onChange, timezone: 'UTC' });
    type();
    expect(onChange.mock.lastCall![0].isUTC()).toBe(true);
  });
});

describe('#custom-parse-format', () => {
  test("Code that runs earlier and parses with a format, such as `dayjs('14.06.2025', 'DD.MM.YYYY')` at the top of a module, gets another or an invalid date.", async () => {
    const parse = (lib: typeof dayjs) => lib('14.06.2025', 'DD.MM.YYYY').format('YYYY-MM-DD');

    // Each import gets a Day.js that no adapter has extended so far.
    await jest.isolateModulesAsync(async () => {
      const { default: lib } = await import('dayjs');
      await import('@docs/v6/node_modules/@mui/x-date-pickers/AdapterDayjs');
      expect(parse(lib)).toBe('2025-06-14');
    });
    await jest.isolateModulesAsync(async () => {
      const { default: lib } = await import('dayjs');
      const { AdapterDayjs } = await import('@site/node_modules/@mui/x-date-pickers/AdapterDayjs');
      expect(parse(lib)).not.toBe('2025-06-14');
      // What a provider does with its adapter.
      expect(new AdapterDayjs()).toBeDefined();
      expect(parse(lib)).toBe('2025-06-14');
    });
  });
});

describe('#luxon-weeks', () => {
  test('weeks start on Sunday in `en-US`, where version 6 showed Monday everywhere.', () => {
    const firstDay = () => screen.getAllByRole('columnheader')[0]!.getAttribute('aria-label');
    for (const adapterLocale of ['en-US', 'de']) {
      show6(v6.DateCalendar, {}, { dateAdapter: Luxon6, adapterLocale });
      expect(firstDay()).toBe(adapterLocale === 'de' ? 'Montag' : 'Monday');
    }
    show7(v7.DateCalendar, {}, { dateAdapter: Luxon7, adapterLocale: 'en-US' });
    expect(firstDay()).toBe('Sunday');
    show7(v7.DateCalendar, {}, { dateAdapter: Luxon7, adapterLocale: 'de' });
    expect(firstDay()).toBe('Montag');
  });
});

describe('#range-header', () => {
  const Header = ({ currentMonth, month }: { currentMonth: Dayjs; month?: Dayjs }) => (
    <h2>
      {currentMonth.format('MMMM')} {month?.format('MMMM')}
    </h2>
  );
  const headers = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  const props = { defaultValue: [MORNING, MORNING], slots: { calendarHeader: Header } };

  test('Version 6 ignored the slot `calendarHeader` of a range calendar. Now it is used for each month.', () => {
    const found = [1, 2, 3].map((calendars) => {
      show6(RangeCalendar6, { ...props, calendars });
      return headers().length;
    });
    expect(found).toEqual([0, 0, 0]);
    const foundNow = [1, 2, 3].map((calendars) => {
      show7(RangeCalendar7, { ...props, calendars });
      return headers().length;
    });
    expect(foundNow).toEqual([1, 2, 3]);
  });

  test('It receives `month`, `monthIndex` and `calendars` in addition; `currentMonth` is the first month shown, or the one at `currentMonthCalendarPosition`.', () => {
    show7(RangeCalendar7, { ...props, calendars: 2 });
    expect(headers()).toEqual(['June June', 'June July']);
    show7(RangeCalendar7, { ...props, calendars: 2, currentMonthCalendarPosition: 2 });
    expect(headers()).toEqual(['June May', 'June June']);
    const received: Props[] = [];
    const Recorder = (given: Props) => {
      received.push(given);
      return null;
    };
    show7(RangeCalendar7, { ...props, calendars: 2, slots: { calendarHeader: Recorder } });
    expect(received.slice(0, 2)).toEqual([
      expect.objectContaining({ monthIndex: 0, calendars: 2 }),
      expect.objectContaining({ monthIndex: 1, calendars: 2 }),
    ]);
  });
});

describe('#unknown-prop', () => {
  type Hook = (params: Props) => Props;
  const names = ['enableAccessibleFieldDOMStructure', 'inputRef'];
  const useField6 = v6.unstable_useDateField as unknown as Hook;
  const useField7 = v7.unstable_useDateField as unknown as Hook;

  test('A component in the slot `field` that uses a field hook now meets `enableAccessibleFieldDOMStructure` and `inputRef` in what the hook returns.', () => {
    const Field6 = () => <p>{Object.keys(useField6({ props: {} })).join(' ')}</p>;
    const Field7 = () => <p>{Object.keys(useField7({})).join(' ')}</p>;
    const returned = () => document.querySelector('p')!.textContent!.split(' ');
    show6(Field6, {});
    expect(returned()).toContain('value');
    expect(names.filter((name) => returned().includes(name))).toEqual([]);
    show7(Field7, {});
    expect(names.filter((name) => returned().includes(name))).toEqual(names);
  });

  test('If they reach an HTML element, React logs that it does not recognize the prop.', () => {
    show7('input', { enableAccessibleFieldDOMStructure: false, inputRef: () => {} });
    const logged = jest.mocked(console.error).mock.calls.map((parts: unknown[]) => parts.join(' '));
    for (const name of names) {
      expect(logged).toContainEqual(expect.stringMatching(`does not recognize the .*${name}`));
    }
  });
});
