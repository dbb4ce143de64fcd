import dayjs, { type Dayjs } from 'dayjs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import BookingForm from './demos/BookingForm';
import SectionsForm from './demos/SectionsForm';

/** What set-up files of many projects do: no media query ever matches. */
function matchNothing(this: void, query: string) {
  const listen = () => {};
  return {
    media: query,
    matches: false,
    onchange: null,
    addListener: listen,
    removeListener: listen,
    addEventListener: listen,
    removeEventListener: listen,
    dispatchEvent: () => false,
  };
}

function matchFinePointer(this: void, query: string) {
  return { ...matchNothing(query), matches: query === '(pointer: fine)' };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  jest.useRealTimers();
});

/** Lines of code without what depends on where the code stands. */
function linesOf(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('import ') && !line.startsWith('//'));
}

describe('#', () => {
  test('Each listing runs as a test of this site', () => {
    const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
    const read = (name: string) => readFileSync(`${__dirname}/${name}`, 'utf8');
    const tests = linesOf(read('claims.test.tsx') + read('claims.browser.test.ts')).join('\n');
    const listings = [...read('index.mdx').matchAll(/^```tsx[^\n]*\n(.*?)^```/gms)];
    expect(listings.length).toBeGreaterThan(10);
    for (const [, code] of listings) {
      expect(tests).toContain(linesOf(code).join('\n'));
    }
  });
});

describe('#type-a-date', () => {
  test('when a section is full, the focus moves to the next', async () => {
    const user = userEvent.setup();
    render(<BookingForm />);

    await user.click(screen.getByLabelText('Tasting day'));
    await user.keyboard('05202025');

    expect(screen.getByLabelText('Tasting day')).toHaveValue('05/20/2025');
  });

  test('Without leading zeros, “1/2/2025” becomes February 20 in the year 25', async () => {
    const user = userEvent.setup();
    render(<BookingForm />);
    await user.click(screen.getByLabelText('Tasting day'));
    await user.keyboard('1/2/2025');
    expect(screen.getByLabelText('Tasting day')).toHaveValue('02/20/0025');
  });

  test('`onChange` is called for each digit that changes the value, also with an invalid date while the date is incomplete', async () => {
    const values: string[] = [];
    const user = userEvent.setup();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Day"
          onChange={(value: Dayjs | null) =>
            values.push(value!.isValid() ? value!.format('YYYY') : 'invalid')
          }
        />
      </LocalizationProvider>,
    );
    await user.click(screen.getByLabelText('Day'));
    await user.keyboard('05202025');
    expect(values).toEqual(['invalid', '0202', '2025']);
  });
});

describe('#whole-date', () => {
  test('`fireEvent.change` sets the whole date in one step', () => {
    render(<BookingForm />);

    fireEvent.change(screen.getByLabelText('Tasting day'), {
      target: { value: '05/20/2025' },
    });

    expect(screen.getByLabelText('Tasting day')).toHaveValue('05/20/2025');
  });

  test('In a field that has focus, `fireEvent.change` changes nothing', async () => {
    const user = userEvent.setup();
    render(<BookingForm />);
    await user.click(screen.getByLabelText('Tasting day'));
    fireEvent.change(screen.getByLabelText('Tasting day'), { target: { value: '05/20/2025' } });
    expect(screen.getByLabelText('Tasting day')).toHaveValue('MM/DD/YYYY');
  });

  test('`user.paste` sets the whole date in a field that has focus', async () => {
    const user = userEvent.setup();
    render(<BookingForm />);

    await user.click(screen.getByLabelText('Tasting day'));
    await user.paste('05/20/2025');

    expect(screen.getByLabelText('Tasting day')).toHaveValue('05/20/2025');
  });

  test('`user.clear` empties the picker', async () => {
    const onChange = jest.fn();
    const user = userEvent.setup();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" defaultValue={dayjs('2025-05-20')} onChange={onChange} />
      </LocalizationProvider>,
    );
    await user.clear(screen.getByLabelText('Day'));
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([null]);
  });
});

describe('#type-a-time', () => {
  test('A time is typed in the same way, with A or P for AM or PM', async () => {
    const user = userEvent.setup();
    render(<BookingForm />);

    await user.click(screen.getByLabelText('Tasting day'));
    await user.keyboard('05202025');
    await user.click(screen.getByLabelText('Tasting time'));
    await user.keyboard('0730P');
    await user.click(screen.getByRole('button', { name: 'Book the tasting' }));

    expect(screen.getByRole('status')).toHaveTextContent('Booked: 2025-05-20 at 19:30');
  });

  test('In a `DateTimePicker`, type the date and the time as one text: `052020250730P`', async () => {
    const user = userEvent.setup();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateTimePicker label="Start" />
      </LocalizationProvider>,
    );
    await user.click(screen.getByLabelText('Start'));
    await user.keyboard('052020250730P');
    expect(screen.getByLabelText('Start')).toHaveValue('05/20/2025 07:30 PM');
  });
});

describe('#type-into-sections', () => {
  test('Click the first section and type; the focus moves on automatically', async () => {
    const user = userEvent.setup();
    render(<SectionsForm />);

    const field = screen.getByRole('group', { name: 'Harvest begins' });
    await user.click(within(field).getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('092020250730P');

    expect(field).toHaveTextContent('09/20/2025 07:30 PM');
  });

  test('The group has a hidden input that accepts the whole text at once', () => {
    render(<SectionsForm />);

    const field = screen.getByRole('group', { name: 'Harvest begins' });
    fireEvent.change(field.parentElement!.querySelector('input')!, {
      target: { value: '09/20/2025 07:30 PM' },
    });

    expect(field).toHaveTextContent('09/20/2025 07:30 PM');
  });

  test('Calling `user.type` on one section after the other loses the second input', async () => {
    const user = userEvent.setup();
    render(<SectionsForm />);
    await user.type(screen.getByRole('spinbutton', { name: 'Month' }), '09');
    await user.type(screen.getByRole('spinbutton', { name: 'Day' }), '20');
    expect(screen.getByRole('group', { name: 'Harvest begins' })).toHaveTextContent('09/DD/YYYY');
  });

  test('`getByLabelText` finds two elements: the group and the hidden input', () => {
    render(<SectionsForm />);
    const found = screen.getAllByLabelText(/^Harvest begins/);
    expect(found.map((element) => element.getAttribute('role') ?? element.tagName)).toEqual([
      'group',
      'INPUT',
    ]);
    expect(() => screen.getByLabelText(/^Harvest begins/)).toThrow('Found multiple elements');
  });
});

describe('#pick-a-day', () => {
  test('A day is a grid cell whose accessible name is the number of the day', async () => {
    const user = userEvent.setup();
    render(<BookingForm />);

    await user.click(screen.getByRole('button', { name: /choose date/i }));
    await user.click(screen.getByRole('gridcell', { name: '20' }));

    expect(screen.getByLabelText('Tasting day')).toHaveValue('05/20/2025');
  });
});

describe('#change-the-month', () => {
  test('right after the click, both months are in the document', async () => {
    const user = userEvent.setup();
    render(<BookingForm />);
    await user.click(screen.getByRole('button', { name: /choose date/i }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getAllByRole('gridcell', { name: '20' })).toHaveLength(2);
  });

  test('With `reduceAnimations` in the theme of the tests, there is only one', async () => {
    const user = userEvent.setup();
    const theme = createTheme({
      components: { MuiDateCalendar: { defaultProps: { reduceAnimations: true } } },
    });
    render(<BookingForm />, {
      wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
    });

    await user.click(screen.getByRole('button', { name: /choose date/i }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('gridcell', { name: '20' }));

    expect(screen.getByLabelText('Tasting day')).toHaveValue('06/20/2025');
  });
});

describe('#pick-a-time', () => {
  test('The popup of a time picker has one list for each unit, with options such as “7 hours” and “30 minutes”', async () => {
    const user = userEvent.setup();
    render(<BookingForm />);

    await user.click(screen.getByRole('button', { name: /choose time/i }));
    await user.click(screen.getByRole('option', { name: '7 hours' }));
    await user.click(screen.getByRole('option', { name: '30 minutes' }));
    await user.click(screen.getByRole('option', { name: 'PM' }));

    expect(screen.getByLabelText('Tasting time')).toHaveValue('07:30 PM');
  });
});

describe('#variant', () => {
  test('jsdom has no `matchMedia`, so the desktop variant is rendered', () => {
    render(<BookingForm />);
    expect(window.matchMedia).toBeUndefined();
    expect(screen.getByLabelText('Tasting day')).not.toHaveAttribute('readonly');
  });

  test('With such a file, every picker uses the mobile variant: read-only, without a button, and named “Choose date” instead of its label', () => {
    window.matchMedia = matchNothing;
    render(<BookingForm />);
    expect(screen.getByRole('textbox', { name: 'Choose date' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('textbox', { name: 'Tasting day' })).toBeNull();
    expect(screen.queryByRole('button', { name: /choose date/i })).toBeNull();
  });

  test('If `matchMedia` matches the query of the pickers, they use the desktop variant', () => {
    window.matchMedia = (query) => ({
      media: query,
      matches: query === '(pointer: fine)',
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
      dispatchEvent: () => false,
    });
    render(<BookingForm />);
    expect(screen.getByLabelText('Tasting day')).not.toHaveAttribute('readonly');
  });

  test('`DesktopDatePicker` does not check the pointing device at all', () => {
    window.matchMedia = jest.fn(matchFinePointer);
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker label="Day" />
      </LocalizationProvider>,
    );
    const asked = jest.mocked(window.matchMedia).mock.calls.map(([query]) => query);
    expect(asked).not.toContain('(pointer: fine)');
  });
});

describe('#mobile', () => {
  test('The field opens the dialog, and OK accepts the choice', async () => {
    window.matchMedia = matchNothing;
    const user = userEvent.setup();
    render(<BookingForm />);

    await user.click(screen.getByRole('textbox', { name: /choose date/i }));
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    await user.click(screen.getByRole('button', { name: 'OK' }));

    expect(await screen.findByDisplayValue('05/20/2025')).toBeVisible();
  });

  test('Nothing can be typed into this field', async () => {
    window.matchMedia = matchNothing;
    const user = userEvent.setup();
    render(<BookingForm />);
    await user.type(screen.getByRole('textbox', { name: /choose date/i }), '05202025');
    expect(screen.queryByDisplayValue('05/20/2025')).toBeNull();
  });
});

describe('#clock', () => {
  test('This code replaces only the date', async () => {
    jest.useFakeTimers({
      now: new Date('2025-05-20T12:00:00'),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'queueMicrotask',
        'nextTick',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'performance',
      ],
    });

    const user = userEvent.setup();
    render(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" disablePast />
      </LocalizationProvider>,
    );
    await user.click(screen.getByRole('button', { name: /choose date/i }));
    expect(screen.getByRole('gridcell', { name: '20' })).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('gridcell', { name: '19' })).toBeDisabled();
  });
});
