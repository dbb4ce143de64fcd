import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useFormik } from 'formik';
import { Controller, useForm } from 'react-hook-form';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import BookAViewing from './demos/BookAViewing';
import FerryFormData from './demos/FerryFormData';
import ScheduleATalk from './demos/ScheduleATalk';

beforeAll(() => {
  dayjs.extend(utc);
  dayjs.extend(timezone);
});

function show(children: React.ReactNode) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

type PickerProps = Partial<DatePickerProps<Dayjs, Dayjs>>;

interface Shown extends PickerProps {
  start?: Dayjs | null;
  field?: TextFieldProps;
}

/** A picker that keeps its value. */
function Picker({ start = null, field, ...props }: Shown) {
  const [value, setValue] = React.useState<Dayjs | null>(start);
  return (
    <DatePicker
      label="Day"
      renderInput={(params) => <TextField {...params} {...field} />}
      {...props}
      value={value}
      onChange={(day, text) => {
        setValue(day);
        props.onChange?.(day, text);
      }}
    />
  );
}

const input = (label = 'Day') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
const change = (text: string, label?: string) =>
  fireEvent.change(input(label), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

interface HookFormProps extends PickerProps {
  rules?: object;
  seen?: (error: unknown) => void;
}

/** A form of React Hook Form around one picker. */
function HookForm({ rules, seen, ...props }: HookFormProps) {
  const error = React.useRef<unknown>(null);
  const { control, handleSubmit, setError } = useForm<{ day: Dayjs | null }>({
    mode: seen ? 'onChange' : 'onSubmit',
    defaultValues: { day: null },
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
        rules={seen ? { validate: () => (seen(error.current), true) } : rules}
        render={({ field: { ref, ...field }, fieldState }) => (
          <DatePicker
            {...field}
            label="Day"
            inputRef={ref}
            onError={(next) => {
              error.current = next;
            }}
            {...props}
            renderInput={(params) => (
              <TextField {...params} helperText={fieldState.error?.message} />
            )}
          />
        )}
      />
      <button type="button" onClick={() => setError('day', { message: 'Taken' })}>
        Server
      </button>
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  );
}

/** Submits a plain form with one picker and returns its value in the form data. */
async function send(props: Shown) {
  let data: FormData | undefined;
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        data = new FormData(event.currentTarget);
      }}
    >
      <Picker {...props} field={{ name: 'day' }} />
      <button type="submit">Send</button>
    </form>,
  );
  await press('Send');
  return data!.get('day');
}

describe('#value', () => {
  test('A value of `undefined` is taken for the current date', () => {
    show(
      <DatePicker
        label="Day"
        value={undefined as unknown as Dayjs}
        onChange={() => {}}
        renderInput={(params) => <TextField {...params} />}
      />,
    );
    expect(input()).toHaveValue(dayjs().format('MM/DD/YYYY'));
  });
});

describe('#message', () => {
  test("`params.error` is `true` as soon as the value breaks one of the picker's own rules", () => {
    const errors: unknown[] = [];
    show(
      <Picker
        disablePast
        renderInput={(params) => {
          errors.push(params.error);
          return <TextField {...params} />;
        }}
      />,
    );
    expect(errors.at(-1)).toBe(false);
    change('01/01/2020');
    expect(errors.at(-1)).toBe(true);
    expect(input()).toHaveAttribute('aria-invalid', 'true');
  });

  test('`error` after `{...params}` replaces this value', () => {
    show(<Picker disablePast start={dayjs('2020-01-01')} field={{ error: false }} />);
    expect(input()).toHaveAttribute('aria-invalid', 'false');
  });

  test('A picker never shows a message itself', () => {
    const { container } = show(<Picker disablePast start={dayjs('2020-01-01')} />);
    expect(container.querySelector('.MuiFormHelperText-root')).toBeNull();
  });
});

describe('#order', () => {
  test('`onError` follows once React has rendered, and only if the error has changed', () => {
    const calls: string[] = [];
    show(
      <Picker
        disablePast
        onChange={() => calls.push('change')}
        onError={(error) => calls.push(`error ${error}`)}
      />,
    );
    change('01/01/2020');
    change('01/02/2020');
    expect(calls).toEqual(['change', 'error disablePast', 'change']);
  });

  test('It is also called on mount if the first value breaks a rule', () => {
    const onError = jest.fn();
    show(<Picker disablePast start={dayjs('2020-01-01')} onError={onError} />);
    expect(onError.mock.calls.map(([error]) => error)).toEqual(['disablePast']);
  });

  test('with `null` when the value is valid again', () => {
    const onError = jest.fn();
    show(<Picker minDate={dayjs('2025-01-01')} onError={onError} />);
    change('01/01/2020');
    change('01/01/2025');
    expect(onError.mock.calls.map(([error]) => error)).toEqual(['minDate', null]);
  });

  test('Form libraries validate inside `onChange`, when the error of the new value is not known yet', async () => {
    const seen: unknown[] = [];
    show(<HookForm disablePast seen={(error) => seen.push(error)} />);
    await waitFor(() => expect(input()).toBeInTheDocument());
    seen.length = 0;
    change('01/01/2020');
    await waitFor(() => expect(seen).toEqual([null]));
  });
});

describe('#required', () => {
  test('A half-typed date is an invalid date object, not `null`, so `required` lets it pass', async () => {
    show(<HookForm rules={{ required: 'Choose a day.' }} />);
    change('05/2');
    await press('Send');
    expect(await screen.findByText('Invalid Date')).toBeInTheDocument();
  });

  test('In a form with `noValidate`, this attribute checks nothing', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    show(
      <form noValidate onSubmit={onSubmit}>
        <Picker field={{ required: true }} />
        <button type="submit">Send</button>
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
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    await press('Send');
    expect(await screen.findByText('2020-01-01')).toBeInTheDocument();
  });

  test('a past day is not submitted, and the message is shown below the field', async () => {
    show(<BookAViewing />);
    change('01/07/2020', 'Viewing');
    await press('Book the viewing');
    expect(await screen.findByText('Choose today or a later day.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Not booked yet');
  });

  test('The message disappears as soon as an allowed day is entered', async () => {
    show(<BookAViewing />);
    change('01/07/2020', 'Viewing');
    await press('Book the viewing');
    await screen.findByText('Choose today or a later day.');
    change('01/07/2058', 'Viewing');
    await waitFor(() => expect(screen.queryByText(/^Choose today/)).toBeNull());
    await press('Book the viewing');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Booked: 2058-01-07'));
  });

  test('`inputRef={field.ref}` lets React Hook Form move the focus to the field after a failed submission', async () => {
    show(<BookAViewing />);
    await press('Book the viewing');
    expect(await screen.findByText('Choose a day for the viewing.')).toBeInTheDocument();
    expect(input('Viewing')).toHaveFocus();
  });
});

describe('#formik', () => {
  test('Formik does not submit a past start', async () => {
    show(<ScheduleATalk />);
    change('01/07/2020 09:15', 'Talk starts');
    await press('Save the talk');
    expect(await screen.findByText('The talk must start in the future.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
    change('01/07/2058 09:15', 'Talk starts');
    await press('Save the talk');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Saved: 2058-01-07 09:15'),
    );
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

  test('After a submission, `touched.start` is an object that copies the keys of the date, not `true`', async () => {
    function Form() {
      const form = useFormik({ initialValues: { start: dayjs() }, onSubmit: () => {} });
      return (
        <form onSubmit={form.handleSubmit}>
          <button type="submit">Send</button>
          <output>{JSON.stringify(form.touched)}</output>
        </form>
      );
    }
    show(<Form />);
    await press('Send');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('"$y":true'));
  });
});

describe('#plain-form', () => {
  test('`FormData` then holds the text of the field, in the format that users see', async () => {
    expect(await send({ start: dayjs('2025-05-20') })).toBe('05/20/2025');
  });

  test('an empty picker sends an empty string', async () => {
    expect(await send({})).toBe('');
  });

  test('a disabled picker sends nothing', async () => {
    expect(await send({ disabled: true, start: dayjs('2025-05-20') })).toBeNull();
  });

  test('A reset of the form does not change the picker', async () => {
    show(
      <form>
        <Picker />
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
    show(<FerryFormData />);
    const form = input('Departure').form!;
    expect(form.checkValidity()).toBe(false);
    change('2020-01-06', 'Departure');
    expect(input('Departure').validity.customError).toBe(true);
    change('2058-01-0', 'Departure');
    expect(form.checkValidity()).toBe(false);
    change('2058-01-06', 'Departure');
    expect(form.checkValidity()).toBe(true);
  });

  test('`required` alone lets a half-typed date pass', () => {
    show(<Picker field={{ required: true }} />);
    expect(input().checkValidity()).toBe(false);
    change('05/2');
    expect(input().checkValidity()).toBe(true);
  });

  test('The field of the mobile variant, `MobileDatePicker`, is read-only, and browsers do not validate read-only inputs', () => {
    show(
      <MobileDatePicker
        label="Day"
        value={null}
        onChange={() => {}}
        renderInput={(params) => <TextField {...params} required />}
      />,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field.readOnly).toBe(true);
    expect(field.checkValidity()).toBe(true);
  });
});

describe('#time-zone', () => {
  test('The text keeps the clock time, and the zone decides which point in time it is', () => {
    const value = dayjs('2025-05-20T09:00');
    const text = value.format('YYYY-MM-DDTHH:mm');
    expect(dayjs.tz(text, 'America/New_York').toISOString()).toBe('2025-05-20T13:00:00.000Z');
    expect(dayjs.tz(text, 'Asia/Tokyo').toISOString()).toBe('2025-05-20T00:00:00.000Z');
  });
});

describe('#server-errors', () => {
  test('the next change removes them', async () => {
    show(<HookForm />);
    change('05/20/2030');
    await press('Send');
    await screen.findByText('2030-05-20');
    await press('Server');
    expect(await screen.findByText('Taken')).toBeInTheDocument();
    change('05/21/2030');
    await waitFor(() => expect(screen.queryByText('Taken')).toBeNull());
  });
});

describe('#accessibility', () => {
  test('`helperText` describes the input, and `error` sets `aria-invalid`', () => {
    show(<Picker field={{ helperText: 'Monday to Saturday', error: true }} />);
    expect(input()).toHaveAccessibleDescription('Monday to Saturday');
    expect(input()).toHaveAttribute('aria-invalid', 'true');
  });
});
