import * as React from 'react';
import dayjs from 'dayjs';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const renderInput = (props: TextFieldProps) => <TextField {...props} />;
const shared = {
  label: 'Day',
  value: dayjs('2023-05-20T10:00'),
  onChange: () => {},
  renderInput,
  reduceAnimations: true,
};
const inProvider = (picker: React.ReactNode) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>
);
const openPopup = () => userEvent.click(screen.getByRole('button', { name: /choose date/i }));

describe('#overriding', () => {
  test('A component written inline is a new one in each render: React throws the part away with its focus', () => {
    const Outside = () => <button>Outside</button>;
    function Page() {
      const [count, setCount] = React.useState(0);
      return inProvider(
        <React.Fragment>
          <button onClick={() => setCount(count + 1)}>Render</button>
          <StaticDatePicker {...shared} components={{ ActionBar: () => <button>Inline</button> }} />
          <StaticDatePicker {...shared} components={{ ActionBar: Outside }} />
        </React.Fragment>,
      );
    }
    render(<Page />);
    const button = (name: string) => screen.getByRole('button', { name });
    const inline = button('Inline');
    const outside = button('Outside');
    fireEvent.click(button('Render'));
    expect(button('Inline')).not.toBe(inline);
    expect(button('Outside')).toBe(outside);
  });
});

describe('#action-bar-props', () => {
  test('In the popup, and with `displayStaticWrapperAs="desktop"`, it is an empty list', async () => {
    const hasCancel = () => screen.queryByRole('button', { name: 'Cancel' }) !== null;
    const { unmount } = render(inProvider(<StaticDatePicker {...shared} />));
    expect(hasCancel()).toBe(true);
    unmount();
    const desktop = render(
      inProvider(<StaticDatePicker {...shared} displayStaticWrapperAs="desktop" />),
    );
    expect(hasCancel()).toBe(false);
    desktop.unmount();
    render(inProvider(<DatePicker {...shared} />));
    await openPopup();
    expect(hasCancel()).toBe(false);
  });
});

describe('#action-bar-component', () => {
  test('It does not receive the value', () => {
    let received: object = {};
    const ActionBar = (props: object) => {
      received = props;
      return null;
    };
    render(inProvider(<StaticDatePicker {...shared} components={{ ActionBar }} />));
    expect(Object.keys(received).sort()).toEqual(
      ['actions', 'onAccept', 'onCancel', 'onClear', 'onSetToday'].sort(),
    );
  });
});

describe('#paper-content', () => {
  test('In the popup, the action bar is inside of it. In a static picker, it is below', async () => {
    const PaperContent = ({ children }: { children: React.ReactNode }) => (
      <section aria-label="content">{children}</section>
    );
    const componentsProps = { actionBar: { actions: ['clear' as const] } };
    const isInside = () =>
      screen.getByLabelText('content').contains(screen.getByRole('button', { name: 'Clear' }));
    const parts = { components: { PaperContent }, componentsProps };
    const { unmount } = render(inProvider(<DatePicker {...shared} {...parts} />));
    await openPopup();
    expect(isInside()).toBe(true);
    unmount();
    render(inProvider(<StaticDatePicker {...shared} {...parts} />));
    expect(isInside()).toBe(false);
  });
});

describe('#tabs-props', () => {
  test("They go before the picker's props of the same names", () => {
    render(
      inProvider(
        <StaticDateTimePicker
          {...shared}
          timeIcon={<b>picker</b>}
          componentsProps={{ tabs: { timeIcon: <b>tabs</b> } }}
        />,
      ),
    );
    expect(screen.getByText('tabs')).not.toBeNull();
    expect(screen.queryByText('picker')).toBeNull();
  });
});

describe('#theme', () => {
  test('A picker that passes `componentsProps` itself keeps the parts that it does not mention', () => {
    const theme = createTheme({
      components: {
        MuiStaticDatePicker: {
          defaultProps: { componentsProps: { actionBar: { actions: ['clear'] } } },
        },
      },
    } as object);
    render(
      <ThemeProvider theme={theme}>
        {inProvider(
          <StaticDatePicker {...shared} componentsProps={{ leftArrowButton: { title: 'Back' } }} />,
        )}
      </ThemeProvider>,
    );
    expect(screen.getByTitle('Back')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Clear' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});
