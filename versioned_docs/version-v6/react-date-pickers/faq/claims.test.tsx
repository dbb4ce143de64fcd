import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
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
  test('A function in `renderInput` is never called, and the console warns that the prop has been removed', () => {
    const renderInput = jest.fn();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    show({ renderInput });
    expect(warn.mock.calls.flat().join()).toContain('The `renderInput` prop has been removed');
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
  const old = {
    open: true,
    components: { ActionBar: ({ actions }: { actions: string[] }) => <i>Old {actions.join()}</i> },
    componentsProps: { actionBar: { actions: ['clear'] } },
  };

  test('`components` and `componentsProps` are deprecated and still work', () => {
    show(old);
    expect(screen.getByText('Old clear')).toBeInTheDocument();
  });

  test('If both are given, `slots` and `slotProps` win', () => {
    show({
      ...old,
      slots: { actionBar: ({ actions }: { actions: string[] }) => <i>New {actions.join()}</i> },
      slotProps: { actionBar: { actions: ['today'] } },
    });
    expect(screen.queryByText('Old clear')).toBe(null);
    expect(screen.getByText('New today')).toBeInTheDocument();
  });

  test('`InputProps` and `PaperProps` have no effect on a picker', () => {
    show({
      open: true,
      InputProps: { startAdornment: <i>Start</i> },
      PaperProps: { 'data-paper': true },
    });
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
      'MUI: Can not find the date and time pickers localization context.',
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

describe('#user-type', () => {
  test('Type digits in the order of the format, with or without the separators', async () => {
    for (const text of ['04092025', '04/09/2025']) {
      show({});
      await userEvent.type(input(), text);
      expect(input()).toHaveValue('04/09/2025');
      cleanup();
    }
  });
});

describe('#forms', () => {
  // The packages of this version do not include React Hook Form.
  const { useController, useForm } =
    jest.requireActual<typeof import('react-hook-form')>('react-hook-form');

  /** The code of the page. */
  function VisitForm({ save }: { save: (visit: { day: Dayjs | null }) => void }) {
    const error = React.useRef<DateValidationError>(null);
    const { control, handleSubmit } = useForm({ defaultValues: { day: null as Dayjs | null } });
    const { field, fieldState } = useController({
      name: 'day',
      control,
      rules: {
        required: 'Enter a day',
        validate: () => error.current === null || 'Choose another day',
      },
    });

    return (
      <form onSubmit={handleSubmit(save)}>
        <DatePicker<Dayjs>
          label="Visit"
          disablePast
          value={field.value}
          onChange={(day, { validationError }) => {
            error.current = validationError;
            field.onChange(day);
          }}
          inputRef={field.ref}
          slotProps={{
            textField: {
              onBlur: field.onBlur,
              error: fieldState.invalid || undefined,
              helperText: fieldState.error?.message,
            },
          }}
        />
        <button type="submit">Book</button>
      </form>
    );
  }

  const open = () => {
    const save = jest.fn();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <VisitForm save={save} />
      </LocalizationProvider>,
    );
    return { save, submit: () => userEvent.click(screen.getByText('Book')) };
  };

  test('This form does not submit an empty or a past day', async () => {
    const { save, submit } = open();
    await submit();
    expect(await screen.findByText('Enter a day')).toBeInTheDocument();
    await userEvent.type(input(), '04092001');
    expect(await screen.findByText('Choose another day')).toBeInTheDocument();
    await submit();
    expect(save).not.toHaveBeenCalled();
    await userEvent.type(input(), '04092090');
    await waitFor(() => expect(screen.queryByText('Choose another day')).toBe(null));
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.lastCall[0].day.format('YYYY-MM-DD')).toBe('2090-04-09');
  });

  test('`inputRef` lets React Hook Form focus the field after a failed submission', async () => {
    const { submit } = open();
    await submit();
    await waitFor(() => expect(input()).toHaveFocus());
  });
});
