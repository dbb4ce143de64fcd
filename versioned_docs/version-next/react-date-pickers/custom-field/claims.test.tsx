import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerContext, useParsedFormat, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import BrowserInputField from './demos/BrowserInputField';
import ButtonOpensThePicker from './demos/ButtonOpensThePicker';
import FreeDaysAutocomplete from './demos/FreeDaysAutocomplete';
import LabelAboveTheInput from './demos/LabelAboveTheInput';
import MaskedDateInput from './demos/MaskedDateInput';
import MaterialTextFieldInAPicker from './demos/MaterialTextFieldInAPicker';
import RangeFromAButton from './demos/RangeFromAButton';
import ReadOnlyTextOpensThePicker from './demos/ReadOnlyTextOpensThePicker';
import SeparatorOfTwoFields from './demos/SeparatorOfTwoFields';
import UnstyledSections from './demos/UnstyledSections';

beforeAll(() => configure({ defaultHidden: true }));
beforeAll(() => {
  window.matchMedia = (query) =>
    ({
      matches: query.includes('pointer: fine'),
      media: query,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
});

type InputFieldProps = DatePickerFieldProps & { enableAccessibleFieldDOMStructure?: false };

const april17 = dayjs('2025-04-17');
const user = userEvent.setup({ pointerEventsCheck: 0 });

function show(children: React.ReactNode) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

/** The props and the context that a field slot receives. */
function fieldPropsOf(Picker: React.ElementType, props: object) {
  const report = jest.fn();
  function Probe(fieldProps: Record<string, unknown>) {
    report(fieldProps, usePickerContext());
    return null;
  }
  cleanup();
  show(<Picker label="Day" defaultValue={april17} {...props} slots={{ field: Probe }} />);
  const [fieldProps, context] = report.mock.lastCall as Record<string, unknown>[];
  return { props: fieldProps!, context: context! };
}

/** The days of a calendar: roles are slow to find among so many buttons. */
const day = { selector: '[role=gridcell]' };
const group = () => screen.getByRole('group', { name: 'Day' });
const hiddenInput = () => group().querySelector('input')!;
const section = (name: string) => screen.getByRole('spinbutton', { name });

describe('#slot-props', () => {
  test('Goes to the hidden `input` element', () => {
    show(
      <DesktopDatePicker
        label="Day"
        slotProps={{ textField: { inputProps: { 'data-mark': 'yes' } as object } }}
      />,
    );
    expect(hiddenInput().getAttribute('data-mark')).toBe('yes');
  });

  test('The same as `InputProps`, and `htmlInput` as `inputProps`', () => {
    show(
      <DesktopDatePicker
        label="Day"
        slotProps={{
          textField: {
            slotProps: { input: { 'data-mark': 'outer' }, htmlInput: { 'data-mark': 'inner' } },
          } as object,
        }}
      />,
    );
    expect(document.querySelector('.MuiPickersOutlinedInput-root')).toHaveAttribute(
      'data-mark',
      'outer',
    );
    expect(hiddenInput().getAttribute('data-mark')).toBe('inner');
  });

  test("Replaces single keys of the picker's `slotProps`, such as `textField`", () => {
    const { props } = fieldPropsOf(DesktopDatePicker, {
      slotProps: {
        textField: { size: 'small' },
        clearButton: { title: 'Remove' },
        field: { slotProps: { textField: { helperText: 'Shown' } } },
      },
    });
    const { textField, clearButton } = props.slotProps as Record<string, unknown>;
    expect(textField).toEqual({ helperText: 'Shown' });
    expect(clearButton).toEqual({ title: 'Remove' });
  });

  test('Goes to the clear button', () => {
    show(
      <DesktopDatePicker
        label="Day"
        defaultValue={april17}
        slotProps={{ field: { clearable: true }, clearButton: { title: 'Remove' } }}
      />,
    );
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
  });
});

describe('#nested-slot-props', () => {
  test('The other keys, such as `inputLabel`, have no effect', () => {
    show(
      <DesktopDatePicker
        label="Day"
        slotProps={{
          textField: {
            slotProps: { inputLabel: { 'data-mark': 'label' }, formHelperText: {} },
          } as object,
        }}
      />,
    );
    expect(document.querySelector('[data-mark]')).toBe(null);
  });
});

describe('#adornments', () => {
  const textField = { InputProps: { endAdornment: <b>CET</b> } };

  test('An `endAdornment` replaces the opening button', () => {
    show(<DesktopDatePicker label="Day" slotProps={{ textField }} />);
    expect(screen.queryByRole('button')).toBe(null);
    expect(screen.getByText('CET')).toBeTruthy();
  });

  test("With `'start'` in `slotProps.field.openPickerButtonPosition`, both are shown", () => {
    show(
      <DesktopDatePicker
        label="Day"
        slotProps={{ textField, field: { openPickerButtonPosition: 'start' } }}
      />,
    );
    expect(screen.getByRole('button')).toBeTruthy();
    expect(screen.getByText('CET')).toBeTruthy();
  });
});

describe('#', () => {
  test('A field that is defined during rendering loses focus on each change', async () => {
    function Form() {
      const [date, setDate] = React.useState<Dayjs | null>(april17);
      const Field = (props: object) => <DateField {...props} />;
      return (
        <DesktopDatePicker label="Day" value={date} onChange={setDate} slots={{ field: Field }} />
      );
    }
    show(<Form />);
    await user.click(section('Month'));
    await user.keyboard('05');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('#text-field-slot', () => {
  test('The label names the group of sections', () => {
    render(<LabelAboveTheInput />);
    expect(screen.getByRole('group', { name: 'Bought on' })).toBeTruthy();
  });
});

describe('#material-text-field', () => {
  test('The field is then one `input`, and a screen reader hears one text', () => {
    render(<MaterialTextFieldInAPicker />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Renewal' });
    expect(input.value).toBe('04/17/2025');
    expect(screen.queryAllByRole('spinbutton')).toEqual([]);
  });
});

describe('#single-input', () => {
  test('A range picker shows both dates in one text', () => {
    show(
      <DesktopDateRangePicker
        label="Day"
        defaultValue={[april17, april17.add(4, 'day')]}
        slotProps={{ field: { dateSeparator: 'to' } }}
      />,
    );
    expect(hiddenInput().value.replace(/[^\da-z/ ]/g, '')).toBe('04/17/2025 to 04/21/2025');
  });
});

describe('#start-and-end', () => {
  test('A click into one of the inputs opens the popup', async () => {
    render(<SeparatorOfTwoFields />);
    const start = screen.getByRole('group', { name: 'Check-in' });
    expect(screen.getByRole('group', { name: 'Check-out' })).toBeTruthy();
    await user.click(start.querySelector('[role=spinbutton]')!);
    expect(await screen.findByRole('tooltip')).toBeTruthy();
  });

  test('In a mobile picker, both inputs are read-only', () => {
    show(<MobileDateRangePicker slots={{ field: MultiInputDateRangeField }} />);
    const sections = screen.getAllByRole('spinbutton');
    expect(sections).toHaveLength(6);
    expect(sections.every((it) => it.getAttribute('aria-readonly') === 'true')).toBe(true);
  });
});

describe('#browser-input', () => {
  test('Keys and sections work as in a `DateField`', async () => {
    render(<BrowserInputField />);
    const own = screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' });
    await user.click(own);
    await user.keyboard('05{ArrowUp}');
    expect(own.value).toBe('05/18/2025');
  });

  test('The hook reads the value and the format from the picker; the rules are in the props of the field', async () => {
    render(<BrowserInputField />);
    await user.click(screen.getByRole('button', { name: /Choose date/ }));
    fireEvent.click(await screen.findByText('22', day));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' }).value).toBe(
        '04/22/2025',
      ),
    );
    const errors: boolean[] = [];
    function Probe(props: DatePickerFieldProps) {
      const oneInput = { enableAccessibleFieldDOMStructure: false } as const;
      const inHook = useDateField<false, InputFieldProps>({ ...props, ...oneInput });
      const later = { ...props, ...oneInput, maxDate: april17 };
      const withLaterDate = useDateField<false, InputFieldProps>(later);
      errors.splice(0, 2, inHook.error, withLaterDate.error);
      return null;
    }
    const maxDate = april17.subtract(1, 'day');
    show(<DesktopDatePicker defaultValue={april17} maxDate={maxDate} slots={{ field: Probe }} />);
    expect(errors).toEqual([true, false]);
  });
});

describe('#sections', () => {
  test('Each section is a `spinbutton`', () => {
    render(<UnstyledSections />);
    const month = section('Month');
    expect(month.textContent).toBe('04');
    fireEvent.keyDown(month, { key: 'ArrowUp' });
    expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
  });
});

describe('#other-controls', () => {
  test('Its props are `id`, the rules, `slots`, `slotProps`, `inputRef` and what you pass in `slotProps.field`', () => {
    const { props } = fieldPropsOf(DesktopDatePicker, {
      maxDate: april17,
      slotProps: { field: { title: 'Mine' } },
    });
    expect(Object.keys(props).sort()).toEqual(
      [
        'disableFuture',
        'disablePast',
        'id',
        'inputRef',
        'maxDate',
        'minDate',
        'slotProps',
        'slots',
        'title',
      ].sort(),
    );
  });

  test('On mobile, the field is not read-only, and a tap on the field does not open the dialog', async () => {
    const { props, context } = fieldPropsOf(MobileDatePicker, {});
    expect(props.readOnly).toBe(undefined);
    expect(props.onClick).toBe(undefined);
    expect(context.readOnly).toBe(false);
    cleanup();
    show(<MobileDatePicker label="Day" defaultValue={april17} />);
    await user.click(section('Month'));
    await user.keyboard('05');
    expect(hiddenInput().value).toBe('05/17/2025');
    expect(screen.queryByRole('dialog')).toBe(null);
  });
});

describe('#set-value', () => {
  /** A field that sets a value with the options. */
  async function calls(options: object) {
    const log: string[] = [];
    function Setter() {
      const { open, setValue } = usePickerContext();
      return (
        <button onClick={() => setValue(april17, options)}>{open ? 'Set and open' : 'Set'}</button>
      );
    }
    cleanup();
    show(
      <DesktopDatePicker
        defaultValue={april17.add(1, 'day')}
        maxDate={dayjs('2025-04-01')}
        slots={{ field: Setter }}
        onChange={(value, context) =>
          log.push(`change ${context.source} ${context.validationError}`)
        }
        onAccept={() => log.push('accept')}
        onClose={() => log.push('close')}
      />,
    );
    await user.click(screen.getByText(/^Set/));
    return log;
  }

  test('By default, `setValue` calls `onChange` and `onAccept`, and closes the popup', async () => {
    expect(await calls({})).toEqual(['change unknown maxDate', 'accept', 'close']);
  });

  test("`changeImportance: 'set'` calls `onChange` only", async () => {
    expect(await calls({ changeImportance: 'set' })).toEqual(['change unknown maxDate']);
  });

  test('`shouldClose: false` leaves the popup open', async () => {
    expect(await calls({ shouldClose: false, source: 'field' })).toEqual([
      'change field maxDate',
      'accept',
    ]);
  });

  test('The picker computes the error if you do not pass `validationError`', async () => {
    expect((await calls({}))[0]).toContain('maxDate');
    expect((await calls({ validationError: 'minDate' }))[0]).toContain('minDate');
  });
});

describe('#button', () => {
  test('A click opens the popup, and choosing a day changes the text', async () => {
    render(<ButtonOpensThePicker />);
    await user.click(screen.getByRole('button', { name: 'From: April 17, 2025' }));
    fireEvent.click(await screen.findByText('22', day));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'From: April 22, 2025' })).toBeTruthy(),
    );
  });

  test('The same component works on desktop and on mobile', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: false });
    render(<ButtonOpensThePicker />);
    await user.click(screen.getByRole('button', { name: 'From: April 17, 2025' }));
    fireEvent.click(await screen.findByText('22', day));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'From: April 22, 2025' })).toBeTruthy(),
    );
    window.matchMedia = matchMedia;
  });

  test('`triggerStatus` is `disabled` in a disabled or read-only picker, and `hidden` with `disableOpenPicker`', () => {
    const status = (props: object) => fieldPropsOf(DesktopDatePicker, props).context.triggerStatus;
    expect(status({})).toBe('enabled');
    expect(status({ disabled: true })).toBe('disabled');
    expect(status({ readOnly: true })).toBe('disabled');
    expect(status({ disableOpenPicker: true })).toBe('hidden');
  });
});

describe('#accessibility', () => {
  test('On desktop, the popup is named by the element whose id is `id` with `-label` behind it', async () => {
    render(<ButtonOpensThePicker />);
    await user.click(screen.getByRole('button', { name: 'From: April 17, 2025' }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('From: April 17, 2025');
    expect(fieldPropsOf(MobileDatePicker, {}).props.id).toBe(undefined);
  });
});

describe('#read-only', () => {
  test('Enter opens the calendar, and typing has no effect', async () => {
    render(<ReadOnlyTextOpensThePicker />);
    const own = screen.getByRole<HTMLInputElement>('combobox');
    act(() => own.focus());
    await user.keyboard('05');
    expect(own.value).toBe('04/17/2025');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  test('`readOnly` on the picker prevents typing and also disables the opening button', async () => {
    show(<DesktopDatePicker label="Day" defaultValue={april17} readOnly />);
    await user.click(section('Month'));
    await user.keyboard('05');
    expect(hiddenInput().value).toBe('04/17/2025');
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  test('`readOnly` in `slotProps.field` only prevents typing', async () => {
    show(
      <DesktopDatePicker
        label="Day"
        defaultValue={april17}
        slotProps={{ field: { readOnly: true } }}
      />,
    );
    await user.click(section('Month'));
    await user.keyboard('05');
    expect(hiddenInput().value).toBe('04/17/2025');
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('#masked-input', () => {
  test('The mask adds the separators, and the picker gets a date as soon as the text is complete', async () => {
    render(<MaskedDateInput />);
    const own = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
    await user.click(own);
    await user.keyboard('0230');
    expect(own.value).toBe('02/30');
    expect(own.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Backspace}{Backspace}171990');
    expect(own.value).toBe('02/17/1990');
    expect(own.getAttribute('aria-invalid')).toBe('false');
  });
});

describe('#autocomplete', () => {
  test('The list and the calendar share one value', async () => {
    render(<FreeDaysAutocomplete />);
    const own = screen.getByRole<HTMLInputElement>('combobox');
    await user.click(own);
    await user.click(screen.getByRole('option', { name: 'Tuesday, April 22' }));
    expect(own.value).toBe('Tuesday, April 22');
    await user.click(screen.getByRole('button', { name: /Choose date/ }));
    expect(
      (await screen.findByRole('gridcell', { name: '22' })).getAttribute('aria-selected'),
    ).toBe('true');
  });
});

describe('#range-button', () => {
  test('Without `fieldType`, the picker treats the field as one with two inputs: the popup is a tooltip and does not take the focus', async () => {
    const Opener = () => {
      const { setOpen, triggerRef } = usePickerContext();
      return (
        <button ref={triggerRef} onClick={() => setOpen(true)}>
          Open
        </button>
      );
    };
    show(<DesktopDateRangePicker slots={{ field: Opener }} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    expect(await screen.findByRole('tooltip')).toBeTruthy();
    expect(document.activeElement).toBe(opener);
    cleanup();
    const Single = Object.assign(() => <Opener />, { fieldType: 'single-input' });
    show(<DesktopDateRangePicker slots={{ field: Single }} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const popup = await screen.findByRole('dialog');
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
  });

  test('The popup stays open until both dates are chosen', async () => {
    render(<RangeFromAButton />);
    await user.click(screen.getByRole('button', { name: /^Sale/ }));
    fireEvent.click((await screen.findAllByText('10', day))[0]!);
    expect(screen.getByText('Sale: Apr 10 – Apr 21')).toBeTruthy();
    expect(screen.queryAllByText('12', day)).not.toHaveLength(0);
    fireEvent.click(screen.getAllByText('12', day)[0]!);
    expect(screen.getByText('Sale: Apr 10 – Apr 12')).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByText('12', day)).toHaveLength(0));
  });
});

describe('#split-props', () => {
  test('`useSplitFieldProps` puts the props for editing into `internalProps` and all others into `forwardedProps`', () => {
    const props = { value: null, format: 'YYYY', minDate: april17, label: 'Day', id: 'a' };
    const { result } = renderHook(() => useSplitFieldProps(props, 'date'));
    const { internalProps, forwardedProps } = result.current;
    expect(Object.keys(internalProps)).toEqual(['value', 'format', 'minDate']);
    expect(Object.keys(forwardedProps)).toEqual(['label', 'id']);
  });

  test('`usePickerContext` throws an error in a field without a picker', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    function Bare() {
      usePickerContext();
      return null;
    }
    expect(() => render(<Bare />)).toThrow('usePickerContext');
    quiet.mockRestore();
  });
});

describe('#placeholder', () => {
  test('`useParsedFormat` without an argument reads the format of the picker', () => {
    const Hint = () => <i>{useParsedFormat()}</i>;
    show(<DesktopDatePicker format="DD.MM.YYYY" slots={{ field: Hint }} />);
    expect(screen.getByText('DD.MM.YYYY')).toBeTruthy();
  });
});
