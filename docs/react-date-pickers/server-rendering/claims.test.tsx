import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const INSTANT = '2025-05-20T12:00:00Z';
/** A zone in which the instant belongs to another day than on the machine of this test. */
const OTHER_ZONE = dayjs(INSTANT).date() === 20 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
const COMPONENTS = { DateCalendar, DatePicker, DateTimePicker };

interface Given {
  component: keyof typeof COMPONENTS;
  /** An object in JavaScript, for both sides. */
  props: string;
  clock?: string;
}

const BIRTHDAY = "{ label: 'Due', defaultValue: dayjs('2025-05-20') }";
const MOMENT = `label: 'Due', defaultValue: dayjs('${INSTANT}')`;
const MAY = '2025-05-15T12:00:00Z';
const CASES = {
  day: { component: 'DatePicker', props: BIRTHDAY },
  fixedZone: { component: 'DateTimePicker', props: `{ ${MOMENT}, timezone: 'Europe/Berlin' }` },
  empty: { component: 'DatePicker', props: "{ label: 'Due' }" },
  calendar: { component: 'DateCalendar', props: '{}', clock: MAY },
  calendarInMay: {
    component: 'DateCalendar',
    props: "{ referenceDate: dayjs('2025-05-01') }",
    clock: MAY,
  },
  calendarInJuly: {
    component: 'DateCalendar',
    props: "{ referenceDate: dayjs('2025-05-01') }",
    clock: '2025-07-15T12:00:00Z',
  },
  calendarWithoutRing: {
    component: 'DateCalendar',
    props: "{ referenceDate: dayjs('2025-05-01'), disableHighlightToday: true }",
    clock: MAY,
  },
  past: {
    component: 'DatePicker',
    props: "{ label: 'Due', disablePast: true, defaultValue: dayjs('2058-05-20') }",
    clock: '2059-01-01T12:00:00Z',
  },
  moment: { component: 'DatePicker', props: `{ ${MOMENT} }` },
  sections: {
    component: 'DatePicker',
    props: `{ ${MOMENT}, enableAccessibleFieldDOMStructure: true }`,
  },
} satisfies Record<string, Given>;

/** What a server renders, a process with a zone and clocks of its own. */
const SERVER = `
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const dayjs = require('dayjs');
  dayjs.extend(require('dayjs/plugin/utc'));
  dayjs.extend(require('dayjs/plugin/timezone'));
  const { AdapterDayjs } = require('@mui/x-date-pickers/AdapterDayjs');
  const { LocalizationProvider } = require('@mui/x-date-pickers/LocalizationProvider');
  const RealDate = Date;
  const html = {};
  for (const [name, { component, props, clock }] of Object.entries(${JSON.stringify(CASES)})) {
    globalThis.Date = !clock ? RealDate : class extends RealDate {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [clock])); }
      static now() { return RealDate.parse(clock); }
    };
    const Picker = require('@mui/x-date-pickers/' + component)[component];
    const picker = createElement(Picker, new Function('dayjs', 'return ' + props)(dayjs));
    html[name] = renderToString(createElement(LocalizationProvider, { dateAdapter: AdapterDayjs }, picker));
  }
  process.stdout.write(JSON.stringify(html));
`;

let server: Record<keyof typeof CASES, string>;

beforeAll(() => {
  dayjs.extend(utc);
  dayjs.extend(timezone);
  const { execFileSync } =
    jest.requireActual<typeof import('node:child_process')>('node:child_process');
  const output = execFileSync(process.execPath, ['-e', SERVER], {
    cwd: __dirname,
    env: { ...process.env, TZ: OTHER_ZONE },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  server = JSON.parse(output) as typeof server;
}, 60_000);

/** Hydrates the server's HTML in jsdom. Emotion moves the server's styles away before React starts. */
async function hydrate(name: keyof typeof CASES) {
  const given: Given = CASES[name];
  const warnings: string[] = [];
  const errors: string[] = [];
  const log = jest
    .spyOn(console, 'error')
    .mockImplementation((...parts) => void warnings.push(parts.map(String).join(' ')));
  document.body.innerHTML = `<div>${server[name].replace(/<style[^>]*>.*?<\/style>/g, '')}</div>`;
  const props = new Function('dayjs', `return ${given.props}`)(dayjs) as object;
  const picker = createElement(COMPONENTS[given.component] as ComponentType, props);
  await act(async () => {
    hydrateRoot(
      document.body.firstElementChild!,
      <LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>,
      { onRecoverableError: (error) => void errors.push(String(error)) },
    );
  });
  log.mockRestore();
  return { warnings, errors };
}

const input = () => document.querySelector('input')!;

// React warns of one attribute only and then no more: what raises no warning comes first.
describe('#', () => {
  test('The server renders the field with its label and its value', () => {
    expect(server.day).toContain('>Due<');
    expect(server.day).toContain('value="05/20/2025"');
  });
});

describe('#days', () => {
  test('A day without a time zone is the same day on both sides, in any time zone', async () => {
    const { warnings, errors } = await hydrate('day');
    expect([...warnings, ...errors]).toEqual([]);
    expect(input()).toHaveValue('05/20/2025');
  });
});

describe('#fixed-zone', () => {
  test('With `timezone`, server and browser render the same text from the same moment', async () => {
    const { warnings, errors } = await hydrate('fixedZone');
    expect(server.fixedZone).toContain('value="05/20/2025 02:00 PM"');
    expect([...warnings, ...errors]).toEqual([]);
    expect(input()).toHaveValue('05/20/2025 02:00 PM');
  });
});

describe('#variant', () => {
  test('The server always renders the desktop variant', () => {
    expect(server.empty).toContain('aria-label="Choose date"');
    expect(server.empty).not.toContain('readonly');
  });

  test('a touch screen hydrates this variant without a message and then renders the mobile variant', async () => {
    window.matchMedia = (query) =>
      ({
        media: query,
        matches: false,
        addEventListener() {},
        removeEventListener() {},
      }) as never;
    const { warnings, errors } = await hydrate('empty');
    Reflect.deleteProperty(window, 'matchMedia');
    expect([...warnings, ...errors]).toEqual([]);
    expect(input()).toHaveAttribute('readonly');
    expect(document.querySelector('button')).toBeNull();
  });
});

describe('#now', () => {
  test('An empty `DateCalendar` renders the month of the server’s clock', () => {
    expect(server.calendar).toContain('May 2025');
  });

  test('`referenceDate` fixes the month, but not the ring around today', () => {
    expect(server.calendarInJuly).toContain('May 2025');
    expect(server.calendarInMay).toContain('aria-current="date"');
    expect(server.calendarInJuly).not.toContain('aria-current="date"');
  });

  test('`disableHighlightToday` removes the ring', () => {
    expect(server.calendarWithoutRing).toContain('May 2025');
    expect(server.calendarWithoutRing).not.toContain('MuiPickersDay-today');
    expect(server.calendarInMay).toContain('MuiPickersDay-today');
  });

  test('`disablePast` uses the server’s clock, and a field that is red on the server stays red in the browser until the field renders another state', async () => {
    await hydrate('past');
    expect(server.past).toContain('aria-invalid="true"');
    expect(input()).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('#moments', () => {
  test('A field with a single input then shows the day of the browser, but its button keeps the day of the server in its name', async () => {
    await hydrate('moment');
    expect(input()).toHaveValue(dayjs(INSTANT).format('MM/DD/YYYY'));
    expect(document.querySelector('button')!.getAttribute('aria-label')).not.toContain(
      dayjs(INSTANT).format('MMM D, YYYY'),
    );
  });

  test('A field with sections renders text: React gives up hydration and renders the whole root again', async () => {
    const { errors } = await hydrate('sections');
    expect(errors[0]).toContain('Text content does not match server-rendered HTML.');
    expect(errors.at(-1)).toContain('the entire root will switch to client rendering');
  });
});
