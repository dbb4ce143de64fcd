import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

beforeAll(() => configure({ defaultHidden: true }));
const may = (day: number) => dayjs(`2025-05-${String(day).padStart(2, '0')}`);
const season = { defaultValue: [may(1), may(20)] };
const print = (dates: (Dayjs | null)[]) =>
  dates
    .map((date) => (date?.isValid() ? date.format('YYYY-MM-DD') : String(date && 'invalid')))
    .join('/');

function setup(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        onChange={(range: (Dayjs | null)[]) => log.push(print(range))}
        onError={(error: unknown[]) => log.push(`error ${error.map(String).join('/')}`)}
        {...props}
        {...more}
      />
      <button>After</button>
    </LocalizationProvider>
  );
  const { rerender } = render(ui());
  return {
    log,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

/** The hidden inputs, which have the text of the field, without the marks for the direction of text. */
const inputs = () => [...document.querySelectorAll('input')];
const text = (index = 0) => inputs()[index]!.value.replace(/[\u2066-\u2069\u200e\u200f]/g, '');
const groups = () => [...document.querySelectorAll('[role=group]')];
const section = (name: string, index = 0) => screen.getAllByRole('spinbutton', { name })[index]!;
const values = (log: string[]) => log.filter((entry) => !entry.startsWith('error'));
const paste = (value: string) =>
  fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => value } });

describe('#value', () => {
  test('Typing only the first date results in a range whose end is `null`', async () => {
    const { log, user } = setup(SingleInputDateRangeField);
    await user.click(section('Month'));
    await user.keyboard('05012025');
    expect(values(log).at(-1)).toBe('2025-05-01/null');
  });

  test('Passing `[null, null]` empties both inputs', () => {
    const { rerender } = setup(MultiInputDateRangeField, { value: [may(1), may(20)] });
    rerender({ value: [null, null] });
    expect(inputs().map((input) => input.value)).toEqual(['', '']);
  });
});

describe('#value', () => {
  test('Deleting a section of a date gives `null` in its place', async () => {
    const { log, user } = setup(SingleInputDateRangeField, season);
    await user.click(section('Day', 1));
    await user.keyboard('{Backspace}');
    expect(log).toEqual(['2025-05-01/null']);
  });
});

describe('#single-input', () => {
  test('The hidden input below `name` holds both dates as one text', () => {
    setup(SingleInputDateRangeField, { ...season, name: 'season' });
    expect(inputs().map((input) => input.name)).toEqual(['season']);
    expect(text()).toBe('05/01/2025 – 05/20/2025');
  });

  test('The arrow keys move from the first date to the second', async () => {
    const { log, user } = setup(SingleInputDateRangeField, season);
    await user.click(section('Month'));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}06');
    expect(values(log).at(-1)).toBe('2025-05-01/2025-06-20');
  });

  test('<kbd>Tab</kbd> leaves the field without stopping at the second date', async () => {
    const { user } = setup(SingleInputDateRangeField, season);
    await user.tab();
    expect(document.activeElement).toBe(section('Month'));
    await user.tab();
    expect(document.activeElement?.textContent).toBe('After');
  });

  test('The clear button clears both dates', async () => {
    const { log, user } = setup(SingleInputDateRangeField, { ...season, clearable: true });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(log).toContain('null/null');
  });

  test('A pasted range must have the format and the separator of the field', async () => {
    const { log, user } = setup(SingleInputDateRangeField, season);
    await user.click(section('Month'));
    await user.keyboard('{Control>}a{/Control}');
    paste('06/03/2025 – 06/09/2025');
    expect(values(log).at(-1)).toBe('2025-06-03/2025-06-09');
  });

  test('A hyphen between the dates is not accepted', async () => {
    const { log, user } = setup(SingleInputDateRangeField, season);
    await user.click(section('Month'));
    await user.keyboard('{Control>}a{/Control}');
    paste('06/03/2025 - 06/09/2025');
    expect(log.filter((entry) => entry.includes('2025-06'))).toEqual([]);
  });

  test('The whole field turns red, even if only one of the dates has an error', () => {
    setup(SingleInputDateRangeField, { ...season, maxDate: may(10) });
    expect(groups()[0]!.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('#two-inputs', () => {
  test('The two inputs have no labels unless you set them', () => {
    setup(MultiInputDateRangeField, season);
    expect(document.querySelector('label')).toBeNull();
    expect(groups().map((group) => group.getAttribute('aria-labelledby'))).toEqual([null, null]);
  });

  test('Filling the first date does not move the focus to the second', async () => {
    const { user } = setup(MultiInputDateRangeField);
    await user.click(section('Month'));
    await user.keyboard('05012025');
    expect(groups()[0]!.contains(document.activeElement)).toBe(true);
  });

  test('Only the input with the error turns red', () => {
    setup(MultiInputDateRangeField, { ...season, maxDate: may(10) });
    expect(groups().map((group) => group.getAttribute('aria-invalid'))).toEqual(['false', 'true']);
  });

  test('`clearable` is not available', () => {
    const console = jest.spyOn(globalThis.console, 'error').mockImplementation(() => {});
    setup(MultiInputDateRangeField, { ...season, clearable: true });
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    console.mockRestore();
  });

  test('`disabled` in `slotProps.textField` has no effect', () => {
    setup(MultiInputDateRangeField, {
      ...season,
      slotProps: {
        textField: ({ position }: { position: string }) => ({ disabled: position === 'start' }),
      },
    });
    expect(
      screen.getAllByRole('spinbutton').map((part) => part.getAttribute('aria-disabled')),
    ).toEqual(Array(6).fill('false'));
  });
});

describe('#separator', () => {
  test('Spaces are added around the separator', () => {
    setup(SingleInputDateRangeField, { ...season, dateSeparator: 'to' });
    expect(text()).toBe('05/01/2025 to 05/20/2025');
  });
});

describe('#separator', () => {
  test('In an empty field, the hidden day is the first of the month', async () => {
    const { log, user } = setup(SingleInputDateRangeField, { format: 'MM/YYYY' });
    await user.click(section('Month'));
    await user.keyboard('052025');
    expect(values(log).at(-1)).toBe('2025-05-01/null');
  });
});

describe('#accessibility', () => {
  test('Each field is a `group` with the name from `label`, and each section in the group is a `spinbutton`', () => {
    setup(SingleInputDateRangeField, { ...season, label: 'Season' });
    const group = screen.getByRole('group', { name: 'Season' });
    expect(group.querySelectorAll('[role=spinbutton]')).toHaveLength(6);
  });

  test('In a field with one input, the sections of both dates have the same names', () => {
    setup(SingleInputDateRangeField, season);
    expect(screen.getAllByRole('spinbutton', { name: 'Month' })).toHaveLength(2);
  });
});

describe('#invalid-range', () => {
  test('an end before the start gives both dates the error `invalidRange`', async () => {
    const { log, user } = setup(SingleInputDateRangeField, season);
    await user.click(section('Month'));
    await user.keyboard('06');
    expect(log).toContain('error invalidRange/invalidRange');
  });

  test('While one of the dates breaks another rule, `invalidRange` is not reported', () => {
    const { log } = setup(SingleInputDateRangeField, {
      defaultValue: [may(20), may(1)],
      minDate: may(10),
    });
    expect(log).toEqual(['error null/minDate']);
  });

  test('The dates stay in the order in which they were typed', async () => {
    const { log, user } = setup(SingleInputDateRangeField, season);
    await user.click(section('Month'));
    await user.keyboard('06');
    expect(values(log).at(-1)).toBe('2025-06-01/2025-05-20');
    expect(text()).toBe('06/01/2025 – 05/20/2025');
  });

  test('If one of the dates is missing, a field with one input is red while it does not have the focus, but `onError` is not called', async () => {
    const { log } = setup(SingleInputDateRangeField, { defaultValue: [may(1), null] });
    expect(log).toEqual([]);
    expect(groups()[0]!.getAttribute('aria-invalid')).toBe('true');
    await userEvent
      .setup({ pointerEventsCheck: 0 })
      .click(screen.getAllByRole('spinbutton', { name: 'Month' })[0]!);
    expect(groups()[0]!.getAttribute('aria-invalid')).toBe('false');
    expect(log).toEqual([]);
  });

  test('Two inputs do not turn red', () => {
    setup(MultiInputDateRangeField, { defaultValue: [may(1), null] });
    expect(groups().map((group) => group.getAttribute('aria-invalid'))).toEqual(['false', 'false']);
  });
});
