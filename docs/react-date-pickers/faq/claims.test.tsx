import * as React from 'react';
import dayjs from 'dayjs';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import * as pickers from '@mui/x-date-pickers';

beforeAll(() => configure({ defaultHidden: true }));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());
function show(props: object, Component: React.ElementType = DesktopDatePicker) {
  return render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component label="Visit" {...props} />
    </LocalizationProvider>,
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('#render-input', () => {
  test('A function in `renderInput` is never called', () => {
    const renderInput = jest.fn();
    show({ renderInput });
    expect(renderInput).not.toHaveBeenCalled();
    expect(input()).toBeVisible();
  });
});

describe('#input-format', () => {
  test('`inputFormat` has no effect', () => {
    show({ inputFormat: 'YYYY', defaultValue: dayjs('2025-04-17') });
    expect(input()).toHaveValue('04/17/2025');
  });
});

describe('#components-props', () => {
  test('`components`, `componentsProps`, `InputProps` and `PaperProps` have no effect on a picker', () => {
    show({
      open: true,
      components: { ActionBar: () => <i>Bar</i> },
      componentsProps: { actionBar: { actions: ['clear'] } },
      InputProps: { startAdornment: <i>Start</i> },
      PaperProps: { 'data-paper': true },
    });
    expect(screen.queryByText('Bar')).toBe(null);
    expect(screen.queryByText('Clear')).toBe(null);
    expect(screen.queryByText('Start')).toBe(null);
    expect(document.querySelector('[data-paper]')).toBe(null);
  });
});

describe('#keyboard-date-picker', () => {
  test('`KeyboardDatePicker` is not exported', () => {
    expect(pickers).not.toHaveProperty('KeyboardDatePicker');
  });
});

describe('#missing-provider', () => {
  test('A picker without a provider throws an error', () => {
    expect(() => render(<DesktopDatePicker />)).toThrow(
      'MUI X: Can not find the date and time pickers localization context.',
    );
  });
});

describe('#value-type', () => {
  test('A string or a `Date` as `value` throws an error', () => {
    expect(() => show({ value: '2025-04-17' })).toThrow(/is not a function/);
    cleanup();
    expect(() => show({ value: new Date(2025, 3, 17) })).toThrow(/is not a function/);
  });
});

describe('#empty', () => {
  test('With `value={undefined}`, the picker is uncontrolled and empty', () => {
    const { rerender } = show({ value: undefined });
    expect(input()).toHaveValue('');
    rerender(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker label="Visit" />
      </LocalizationProvider>,
    );
    expect(input()).toHaveValue('');
  });
});

describe('#tests', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  test('Many set-up files of tests add a `matchMedia` that never matches, so pickers use the mobile variant', () => {
    window.matchMedia = ((media: string) => ({
      media,
      matches: false,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    })) as unknown as typeof window.matchMedia;
    show({}, DatePicker);
    expect(input()).toHaveAttribute('readonly');
  });

  test('Without `matchMedia`, as in plain jsdom, they use the desktop variant', () => {
    Reflect.deleteProperty(window, 'matchMedia');
    show({}, DatePicker);
    expect(input()).not.toHaveAttribute('readonly');
  });
});

describe('#typing-impossible', () => {
  test('The field of a mobile picker is read-only', () => {
    show({}, MobileDatePicker);
    expect(input()).toHaveAttribute('readonly');
  });
});
