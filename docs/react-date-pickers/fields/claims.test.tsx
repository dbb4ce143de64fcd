import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

beforeAll(() => configure({ defaultHidden: true }));
/** What the media query of a computer asks for, so that pickers take the desktop variant. */
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

const april17 = dayjs('2025-04-17T09:30');

function setup(Component: React.ElementType, props: object = {}, theme: object = {}) {
  const changes: string[] = [];
  const ui = (more: object = {}) => (
    <ThemeProvider theme={createTheme(theme)}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Component
          onChange={(value: Dayjs | null) =>
            changes.push(
              value?.isValid?.() ? value.format('YYYY-MM-DD HH:mm') : String(value && 'invalid'),
            )
          }
          {...props}
          {...more}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
  const { rerender } = render(ui());
  return {
    changes,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

const sectioned = { enableAccessibleFieldDOMStructure: true };
const input = () => screen.getAllByRole<HTMLInputElement>('textbox')[0]!;
const section = (name: string) => screen.getByRole('spinbutton', { name });
const paste = (element: Element, text: string) =>
  fireEvent.paste(element, { clipboardData: { getData: () => text } });
describe('#sections', () => {
  test('Parts that the format does not show are kept: typing a day does not change the time', async () => {
    const { changes, user } = setup(DateField, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('{ArrowRight}20');
    expect(changes.at(-1)).toBe('2025-04-20 09:30');
  });

  test('In an empty field, these parts come from `referenceDate`', async () => {
    const { changes, user } = setup(TimeField, { referenceDate: dayjs('2030-01-05'), ampm: false });
    await user.click(input());
    await user.keyboard('0915');
    expect(changes.at(-1)).toBe('2030-01-05 09:15');
  });

  test('Without `referenceDate`, the time is the start of the smallest unit that the format shows, such as midnight', async () => {
    const { changes, user, rerender } = setup(DateField, { key: 1 });
    await user.click(input());
    await user.keyboard('04172025');
    expect(changes.at(-1)).toBe('2025-04-17 00:00');
    rerender({ format: 'MM/DD/YYYY HH', key: 2 });
    await user.click(input());
    await user.keyboard('0417202509');
    expect(changes.at(-1)).toBe('2025-04-17 09:00');
  });
});

describe('#typing', () => {
  test('A digit that cannot be followed by another one moves the focus to the next section', async () => {
    const { user } = setup(DateField);
    await user.click(input());
    await user.keyboard('417');
    expect(input().value).toBe('04/17/YYYY');
  });

  test('If a second digit would make the number too large, it replaces the first one', async () => {
    const { user } = setup(DateField, { format: 'DD/MM/YYYY' });
    await user.click(input());
    await user.keyboard('3');
    expect(input().value).toBe('03/MM/YYYY');
    await user.keyboard('9');
    expect(input().value).toBe('09/MM/YYYY');
  });

  test('In a section with month names, letters select the first match, and digits select the month by number', async () => {
    const { user } = setup(DateField, { format: 'MMMM YYYY' });
    await user.click(input());
    await user.keyboard('ju');
    expect(input().value).toBe('June YYYY');
    await user.keyboard('l');
    expect(input().value).toBe('July YYYY');
    await user.keyboard('{ArrowLeft}4');
    expect(input().value).toBe('April YYYY');
  });

  test('Users do not type separators; they move to the next section with the arrow keys', async () => {
    const { user } = setup(DateField);
    await user.click(input());
    await user.keyboard('1/');
    expect(input().value).toBe('01/DD/YYYY');
    await user.keyboard('{ArrowRight}5');
    expect(input().value).toBe('01/05/YYYY');
  });

  test('A digit typed after a pause of five seconds also replaces the section', async () => {
    jest.useFakeTimers();
    try {
      setup(DateField, { format: 'DD/MM/YYYY' });
      const typist = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
      await typist.click(input());
      await typist.keyboard('1');
      act(() => void jest.advanceTimersByTime(4_900));
      await typist.keyboard('2');
      expect(input().value).toBe('12/MM/YYYY');
      await typist.keyboard('{ArrowLeft}1');
      act(() => void jest.advanceTimersByTime(5_100));
      await typist.keyboard('2');
      expect(input().value).toBe('02/MM/YYYY');
    } finally {
      jest.useRealTimers();
    }
  });

  test('Add or subtract one; for minutes, `minutesStep`', async () => {
    const { user } = setup(TimeField, { defaultValue: april17, ampm: false, minutesStep: 15 });
    await user.click(input());
    await user.keyboard('{ArrowUp}');
    expect(input().value).toBe('10:30');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(input().value).toBe('10:15');
  });

  test('Add or subtract five; for minutes, five times `minutesStep`', async () => {
    const { user } = setup(DateField, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('{ArrowRight}{PageDown}');
    expect(input().value).toBe('04/12/2025');
    await user.keyboard('{PageUp}{PageUp}');
    expect(input().value).toBe('04/22/2025');
    cleanup();
    setup(TimeField, { defaultValue: april17, ampm: false, minutesStep: 2 });
    await user.click(input());
    await user.keyboard('{ArrowRight}{PageUp}');
    expect(input().value).toBe('09:40');
  });

  test('Smallest or largest value', async () => {
    const { user } = setup(DateField, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('{ArrowRight}{End}');
    expect(input().value).toBe('04/30/2025');
    await user.keyboard('{Home}');
    expect(input().value).toBe('04/01/2025');
  });

  test('Empty the section', async () => {
    const { user } = setup(DateField, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('{Delete}{ArrowRight}{Backspace}');
    expect(input().value).toBe('MM/DD/2025');
  });

  test('Select all sections; Backspace then empties the field', async () => {
    const { changes, user } = setup(DateField, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    expect(input().value).toBe('MM/DD/YYYY');
    expect(changes).toEqual(['null']);
  });
});

describe('#pasting', () => {
  test('Pasted text must have the format of the field', async () => {
    const { changes, user } = setup(DateField);
    await user.click(input());
    await user.keyboard('{Control>}a{/Control}');
    paste(input(), '04/17/2025');
    expect(changes).toEqual(['2025-04-17 00:00']);
    expect(input().value).toBe('04/17/2025');
  });

  test('In a filled field, text in another format calls `onChange` with `null`, and the old text stays in the field', async () => {
    const { changes, user } = setup(DateField, { defaultValue: april17 });
    await user.click(input());
    await user.keyboard('{Control>}a{/Control}');
    paste(input(), '2025-12-24');
    expect(changes).toEqual(['null']);
    expect(input().value).toBe('04/17/2025');
  });

  test('If one section is selected, pasted digits replace a section of digits, and pasted letters a section of letters', async () => {
    const { changes, user } = setup(DateField, { defaultValue: april17, format: 'D MMMM YYYY' });
    await user.click(input());
    paste(input(), '12');
    expect(changes).toEqual(['2025-04-12 09:30']);
    paste(input(), '11');
    expect(changes).toHaveLength(1);
    paste(input(), 'December');
    expect(changes.at(-1)).toBe('2025-12-12 09:30');
  });
});

describe('#clearable', () => {
  test('The button is only shown while there is something to clear, and not in a disabled or read-only field', () => {
    const { rerender } = setup(DateField, { clearable: true });
    const button = () => screen.queryByRole('button', { name: 'Clear' });
    expect(button()).toBe(null);
    rerender({ value: april17, key: 1 });
    expect(button()).not.toBe(null);
    rerender({ value: april17, readOnly: true, key: 1 });
    expect(button()).toBe(null);
    rerender({ value: april17, disabled: true, key: 1 });
    expect(button()).toBe(null);
  });

  test('The button calls `onClear`, then `onChange` with `null`, and moves the focus to the first section', async () => {
    const calls: string[] = [];
    const { user } = setup(DateField, {
      defaultValue: april17,
      clearable: true,
      onClear: () => calls.push('clear'),
      onChange: (value: unknown) => calls.push(`change ${String(value)}`),
    });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(calls).toEqual(['clear', 'change null']);
    expect(input()).toHaveFocus();
  });

  test('In a mobile picker, `clearable` has no effect', () => {
    setup(MobileDatePicker, { defaultValue: april17, slotProps: { field: { clearable: true } } });
    expect(screen.queryByRole('button', { name: 'Clear' })).toBe(null);
  });

  test('fields with two inputs do not have this prop', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    setup(MultiInputDateRangeField, { clearable: true, defaultValue: [april17, april17] });
    expect(screen.queryByRole('button')).toBe(null);
    silent.mockRestore();
  });
});

describe('#selected-sections', () => {
  test('`selectedSections` does not focus the field', () => {
    const { rerender } = setup(DateField, { defaultValue: april17, selectedSections: null });
    rerender({ selectedSections: 'month' });
    expect(document.body).toHaveFocus();
  });

  test('When users leave the field, `onSelectedSectionsChange` is called with `null`', async () => {
    const selected: unknown[] = [];
    const { user } = setup(DateField, {
      defaultValue: april17,
      onSelectedSectionsChange: (value: unknown) => selected.push(value),
    });
    await user.click(input());
    await user.tab();
    expect(selected.at(-1)).toBe(null);
  });

  test('Without these props, `setSelectedSections()` of `unstableFieldRef` selects a section', async () => {
    const ref = React.createRef<{ setSelectedSections: (sections: unknown) => void }>();
    const { user } = setup(DateField, { defaultValue: april17, unstableFieldRef: ref });
    await user.click(input());
    act(() => ref.current!.setSelectedSections('year'));
    expect([input().selectionStart, input().selectionEnd]).toEqual([6, 10]);
  });
});

describe('#placeholder', () => {
  test('A `placeholder` is shown only without `enableAccessibleFieldDOMStructure`', () => {
    const { rerender } = setup(DateField, { placeholder: 'Date of birth' });
    expect(input()).toHaveAttribute('placeholder', 'Date of birth');
    rerender({ ...sectioned, key: 2 });
    expect(section('Month')).toHaveTextContent('MM');
  });

  test('It replaces the whole text while the field is empty and has no focus', async () => {
    const { user } = setup(DateField, { placeholder: 'Date of birth' });
    expect(input()).toHaveAttribute('placeholder', 'Date of birth');
    expect(input().value).toBe('');
    await user.click(input());
    expect(input().value).toBe('MM/DD/YYYY');
    await user.tab();
    expect(input().value).toBe('');
  });
});

describe('#accessible-dom-structure', () => {
  test('With `enableAccessibleFieldDOMStructure`, each section is a `spinbutton` with a name, a value and its bounds', () => {
    setup(DateField, { ...sectioned, label: 'Birthday', defaultValue: april17 });
    const group = screen.getByRole('group', { name: 'Birthday' });
    expect(within(group).getAllByRole('spinbutton')).toHaveLength(3);
    expect(section('Day')).toHaveAttribute('aria-valuenow', '17');
    expect(section('Day')).toHaveAttribute('aria-valuemin', '1');
    expect(section('Day')).toHaveAttribute('aria-valuemax', '31');
    expect(section('Month')).toHaveAttribute('aria-valuetext', 'April');
  });

  test('A hidden `input` contains the text for forms, labels and tests', () => {
    setup(DateField, { ...sectioned, name: 'birthday', defaultValue: april17 });
    const hidden = document.querySelector<HTMLInputElement>('input[name=birthday]')!;
    expect(hidden.value).toBe('04/17/2025');
    expect(hidden).toHaveAttribute('aria-hidden', 'true');
  });

  test('Tab moves the focus to the field as a whole, not from section to section', async () => {
    const { user } = setup(DateField, { ...sectioned, defaultValue: april17 });
    await user.tab();
    expect(section('Month')).toHaveFocus();
    await user.tab();
    expect(section('Day')).not.toHaveFocus();
    expect(section('Year')).not.toHaveFocus();
  });

  test('Enable it in new code, because it is on by default in the next major version', () => {
    setup(DateField, { defaultValue: april17 });
    expect(screen.queryByRole('spinbutton')).toBe(null);
  });

  test('On a hidden `input` with the same text', () => {
    setup(DateField, { ...sectioned, defaultValue: april17, name: 'day' });
    expect(document.querySelector('input')).toHaveAttribute('name', 'day');
    expect(document.querySelector('input')!.value).toBe('04/17/2025');
  });

  test('The hidden `input`', () => {
    const ref = React.createRef<HTMLInputElement>();
    setup(DateField, { ...sectioned, inputRef: ref, inputProps: { 'data-x': 1 } });
    expect(ref.current).toBe(document.querySelector('input'));
    expect(ref.current).toHaveAttribute('data-x', '1');
  });

  test('The browser refuses an empty field, but not while the field has focus and shows its placeholders', async () => {
    const { user } = setup(DateField, { required: true });
    expect(input().checkValidity()).toBe(false);
    await user.click(input());
    expect(input().value).toBe('MM/DD/YYYY');
    expect(input().checkValidity()).toBe(true);
  });

  test('The browser refuses an empty field and focuses its first section', () => {
    setup(DateField, { ...sectioned, required: true });
    const hidden = document.querySelector('input')!;
    expect(hidden.checkValidity()).toBe(false);
    act(() => hidden.focus());
    expect(section('Month')).toHaveFocus();
  });

  test('Not available', () => {
    const { rerender } = setup(DateField, { autoComplete: 'bday' });
    expect(input()).toHaveAttribute('autocomplete', 'off');
    rerender({ key: 1, ...sectioned, autoComplete: 'bday' });
    expect(document.querySelector('input')).not.toHaveAttribute('autocomplete');
  });
});

describe('#text-field-slot', () => {
  test('A component that renders an `input` in the `textField` slot throws an error', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => setup(DateField, { ...sectioned, slots: { textField: TextField } })).toThrow(
      'MUI X: The `sectionListRef` prop has not been initialized by `PickersSectionList`',
    );
    silent.mockRestore();
  });
});

describe('#theme', () => {
  test('With `enableAccessibleFieldDOMStructure`, the theme entry `MuiPickersTextField` applies instead of `MuiTextField`', () => {
    const theme = {
      components: {
        MuiTextField: { defaultProps: { helperText: 'From MuiTextField' } },
        MuiPickersTextField: { defaultProps: { helperText: 'From MuiPickersTextField' } },
      },
    };
    setup(DateField, { ...sectioned, defaultValue: april17 }, theme);
    expect(screen.queryByText('From MuiTextField')).toBe(null);
    expect(screen.queryByText('From MuiPickersTextField')).not.toBe(null);
  });

  test('In the theme, `enableAccessibleFieldDOMStructure` works for pickers', () => {
    setup(
      DesktopDatePicker,
      { defaultValue: april17 },
      {
        components: {
          MuiDesktopDatePicker: { defaultProps: sectioned },
          MuiDatePicker: { defaultProps: sectioned },
        },
      },
    );
    expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
  });

  test('A field without a picker throws an error', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      setup(
        DateField,
        { defaultValue: april17 },
        { components: { MuiDateField: { defaultProps: sectioned } } },
      ),
    ).toThrow('sectionListRef');
    silent.mockRestore();
  });
});

describe('#phone', () => {
  test('The keyboard of a phone depends on the section: digits for numbers, letters for names of months', async () => {
    const { user } = setup(DateField, { format: 'D MMMM YYYY', defaultValue: april17 });
    await user.click(input());
    expect(input()).toHaveAttribute('inputmode', 'numeric');
    await user.keyboard('{ArrowRight}');
    expect(input()).toHaveAttribute('inputmode', 'text');
  });

  test('The field of a mobile picker is read-only', () => {
    setup(MobileDatePicker, { defaultValue: april17 });
    expect(input()).toHaveAttribute('readonly');
  });
});

describe('#range-fields', () => {
  test('A field with one input shows both dates as one text', () => {
    setup(SingleInputDateRangeField, { defaultValue: [april17, dayjs('2025-04-20')] });
    expect(input().value).toBe('04/17/2025 – 04/20/2025');
  });

  test('Set them in `slotProps.textField`, which applies to both inputs', () => {
    setup(MultiInputDateRangeField, {
      slotProps: { textField: { helperText: 'Both days included' } },
    });
    expect(screen.getAllByText('Both days included')).toHaveLength(2);
  });

  test('`dateSeparator` is the text between them, by default an en dash', () => {
    const value = [april17, dayjs('2025-04-20')];
    const { rerender } = setup(SingleInputDateRangeField, { value });
    expect(input().value).toContain(' \u2013 ');
    rerender({ value, dateSeparator: 'to', key: 1 });
    expect(input().value).toContain('04/17/2025 to 04/20/2025');
  });

  test('`DateRangePicker` uses two inputs', () => {
    const { rerender } = setup(DateRangePicker, {});
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    rerender({ slots: { field: SingleInputDateRangeField }, key: 1 });
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  });

  test('`label` and `helperText` have no effect on a field with two inputs', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    setup(MultiInputDateRangeField, { label: 'Exhibition', helperText: 'Both days included' });
    expect(screen.queryByText('Exhibition')).toBe(null);
    expect(screen.queryByText('Both days included')).toBe(null);
    silent.mockRestore();
  });
});

describe('#format', () => {
  test('The default is the short format of the locale, `MM/DD/YYYY` in American English', () => {
    setup(DateField, { defaultValue: april17 });
    expect(input().value).toBe('04/17/2025');
  });

  test('`formatDensity="spacious"` adds spaces around separators', () => {
    setup(DateField, { defaultValue: april17, formatDensity: 'spacious' });
    expect(input().value).toBe('04 / 17 / 2025');
  });

  test('With `shouldRespectLeadingZeros`, the field shows `4/7/2025` if the format has no leading zeros; without this prop, sections of digits are always padded, so that the text does not move while users type', () => {
    const april7 = { value: dayjs('2025-04-07'), format: 'M/D/YYYY' };
    const { rerender } = setup(DateField, april7);
    expect(input().value).toBe('04/07/2025');
    rerender({ shouldRespectLeadingZeros: true, key: 1 });
    expect(input().value.replaceAll('\u200e', '')).toBe('4/7/2025');
  });
});

describe('#slot-props-text-field', () => {
  test('Adornments in `InputProps` replace the opening button if they are at the same end', () => {
    const adornment = (props: object) => ({ slotProps: { textField: { InputProps: props } } });
    const { rerender } = setup(DesktopDatePicker, adornment({ endAdornment: <i>kg</i> }));
    expect(screen.queryByRole('button')).toBe(null);
    rerender({ ...adornment({ startAdornment: <i>kg</i> }), key: 1 });
    expect(screen.queryByRole('button', { name: 'Choose date' })).not.toBe(null);
  });
});

describe('#slots-field', () => {
  test('The component receives the props that a field needs: `value`, `onChange`, `format`, `label`, the rules, and `InputProps`', () => {
    let received: Record<string, unknown> = {};
    function Probe(props: Record<string, unknown>) {
      received = props;
      return null;
    }
    setup(DesktopDatePicker, {
      slots: { field: Probe },
      label: 'Day',
      maxDate: april17,
      shouldDisableDate: () => false,
    });
    expect(Object.keys(received)).toEqual(
      expect.arrayContaining([
        'value',
        'onChange',
        'format',
        'label',
        'maxDate',
        'shouldDisableDate',
        'InputProps',
      ]),
    );
    expect(Object.keys(received.InputProps as object)).toEqual(['ref', 'endAdornment']);
  });
});

describe('#accessibility', () => {
  test('Errors set `aria-invalid` on the `input` or, with `enableAccessibleFieldDOMStructure`, on the group rather than on the section with the error', () => {
    const late = { defaultValue: april17, maxDate: dayjs('2025-01-01'), label: 'Day off' };
    const { rerender } = setup(DateField, late);
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    rerender({ ...sectioned, key: 1 });
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Day off' })).toHaveAttribute('aria-invalid', 'true');
  });

  test('The clear button is in the tab order, even while it is hidden because the pointer is not over the field', async () => {
    const { user } = setup(DateField, { defaultValue: april17, clearable: true });
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  });
});
