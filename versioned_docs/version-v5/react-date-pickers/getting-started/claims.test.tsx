import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** The form of the section, with either component. */
function Form({ component: Picker = DatePicker }: { component?: typeof DatePicker }) {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker
        label="Parcel arrives on"
        defaultCalendarMonth={dayjs('2023-05-01')}
        value={value}
        onChange={(day: Dayjs | null) => setValue(day)}
        renderInput={(params) => <TextField {...params} />}
      />
    </LocalizationProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const isDesktop = () => !field().readOnly;

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
  test('jsdom has no `matchMedia`, so tests there render the desktop variant', () => {
    expect(window.matchMedia).toBeUndefined();
    render(<Form />);
    expect(isDesktop()).toBe(true);
  });

  test('Many setup files add a `matchMedia` that matches nothing, and every picker then uses the mobile variant', () => {
    setMatchMedia('nothing');
    render(<Form />);
    expect(isDesktop()).toBe(false);
  });

  test('Match the query of the pickers in the setup file to get the desktop variant', () => {
    setMatchMedia('(pointer: fine)');
    render(<Form />);
    expect(isDesktop()).toBe(true);
  });

  test('import `DesktopDatePicker`, which does not check the pointing device', () => {
    setMatchMedia('nothing');
    render(<Form component={DesktopDatePicker} />);
    expect(isDesktop()).toBe(true);
  });
});

describe('#testing-type', () => {
  test('the mask adds the separators', async () => {
    render(<Form />);
    await userEvent.type(screen.getByLabelText('Parcel arrives on'), '05202023');
    expect(field()).toHaveValue('05/20/2023');
  });

  test('`fill` of Playwright and `fireEvent.change` set the whole date at once', () => {
    render(<Form />);
    fireEvent.change(screen.getByLabelText('Parcel arrives on'), {
      target: { value: '05/20/2023' },
    });
    expect(field()).toHaveValue('05/20/2023');
  });
});

describe('#testing-pick', () => {
  test('A day is a grid cell whose name is its number', async () => {
    render(<Form />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /choose date/i }));
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    expect(screen.getByLabelText('Parcel arrives on')).toHaveValue('05/20/2023');
  });
});
