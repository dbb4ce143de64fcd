import dayjs from 'dayjs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** The form of the section, with either component. */
function Form({ component: Picker = DatePicker }: { component?: typeof DatePicker }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker label="Passport valid until" referenceDate={dayjs('2027-05-01')} />
    </LocalizationProvider>
  );
}

const field = () => screen.getByRole('group', { name: 'Passport valid until' });
/** The dialog of the mobile variant has a button that accepts the choice. */
async function isDesktop() {
  await userEvent.click(screen.getByRole('button', { name: /choose date/i }));
  return screen.queryByRole('button', { name: 'OK' }) === null;
}

function setMatchMedia(matching: string) {
  window.matchMedia = (query) => ({
    media: query,
    matches: query === matching,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('#testing-variant', () => {
  test('jsdom has no `matchMedia`, so tests there render the desktop variant', async () => {
    expect(window.matchMedia).toBeUndefined();
    render(<Form />);
    expect(await isDesktop()).toBe(true);
  });

  test('Many setup files add a `matchMedia` that matches nothing, and every picker then uses the mobile variant', async () => {
    setMatchMedia('nothing');
    render(<Form />);
    expect(await isDesktop()).toBe(false);
  });

  test('Match the query of the pickers in the setup file to get the desktop variant', async () => {
    setMatchMedia('(pointer: fine)');
    render(<Form />);
    expect(await isDesktop()).toBe(true);
  });

  test('import `DesktopDatePicker`, which does not check the pointing device', async () => {
    setMatchMedia('nothing');
    render(<Form component={DesktopDatePicker} />);
    expect(await isDesktop()).toBe(true);
  });
});

describe('#testing-type', () => {
  test('when a section is full, the focus moves to the next', async () => {
    render(<Form />);
    const user = userEvent.setup();
    await user.click(within(field()).getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('05');
    expect(within(field()).getByRole('spinbutton', { name: 'Day' })).toHaveFocus();
    await user.keyboard('202027');
    expect(field()).toHaveTextContent('05/20/2027');
  });

  test('`fireEvent.change` on it sets the whole date at once', () => {
    render(<Form />);
    fireEvent.change(field().parentElement!.querySelector('input')!, {
      target: { value: '05/20/2027' },
    });
    expect(field()).toHaveTextContent('05/20/2027');
  });
});

describe('#testing-pick', () => {
  test('A day is a grid cell whose name is its number', async () => {
    render(<Form />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /choose date/i }));
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    expect(field()).toHaveTextContent('05/20/2027');
  });
});
