import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import NightShift from './demos/NightShift';

beforeAll(() => configure({ defaultHidden: true }));
const at = (time: string, day = '17') => dayjs(`2025-04-${day}T${time}`);
const print = (times: (Dayjs | null)[]) =>
  times
    .map((time) => (time?.isValid() ? time.format('DD HH:mm') : String(time && 'invalid')))
    .join('/');

function setup(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        ampm={false}
        onChange={(range: (Dayjs | null)[]) => log.push(print(range))}
        onError={(error: unknown[]) => log.push(`error ${error.map(String).join('/')}`)}
        {...props}
        {...more}
      />
    </LocalizationProvider>
  );
  const { rerender } = render(ui());
  return {
    log,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');
const text = (index = 0) => inputs()[index]!.value.replace(/[\u2066-\u2069\u200e\u200f]/g, '');
const changes = (log: string[]) => log.filter((entry) => !entry.startsWith('error'));

describe('#value', () => {
  test('Typing a time keeps the hidden date', async () => {
    const { log, user } = setup(SingleInputTimeRangeField, {
      defaultValue: [at('09:00', '17'), at('11:00', '20')],
    });
    await user.click(inputs()[0]!);
    await user.keyboard('10');
    expect(changes(log).at(-1)).toBe('17 10:00/20 11:00');
  });

  test('An empty field with one input takes the date of both times from `referenceDate`', async () => {
    const { log, user } = setup(SingleInputTimeRangeField, { referenceDate: at('00:00', '05') });
    await user.click(inputs()[0]!);
    await user.keyboard('09001130');
    expect(changes(log).at(-1)).toBe('05 09:00/05 11:30');
  });

  test('A field with two inputs ignores `referenceDate`', async () => {
    const { log, user } = setup(MultiInputTimeRangeField, { referenceDate: at('00:00', '05') });
    await user.click(inputs()[0]!);
    await user.keyboard('0900');
    expect(changes(log).at(-1)).toBe(`${dayjs().format('DD')} 09:00/null`);
  });
});

describe('#invalid-range', () => {
  test('If the end is before the start, both times have the error `invalidRange`', () => {
    const { log } = setup(SingleInputTimeRangeField, { defaultValue: [at('11:00'), at('09:00')] });
    expect(log).toEqual(['error invalidRange/invalidRange']);
  });

  test('The complete dates are compared, not only the times', () => {
    const { log } = setup(SingleInputTimeRangeField, {
      defaultValue: [at('11:00', '17'), at('09:00', '18')],
    });
    expect(log).toEqual([]);
    expect(inputs()[0]!.getAttribute('aria-invalid')).toBe('false');
  });

  test('Two equal times are a valid range', () => {
    const { log } = setup(SingleInputTimeRangeField, { defaultValue: [at('09:00'), at('09:00')] });
    expect(log).toEqual([]);
  });
});

describe('#midnight', () => {
  test('A range from 22:00 to 06:00 on the same day is invalid', () => {
    const { log } = setup(SingleInputTimeRangeField, { defaultValue: [at('22:00'), at('06:00')] });
    expect(log).toEqual(['error invalidRange/invalidRange']);
  });

  test('This demo moves the end to the next day whenever the end is before the start', async () => {
    render(<NightShift />);
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    expect(screen.getByRole('status').textContent).toBe('8 hours');
    await user.click(inputs()[0]!);
    await user.keyboard('0900');
    expect(screen.getByRole('status').textContent).toBe('21 hours');
    await user.keyboard('1730');
    expect(text()).toBe('09:00 – 17:30');
    expect(screen.getByRole('status').textContent).toBe('8.5 hours');
    expect(inputs()[0]!.getAttribute('aria-invalid')).toBe('false');
  });
});

describe('#rules', () => {
  test('`minTime` and `maxTime` ignore the date and apply to both times', () => {
    const { log } = setup(SingleInputTimeRangeField, {
      defaultValue: [at('07:00', '17'), at('21:00', '18')],
      minTime: at('08:00', '01'),
      maxTime: at('20:00', '01'),
    });
    expect(log).toEqual(['error minTime/maxTime']);
  });

  test('`shouldDisableTime` does not receive whether the time is the start or the end', () => {
    const rule = jest.fn(() => false);
    setup(SingleInputTimeRangeField, {
      defaultValue: [at('09:00'), at('11:00')],
      shouldDisableTime: rule,
    });
    const calls = rule.mock.calls as unknown as [Dayjs, string][];
    expect(new Set(calls.map(([time]) => time.hour()))).toEqual(new Set([9, 11]));
    expect(new Set(calls.map((call) => call.length))).toEqual(new Set([2]));
    expect(calls.every(([, view]) => ['hours', 'minutes', 'seconds'].includes(view))).toBe(true);
  });

  test('While one of the times breaks another rule, `invalidRange` is not reported', () => {
    const { log } = setup(SingleInputTimeRangeField, {
      defaultValue: [at('11:00'), at('07:00')],
      minTime: at('08:00'),
    });
    expect(log).toEqual(['error null/minTime']);
  });
});

describe('#format', () => {
  test('`minutesStep` sets the step of the arrow keys; users can still type 10:07', async () => {
    const { log, user } = setup(SingleInputTimeRangeField, {
      defaultValue: [at('10:00'), at('12:00')],
      minutesStep: 15,
    });
    await user.click(inputs()[0]!);
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(changes(log).at(-1)).toBe('17 10:15/17 12:00');
    await user.keyboard('07');
    expect(changes(log).at(-1)).toBe('17 10:07/17 12:00');
    expect(log.at(-1)).toBe('error minutesStep/null');
  });

  test('With two inputs, the arrow keys go minute by minute, whatever `minutesStep` is', async () => {
    const { log, user } = setup(MultiInputTimeRangeField, {
      defaultValue: [at('10:00'), at('12:00')],
      minutesStep: 15,
    });
    await user.click(inputs()[0]!);
    await user.keyboard('{ArrowRight}{ArrowUp}');
    expect(changes(log).at(-1)).toBe('17 10:01/17 12:00');
    expect(log.at(-1)).toBe('error minutesStep/null');
  });

  test('Because the field has no clock to open', () => {
    setup(MultiInputTimeRangeField, { defaultValue: [at('10:00'), at('12:00')] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
