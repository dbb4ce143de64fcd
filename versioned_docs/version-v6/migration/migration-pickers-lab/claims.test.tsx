import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { fireEvent, render, screen } from '@testing-library/react';
import { TextField, type TextFieldProps } from '@docs/v5/node_modules/@mui/material';
import * as lab from '@docs/v5/node_modules/@mui/lab';
import LabAdapter from '@docs/v5/node_modules/@mui/lab/AdapterDayjs';
import * as x from '@docs/v5/node_modules/@mui/x-date-pickers';
import { AdapterDayjs } from '@docs/v5/node_modules/@mui/x-date-pickers/AdapterDayjs';
import { DateRangePicker } from '@docs/v5/node_modules/@mui/x-date-pickers-pro';
import { addMouse } from '@site/tests/claims/standIns';

const MORNING = dayjs('2022-04-17T09:30');

/** Components as JavaScript sees them: the listings give props that the types refuse. */
type Untyped = React.ComponentType<Record<string, unknown>>;
const untyped = (component: unknown) => component as Untyped;

const renderInput = (props: TextFieldProps) => <TextField {...props} />;

/** Renders a component with what all pickers require, in a provider. */
function renderIn(Provider: Untyped, adapter: unknown, component: unknown, props: object) {
  const Component = untyped(component);
  return render(
    <Provider dateAdapter={adapter}>
      <Component onChange={() => {}} renderInput={renderInput} {...props} />
    </Provider>,
  );
}

const OldProvider = untyped(lab.LocalizationProvider);
const NewProvider = untyped(x.LocalizationProvider);
const renderOld = (component: unknown, props: object) =>
  renderIn(OldProvider, LabAdapter, component, props);
const renderNew = (component: unknown, props: object) =>
  renderIn(NewProvider, AdapterDayjs, component, props);

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const buttonTexts = () =>
  [...document.querySelectorAll('.MuiDialogActions-root button')].map((each) => each.textContent);

/** Queries by role compute the styles of every element of a calendar; this does not. */
function clickDay(number: number) {
  const days = [...document.querySelectorAll('.MuiPickersDay-root')];
  fireEvent.click(days.find(({ textContent }) => textContent === String(number))!);
}

function pressEscape() {
  fireEvent.keyDown(document.querySelector('[role="dialog"]')!, { key: 'Escape' });
}

let warn: jest.SpyInstance<void, Parameters<typeof console.warn>>;
let error: jest.SpyInstance<void, Parameters<typeof console.error>>;

function mockMatchMedia() {
  addMouse();
}

beforeEach(() => {
  mockMatchMedia();
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('#lab-releases', () => {
  test('The bridge warns once for each component:', () => {
    renderOld(lab.DatePicker, { value: MORNING });
    renderOld(lab.DatePicker, { value: MORNING });
    const messages = warn.mock.calls.map(([message]) => String(message));
    const [message, ...others] = messages.filter((each) => each.includes('DatePicker component'));
    expect(message?.split('\n').slice(0, 2)).toEqual([
      'MUI: The DatePicker component was moved from `@mui/lab` to `@mui/x-date-pickers`.',
      'The component will no longer be exported from `@mui/lab` in the first release of July 2022.',
    ]);
    expect(others).toEqual([]);
  });

  test('A `DateRangePicker` of the bridge is empty, and its warning names `@mui/x-date-pickers-pro`.', () => {
    const { container } = renderOld(lab.DateRangePicker, { value: [null, null] });
    expect(container).toBeEmptyDOMElement();
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('moved from `@mui/lab` to `@mui/x-date-pickers-pro`'),
    );
  });
});

describe('#adapters', () => {
  test('a new picker in the provider of the lab, or the other way around, throws `MUI: Can not find utils in context.`', () => {
    const message = 'MUI: Can not find utils in context.';
    const props = { value: MORNING };
    expect(() => renderIn(OldProvider, LabAdapter, x.DatePicker, props)).toThrow(message);
    expect(() => renderIn(NewProvider, AdapterDayjs, lab.DatePicker, props)).toThrow(message);
  });
});

describe('#action-bar', () => {
  test('A `clearable` that stays draws no button.', () => {
    const props = { open: true, value: MORNING, clearable: true };
    const { unmount } = renderOld(lab.DatePicker, props);
    expect(buttonTexts()).toEqual(['Clear']);
    unmount();
    renderNew(x.DatePicker, props);
    expect(buttonTexts()).toEqual([]);
  });
});

describe('#close-on-select', () => {
  test('A `disableCloseOnSelect` that stays is ignored, and the popup closes.', () => {
    const onClose = jest.fn();
    const props = { open: true, value: MORNING, disableCloseOnSelect: true, onClose };
    const { unmount } = renderOld(lab.DatePicker, props);
    clickDay(20);
    expect(onClose).not.toHaveBeenCalled();
    unmount();
    renderNew(x.DatePicker, props);
    clickDay(20);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('#same-day', () => {
  test('Now such a click closes the popup on the desktop, and `onChange` is not called.', () => {
    const onClose = jest.fn();
    const onChange = jest.fn();
    const props = { open: true, value: MORNING, onClose, onChange };
    const { unmount } = renderOld(lab.DatePicker, props);
    clickDay(17);
    expect(onClose).not.toHaveBeenCalled();
    unmount();
    renderNew(x.DatePicker, props);
    clickDay(17);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('A `CalendarPicker`, which has no popup, calls `onChange` with each click.', () => {
    const onChange = jest.fn();
    const props = { date: MORNING, onChange };
    const { unmount } = renderOld(lab.CalendarPicker, props);
    clickDay(17);
    expect(onChange).not.toHaveBeenCalled();
    unmount();
    renderNew(x.CalendarPicker, props);
    clickDay(17);
    clickDay(17);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('#adapter-locale', () => {
  test('A `locale` that stays works as before,', () => {
    const Picker = untyped(x.DatePicker);
    render(
      <NewProvider dateAdapter={AdapterDayjs} locale="de">
        <Picker value={MORNING} onChange={() => {}} renderInput={renderInput} />
      </NewProvider>,
    );
    expect(input()).toHaveValue('17.04.2022');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('replaced by `adapterLocale`'));
  });
});

describe('#range-pickers', () => {
  test('Without a key, range pickers work, show a watermark in the calendar, and log `MUI: License key not found for …`', () => {
    renderNew(DateRangePicker, {
      open: true,
      value: [MORNING, null],
      renderInput: (start: TextFieldProps) => <TextField {...start} />,
    });
    expect(input()).toHaveValue('04/17/2022');
    expect(screen.getByText('MUI X: Missing license key')).toBeInTheDocument();
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining('MUI: License key not found for @mui/x-date-pickers-pro.'),
    );
  });
});

describe('#dismissal', () => {
  test('Now they keep what has been chosen so far, and `onChange` is not called.', () => {
    const onChange = jest.fn<void, [Dayjs]>();
    const dates = () => onChange.mock.calls.map(([date]) => date.format('YYYY-MM-DD'));
    function Departure({ Picker }: { Picker: Untyped }) {
      const [value, setValue] = React.useState(MORNING);
      const handleChange = (date: Dayjs) => {
        onChange(date);
        setValue(date);
      };
      return (
        <Picker
          open
          views={['year', 'day']}
          openTo="year"
          value={value}
          onChange={handleChange}
          renderInput={renderInput}
        />
      );
    }
    const chooseYear = () => fireEvent.click(screen.getByText('2025'));
    const { unmount } = renderOld(Departure, { Picker: lab.DatePicker });
    chooseYear();
    pressEscape();
    expect(dates()).toEqual(['2025-04-17', '2022-04-17']);
    unmount();
    onChange.mockClear();
    renderNew(Departure, { Picker: x.DatePicker });
    chooseYear();
    pressEscape();
    expect(dates()).toEqual(['2025-04-17']);
  });
});

describe('#time-of-day', () => {
  test('Now the time is midnight.', () => {
    const onChange = jest.fn<void, [Dayjs]>();
    const props = { open: true, value: null, onChange };
    const { unmount } = renderOld(lab.DatePicker, props);
    clickDay(17);
    const minutes = Math.abs(onChange.mock.calls[0]![0].diff(dayjs().date(17), 'minute'));
    expect(minutes).toBeLessThan(2);
    unmount();
    onChange.mockClear();
    renderNew(x.DatePicker, props);
    clickDay(17);
    expect(onChange.mock.calls[0]![0].format('HH:mm:ss')).toBe('00:00:00');
  });
});

describe('#static-buttons', () => {
  test('Static pickers show **Cancel** and **OK**.', () => {
    const { unmount } = renderOld(lab.StaticTimePicker, { value: MORNING });
    expect(buttonTexts()).toEqual([]);
    unmount();
    renderNew(x.StaticTimePicker, { value: MORNING });
    expect(buttonTexts()).toEqual(['Cancel', 'OK']);
  });
});

describe('#typing', () => {
  test('With `inputFormat="YYYY-MM-DD"`, the digits `20220417` are `2022-04-17` now.', () => {
    const typeDigits = () => fireEvent.change(input(), { target: { value: '20220417' } });
    const props = { value: null, inputFormat: 'YYYY-MM-DD' };
    const { unmount } = renderOld(lab.DatePicker, props);
    typeDigits();
    expect(input()).toHaveValue('20220417');
    unmount();
    renderNew(x.DatePicker, props);
    typeDigits();
    expect(input()).toHaveValue('2022-04-17');
  });
});

describe('#minutes-step', () => {
  test('A time that `minutesStep` does not allow is an error, `minutesStep` in `onError`.', () => {
    const onError = jest.fn();
    const props = { value: dayjs('2022-04-17T09:07'), minutesStep: 5, onError };
    const { unmount } = renderOld(lab.TimePicker, props);
    expect(onError).not.toHaveBeenCalled();
    unmount();
    renderNew(x.TimePicker, props);
    expect(onError).toHaveBeenCalledWith('minutesStep', expect.anything());
  });
});

describe('#test', () => {
  test("`getByRole('gridcell', { name: '17' })` in place of `getByRole('button', { name: 'Apr 17, 2022' })`.", () => {
    const { unmount } = renderOld(lab.CalendarPicker, { date: MORNING });
    expect(screen.getByRole('button', { name: 'Apr 17, 2022' })).toBeInTheDocument();
    unmount();
    renderNew(x.CalendarPicker, { date: MORNING });
    expect(screen.getByRole('gridcell', { name: '17' })).toBeInTheDocument();
  });

  test('as in jsdom, the pickers take their desktop form.', () => {
    Reflect.deleteProperty(window, 'matchMedia');
    const { unmount } = renderOld(lab.DatePicker, { value: MORNING });
    expect(input()).toHaveAttribute('readonly');
    unmount();
    renderNew(x.DatePicker, { value: MORNING });
    expect(input()).not.toHaveAttribute('readonly');
  });
});
