import dayjs, { type Dayjs } from 'dayjs';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

beforeAll(() => configure({ defaultHidden: true }));
const april17 = dayjs('2025-04-17');

/** Renders a picker and notes what its callbacks receive. */
function setup(Component: React.ElementType, props: object = {}) {
  const log: string[] = [];
  const print = (value: Dayjs | null) =>
    value === null ? 'null' : value.isValid() ? value.format('YYYY-MM-DD') : 'invalid';
  const ui = (more: object = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component
        label="Day"
        onChange={(value: Dayjs | null, context: { validationError: unknown }) =>
          log.push(`change ${print(value)}, ${String(context.validationError)}`)
        }
        onAccept={(value: Dayjs | null, context: { source: string }) =>
          log.push(`accept ${print(value)}, ${context.source}`)
        }
        onError={(error: unknown) => log.push(`error ${String(error)}`)}
        {...props}
        {...more}
      />
      <button>Elsewhere</button>
    </LocalizationProvider>
  );
  const { rerender, unmount } = render(ui());
  return {
    log,
    unmount,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    rerender: (more: object) => rerender(ui(more)),
  };
}

const field = () => screen.getAllByRole('group', { name: /^Day/ })[0]!;
const input = () => field().querySelector('input')!;
const section = (name: string) => screen.getByRole('spinbutton', { name });
const openButton = () => screen.getByRole('button', { name: /^Choose/ });
const day = (text: string) => screen.getAllByText(text, { selector: '[role=gridcell]' })[0]!;

/** Renders a picker in a form, and logs its callbacks. */
function setupCallbacks(Component: React.ElementType, props: object = {}) {
  configure({ defaultHidden: true });
  const log: string[] = [];
  const print = (value: Dayjs | null) => (value?.isValid() ? value.format('YYYY-MM-DD') : 'none');
  const { unmount } = render(
    <form>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Component
          label="Day"
          defaultValue={dayjs('2025-04-17')}
          onChange={(value: Dayjs | null) => log.push(`change ${print(value)}`)}
          onAccept={(value: Dayjs | null) => log.push(`accept ${print(value)}`)}
          {...props}
        />
      </LocalizationProvider>
      <button type="button">Elsewhere</button>
    </form>,
  );
  return { log, unmount, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}
const opener = openButton;

describe('#hold-the-value', () => {
  test('If `value` is `undefined` on the first render and a date later, the field stays empty, and the console reports the change from uncontrolled to controlled', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = setup(DatePicker, { value: undefined });
    rerender({ value: april17 });
    expect(input().value).toBe('');
    expect(section('Month')).toHaveTextContent('MM');
    expect(errors.mock.calls.flat().join()).toContain(
      'uncontrolled value of a Picker to be controlled',
    );
    errors.mockRestore();
  });
});

describe('#change-and-accept', () => {
  test('`onAccept` is called once a choice is accepted in the popup, and with each value that is typed', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17 });
    await user.click(section('Day'));
    await user.keyboard('{ArrowUp}');
    expect(log).toEqual(['change 2025-04-18, null', 'accept 2025-04-18, unknown']);
    await user.click(openButton());
    await user.click(day('20'));
    expect(log.slice(2)).toEqual(['change 2025-04-20, null', 'accept 2025-04-20, view']);
  });

  test("`context.source` is `'view'` for a choice in the popup:", async () => {
    const { log, user } = setup(MobileDatePicker, { defaultValue: april17 });
    await user.click(openButton());
    await user.click(day('20'));
    await user.click(screen.getByText('OK'));
    expect(log.at(-1)).toBe('accept 2025-04-20, view');
  });

  test('A typed date is accepted immediately, so Cancel does not undo it', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17, closeOnSelect: false });
    await user.click(section('Day'));
    await user.keyboard('{ArrowUp}');
    await user.click(openButton());
    await user.click(day('20'));
    await user.click(screen.getByText('Cancel'));
    expect(log.at(-1)).toBe('change 2025-04-18, null');
    expect(input().value).toBe('04/18/2025');
  });
});

describe('#desktop-and-mobile', () => {
  test('Both fields can be typed into, and have a button that opens the calendar', async () => {
    for (const Component of [DesktopDatePicker, MobileDatePicker]) {
      const { log, unmount, user } = setup(Component, { defaultValue: april17 });
      await user.click(section('Day'));
      await user.keyboard('20');
      expect(log).toContain('change 2025-04-20, null');
      expect(screen.queryByRole('dialog')).toBe(null);
      await user.click(openButton());
      expect(screen.queryByRole('dialog')).not.toBe(null);
      unmount();
    }
  });
});

describe('#static', () => {
  test('It looks like the mobile dialog; `displayStaticWrapperAs="desktop"` removes the toolbar, but not the buttons', () => {
    const { unmount } = setup(StaticDatePicker);
    expect(screen.queryByText('Select date')).not.toBe(null);
    unmount();
    const { rerender } = setup(StaticDatePicker, { displayStaticWrapperAs: 'desktop' });
    expect(screen.queryByText('Select date')).toBe(null);
    expect(screen.queryByText('OK')).not.toBe(null);
    rerender({ slotProps: { actionBar: { actions: [] } } });
    expect(screen.queryByText('OK')).toBe(null);
  });
});

describe('#submit-with-a-form', () => {
  test('`required` on the text field stops an empty date, but not a half-typed one: `2025-MM-DD` would be sent as it is', async () => {
    const { log, user } = setup(DesktopDatePicker, {
      format: 'YYYY-MM-DD',
      slotProps: { textField: { required: true } },
    });
    expect(input().checkValidity()).toBe(false);
    await user.click(section('Year'));
    await user.keyboard('2025');
    expect(input().value).toBe('2025-MM-DD');
    expect(input().checkValidity()).toBe(true);
    expect(log).toEqual([]);
  });
});

describe('#clear-the-value', () => {
  const clearable = { defaultValue: april17, slotProps: { field: { clearable: true } } };

  test('The button in the field works on mobile as well', async () => {
    const { log, user } = setup(MobileDatePicker, clearable);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(log[0]).toBe('change null, null');
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  test('It is not in the tab order', async () => {
    const { log, user } = setup(DesktopDatePicker, clearable);
    await user.tab();
    expect(section('Month')).toHaveFocus();
    await user.tab();
    expect(openButton()).toHaveFocus();
    await user.click(section('Month'));
    // The keys of user-event do not select all sections in jsdom.
    fireEvent.keyDown(document.activeElement!, { key: 'a', keyCode: 65, ctrlKey: true });
    fireEvent.keyDown(document.activeElement!, { key: 'Delete' });
    expect(log[0]).toBe('change null, null');
    expect(input().value).toBe('');
  });

  test('Your list replaces the default one, which is empty with `closeOnSelect` and has Cancel and OK without it', async () => {
    for (const Component of [DesktopDatePicker, MobileDatePicker]) {
      for (const closeOnSelect of [true, false]) {
        const { unmount, user } = setup(Component, { closeOnSelect });
        await user.click(openButton());
        const shown = ['Cancel', 'OK'].map((text) => screen.queryByText(text) !== null);
        expect(shown).toEqual([!closeOnSelect, !closeOnSelect]);
        unmount();
      }
    }
  });
});

describe('#clear-the-value', () => {
  test("`'nextOrAccept'` also shows OK, and `'next'` is for pickers with a time and does nothing in a Date Picker", async () => {
    const views: string[] = [];
    const { log, user } = setup(MobileDatePicker, {
      defaultValue: april17,
      views: ['year', 'month', 'day'],
      onViewChange: (view: string) => views.push(view),
      slotProps: { actionBar: { actions: ['next', 'nextOrAccept'] } },
    });
    await user.click(openButton());
    await user.click(screen.getByText('Next'));
    expect(screen.queryByRole('dialog')).not.toBe(null);
    expect([...views, ...log]).toEqual([]);
    await user.click(day('20'));
    await user.click(screen.getByText('OK'));
    expect(log.at(-1)).toBe('accept 2025-04-20, view');
  });
});

describe('#disabled-and-read-only', () => {
  test('`readOnly` keeps the text focusable and readable by assistive technology, but users cannot edit it or open the calendar', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17, readOnly: true });
    await user.tab();
    expect(field()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('05');
    expect(log).toEqual([]);
    expect(openButton()).toBeDisabled();
  });
});

describe('#validation', () => {
  test('An incomplete date is `null` and has none, but the field turns red when it is left unfinished', async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: april17 });
    await user.click(section('Month'));
    await user.keyboard('{Backspace}');
    expect(log).toEqual(['change null, null', 'accept null, unknown']);
    expect(field()).toHaveAttribute('aria-invalid', 'false');
    await user.click(screen.getByText('Elsewhere'));
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(log).toHaveLength(2);
  });

  test("A date that does not exist, such as February 31, has the error `'invalidDate'`", async () => {
    const { log, user } = setup(DesktopDatePicker, { defaultValue: dayjs('2025-03-31') });
    await user.click(section('Month'));
    await user.keyboard('{ArrowDown}');
    expect(log).toEqual([
      'change invalid, invalidDate',
      'accept invalid, unknown',
      'error invalidDate',
    ]);
  });
});

describe('#keyboard', () => {
  test('Submit the form', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DesktopDatePicker label="Day" defaultValue={april17} />
        </LocalizationProvider>
        <button type="submit">Send</button>
      </form>,
    );
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(section('Month'));
    await user.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('#change-and-accept', () => {
  test('Closing with Escape or a click outside keeps the date and accepts it', async () => {
    for (const Component of [DesktopDatePicker, MobileDatePicker]) {
      const { log, unmount, user } = setupCallbacks(Component, { closeOnSelect: false });
      await user.click(opener());
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      expect(log).toEqual(['change 2025-04-20']);
      await user.keyboard('{Escape}');
      expect(log).toEqual(['change 2025-04-20', 'accept 2025-04-20']);
      unmount();
    }
  });

  test('Only Cancel restores the last accepted date', async () => {
    for (const Component of [DesktopDatePicker, MobileDatePicker]) {
      const { log, unmount, user } = setupCallbacks(Component, {
        closeOnSelect: false,
        slotProps: { actionBar: { actions: ['cancel', 'accept'] } },
      });
      await user.click(opener());
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      await user.click(screen.getByRole('gridcell', { name: '21' }));
      await user.click(screen.getByText('Cancel'));
      expect(log).toEqual(['change 2025-04-20', 'change 2025-04-21', 'change 2025-04-17']);
      unmount();
    }
  });
});

describe('#reference-date', () => {
  test('An empty picker opens on today, or on the nearest day that `minDate` and `maxDate` allow', async () => {
    const month = async (props: object) => {
      const { unmount, user } = setupCallbacks(DesktopDatePicker, { defaultValue: null, ...props });
      await user.click(opener());
      const shown = screen.getByRole('grid').getAttribute('aria-labelledby');
      const text = document.getElementById(shown!)!.textContent;
      unmount();
      return text;
    };
    expect(await month({})).toBe(dayjs().format('MMMM YYYY'));
    expect(await month({ minDate: dayjs('2080-03-05') })).toBe('March 2080');
    expect(await month({ maxDate: dayjs('2010-11-05') })).toBe('November 2010');
  });
});

describe('#disabled-and-read-only', () => {
  test('`disabled` removes the field and its button from the tab order, and the date from form submission', async () => {
    for (const disabled of [false, true]) {
      const { unmount, user } = setupCallbacks(DesktopDatePicker, { disabled, name: 'day' });
      const form = document.querySelector('form')!;
      expect([...new FormData(form).keys()]).toEqual(disabled ? [] : ['day']);
      await user.tab();
      expect(screen.getByText('Elsewhere') === document.activeElement).toBe(disabled);
      unmount();
    }
  });
});

describe('#open-it-yourself', () => {
  test('When the popup closes, the focus returns to the element that had it before', async () => {
    for (const Component of [DesktopDatePicker, MobileDatePicker]) {
      const { unmount, user } = setupCallbacks(Component);
      await user.click(opener());
      expect(opener()).not.toHaveFocus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
      expect(opener()).toHaveFocus();
      unmount();
    }
  });
});
