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
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickersContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
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

function ProbeOfContext() {
  usePickersContext();
  return null;
}

/** The days of a calendar: roles are slow to find among so many buttons. */
const day = { selector: '[role=gridcell]' };
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });

describe('#slot-props', () => {
  test('None', () => {
    show(
      <DesktopDatePicker
        label="Day"
        slotProps={{ textField: { slotProps: { htmlInput: { 'data-mark': 'yes' } } as object } }}
      />,
    );
    expect(input().getAttribute('data-mark')).toBe(null);
    cleanup();
    show(
      <DateField
        label="Day"
        slotProps={{ textField: { slotProps: { htmlInput: { 'data-mark': 'yes' } } } }}
      />,
    );
    expect(input().getAttribute('data-mark')).toBe(null);
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
        slotProps={{ field: { dateSeparator: 'to' } as object }}
      />,
    );
    expect(input().value).toBe('04/17/2025 to 04/21/2025');
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

describe('#sections', () => {
  test('Each section is a `spinbutton`', async () => {
    render(<UnstyledSections />);
    const month = screen.getByRole('spinbutton', { name: 'Month' });
    expect(month.textContent).toBe('04');
    fireEvent.keyDown(month, { key: 'ArrowUp' });
    expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
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

  test('On mobile, the dialog needs no position, so `InputProps` has no ref, and `inputProps` contains the `aria-label` of the field', () => {
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

describe('#other-controls', () => {
  test('On mobile, the field is `readOnly` by default, and its `onClick` opens the dialog', async () => {
    const props = fieldPropsOf(MobileDatePicker, {});
    expect(props.readOnly).toBe(true);
    expect(fieldPropsOf(DesktopDatePicker, {}).readOnly).toBe(undefined);
    expect(fieldPropsOf(DesktopDatePicker, {}).onClick).toBe(undefined);
    const Clickable = ({ onClick }: { onClick?: React.MouseEventHandler }) => (
      <button onClick={onClick}>Choose</button>
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
    expect(
      (await screen.findByRole('gridcell', { name: '22' })).getAttribute('aria-selected'),
    ).toBe('true');
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
      <UnstyledSections key="UnstyledSections" />,
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
  test('Otherwise the picker expects a field with two inputs', () => {
    const Probe = (props: Record<string, unknown>) => <i>{Object.keys(props).join(' ')}</i>;
    show(<DesktopDateRangePicker slots={{ field: Probe }} />);
    expect(document.querySelector('i')!.textContent).toContain('unstableStartFieldRef');
    cleanup();
    const Single = Object.assign(
      (props: Record<string, unknown>) => <i>{Object.keys(props).join(' ')}</i>,
      { fieldType: 'single-input' },
    );
    show(<DesktopDateRangePicker slots={{ field: Single }} />);
    expect(document.querySelector('i')!.textContent).not.toContain('unstableStartFieldRef');
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

describe('#split-props', () => {
  test('`useSplitFieldProps` puts the props for editing into `internalProps` and all others into `forwardedProps`', () => {
    const props = { value: null, format: 'YYYY', minDate: april17, label: 'Day', id: 'a' };
    const { result } = renderHook(() => useSplitFieldProps(props, 'date'));
    const { internalProps, forwardedProps } = result.current;
    expect(Object.keys(internalProps)).toEqual(['value', 'format', 'minDate']);
    expect(Object.keys(forwardedProps)).toEqual(['label', 'id']);
  });

  test('`usePickersContext` throws an error in a field without a picker', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<ProbeOfContext />)).toThrow('usePickersContext');
    quiet.mockRestore();
  });
});
