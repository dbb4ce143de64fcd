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
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import BrowserInputField from './demos/BrowserInputField';
import ButtonOpensThePicker from './demos/ButtonOpensThePicker';
import FreeDaysAutocomplete from './demos/FreeDaysAutocomplete';
import LabelAboveTheInput from './demos/LabelAboveTheInput';
import MaskedDateInput from './demos/MaskedDateInput';
import RangeFromAButton from './demos/RangeFromAButton';
import ReadOnlyTextOpensThePicker from './demos/ReadOnlyTextOpensThePicker';

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

const april17 = dayjs('2025-04-17');
const user = userEvent.setup({ pointerEventsCheck: 0 });

function show(children: React.ReactNode) {
  return render(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

/** The props that a field slot receives. */
function fieldPropsOf(Picker: React.ElementType, props: object) {
  const seen: { props: Record<string, unknown> } = { props: {} };
  function Probe(fieldProps: Record<string, unknown>) {
    seen.props = fieldProps;
    return null;
  }
  cleanup();
  show(<Picker label="Day" defaultValue={april17} {...props} slots={{ field: Probe }} />);
  return seen.props;
}

/** The label is a `span` of its own, behind which jsdom reads a space. */
const buttonWith = (date: string) =>
  screen.getByRole('button', { name: new RegExp(`^From ?: ${date}$`) });

/** The days of a calendar: roles are slow to find among so many buttons. */
const day = { selector: '[role=gridcell]' };
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });

describe('#slot-props', () => {
  test('None', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    show(
      <DesktopDatePicker
        label="Day"
        slotProps={{ textField: { slotProps: { htmlInput: { 'data-mark': 'yes' } } } as object }}
      />,
    );
    expect(input().getAttribute('data-mark')).toBe(null);
    quiet.mockRestore();
  });

  test('Goes to the `input` element', () => {
    show(
      <DesktopDatePicker
        label="Day"
        slotProps={{ textField: { inputProps: { 'data-mark': 'yes' } as object } }}
      />,
    );
    expect(input().getAttribute('data-mark')).toBe('yes');
  });

  test('None: the picker passes its own `slotProps`', () => {
    const props = fieldPropsOf(DesktopDatePicker, {
      slotProps: { field: { slotProps: { textField: { helperText: 'Hidden' } } } },
    });
    expect((props.slotProps as Record<string, unknown>).textField).toBe(undefined);
  });

  test('Goes to the clear button', () => {
    const other = fieldPropsOf(DesktopDatePicker, {
      slotProps: { field: {}, clearButton: { title: 'Remove' } },
    });
    expect((other.slotProps as Record<string, unknown>).clearButton).toEqual({ title: 'Remove' });
  });
});

describe('#adornments', () => {
  const slotProps = { textField: { InputProps: { endAdornment: <b>CET</b> } } };

  test('An `endAdornment` replaces the opening button', () => {
    show(<DesktopDatePicker label="Day" slotProps={slotProps} />);
    expect(screen.queryByRole('button')).toBe(null);
    expect(screen.getByText('CET')).toBeTruthy();
  });

  test('To show both, set `slotProps.inputAdornment.position`', () => {
    show(
      <DesktopDatePicker
        label="Day"
        slotProps={{ ...slotProps, inputAdornment: { position: 'start' } }}
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
    await user.click(input());
    await user.keyboard('05');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('#single-input', () => {
  test('`SingleInputDateRangeField` shows both dates in one text', () => {
    show(
      <DesktopDateRangePicker
        label="Day"
        defaultValue={[april17, april17.add(4, 'day')]}
        slots={{ field: SingleInputDateRangeField }}
      />,
    );
    expect(input().value).toBe('04/17/2025 – 04/21/2025');
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
});

describe('#button', () => {
  test('A click opens the popup, and choosing a day changes the text', async () => {
    render(<ButtonOpensThePicker />);
    await user.click(buttonWith('April 17, 2025'));
    fireEvent.click(await screen.findByText('22', day));
    await waitFor(() => expect(buttonWith('April 22, 2025')).toBeTruthy());
  });

  test('The popup takes its name from the element whose id is `id` followed by `-label`', async () => {
    render(<ButtonOpensThePicker />);
    const button = buttonWith('April 17, 2025');
    await user.click(button);
    const popup = await screen.findByRole('dialog');
    expect(popup.getAttribute('aria-labelledby')).toBe(`${button.id}-label`);
    expect(document.getElementById(`${button.id}-label`)!.textContent).toBe('From');
  });

  test('The same component works on desktop and on mobile', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: false });
    render(<ButtonOpensThePicker />);
    await user.click(buttonWith('April 17, 2025'));
    fireEvent.click(await screen.findByText('22', day));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(buttonWith('April 22, 2025')).toBeTruthy());
    window.matchMedia = matchMedia;
  });

  test('On mobile, `InputProps` has no ref, and `inputProps` holds the `aria-label` of the field', () => {
    const props = fieldPropsOf(MobileDatePicker, {});
    expect(props.InputProps).toBe(undefined);
    expect(props.inputProps).toEqual({
      'aria-label': 'Choose date, selected date is Apr 17, 2025',
    });
    expect(Object.keys(fieldPropsOf(DesktopDatePicker, {}).InputProps as object)).toEqual([
      'ref',
      'endAdornment',
    ]);
  });
});

describe('#format-density', () => {
  const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

  test('`formatDensity="spacious"` adds spaces around the slashes, in both inputs of a range picker:', () => {
    show(<DesktopDatePicker defaultValue={april17} formatDensity="spacious" />);
    expect(texts()).toEqual(['04 / 17 / 2025']);
    cleanup();
    show(<DesktopDateRangePicker defaultValue={[april17, april17]} formatDensity="spacious" />);
    expect(texts()).toEqual(['04 / 17 / 2025', '04 / 17 / 2025']);
  });
});

describe('#other-controls', () => {
  test('It does not receive `open` or a function that opens the popup', () => {
    const props = fieldPropsOf(DesktopDatePicker, { onOpen: () => {} });
    expect(props.open).toBe(undefined);
    const functions = Object.keys(props).filter((name) => typeof props[name] === 'function');
    expect(functions.sort()).toEqual(['inputRef', 'onChange', 'onSelectedSectionsChange']);
  });

  test('A custom prop in `slotProps.field` reaches the component as well, but the types refuse it', () => {
    const props = fieldPropsOf(DesktopDatePicker, { slotProps: { field: { flavor: 'mint' } } });
    expect(props.flavor).toBe('mint');
    // @ts-expect-error The types refuse it.
    const element = <DesktopDatePicker slotProps={{ field: { flavor: 'mint' } }} />;
    expect(element).toBeTruthy();
  });

  test('On mobile, the field is `readOnly` by default, and its `onClick` opens the dialog', async () => {
    const props = fieldPropsOf(MobileDatePicker, {});
    expect(props.readOnly).toBe(true);
    expect(fieldPropsOf(DesktopDatePicker, {}).readOnly).toBe(undefined);
    expect(fieldPropsOf(DesktopDatePicker, {}).onClick).toBe(undefined);
    const Clickable = (fieldProps: object) => (
      <button onClick={(fieldProps as { onClick: React.MouseEventHandler }).onClick}>Choose</button>
    );
    cleanup();
    show(<MobileDatePicker label="Day" slots={{ field: Clickable }} />);
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
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

  test('`readOnly` on the picker prevents typing and also disables the opening button', () => {
    show(<DesktopDatePicker label="Day" defaultValue={april17} readOnly />);
    expect(input().readOnly).toBe(true);
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
    await user.click(input());
    await user.keyboard('05');
    expect(input().value).toBe('04/17/2025');
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
    expect((await screen.findByText('22', day)).getAttribute('aria-selected')).toBe('true');
  });
});

describe('#accessibility', () => {
  test('On desktop, the popup gets its name from the element whose id is `id` followed by `-label`', async () => {
    const nameOfPopup = async (demo: React.ReactElement) => {
      cleanup();
      render(demo);
      await user.click(screen.getAllByRole('button', { name: /April 17|Apr 17/ })[0]!);
      return (await screen.findByRole('dialog')).getAttribute('aria-labelledby');
    };
    for (const demo of [
      <BrowserInputField key="BrowserInputField" />,
      <LabelAboveTheInput key="LabelAboveTheInput" />,
      <ButtonOpensThePicker key="ButtonOpensThePicker" />,
    ]) {
      const id = await nameOfPopup(demo);
      expect(id).toMatch(/-label$/);
      expect(document.getElementById(id!)).not.toBeNull();
    }
    cleanup();
    render(<LabelAboveTheInput />);
    expect(screen.getByRole('textbox', { name: 'Bought on' })).toHaveAccessibleDescription(
      'The guarantee lasts two years',
    );
  });
});

describe('#range-button', () => {
  test('Without `fieldType`, the picker treats the field as one with two inputs', () => {
    const probe = () =>
      React.forwardRef<HTMLElement, Record<string, unknown>>(function Probe(props, ref) {
        return <i ref={ref}>{Object.keys(props).join(' ')}</i>;
      });
    show(<DesktopDateRangePicker slots={{ field: probe() }} />);
    expect(document.querySelector('i')!.textContent).not.toContain('InputProps');
    cleanup();
    const single = Object.assign(probe(), { fieldType: 'single-input' });
    show(<DesktopDateRangePicker slots={{ field: single }} />);
    expect(document.querySelector('i')!.textContent).toContain('InputProps');
  });

  test('`desktopTrapFocus` moves the focus into the popup', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<RangeFromAButton />);
    const button = screen.getByRole('button', { name: /^Sale/ });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const popup = await screen.findByRole('tooltip');
    await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true));
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(error.mock.calls.flat().join()).not.toContain('cannot be given refs');
    error.mockRestore();
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

describe('#errors', () => {
  test('The picker checks its rules itself and calls `onError`, whatever the field does', () => {
    const onError = jest.fn();
    fieldPropsOf(DesktopDatePicker, { minDate: april17.add(1, 'day'), onError });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith('minDate', april17);
  });

  test('The `validationError` that your field passes to its `onChange` arrives unchanged in the `onChange` of the picker', () => {
    const onChange = jest.fn();
    const props = fieldPropsOf(DesktopDatePicker, { onChange });
    const change = props.onChange as (date: Dayjs, context: object) => void;
    act(() => change(april17.add(1, 'day'), { validationError: 'holiday' }));
    expect(onChange.mock.lastCall![1]).toEqual({ validationError: 'holiday' });
  });
});

describe('#split-props', () => {
  test('A desktop Date Picker passes these props to `slots.field`:', () => {
    const props = fieldPropsOf(DesktopDatePicker, {});
    const editing =
      'value onChange format formatDensity timezone readOnly selectedSections onSelectedSectionsChange minDate';
    const dom = 'id label name disabled className sx autoFocus focused inputRef InputProps';
    expect(Object.keys(props)).toEqual(
      expect.arrayContaining([...editing.split(' '), ...dom.split(' ')]),
    );
    expect(Object.keys(props)).toEqual(
      expect.arrayContaining(['slots', 'slotProps', 'ownerState']),
    );
  });

  test('`unstable_useDateField` keeps the props for editing and returns all others', () => {
    const props = { value: april17, format: 'YYYY', minDate: april17, label: 'Day', id: 'a' };
    const { result } = renderHook(() => useDateField<Dayjs, typeof props>({ props }), {
      wrapper: ({ children }: { children: React.ReactNode }) => (
        <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
      ),
    });
    expect(result.current).toMatchObject({ label: 'Day', id: 'a', value: '2025' });
    expect(Object.keys(result.current)).not.toContain('format');
    expect(Object.keys(result.current)).not.toContain('minDate');
  });
});
