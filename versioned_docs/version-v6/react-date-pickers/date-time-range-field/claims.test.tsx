import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

beforeAll(() => configure({ defaultHidden: true }));
const at = (moment: string) => dayjs(`2025-04-${moment}`);
const print = (dates: (Dayjs | null)[]) =>
  dates
    .map((date) => (date?.isValid() ? date.format('DD HH:mm') : String(date && 'invalid')))
    .join('/');

function setup(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        ampm={false}
        onChange={(range: (Dayjs | null)[]) => log.push(print(range))}
        onError={(error: unknown[]) => log.push(`error ${error.map(String).join('/')}`)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');
const text = (index = 0) => inputs()[index]!.value.replace(/[\u2066-\u2069\u200e\u200f]/g, '');
const changes = (log: string[]) => log.filter((entry) => !entry.startsWith('error'));

describe('#value', () => {
  test('Typing only the start results in a range whose end is `null`', async () => {
    const { log, user } = setup(SingleInputDateTimeRangeField);
    await user.click(inputs()[0]!);
    await user.keyboard('041720250930');
    expect(changes(log).at(-1)).toBe('17 09:30/null');
  });

  test('A date without a time is incomplete: `onChange` receives an invalid date', async () => {
    const { log, user } = setup(SingleInputDateTimeRangeField);
    await user.click(inputs()[0]!);
    await user.keyboard('04172025');
    expect(changes(log).at(-1)).toBe('invalid/null');
  });

  test('Seconds that the format does not show are kept', async () => {
    const seconds: (number | undefined)[] = [];
    const { user } = setup(SingleInputDateTimeRangeField, {
      defaultValue: [at('17T09:30:45'), at('18T10:00:00')],
      onChange: ([start]: Dayjs[]) => seconds.push(start?.second()),
    });
    await user.click(inputs()[0]!);
    await user.keyboard('05');
    expect(seconds.at(-1)).toBe(45);
  });
});

describe('#width', () => {
  test('Without AM and PM, the text of a range with times is 35 characters long in American English', () => {
    setup(SingleInputDateTimeRangeField, { defaultValue: [at('17T09:30'), at('18T10:00')] });
    expect(text()).toBe('04/17/2025 09:30 – 04/18/2025 10:00');
    expect(text()).toHaveLength(35);
  });

  test('`formatDensity` only works in a field with one input', () => {
    const props = { defaultValue: [at('17T09:30'), at('18T10:00')], formatDensity: 'spacious' };
    setup(SingleInputDateTimeRangeField, props);
    expect(text()).toBe('04 / 17 / 2025 09:30 – 04 / 18 / 2025 10:00');
    cleanup();
    setup(MultiInputDateTimeRangeField, props);
    expect(text()).toBe('04/17/2025 09:30');
  });
});

describe('#errors', () => {
  test('An end on the same day, but at an earlier time, has the error `invalidRange`', () => {
    const { log } = setup(SingleInputDateTimeRangeField, {
      defaultValue: [at('17T18:00'), at('17T09:00')],
    });
    expect(log).toEqual(['error invalidRange/invalidRange']);
  });

  test('`minTime` and `maxTime` apply to both times, on every day', () => {
    const { log } = setup(SingleInputDateTimeRangeField, {
      defaultValue: [at('17T07:00'), at('20T21:00')],
      minTime: at('01T08:00'),
      maxTime: at('01T20:00'),
    });
    expect(log).toEqual(['error minTime/maxTime']);
  });

  test('`minDateTime` is the earliest allowed date and time, and any time on a later day is allowed', () => {
    const { log } = setup(SingleInputDateTimeRangeField, {
      defaultValue: [at('17T10:00'), at('18T07:00')],
      minDateTime: at('17T09:00'),
    });
    expect(log).toEqual([]);
  });

  test('`shouldDisableDate` receives the position, `shouldDisableTime` does not', () => {
    const dateRule = jest.fn(() => false);
    const timeRule = jest.fn(() => false);
    setup(MultiInputDateTimeRangeField, {
      defaultValue: [at('17T10:00'), at('18T07:00')],
      shouldDisableDate: dateRule,
      shouldDisableTime: timeRule,
    });
    const positions = (dateRule.mock.calls as unknown[][]).map((call) => call[1]);
    expect(new Set(positions)).toEqual(new Set(['start', 'end']));
    expect((timeRule.mock.calls as unknown[][]).every((call) => call.length === 2)).toBe(true);
    expect((timeRule.mock.calls as unknown[][]).some((call) => call[1] === 'start')).toBe(false);
  });
});

describe('#two-inputs', () => {
  test('The two inputs have no labels unless you set them', () => {
    setup(MultiInputDateTimeRangeField, { defaultValue: [at('17T10:00'), at('18T07:00')] });
    expect(inputs().map((input) => input.labels?.length ?? 0)).toEqual([0, 0]);
  });
});
