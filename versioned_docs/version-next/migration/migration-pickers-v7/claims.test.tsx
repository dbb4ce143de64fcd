import * as React from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import * as core from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import * as pro from '@mui/x-date-pickers-pro';

type Part = React.ComponentType<Record<string, unknown>>;
/** Components of version 7 and 8 alike, with loose props: each test says what a version knows. */
interface Library {
  readonly parts: Readonly<Record<string, Part>>;
  readonly adapter: unknown;
  readonly material: {
    readonly createTheme: typeof createTheme;
    readonly ThemeProvider: typeof ThemeProvider;
  };
}

const OLD = '../../../../node_modules/@mui';
const before: Library = {
  parts: {
    ...jest.requireActual<Record<string, Part>>(`${OLD}/x-date-pickers`),
    ...jest.requireActual<Record<string, Part>>(`${OLD}/x-date-pickers-pro`),
  },
  adapter: jest.requireActual<Record<string, unknown>>(`${OLD}/x-date-pickers/AdapterDayjs`)
    .AdapterDayjs,
  material: jest.requireActual<Library['material']>(`${OLD}/material/styles`),
};
const after: Library = {
  parts: { ...core, ...pro } as unknown as Library['parts'],
  adapter: AdapterDayjs,
  material: { createTheme, ThemeProvider },
};

const morning = dayjs('2025-06-14T09:30');

interface Setting {
  readonly theme?: object;
  readonly localeText?: Record<string, unknown>;
}

/** Renders a component of a version, below a provider and a theme of the same version. */
function show(
  { parts, adapter, material }: Library,
  name: string,
  props: Record<string, unknown> = {},
  { theme = {}, localeText }: Setting = {},
) {
  const Shown = parts[name]!;
  const Provider = parts.LocalizationProvider!;
  const options: object = { components: theme };
  return render(
    <material.ThemeProvider theme={material.createTheme(options)}>
      <Provider dateAdapter={adapter} localeText={localeText}>
        <Shown {...props} />
      </Provider>
    </material.ThemeProvider>,
  );
}

/** Does the same with both versions, one after the other. */
function inBoth<Seen>(look: (library: Library) => Seen): [Seen, Seen] {
  return [before, after].map((library) => {
    const seen = look(library);
    cleanup();
    return seen;
  }) as [Seen, Seen];
}

const namesOf = (role: string) =>
  screen.queryAllByRole(role).map((each) => each.getAttribute('aria-label') ?? each.textContent);
/** The buttons of the action bar, in order. */
const actionsShown = () =>
  namesOf('button').filter((name) => ['Cancel', 'OK', 'Next'].includes(name ?? ''));
const section = (name: string) => screen.getByRole('spinbutton', { name });
const press = (name: string, key: string) => {
  act(() => section(name).focus());
  fireEvent.keyDown(section(name), { key });
};
const openWith = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }));
const write = (value: unknown) => {
  const day = value as Dayjs | null;
  return day === null ? 'null' : day.isValid() ? day.format('YYYY-MM-DD HH:mm') : 'invalid';
};

beforeEach(() => {
  // The license of Pro is no matter of these tests.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('#accessible-fields', () => {
  test('A field is then a `PickersTextField`: an element with the role `group`, in which each section is a `spinbutton` of its own', () => {
    const seen = inBoth((library) => {
      show(library, 'DatePicker', { label: 'Due' });
      return [namesOf('textbox').length, namesOf('group').length, namesOf('spinbutton')];
    });
    expect(seen).toEqual([
      [1, 0, []],
      [0, 1, ['Month', 'Day', 'Year']],
    ]);
  });

  test('It still holds an `input`, which is hidden, and has the formatted value and the `name` for forms', () => {
    show(after, 'DatePicker', { name: 'due', defaultValue: morning });
    const input = screen.getByRole('group').querySelector('input')!;
    expect(input.getAttribute('aria-hidden')).toBe('true');
    expect([input.name, input.value]).toEqual(['due', '06/14/2025']);
  });

  test('`inputRef` gives you this hidden element', () => {
    const inputRef = React.createRef<HTMLInputElement>();
    show(after, 'DatePicker', { inputRef });
    expect(inputRef.current).toBe(screen.getByRole('group').querySelector('input'));
  });

  test('For the whole application, set it in the theme: the default props of a field also reach the pickers that use this field', () => {
    const theme = {
      MuiDateField: { defaultProps: { enableAccessibleFieldDOMStructure: false } },
    };
    show(after, 'DatePicker', { label: 'Due' }, { theme });
    expect(namesOf('group')).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: 'Due' })).toBeInTheDocument();
  });
});

describe('#text-field-slot', () => {
  test('A component around `TextField` throws when the field is shown', () => {
    const Small = React.forwardRef<HTMLDivElement, object>(function Small(props, ref) {
      return <TextField {...props} ref={ref} size="small" />;
    });
    const props = { slots: { textField: Small } };
    expect(() => show(after, 'DatePicker', props)).toThrow(
      'The `sectionListRef` prop has not been initialized by `PickersSectionList`',
    );
    cleanup();
    show(after, 'DatePicker', { ...props, enableAccessibleFieldDOMStructure: false });
    expect(namesOf('textbox')).toHaveLength(1);
  });
});

describe('#field-styles', () => {
  test("The theme's keys follow: what you wrote for `MuiTextField` and `MuiOutlinedInput` does not reach the fields of pickers", () => {
    const theme = {
      MuiTextField: { defaultProps: { helperText: 'From the text field' } },
      MuiOutlinedInput: { defaultProps: { startAdornment: <i>From the input</i> } },
    };
    const seen = inBoth((library) => {
      show(library, 'DatePicker', {}, { theme });
      return ['From the text field', 'From the input'].map(
        (text) => screen.queryByText(text) !== null,
      );
    });
    expect(seen).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});

describe('#field-tests', () => {
  test('two elements: the group and the hidden input', () => {
    const seen = inBoth((library) => {
      show(library, 'DatePicker', { label: 'Due' });
      return screen.getAllByLabelText('Due').length;
    });
    expect(seen).toEqual([1, 2]);
  });

  test('the same with the hidden input', () => {
    const onChange = jest.fn();
    show(after, 'DatePicker', { label: 'Due', onChange });
    const group = screen.getByRole('group', { name: 'Due' });
    fireEvent.change(group.querySelector('input')!, { target: { value: '06/20/2025' } });
    expect(write(onChange.mock.calls[0]?.[0]).slice(0, 10)).toBe('2025-06-20');
  });
});

describe('#field-hooks', () => {
  test('Inside of a picker, the hook takes value, format and everything else from the picker', () => {
    function Bare() {
      const { value } = core.unstable_useDateField<
        false,
        { enableAccessibleFieldDOMStructure: false }
      >({
        enableAccessibleFieldDOMStructure: false,
      }) as { value: string };
      return <output>{value}</output>;
    }
    show(after, 'DatePicker', {
      slots: { field: Bare },
      defaultValue: morning,
      format: 'DD.MM.YYYY',
    });
    expect(screen.getByText('14.06.2025')).toBeInTheDocument();
  });
});

describe('#validation-hooks', () => {
  test('`validateDate` and its siblings no longer fill in `minDate` and `maxDate`: without them, no date is too early or too late', () => {
    const adapter = new AdapterDayjs();
    const input = { value: dayjs('1800-01-01'), timezone: 'default', props: {} };
    const dates = { minDate: dayjs('1900-01-01'), maxDate: dayjs('2099-12-31') };
    const old = jest.requireActual<Record<string, (input: object) => unknown>>(
      `${OLD}/x-date-pickers`,
    );
    expect(old.validateDate!({ ...input, adapter: { utils: adapter, defaultDates: dates } })).toBe(
      'minDate',
    );
    const validate = core.validateDate as unknown as (input: object) => unknown;
    expect(validate({ ...input, adapter })).toBe(null);
  });
});

describe('#custom-parts', () => {
  test('In JavaScript nothing reports it: the props are `undefined`', () => {
    const seen = inBoth((library) => {
      const got: unknown[] = [];
      const keep =
        (...names: string[]) =>
        (props: Record<string, unknown>) => {
          got.push(...names.map((name) => props[name] !== undefined));
          return null;
        };
      show(library, 'MobileDatePicker', {
        open: true,
        defaultValue: morning,
        slots: {
          field: keep('value', 'onChange'),
          toolbar: keep('value', 'view'),
          actionBar: keep('onAccept'),
          shortcuts: keep('onChange', 'isValid'),
        },
      });
      return new Set(got);
    });
    expect(seen).toEqual([new Set([true]), new Set([false])]);
  });
});

describe('#toolbar', () => {
  test('This concerns `DatePickerToolbar`, `TimePickerToolbar`, `DateTimePickerToolbar`, `DateRangePickerToolbar`, `DateTimeRangePickerToolbar`, `DateTimePickerTabs` and `DateTimeRangePickerTabs` too: outside of a picker they throw', () => {
    for (const name of [
      'DatePickerToolbar',
      'TimePickerToolbar',
      'DateTimePickerToolbar',
      'DateRangePickerToolbar',
      'DateTimeRangePickerToolbar',
      'DateTimePickerTabs',
      'DateTimeRangePickerTabs',
    ]) {
      expect(() => show(after, name)).toThrow();
      cleanup();
    }
  });
});

describe('#translations', () => {
  test('In JavaScript, a function with the old parameters says "undefined", or throws', () => {
    const localeText = {
      openDatePickerDialogue: (date: unknown, utils: unknown, formatted: unknown) =>
        `Due: ${String(formatted)}`,
    };
    const seen = inBoth((library) => {
      show(library, 'DesktopDatePicker', { defaultValue: morning }, { localeText });
      return namesOf('button')[0];
    });
    expect(seen).toEqual(['Due: Jun 14, 2025', 'Due: undefined']);

    const withUtils = {
      openDatePickerDialogue: (date: unknown, utils: { isValid: (date: unknown) => boolean }) =>
        utils.isValid(date) ? 'Due' : 'Choose',
    };
    expect(() => show(after, 'DesktopDatePicker', {}, { localeText: withUtils })).toThrow(
      "Cannot read properties of undefined (reading 'isValid')",
    );
  });
});

describe('#month-year', () => {
  test('The buttons of `MonthCalendar` and `YearCalendar` are children of the calendar: the elements `PickersMonth` and `PickersYear` around each are gone, and so are `pickersMonthClasses`, `PickersMonthClasses`, `PickersMonthClassKey`, `ExportedPickersMonthProps`, `pickersYearClasses`, `PickersYearClasses`, `PickersYearClassKey` and `ExportedPickersYearProps`', () => {
    const parentsIn = (name: string) =>
      inBoth((library) => {
        show(library, name, { defaultValue: morning, maxDate: morning.add(1, 'year') });
        return screen.getAllByRole('radio')[0]!.parentElement!.className.split(' ')[0];
      });
    expect(parentsIn('MonthCalendar')).toEqual(['MuiPickersMonth-root', 'MuiMonthCalendar-root']);
    expect(parentsIn('YearCalendar')).toEqual(['MuiPickersYear-root', 'MuiYearCalendar-root']);
  });
});

describe('#close-on-select', () => {
  const chooseTime = (library: Library) => {
    const said: string[] = [];
    show(library, 'DesktopTimePicker', {
      defaultValue: morning,
      onAccept: (value: unknown) => said.push(write(value)),
      onClose: () => said.push('closed'),
    });
    openWith(/Choose time/);
    choose('option', '10 hours');
    choose('option', '40 minutes');
    choose('option', 'PM');
    return said;
  };

  test('Whoever chooses a time stays in the popup, and presses "OK" to close it', () => {
    expect(inBoth(chooseTime)).toEqual([['2025-06-14 22:40', 'closed'], []]);
  });

  test('`onAccept` is called at this moment, and no longer when the last column was clicked', () => {
    const said = chooseTime(after);
    openWith(/^OK$/);
    expect(said).toEqual(['2025-06-14 22:40', 'closed']);
  });
});

describe('#default-actions', () => {
  const actionsOf = (name: string, props: object = {}) =>
    inBoth((library) => {
      show(library, name, { open: true, defaultValue: morning, ...props });
      return actionsShown();
    });

  test('So a desktop `TimePicker` has "Cancel" and "OK"', () => {
    expect(actionsOf('DesktopTimePicker')).toEqual([['OK'], ['Cancel', 'OK']]);
  });

  test('and a `MobileDatePicker` with `closeOnSelect` has no buttons', () => {
    expect(actionsOf('MobileDatePicker', { closeOnSelect: true })).toEqual([['Cancel', 'OK'], []]);
  });
});

describe('#view-steps', () => {
  test('It has two steps, date and time, and a button "Next" between them', () => {
    const seen = inBoth((library) => {
      show(library, 'MobileDateTimePicker', { open: true, defaultValue: morning });
      choose('gridcell', '20');
      const afterDay = [namesOf('gridcell').length > 0, actionsShown().join()];
      if (library === after) {
        openWith(/^Next$/);
      }
      return [...afterDay, namesOf('gridcell').length > 0, actionsShown().join()];
    });
    expect(seen).toEqual([
      [false, 'Cancel,OK', false, 'Cancel,OK'],
      [true, 'Cancel,Next', false, 'Cancel,OK'],
    ]);
  });
});

describe('#mobile-date-time', () => {
  test('`MobileDateTimePicker` shows the time in columns of digits, where version 7 had a clock face', () => {
    const seen = inBoth((library) => {
      show(library, 'MobileDateTimePicker', { open: true, openTo: 'hours' });
      return ['.MuiTimeClock-root', '.MuiMultiSectionDigitalClock-root'].map(
        (selector) => document.querySelector(selector) !== null,
      );
    });
    expect(seen).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('#mobile-fields', () => {
  const openedBy = (props: object, click: () => void) =>
    inBoth((library) => {
      const onOpen = jest.fn();
      show(library, 'MobileDatePicker', {
        enableAccessibleFieldDOMStructure: false,
        defaultValue: morning,
        onOpen,
        ...props,
      });
      click();
      return onOpen.mock.calls.length;
    });
  const clickInput = () => fireEvent.click(screen.getByRole('textbox'));

  test('In version 8 people type into it, and open the dialog with the button beside it', () => {
    expect(openedBy({}, clickInput)).toEqual([1, 0]);
    const onOpen = jest.fn();
    show(after, 'MobileDatePicker', { onOpen });
    openWith(/Choose date/);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('It removes the button in version 8', () => {
    expect(openedBy({ disableOpenPicker: true }, clickInput)).toEqual([1, 0]);
    show(after, 'MobileDatePicker', { disableOpenPicker: true });
    expect(namesOf('button')).toHaveLength(0);
  });
});

describe('#input-adornment', () => {
  test('`position` in `slotProps.inputAdornment` no longer moves the button that opens a picker', () => {
    const isFirst = () => {
      const button = screen.getByRole('button');
      const content = screen.queryByRole('textbox') ?? screen.getAllByRole('spinbutton')[0]!;
      return Boolean(button.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING);
    };
    const seen = inBoth((library) => {
      show(library, 'DesktopDatePicker', {
        slotProps: { inputAdornment: { position: 'start' } },
      });
      return isFirst();
    });
    expect(seen).toEqual([true, false]);
    show(after, 'DesktopDatePicker', {
      slotProps: { field: { openPickerButtonPosition: 'start' } },
    });
    expect(isFirst()).toBe(true);
  });
});

describe('#range-field', () => {
  const range = { defaultValue: [morning, morning], enableAccessibleFieldDOMStructure: false };

  test('`DateRangePicker` and `DateTimeRangePicker` use one input for both dates, where they had two', () => {
    const inputsOf = (name: string) =>
      inBoth((library) => {
        show(library, name, range);
        return namesOf('textbox').length;
      });
    expect(inputsOf('DateRangePicker')).toEqual([2, 1]);
    expect(inputsOf('DateTimeRangePicker')).toEqual([2, 1]);
  });

  test('and open with a button, where a click into the field opened them', () => {
    const seen = inBoth((library) => {
      const onOpen = jest.fn();
      show(library, 'DesktopDateRangePicker', { ...range, onOpen });
      fireEvent.click(screen.getAllByRole('textbox')[0]!);
      return [
        onOpen.mock.calls.length,
        namesOf('button').filter((name) => /^Choose range/.test(name!)).length,
      ];
    });
    expect(seen).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('#partial-date', () => {
  const deleteDay = (library: Library, said: string[]) => {
    show(library, 'DateField', {
      enableAccessibleFieldDOMStructure: true,
      defaultValue: morning,
      onChange: (value: unknown) => said.push(write(value)),
      onError: (error: unknown) => said.push(String(error)),
    });
    press('Day', 'Delete');
  };
  const isRed = () =>
    document.querySelector('.MuiPickersInputBase-root')!.getAttribute('aria-invalid') === 'true';

  test('When one section of a complete date is deleted, `onChange` receives `null`; in version 7 it was an invalid date', () => {
    const seen = inBoth((library) => {
      const said: string[] = [];
      deleteDay(library, said);
      return said;
    });
    expect(seen).toEqual([['invalid', 'invalidDate'], ['null']]);
  });

  test('The field is red only when it is left partly filled', () => {
    deleteDay(after, []);
    expect(isRed()).toBe(false);
    jest.useFakeTimers();
    fireEvent.blur(section('Day'));
    act(() => section('Day').blur());
    act(() => jest.runAllTimers());
    jest.useRealTimers();
    expect(isRed()).toBe(true);
  });
});

describe('#on-accept', () => {
  test('`onAccept` is called for each value that is typed into the field of a picker, right after `onChange`', () => {
    const seen = inBoth((library) => {
      const said: string[] = [];
      show(library, 'DesktopDatePicker', {
        enableAccessibleFieldDOMStructure: true,
        defaultValue: morning,
        onChange: () => said.push('change'),
        onAccept: () => said.push('accept'),
      });
      press('Day', 'ArrowUp');
      return said;
    });
    expect(seen).toEqual([['change'], ['change', 'accept']]);
  });

  test('`context.source` is `view` for a choice in the popup', () => {
    const sources: unknown[] = [];
    show(after, 'DesktopDatePicker', {
      defaultValue: morning,
      onAccept: (value: unknown, context: { source: string }) => sources.push(context.source),
    });
    press('Day', 'ArrowUp');
    openWith(/Choose date/);
    choose('gridcell', '20');
    expect(sources).toEqual(['unknown', 'view']);
  });

  test('The button that clears the field calls `onAccept` with `null` as well', () => {
    const seen = inBoth((library) => {
      const accepted: string[] = [];
      show(library, 'DesktopDatePicker', {
        defaultValue: morning,
        slotProps: { field: { clearable: true } },
        onAccept: (value: unknown) => accepted.push(write(value)),
      });
      fireEvent.click(document.querySelector('.clearButton')!);
      return accepted;
    });
    expect(seen).toEqual([[], ['null']]);
  });
});

describe('#time-labels', () => {
  test('Labels for screen readers pad the hour, as fields do: "Choose time, selected time is 09:30 AM", where it was "9:30 AM"', () => {
    const seen = inBoth((library) => {
      show(library, 'DesktopTimePicker', { defaultValue: morning });
      return namesOf('button');
    });
    expect(seen).toEqual([
      ['Choose time, selected time is 9:30 AM'],
      ['Choose time, selected time is 09:30 AM'],
    ]);
  });

  test('The clear button is no longer a stop of the Tab key', () => {
    const seen = inBoth((library) => {
      show(library, 'DateField', { defaultValue: morning, clearable: true });
      return document.querySelector<HTMLElement>('.clearButton')!.tabIndex;
    });
    expect(seen).toEqual([0, -1]);
  });
});

describe('#class-names', () => {
  test('Styles below `MuiPickersPopper`, `MuiPickersMonth` and `MuiPickersYear` reach nothing any more', () => {
    const style = { opacity: 0.5 };
    const theme = {
      MuiPickersPopper: { styleOverrides: { root: style } },
      MuiPickersMonth: { styleOverrides: { monthButton: style } },
      MuiPickersYear: { styleOverrides: { yearButton: style } },
    };
    const opacityIn = (name: string, props: object, role: string) =>
      inBoth((library) => {
        show(library, name, { defaultValue: morning, ...props }, { theme });
        return getComputedStyle(screen.getAllByRole(role)[0]!).opacity === '0.5';
      });
    expect(opacityIn('DesktopDatePicker', { open: true }, 'dialog')).toEqual([true, false]);
    expect(opacityIn('MonthCalendar', {}, 'radio')).toEqual([true, false]);
    expect(opacityIn('YearCalendar', { maxDate: morning }, 'radio')).toEqual([true, false]);
  });
});
