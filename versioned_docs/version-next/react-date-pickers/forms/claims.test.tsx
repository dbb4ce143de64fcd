import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type { Dayjs } from 'dayjs';
import { useFormik } from 'formik';
import { Controller, useForm } from 'react-hook-form';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import ArrivalAndDeparture from './demos/ArrivalAndDeparture';
import BookAVisitWithHookForm from './demos/BookAVisitWithHookForm';
import PlainFormData from './demos/PlainFormData';
import PlanACourseWithFormik from './demos/PlanACourseWithFormik';
import SameRulesInTheForm from './demos/SameRulesInTheForm';
import ServerSaysTaken from './demos/ServerSaysTaken';

function show(children: React.ReactNode) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

function field(label = 'Day') {
  return screen.getByRole('group', { name: new RegExp(`^${label}`) });
}

function input(label = 'Day') {
  return field(label).parentElement!.querySelector('input')!;
}

const section = (name: string) => screen.getByRole('spinbutton', { name });

/** Enters a date at once; a field with the focus would take it for a key. */
function change(text: string, label?: string) {
  act(() => input(label).blur());
  fireEvent.change(input(label), { target: { value: text } });
}

/** A form of React Hook Form around one picker. */
function HookForm({
  rules,
  day = null,
  ...props
}: DatePickerProps & { rules?: object; day?: Dayjs | null }) {
  const { control, formState, handleSubmit } = useForm<{ day: Dayjs | null }>({
    defaultValues: { day },
  });
  const [sent, setSent] = React.useState('nothing');
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => setSent(values.day?.format('YYYY-MM-DD') ?? 'null'))}
    >
      <Controller
        name="day"
        control={control}
        rules={rules}
        render={({ field: { ref, ...field }, fieldState }) => (
          <DatePicker
            {...field}
            label="Day"
            inputRef={ref}
            {...props}
            slotProps={{ textField: { helperText: fieldState.error?.message } }}
          />
        )}
      />
      <button>Send</button>
      <output>{`${sent}, dirty: ${formState.isDirty}`}</output>
    </form>
  );
}

/** A form of Formik around one picker and a note. */
function FormikForm() {
  const formik = useFormik<{ day: Dayjs | null; note: string }>({
    initialValues: { day: null, note: '' },
    validate: () => ({}),
    onSubmit: () => {},
  });
  return (
    <form onSubmit={formik.handleSubmit}>
      <DatePicker
        label="Day"
        value={formik.values.day}
        onChange={(value) => void formik.setFieldValue('day', value)}
        slotProps={{ textField: { helperText: formik.errors.day } }}
      />
      <input name="note" aria-label="Note" onBlur={formik.handleBlur} />
      <button type="button" onClick={() => formik.setErrors({ day: 'Taken' })}>
        Server
      </button>
      <output>{JSON.stringify(formik.touched)}</output>
    </form>
  );
}

/** Sends a plain form with one picker and reads what it holds. */
async function send(picker: React.ReactNode) {
  let data: FormData | undefined;
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        data = new FormData(event.currentTarget);
      }}
    >
      {picker}
      <button>Send</button>
    </form>,
  );
  await press('Send');
  return data!.get('day');
}

/** A form that knows the picker's error from `onError` alone. */
function LateForm({ onValidate }: { onValidate: (error: unknown) => void }) {
  const error = React.useRef<unknown>(null);
  const { control } = useForm<{ day: Dayjs | null }>({
    mode: 'onChange',
    defaultValues: { day: null },
  });
  return (
    <Controller
      name="day"
      control={control}
      rules={{ validate: () => onValidate(error.current) ?? true }}
      render={({ field: { ref, ...field } }) => (
        <DatePicker
          {...field}
          label="Day"
          disablePast
          inputRef={ref}
          onError={(next) => {
            error.current = next;
          }}
        />
      )}
    />
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('#message', () => {
  test('a picker of this version turns red as soon as its value breaks one of its rules', () => {
    show(<DatePicker label="Day" defaultValue={dayjs('2020-01-01')} disablePast />);
    expect(field()).toHaveAttribute('aria-invalid', 'true');
  });

  test('A picker never shows a message by itself', () => {
    const { container } = show(
      <DatePicker label="Day" defaultValue={dayjs('2020-01-01')} disablePast />,
    );
    expect(container.querySelector('.MuiFormHelperText-root')).toBeNull();
  });

  test('`error: false` also hides the error state that comes from the picker’s own rules', () => {
    show(
      <DatePicker
        label="Day"
        defaultValue={dayjs('2020-01-01')}
        disablePast
        slotProps={{ textField: { error: false } }}
      />,
    );
    expect(field()).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('#order', () => {
  test('`onChange` comes first, with the error of the new value in `context.validationError`', () => {
    const calls: string[] = [];
    show(
      <DatePicker
        label="Day"
        disablePast
        onChange={(_, context) => calls.push(`onChange ${context.validationError}`)}
        onError={(error) => calls.push(`onError ${error}`)}
      />,
    );
    change('01/01/2020');
    expect(calls).toEqual(['onChange disablePast', 'onError disablePast']);
  });

  test('`onError` follows once React has rendered, and only if the error has changed', () => {
    const onError = jest.fn();
    show(<DatePicker label="Day" disablePast onError={onError} />);
    change('01/01/2020');
    change('01/02/2020');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('`onError` is also called on mount if the first value breaks a rule', () => {
    const onError = jest.fn();
    show(
      <DatePicker label="Day" disablePast defaultValue={dayjs('2020-01-01')} onError={onError} />,
    );
    expect(onError.mock.calls.map(([error]) => error)).toEqual(['disablePast']);
  });

  test('with `null` when the value is valid again', () => {
    const onError = jest.fn();
    show(<DatePicker label="Day" minDate={dayjs('2025-01-01')} onError={onError} />);
    change('01/01/2020');
    change('01/01/2025');
    expect(onError.mock.calls.map(([error]) => error)).toEqual(['minDate', null]);
  });

  test('A form that keeps only what `onError` reports validates one change too late', async () => {
    const seen: unknown[] = [];
    show(<LateForm onValidate={(error) => seen.push(error)} />);
    await act(async () => {});
    seen.length = 0;
    change('01/01/2020');
    await waitFor(() => expect(seen).toEqual([null]));
  });
});

describe('#required', () => {
  test('While a date is half typed, the value is `null` as well, so `required` refuses it', async () => {
    show(<HookForm rules={{ required: 'Choose a day.' }} />);
    await userEvent.click(section('Month'));
    await userEvent.keyboard('05');
    expect(input()).toHaveValue('05/DD/YYYY');
    await press('Send');
    expect(await screen.findByText('Choose a day.')).toBeInTheDocument();
    expect(screen.getByText(/^nothing, dirty/)).toBeInTheDocument();
  });

  test('In a form with `noValidate`, this attribute checks nothing', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    show(
      <form noValidate onSubmit={onSubmit}>
        <DatePicker label="Day" slotProps={{ textField: { required: true } }} />
        <button>Send</button>
      </form>,
    );
    await press('Send');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('#react-hook-form', () => {
  test('Without `validate`, React Hook Form submits a date that the picker shows in red', async () => {
    show(<HookForm disablePast rules={{ required: 'Choose a day.' }} />);
    change('01/01/2020');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    await press('Send');
    expect(await screen.findByText(/^2020-01-01/)).toBeInTheDocument();
  });

  test('a past day is not submitted, and the message is shown below the field', async () => {
    show(<BookAVisitWithHookForm />);
    change('01/07/2020', 'Visit');
    await press('Book the visit');
    expect(await screen.findByText('Choose today or a later day.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Not booked yet');
  });

  test('The message disappears as soon as an allowed day is entered', async () => {
    show(<BookAVisitWithHookForm />);
    change('01/07/2020', 'Visit');
    await press('Book the visit');
    await screen.findByText('Choose today or a later day.');
    change('01/07/2058', 'Visit');
    await waitFor(() => expect(screen.queryByText(/^Choose today/)).toBeNull());
    await press('Book the visit');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Booked: 2058-01-07'));
  });
});

describe('#focus', () => {
  test('`inputRef` refers to a hidden input', () => {
    const ref = React.createRef<HTMLInputElement>();
    show(<DatePicker label="Day" inputRef={ref} />);
    expect(ref.current).toBe(input());
    expect(ref.current).toHaveAttribute('aria-hidden', 'true');
  });

  test('With `inputRef={field.ref}`, the focus goes to the hidden input after a failed submission', async () => {
    show(<HookForm rules={{ required: 'Choose a day.' }} />);
    await press('Send');
    await screen.findByText('Choose a day.');
    expect(input()).toHaveFocus();
  });

  test('without an `inputRef`, it stays on the button', async () => {
    show(<HookForm inputRef={() => {}} rules={{ required: 'Choose a day.' }} />);
    await press('Send');
    expect(await screen.findByText('Choose a day.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  test('this code moves the focus to the first section', async () => {
    show(<BookAVisitWithHookForm />);
    await press('Book the visit');
    expect(await screen.findByText('Choose a day for the visit.')).toBeInTheDocument();
    expect(section('Month')).toHaveFocus();
    await userEvent.keyboard('01072058');
    await press('Book the visit');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Booked: 2058-01-07'));
  });
});

describe('#load-and-reset', () => {
  test('React Hook Form compares dates of Day.js by their content: if the original day is chosen again, the form is not dirty', async () => {
    show(<HookForm day={dayjs('2025-05-20')} />);
    change('05/21/2025');
    expect(await screen.findByText('nothing, dirty: true')).toBeInTheDocument();
    change('05/20/2025');
    expect(await screen.findByText('nothing, dirty: false')).toBeInTheDocument();
  });
});

describe('#formik', () => {
  test('Formik does not submit a past start', async () => {
    show(<PlanACourseWithFormik />);
    change('01/07/2020 09:15 AM', 'Course starts');
    await press('Save the course');
    expect(await screen.findByText('The course must start in the future.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
    change('01/07/2058 09:15 AM', 'Course starts');
    await press('Save the course');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Saved: 2058-01-07 09:15'),
    );
  });

  test('If someone opens the calendar with its button and closes it again, the focus was never in the field, so `onBlur` is not called', async () => {
    const onBlur = jest.fn();
    show(<DatePicker label="Day" slotProps={{ textField: { onBlur } }} />);
    await press('Choose date');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onBlur).not.toHaveBeenCalled();
  });

  test('After a submission, `touched.start` is an object that copies the keys of the date, not `true`', async () => {
    const { container } = show(<FormikForm />);
    change('05/20/2030');
    fireEvent.submit(container.querySelector('form')!);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('"$y":true'));
  });

  test('With a `validate` function for the whole form, `validateField` does not run it', async () => {
    const validate = jest.fn(() => ({ start: 'Wrong' }));
    function Form() {
      const form = useFormik({ initialValues: { start: '' }, validate, onSubmit: () => {} });
      return (
        <>
          <button onClick={() => void form.validateField('start')}>One field</button>
          <button onClick={() => void form.validateForm()}>All fields</button>
        </>
      );
    }
    show(<Form />);
    await press('One field');
    expect(validate).not.toHaveBeenCalled();
    await press('All fields');
    await waitFor(() => expect(validate).toHaveBeenCalled());
  });
});

describe('#plain-form', () => {
  test('`FormData` holds the text of the field, in the format that users see', async () => {
    expect(await send(<DatePicker name="day" defaultValue={dayjs('2025-05-20')} />)).toBe(
      '05/20/2025',
    );
  });

  test('an empty picker sends an empty string', async () => {
    expect(await send(<DatePicker name="day" />)).toBe('');
  });

  test('a disabled picker sends nothing', async () => {
    expect(
      await send(<DatePicker name="day" disabled defaultValue={dayjs('2025-05-20')} />),
    ).toBeNull();
  });

  test('A reset of the form does not change the picker', async () => {
    show(
      <form>
        <DatePicker label="Day" name="day" />
        <button type="reset">Reset</button>
      </form>,
    );
    change('05/20/2025');
    await press('Reset');
    expect(input()).toHaveValue('05/20/2025');
  });
});

describe('#native-validation', () => {
  test('The browser then refuses to submit, as it does for an empty field', () => {
    show(<PlainFormData />);
    const form = input('Departure').form!;
    expect(form.checkValidity()).toBe(false);
    change('2020-01-06', 'Departure');
    expect(input('Departure').validity.customError).toBe(true);
    expect(form.checkValidity()).toBe(false);
    change('2058-01-06', 'Departure');
    expect(form.checkValidity()).toBe(true);
  });

  test('`required` alone lets a half-typed date pass: the text of the field is not empty', async () => {
    show(<DatePicker label="Day" slotProps={{ textField: { required: true } }} />);
    await userEvent.click(section('Month'));
    await userEvent.keyboard('05');
    expect(input()).toHaveValue('05/DD/YYYY');
    expect(input().checkValidity()).toBe(true);
  });

  test('The demo therefore also checks in `onSubmit` that there is a value', async () => {
    show(<PlainFormData />);
    await userEvent.click(section('Year'));
    await userEvent.keyboard('2058');
    expect(input('Departure').form!.checkValidity()).toBe(true);
    await press('Find a ferry');
    expect(screen.getByText('Enter year, month and day.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Not sent yet');
  });

  test('the browser checks `required` there too', () => {
    show(<MobileDatePicker label="Day" slotProps={{ textField: { required: true } }} />);
    expect(input().checkValidity()).toBe(false);
    expect(input().readOnly).toBe(false);
  });
});

describe('#same-rules', () => {
  test('The order of the callbacks does not matter: the form requests the error of the value that it validates', async () => {
    show(<SameRulesInTheForm />);
    await press('Reserve the lesson');
    expect(await screen.findByText('The pool opens on June 1.')).toBeInTheDocument();
    change('06/02/2025', 'Swimming lesson');
    expect(await screen.findByText('The pool is closed on Mondays.')).toBeInTheDocument();
    change('06/03/2025', 'Swimming lesson');
    await press('Reserve the lesson');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Reserved: 2025-06-03'),
    );
  });

  test('The component that calls `useValidation` must be below `LocalizationProvider`', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    function Check() {
      useValidation({
        props: {} as never,
        validator: validateDate,
        timezone: 'default',
        value: null as Dayjs | null,
      });
      return null;
    }
    expect(() => render(<Check />)).toThrow('Can not find the date and time pickers localization');
    expect(() => show(<Check />)).not.toThrow();
    log.mockRestore();
  });
});

describe('#midnight', () => {
  test('Nothing is checked again while the page is idle', () => {
    jest.useFakeTimers({ now: new Date('2025-05-20T23:59:00') });
    const onError = jest.fn();
    const picker = () => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" disablePast defaultValue={dayjs('2025-05-20')} onError={onError} />
      </LocalizationProvider>
    );
    const { rerender } = render(picker());
    act(() => jest.advanceTimersByTime(120_000));
    expect(onError).not.toHaveBeenCalled();
    rerender(picker());
    expect(onError.mock.calls.map(([error]) => error)).toEqual(['disablePast']);
    jest.useRealTimers();
  });
});

describe('#dependent-dates', () => {
  test('When the arrival moves after the departure, `onError` of the departure is called, although nobody has edited the departure', async () => {
    show(<ArrivalAndDeparture />);
    change('07/08/2025', 'Arrival');
    expect(
      await screen.findByText('Leave at least one day after the arrival.'),
    ).toBeInTheDocument();
  });

  test('While the arrival is incomplete, the demo does not compare the two dates', async () => {
    show(<ArrivalAndDeparture />);
    change('', 'Arrival');
    change('07/09/2025', 'Departure');
    await press('Book the room');
    expect(await screen.findByText('Enter the day of arrival.')).toBeInTheDocument();
    expect(screen.queryByText('Leave at least one day after the arrival.')).toBeNull();
  });
});

describe('#server-errors', () => {
  test('The next change removes the message', async () => {
    show(<ServerSaysTaken />);
    await press('Reserve the hall');
    await screen.findByText('The hall is taken on 2030-05-18.', {}, { timeout: 4000 });
    change('05/21/2030', 'Concert');
    await waitFor(() => expect(screen.queryByText(/^The hall is taken/)).toBeNull());
  });

  test('A failed request keeps the day', async () => {
    show(<ServerSaysTaken />);
    change('05/20/2030', 'Concert');
    await press('Reserve the hall');
    await screen.findByText(/^The server did not answer/, {}, { timeout: 4000 });
    expect(input('Concert')).toHaveValue('05/20/2030');
  });

  test('In Formik, the next validation of any field removes what `setErrors` has set', async () => {
    show(<FormikForm />);
    await press('Server');
    expect(screen.getByText('Taken')).toBeInTheDocument();
    fireEvent.blur(screen.getByLabelText('Note'));
    await waitFor(() => expect(screen.queryByText('Taken')).toBeNull());
  });
});

describe('#accessibility', () => {
  test('`error` sets `aria-invalid` on the group of sections, and `helperText` describes the group', () => {
    show(<DatePicker label="Day" slotProps={{ textField: { error: true, helperText: 'May' } }} />);
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription('May');
  });
});

describe('#time-zone', () => {
  // Dates of Day.js are compared differently with these plugins, so this group is the last one.
  beforeAll(() => {
    dayjs.extend(utc);
    dayjs.extend(timezone);
  });

  test('in a time zone east of Greenwich, the day that was chosen becomes the day before', () => {
    const onChange = jest.fn();
    show(<DatePicker label="Day" timezone="Asia/Tokyo" onChange={onChange} />);
    change('05/20/2025');
    const [day] = onChange.mock.lastCall as [Dayjs];
    expect(day.format('YYYY-MM-DD')).toBe('2025-05-20');
    expect(day.toISOString()).toBe('2025-05-19T15:00:00.000Z');
  });

  test('The value is then in that time zone, and `toISOString()` is the right point in time', () => {
    const onChange = jest.fn();
    show(<DateTimePicker label="Day" timezone="America/New_York" onChange={onChange} />);
    change('05/20/2025 09:00 AM');
    const [value] = onChange.mock.lastCall as [Dayjs];
    expect(value.format('HH:mm')).toBe('09:00');
    expect(value.toISOString()).toBe('2025-05-20T13:00:00.000Z');
  });
});
