import * as React from 'react';
import {
  act,
  fireEvent,
  render,
  screen,
  waitForElementToBeRemoved,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import RepairBooking from './demos/RepairBooking';

const { readFileSync, statSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
const { dirname, join } = jest.requireActual<typeof import('node:path')>('node:path');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const times = (
  <TextField select label="Time" defaultValue="8">
    <MenuItem value="8">Eight</MenuItem>
    <MenuItem value="9">Nine</MenuItem>
  </TextField>
);

describe('#first-test', () => {
  test('The test fills in the form, finding each element by its role and name', async () => {
    const user = userEvent.setup();
    render(<RepairBooking />);
    await user.type(screen.getByRole('textbox', { name: 'Bike' }), 'Tandem');
    await user.click(screen.getByRole('combobox', { name: 'Drop-off' }));
    await user.click(screen.getByRole('option', { name: 'Afternoon' }));
    await user.click(screen.getByRole('button', { name: 'Book' }));
    const dialog = screen.getByRole('dialog', { name: 'Repair booked' });
    expect(dialog).toHaveTextContent('Tandem: Afternoon');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitForElementToBeRemoved(dialog);
  });
});

describe('#roles', () => {
  test('`getByRole` accepts the roles in this table', () => {
    render(
      <>
        <TextField label="Bike" />
        <TextField label="Wheels" type="number" />
        {times}
        <Autocomplete
          options={['Lisbon']}
          renderInput={(params) => <TextField {...params} label="City" />}
        />
        <Checkbox inputProps={{ 'aria-label': 'Wash' }} />
        <Switch inputProps={{ 'aria-label': 'Express' }} />
        <Radio inputProps={{ 'aria-label': 'Cash' }} />
        <Rating name="rating" />
        <Slider aria-label="Pressure" />
        <Button>Book</Button>
        <Button href="/shop">Shop</Button>
        <IconButton aria-label="Delete">x</IconButton>
        <Fab aria-label="Add">+</Fab>
        <Tabs value={0}>
          <Tab label="Prices" />
        </Tabs>
        <Alert>Saved</Alert>
      </>,
    );
    const elements = {
      Bike: 'textbox',
      Wheels: 'spinbutton',
      Time: 'combobox',
      City: 'combobox',
      Wash: 'checkbox',
      Express: 'checkbox',
      Cash: 'radio',
      '2 Stars': 'radio',
      Pressure: 'slider',
      Book: 'button',
      Delete: 'button',
      Add: 'button',
      Shop: 'link',
      Prices: 'tab',
    };
    for (const [name, role] of Object.entries(elements)) {
      expect(screen.getByRole(role, { name })).toBeInTheDocument();
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Saved');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'City' }));
    expect(screen.getByRole('option', { name: 'Lisbon' })).toBeInTheDocument();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Time' }));
    expect(screen.getByRole('option', { name: 'Nine' })).toBeInTheDocument();
    render(
      <>
        <Menu open anchorEl={document.body}>
          <MenuItem>Copy</MenuItem>
        </Menu>
        <Dialog open>
          <DialogTitle>Repair</DialogTitle>
        </Dialog>
      </>,
    );
    expect(screen.getByRole('menuitem', { name: 'Copy', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Repair' })).toBeInTheDocument();
  });

  test('Popups are rendered at the end of the `body`, so search in `screen`, not in the `container` that `render` returns', () => {
    const { container } = render(
      <>
        {times}
        <Tooltip open title="Saved">
          <Button>Save</Button>
        </Tooltip>
      </>,
    );
    fireEvent.mouseDown(screen.getByRole('combobox'));
    for (const role of ['listbox', 'tooltip']) {
      expect(screen.getByRole(role, { hidden: true })).toBeInTheDocument();
      expect(within(container).queryByRole(role, { hidden: true })).toBeNull();
    }
  });

  test("While a dialog, menu or select is open, `getByRole` doesn't find the rest of the page, which has `aria-hidden`", () => {
    const popups = [
      <Dialog key="dialog" open aria-label="Repair" />,
      <Menu key="menu" open anchorEl={document.body} />,
      <TextField key="select" select label="Time" value="" slotProps={{ select: { open: true } }}>
        <MenuItem value="8">Eight</MenuItem>
      </TextField>,
    ];
    for (const popup of popups) {
      const { container, unmount } = render(
        <>
          <Button>Book</Button>
          {popup}
        </>,
      );
      expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Book', hidden: true })).toBeInTheDocument();
      expect(container).toHaveAttribute('aria-hidden', 'true');
      unmount();
    }
    render(<Button>Book</Button>);
    expect(screen.getByRole('button', { name: 'Book' })).toBeInTheDocument();
  });

  test('in a `TextField`, this is not the input', () => {
    render(<TextField label="Bike" data-testid="bike" />);
    const element = screen.getByTestId('bike');
    expect(element.tagName).toBe('DIV');
    expect(element).toContainElement(screen.getByRole('textbox'));
  });

  test("To set it on the input, use `slotProps={{ htmlInput: { 'data-testid': 'bike' } }}`", () => {
    const slotProps = { htmlInput: { 'data-testid': 'bike' } };
    const { unmount } = render(<TextField label="Bike" slotProps={slotProps} />);
    expect(screen.getByTestId('bike')).toBe(screen.getByRole('textbox'));
    unmount();
    render(<TextField label="Bike" multiline slotProps={slotProps} />);
    expect(screen.getByTestId('bike')).toBe(screen.getByRole('textbox'));
  });
});

describe('#select', () => {
  test("`Select` opens with the mouse button down, so use `user.click`, or `fireEvent.mouseDown`; `fireEvent.click` doesn't open it", async () => {
    const user = userEvent.setup();
    render(times);
    fireEvent.click(screen.getByRole('combobox'));
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(screen.getByRole('option', { name: 'Nine' }));
    await user.click(screen.getByRole('combobox'));
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  test('check it with `toHaveTextContent`, not with `toHaveValue`', () => {
    render(times);
    const combobox = screen.getByRole('combobox', { name: 'Time' });
    expect(combobox).toHaveTextContent('Eight');
    expect(combobox.tagName).toBe('DIV');
    expect(() => expect(combobox).toHaveValue('8')).toThrow();
  });

  test('In an [autocomplete](../../components/autocomplete/index.mdx), type a part of the text and click the option', async () => {
    const user = userEvent.setup();
    render(
      <Autocomplete
        options={['Lisbon', 'Porto']}
        renderInput={(params) => <TextField {...params} label="City" />}
      />,
    );
    await user.type(screen.getByRole('combobox', { name: 'City' }), 'lis');
    await user.click(await screen.findByRole('option', { name: 'Lisbon' }));
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Lisbon');
  });

  test("A `Slider` has no size in jsdom, so don't drag it: pass the value with `fireEvent.change`, or focus the slider and press the arrow keys", () => {
    const onChange = jest.fn();
    const { container } = render(
      <Slider aria-label="Pressure" defaultValue={20} onChange={onChange} />,
    );
    expect(container.firstElementChild!.getBoundingClientRect().width).toBe(0);
    const slider = screen.getByRole('slider', { name: 'Pressure' });
    fireEvent.change(slider, { target: { value: 45 } });
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), 45, 0);
    act(() => slider.focus());
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(onChange).toHaveBeenLastCalledWith(expect.anything(), 46, 0);
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(slider).toHaveValue('45');
  });
});

describe('#transitions', () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const dialogIn = (open: boolean, theme = createTheme()) => (
    <ThemeProvider theme={theme}>
      <Button>Book</Button>
      <Dialog open={open} aria-label="Repair" />
    </ThemeProvider>
  );

  test('A closed dialog is removed after 195 milliseconds, and the page behind it has `aria-hidden` until then', () => {
    jest.useFakeTimers();
    const { container, rerender } = render(dialogIn(true));
    pass(1000);
    rerender(dialogIn(false));
    pass(194);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(container).toHaveAttribute('aria-hidden', 'true');
    pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container).not.toHaveAttribute('aria-hidden');
  });

  test('With these durations, the dialog is removed in the next timer, so a test still has to wait', () => {
    jest.useFakeTimers();
    const theme = createTheme(
      {},
      { transitions: { duration: { enteringScreen: 0, leavingScreen: 0 } } },
    );
    expect(theme.transitions.duration.standard).toBe(300);
    const { rerender } = render(dialogIn(true, theme));
    pass(1000);
    rerender(dialogIn(false, theme));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('A tooltip also opens later, 100 milliseconds after the pointer enters', () => {
    jest.useFakeTimers();
    render(
      <Tooltip title="Remove">
        <Button>x</Button>
      </Tooltip>,
    );
    fireEvent.mouseOver(screen.getByRole('button'));
    pass(99);
    expect(screen.queryByRole('tooltip')).toBeNull();
    pass(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Remove');
  });
});

describe('#styles', () => {
  test('`toHaveStyle` sees the styles of `sx`, `styled` and the theme', () => {
    const Shelf = styled('p')({ paddingTop: 3 });
    const theme = createTheme({
      components: { MuiButton: { styleOverrides: { root: { letterSpacing: 5 } } } },
    });
    render(
      <ThemeProvider theme={theme}>
        <Button sx={{ marginTop: '7px' }}>Book</Button>
        <Shelf>Tires</Shelf>
      </ThemeProvider>,
    );
    const button = screen.getByRole('button');
    expect(button).toHaveStyle({ marginTop: '7px' });
    expect(button).toHaveStyle({ letterSpacing: '5px' });
    expect(button).not.toHaveStyle({ letterSpacing: '6px' });
    expect(screen.getByText('Tires')).toHaveStyle({ paddingTop: '3px' });
  });

  test("Styles in media queries don't apply in jsdom: an element with `display: { xs: 'none' }` still counts as visible", () => {
    render(
      <>
        <Box sx={{ display: 'none' }}>plain</Box>
        <Box sx={{ display: { xs: 'none' } }}>phones</Box>
        <Box sx={{ display: { md: 'none' } }}>desktops</Box>
      </>,
    );
    expect(screen.getByText('plain')).not.toBeVisible();
    expect(screen.getByText('phones')).toBeVisible();
    expect(screen.getByText('desktops')).toBeVisible();
  });

  test('In snapshots, class names such as `MuiButton-root` are stable, but the names that start with `css-` change with every style', () => {
    const classes = (element: React.ReactElement) => {
      const { container, unmount } = render(element);
      const list = [...container.firstElementChild!.classList];
      unmount();
      return {
        hash: list.filter((name) => name.startsWith('css-')),
        others: list.filter((name) => !name.startsWith('css-')),
      };
    };
    const before = classes(<Button>Book</Button>);
    const after = classes(<Button sx={{ mt: 1 }}>Book</Button>);
    const themed = classes(
      <ThemeProvider theme={createTheme({ spacing: 4, shape: { borderRadius: 9 } })}>
        <Button>Book</Button>
      </ThemeProvider>,
    );
    expect(before.hash).toHaveLength(1);
    expect(new Set([before, after, themed].map(({ hash }) => hash.join(' '))).size).toBe(3);
    expect(after.others).toEqual(before.others);
    expect(themed.others).toEqual(before.others);
    expect(before.others).toContain('MuiButton-root');
  });

  test('Generated ids depend on the components that were rendered before', () => {
    const idOf = () => {
      const { unmount } = render(<TextField label="Bike" />);
      const { id } = screen.getByRole('textbox');
      unmount();
      return id;
    };
    const first = idOf();
    expect(first).not.toBe('');
    expect(idOf()).not.toBe(first);
    render(<TextField label="Bike" id="bike" />);
    expect(screen.getByRole('textbox').id).toBe('bike');
  });
});

describe('#troubleshooting', () => {
  test("The label of a `required` field ends with an asterisk, so `getByLabelText('Bike')` finds nothing", () => {
    render(
      <>
        <TextField required label="Bike" />
        <TextField label="Color" />
      </>,
    );
    expect(() => screen.getByLabelText('Bike')).toThrow(
      'Unable to find a label with the text of: Bike',
    );
    expect(screen.getByLabelText('Color')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Bike' })).toBeInTheDocument();
  });

  test('The test clicks a disabled button', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Button disabled>Book</Button>
        <Button>Shop</Button>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Book' });
    expect(button).toBeDisabled();
    await expect(user.click(button)).rejects.toThrow(
      'Unable to perform pointer interaction as the element has `pointer-events: none`',
    );
    await user.click(screen.getByRole('button', { name: 'Shop' }));
  });

  test('The test changes the component outside Testing Library, for example with `input.focus()`', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = userEvent.setup();
    render(<TextField label="Bike" />);
    const input = screen.getByRole('textbox');
    await user.click(input);
    await user.tab();
    act(() => input.focus());
    act(() => input.blur());
    expect(report).not.toHaveBeenCalled();
    input.focus();
    expect(report.mock.calls.join(' ')).toContain('inside a test was not wrapped in act(...)');
  });

  test('Elements in jsdom have no size, and `Popover` reports this unless `NODE_ENV` is `test`', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const anchor = document.body.appendChild(document.createElement('button'));
    const popover = <Popover open anchorEl={anchor} />;
    expect(process.env.NODE_ENV).toBe('test');
    render(popover).unmount();
    expect(report).not.toHaveBeenCalled();
    const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    render(<Popover open anchorEl={anchor} />);
    env.restore();
    expect(report.mock.calls.join(' ')).toContain(
      'MUI: The `anchorEl` prop provided to the component is invalid',
    );
    anchor.remove();
  });

  test('The path is a folder', () => {
    const root = dirname(require.resolve('@mui/material/package.json'));
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      exports?: object;
    };
    expect(exports).toBeUndefined();
    expect(statSync(join(root, 'Button')).isDirectory()).toBe(true);
    expect(() => statSync(join(root, 'Button.js'))).toThrow('ENOENT');
  });

  test("`window.matchMedia` doesn't exist in jsdom", () => {
    expect(window.matchMedia).toBeUndefined();
    function Width() {
      const isWide = useMediaQuery('(min-width:1px)');
      const isNarrow = useMediaQuery('(max-width:9999px)');
      const isUp = useMediaQuery(createTheme().breakpoints.up('xs'));
      return <p>{[isWide, isNarrow, isUp].join(' ')}</p>;
    }
    render(<Width />);
    expect(screen.getByText('false false false')).toBeInTheDocument();
  });
});
