import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17');

function setup(Component: React.ElementType, props: object) {
  const calls: { name: string; value: string | null; state?: unknown; view?: unknown }[] = [];
  const log =
    (name: string) =>
    (value: Dayjs | null, state?: unknown, view?: unknown): void => {
      calls.push({ name, value: value?.format('YYYY-MM-DD') ?? null, state, view });
    };
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        onChange={log('onChange')}
        {...(Component === DateCalendar && {
          reduceAnimations: true,
          onMonthChange: log('onMonthChange'),
          onYearChange: log('onYearChange'),
        })}
        {...props}
        {...more}
      />
    </LocalizationProvider>
  );
  const { rerender } = render(ui());
  return {
    calls,
    names: () => calls.map((call) => call.name),
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;
const radio = (name: string) => screen.getByRole('radio', { name });
const month = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const isThursday = (date: Dayjs) => date.day() === 4;
const weeks = () => screen.getAllByRole('row').slice(1);

describe('#value', () => {
  test('A `Date` or a string as `value` throws an error', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => setup(DateCalendar, { value: '2025-04-17' })).toThrow();
    expect(() => setup(DateCalendar, { value: new Date(2025, 3, 17) })).toThrow();
    quiet.mockRestore();
  });

  test('A click on the selected day calls `onChange` again', async () => {
    const { calls, user } = setup(DateCalendar, { defaultValue: april17 });
    await user.click(day('17'));
    expect(calls).toEqual([
      { name: 'onChange', value: '2025-04-17', state: 'finish', view: 'day' },
    ]);
  });

  test('A new day keeps the time of the value', async () => {
    const onChange = jest.fn();
    const { user } = setup(DateCalendar, { defaultValue: dayjs('2025-04-17T15:30'), onChange });
    await user.click(day('22'));
    expect(onChange.mock.calls[0][0].format('YYYY-MM-DD HH:mm')).toBe('2025-04-22 15:30');
  });
});

describe('#form-props', () => {
  test('`readOnly` lets people move between months, but not select a day', async () => {
    const { calls, user } = setup(DateCalendar, { defaultValue: april17, readOnly: true });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(month()).toBe('May 2025');
    await user.click(day('20'));
    expect(calls.filter((call) => call.name === 'onChange')).toEqual([]);
  });

  test('`disabled` also disables the arrow buttons, as long as there is a value', () => {
    const { rerender } = setup(DateCalendar, { value: april17, disabled: true });
    expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    expect(day('20')).toBeDisabled();
    rerender({ value: null });
    expect(screen.getByRole('button', { name: 'Next month' })).toBeEnabled();
    expect(day('20')).toBeDisabled();
  });
});

describe('#views', () => {
  test('Choosing a year or a month already changes the value', async () => {
    const { calls, user } = setup(DateCalendar, {
      defaultValue: april17,
      views: ['year', 'month', 'day'],
      openTo: 'year',
    });
    await user.click(radio('2027'));
    expect(calls[0]).toMatchObject({ name: 'onChange', value: '2027-04-17', state: 'partial' });
    calls.length = 0;
    await user.click(radio('June'));
    expect(calls[0]).toMatchObject({ name: 'onChange', value: '2027-06-17', state: 'partial' });
  });

  test('If another month becomes visible, `onMonthChange` is called after `onChange`', async () => {
    const { calls, names, user } = setup(DateCalendar, {
      defaultValue: april17,
      views: ['year', 'month'],
      openTo: 'month',
    });
    await user.click(radio('April'));
    expect(names()).toEqual(['onChange']);
    calls.length = 0;
    await user.click(radio('June'));
    expect(calls.slice(0, 2)).toMatchObject([
      { name: 'onChange', value: '2025-06-17' },
      { name: 'onMonthChange', value: '2025-06-01' },
    ]);
  });

  test('`onYearChange` exists as a prop, but is never called', async () => {
    const { names, rerender, user } = setup(DateCalendar, {
      value: dayjs('2025-12-31'),
      autoFocus: true,
    });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(month()).toBe('January 2026');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: /switch to year view/ }));
    await user.click(radio('2027'));
    rerender({ value: dayjs('2030-01-01') });
    expect(month()).toBe('January 2030');
    expect(names()).not.toContain('onYearChange');
  });

  test('With three views, the button in the header only switches between the first two', async () => {
    const { user } = setup(DateCalendar, {
      defaultValue: april17,
      views: ['year', 'month', 'day'],
      openTo: 'day',
    });
    const button = () => screen.getByRole('button', { name: /switch to/ });
    await user.click(button());
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(100);
    await user.click(button());
    expect(screen.getAllByRole('radio')).toHaveLength(12);
    await user.click(button());
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(100);
  });

  test('With a single view, the header has no button', () => {
    setup(DateCalendar, { defaultValue: april17, views: ['day'] });
    expect(screen.queryByRole('button', { name: /switch to/ })).toBeNull();
  });
});

describe('#initial-month', () => {
  test('Without a value, the calendar opens on the current month, or on the nearest month that `minDate` and `maxDate` allow', () => {
    setup(DateCalendar, {});
    expect(month()).toBe(dayjs().format('MMMM YYYY'));
    cleanup();
    setup(DateCalendar, { maxDate: dayjs('2020-03-15') });
    expect(month()).toBe('March 2020');
    cleanup();
    setup(DateCalendar, { minDate: dayjs('2090-03-15') });
    expect(month()).toBe('March 2090');
  });

  test('With a value, the calendar opens on the month of the value', () => {
    setup(DateCalendar, { defaultValue: april17, referenceDate: dayjs('2030-01-01') });
    expect(month()).toBe('April 2025');
  });

  test('A later change of `referenceDate` does not move the calendar, a new `value` does', () => {
    const { rerender } = setup(DateCalendar, { value: null, referenceDate: april17 });
    rerender({ value: null, referenceDate: dayjs('2030-01-01') });
    expect(month()).toBe('April 2025');
    rerender({ value: dayjs('2031-01-01') });
    expect(month()).toBe('January 2031');
  });
});

describe('#month-and-year', () => {
  test('The day of the result comes from the value or, without a value, from `referenceDate`', async () => {
    const { calls, user } = setup(MonthCalendar, { referenceDate: dayjs('2030-06-20') });
    await user.click(radio('August'));
    expect(calls).toMatchObject([{ name: 'onChange', value: '2030-08-20' }]);
  });
});

describe('#order-of-years', () => {
  test('`yearsOrder="desc"` begins with the latest year', () => {
    setup(YearCalendar, {
      yearsOrder: 'desc',
      minDate: dayjs('2020-01-01'),
      maxDate: dayjs('2023-12-31'),
    });
    expect(screen.getAllByRole('radio').map((year) => year.textContent)).toEqual([
      '2023',
      '2022',
      '2021',
      '2020',
    ]);
  });

  test('The list goes from the year of `minDate` to that of `maxDate`, by default from 1900 to 2099', () => {
    setup(YearCalendar, {});
    const years = screen.getAllByRole('radio').map((year) => year.textContent);
    expect(years).toHaveLength(200);
    expect([years[0], years.at(-1)]).toEqual(['1900', '2099']);
  });
});

describe('#days-outside', () => {
  test('A click on one of these days selects it and moves the calendar to its month', async () => {
    const { calls, user } = setup(DateCalendar, {
      defaultValue: april17,
      showDaysOutsideCurrentMonth: true,
    });
    await user.click(day('31'));
    expect(calls[0]).toMatchObject({ name: 'onChange', value: '2025-03-31' });
    expect(month()).toBe('March 2025');
  });
});

describe('#fixed-weeks', () => {
  test('Without `fixedWeekNumber`, a month has four to six rows', () => {
    const { rerender } = setup(DateCalendar, { value: dayjs('2026-02-01') });
    expect(weeks()).toHaveLength(4);
    rerender({ value: dayjs('2025-03-01') });
    expect(weeks()).toHaveLength(6);
  });

  test('Without `showDaysOutsideCurrentMonth`, the added rows are empty', () => {
    setup(DateCalendar, { value: dayjs('2026-02-01'), fixedWeekNumber: 6 });
    expect(weeks()).toHaveLength(6);
    expect(weeks()[4]?.textContent).toBe('');
    expect(weeks()[5]?.textContent).toBe('');
  });

  test('`fixedWeekNumber={6}` always renders six', () => {
    const { rerender } = setup(DateCalendar, { value: dayjs('2026-02-01'), fixedWeekNumber: 6 });
    const rows = ['2026-02-01', '2025-04-17', '2025-03-01'].map((date) => {
      rerender({ value: dayjs(date) });
      return weeks().length;
    });
    expect(rows).toEqual([6, 6, 6]);
  });
});

describe('#week-numbers', () => {
  test('A week number is text: a click on it does nothing', async () => {
    const { calls, user } = setup(DateCalendar, { value: april17, displayWeekNumber: true });
    const first = screen.getAllByRole('rowheader')[0]!;
    expect(first).toHaveAccessibleName('Week 14');
    await user.click(first);
    expect(calls).toEqual([]);
  });
});

describe('#disable-days', () => {
  test('A value on a disabled day stays selected', () => {
    const { calls } = setup(DateCalendar, { defaultValue: april17, shouldDisableDate: isThursday });
    expect(day('17')).toBeDisabled();
    expect(day('17')).toHaveAttribute('aria-selected', 'true');
    expect(calls).toEqual([]);
  });
});

describe('#mark-days', () => {
  test('A function written inline is a new component on every render: React replaces all days', () => {
    const inline = () => ({
      slots: { day: (props: PickersDayProps) => <PickersDay {...props} /> },
    });
    const { rerender } = setup(DateCalendar, { value: april17, ...inline() });
    const before = day('17');
    rerender({});
    expect(day('17')).toBe(before);
    rerender(inline());
    expect(day('17')).not.toBe(before);
  });

  test('A badge is not read with the day', () => {
    function Seats(props: PickersDayProps) {
      return (
        <Badge badgeContent={7}>
          <PickersDay {...props} />
        </Badge>
      );
    }
    setup(DateCalendar, { value: april17, slots: { day: Seats } });
    expect(day('17')).toHaveAccessibleName('17');
  });

  test('Days of the neighboring months are rendered too, even if they are invisible', () => {
    const seen = new Set<string>();
    function Day(props: PickersDayProps) {
      seen.add(props.day.format('YYYY-MM-DD'));
      return <PickersDay {...props} />;
    }
    setup(DateCalendar, { value: april17, slots: { day: Day } });
    expect(seen).toContain('2025-03-31');
    expect(screen.queryAllByText('31')).toEqual([]);
  });
});

describe('#load-days', () => {
  test('`onMonthChange` reports it: for the arrow buttons, the keyboard, a new year, and a new `value` from your state', async () => {
    const { calls, rerender, user } = setup(DateCalendar, {
      value: dayjs('2025-04-30'),
      autoFocus: true,
    });
    const reported = () => {
      const last = calls.filter((call) => call.name === 'onMonthChange').at(-1)?.value;
      calls.length = 0;
      return last;
    };
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(reported()).toBe('2025-05-01');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(reported()).toBe('2025-06-01');
    rerender({ value: dayjs('2025-09-15') });
    expect(reported()).toBe('2025-09-01');
    await user.click(screen.getByRole('button', { name: /switch to year view/ }));
    await user.click(radio('2027'));
    expect(reported()).toBe('2027-09-01');
  });

  test('It is not called on mount, and for the keyboard or a new year it can be called twice with the same month', async () => {
    const { calls, names, user } = setup(DateCalendar, {
      defaultValue: dayjs('2025-04-30'),
      autoFocus: true,
    });
    expect(names()).toEqual([]);
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    const may = { name: 'onMonthChange', value: '2025-05-01' };
    expect(calls).toMatchObject([may, may]);
    calls.length = 0;
    await user.click(screen.getByRole('button', { name: /switch to year view/ }));
    await user.click(radio('2027'));
    const april2027 = { name: 'onMonthChange', value: '2027-04-01' };
    expect(calls.slice(1)).toMatchObject([april2027, april2027]);
  });

  test('The arrow buttons work while data is loading', async () => {
    const { user } = setup(DateCalendar, { value: april17, loading: true });
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(month()).toBe('May 2025');
  });

  test('The days are not in the document meanwhile, so the focus cannot stay on a day', () => {
    const { rerender } = setup(DateCalendar, { value: april17 });
    act(() => day('17').focus());
    rerender({ loading: true });
    expect(screen.queryAllByText('17')).toEqual([]);
    expect(document.body).toHaveFocus();
    expect(screen.getByText('...')).toBeTruthy();
  });
});

describe('#two-months', () => {
  test('`minDate` and `maxDate` keep the arrow keys inside the month', () => {
    const april = { minDate: dayjs('2025-04-01'), maxDate: dayjs('2025-04-30') };
    setup(DateCalendar, { value: dayjs('2025-04-30'), autoFocus: true, ...april });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(month()).toBe('April 2025');
    expect(document.activeElement).toHaveTextContent('30');
  });
});

describe('#several-days', () => {
  test('With `value={null}`, the calendar stays on its month after a click', async () => {
    const { names, user } = setup(DateCalendar, { value: null, referenceDate: april17 });
    await user.click(day('22'));
    await user.click(day('22'));
    expect(names()).toEqual(['onChange', 'onChange']);
    expect(month()).toBe('April 2025');
  });
});

describe('#header', () => {
  test('Without arrow buttons, the keyboard still reaches other months', () => {
    const hidden = { sx: { display: 'none' } };
    setup(DateCalendar, {
      value: dayjs('2025-04-30'),
      autoFocus: true,
      slotProps: { previousIconButton: hidden, nextIconButton: hidden },
    });
    expect(screen.getByLabelText('Next month')).not.toBeVisible();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(month()).toBe('May 2025');
  });
});

describe('#accessibility', () => {
  test('The accessible name of a day is its number', () => {
    setup(DateCalendar, { value: april17 });
    expect(day('17')).toHaveAccessibleName('17');
    expect(screen.getByRole('grid')).toHaveAccessibleName('April 2025');
  });
});

describe('#keyboard', () => {
  test('The left and right arrow keys skip disabled days; the other keys do not move to a disabled day', () => {
    setup(DateCalendar, {
      defaultValue: april17,
      autoFocus: true,
      shouldDisableDate: (date: Dayjs) => [0, 6].includes(date.day()),
    });
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press('ArrowRight');
    press('ArrowRight');
    expect(document.activeElement).toHaveTextContent('21');
    press('End');
    expect(document.activeElement).toHaveTextContent('21');
  });

  test('The next or previous month', () => {
    setup(DateCalendar, { defaultValue: april17, autoFocus: true });
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press('PageUp');
    expect(month()).toBe('May 2025');
    press('PageDown');
    press('PageDown');
    expect(month()).toBe('March 2025');
  });
});
