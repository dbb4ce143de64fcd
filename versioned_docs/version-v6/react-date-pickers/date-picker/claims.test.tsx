import dayjs, { type Dayjs } from 'dayjs';
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import DateInForm from './demos/DateInForm';

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

/** The button on desktop, the field on mobile. */
const opener = () => screen.getByLabelText(/^Choose date/);

describe('#hold-the-value', () => {
  test('If `value` is `undefined` on the first render and a date later, the picker shows the date, but the console reports the change from uncontrolled to controlled', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const picker = (value: Dayjs | undefined) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" value={value} />
      </LocalizationProvider>
    );
    const { rerender } = render(picker(undefined));
    rerender(picker(dayjs('2025-05-20')));
    const input = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
    expect(input.value).toBe('05/20/2025');
    expect(log.mock.calls.flat().join()).toContain(
      'uncontrolled value of a picker to be controlled',
    );
    log.mockRestore();
  });
});

describe('#years-per-row', () => {
  test('Years are listed in ascending order', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          open
          views={['year']}
          minDate={dayjs('2019-01-01')}
          maxDate={dayjs('2022-12-31')}
        />
      </LocalizationProvider>,
    );
    const years = screen.getAllByRole('radio').map(({ textContent }) => textContent);
    expect(years).toEqual(['2019', '2020', '2021', '2022']);
  });
});

describe('#one-input', () => {
  test('The field is a single `input`, and screen readers announce it as one text', () => {
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" defaultValue={dayjs('2025-05-20')} />
      </LocalizationProvider>,
    );
    expect(screen.getAllByRole<HTMLInputElement>('textbox')).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('05/20/2025');
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });
});

describe('#submit-with-a-form', () => {
  test('an empty field that has focus contains its placeholder, which satisfies `required`', async () => {
    configure({ defaultHidden: true });
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<DateInForm />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    const send = () => fireEvent.submit(input.form!);
    const status = () => screen.getByRole('status').textContent;
    send();
    expect(status()).toBe('departure=2025-06-12');
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    expect(input.value).toBe('YYYY-MM-DD');
    expect(input).toBeRequired();
    expect(input.checkValidity()).toBe(true);
    send();
    expect(status()).toBe('Not sent: the date is incomplete');
    await user.keyboard('{Control>}a{/Control}2025');
    send();
    expect(status()).toMatch(/^Not sent/);
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

  test('Typing in the field alone does not call `onAccept`', async () => {
    const { log, user } = setupCallbacks(DesktopDatePicker);
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByText('Elsewhere'));
    expect(log.at(-1)).toBe('change 2025-05-17');
    expect(log.filter((call) => call.startsWith('accept'))).toEqual([]);
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
