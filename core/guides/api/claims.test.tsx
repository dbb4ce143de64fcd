import * as React from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Snackbar from '@mui/material/Snackbar';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const { existsSync, readdirSync, readFileSync } =
  jest.requireActual<typeof import('node:fs')>('node:fs');

afterEach(() => jest.restoreAllMocks());

/** Records the messages in the console. */
function logged() {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => log.mock.calls.flat().map(String).join(' ');
}

describe('#children', () => {
  test('`Chip` ignores `children`', () => {
    logged();
    const { container } = render(<Chip label="Full">{'Empty' as never}</Chip>);
    expect(container).toHaveTextContent(/^Full$/);
  });
});

describe('#spread', () => {
  test("Props that a component doesn't define are passed to its root element: `id`, `title`, `data-testid`, ARIA attributes and event handlers", () => {
    const onClick = jest.fn();
    const props = {
      id: 'own',
      title: 'Own',
      'data-testid': 'own',
      'aria-describedby': 'hint',
      onClick,
    };
    for (const element of [
      <Avatar key="avatar" {...props} />,
      <Button key="button" {...props} />,
      <Card key="card" {...props} />,
      <Chip key="chip" label="Full" {...props} />,
      <IconButton key="icon" {...props} />,
      <Link key="link" href="#own" {...props} />,
      <List key="list" {...props} />,
      <Pagination key="pages" {...props} />,
      <Typography key="text" {...props} />,
    ]) {
      const { container, unmount } = render(element);
      const root = container.firstElementChild!;
      expect(root).toHaveAttribute('id', 'own');
      expect(root).toHaveAttribute('title', 'Own');
      expect(root).toHaveAttribute('data-testid', 'own');
      expect(root).toHaveAttribute('aria-describedby', 'hint');
      fireEvent.click(root);
      expect(onClick).toHaveBeenCalledTimes(1);
      onClick.mockClear();
      unmount();
    }
  });

  test('In `TextField`, `OutlinedInput` and `Checkbox`, attributes of inputs such as `id` and `name` go to the `<input>`, and others to the root', () => {
    const props = { id: 'own', name: 'ship', required: true, title: 'Own' };
    for (const element of [
      <TextField key="field" {...props} data-own="1" />,
      <OutlinedInput key="input" {...props} data-own="1" />,
      <Checkbox key="box" {...props} data-own="1" />,
    ]) {
      const { container, unmount } = render(element);
      const input = container.querySelector('input')!;
      expect(input).toHaveAttribute('id', 'own');
      expect(input).toHaveAttribute('name', 'ship');
      expect(input).toBeRequired();
      expect(input).not.toHaveAttribute('title');
      const root = container.firstElementChild!;
      expect(root).toHaveAttribute('title', 'Own');
      expect(root).toHaveAttribute('data-own', '1');
      expect(root).not.toHaveAttribute('name');
      unmount();
    }
  });

  test('In `Switch`, the others go to the part `switchBase`', () => {
    const { container } = render(<Switch id="own" name="light" title="Own" data-own="1" />);
    const base = container.querySelector('.MuiSwitch-switchBase')!;
    expect(base).toHaveAttribute('title', 'Own');
    expect(base).toHaveAttribute('data-own', '1');
    expect(container.firstElementChild).not.toHaveAttribute('title');
    expect(container.querySelector('input')).toHaveAttribute('id', 'own');
    expect(container.querySelector('input')).toHaveAttribute('name', 'light');
  });

  test('An `aria-label` on a `TextField` is therefore on a `<div>` that screen readers ignore', () => {
    const { container } = render(<TextField aria-label="Ship" />);
    expect(container.firstElementChild!.tagName).toBe('DIV');
    expect(container.firstElementChild).toHaveAttribute('aria-label', 'Ship');
    expect(container.firstElementChild).not.toHaveAttribute('role');
    expect(screen.getByRole('textbox')).not.toHaveAccessibleName();
    render(<TextField slotProps={{ htmlInput: { 'aria-label': 'Port' } }} />);
    expect(screen.getByRole('textbox', { name: 'Port' })).toBeVisible();
  });

  test('A `Slider` passes its `aria-label` to the input', () => {
    const { container } = render(<Slider aria-label="Volume" />);
    expect(screen.getByRole('slider', { name: 'Volume' }).tagName).toBe('INPUT');
    expect(container.firstElementChild).not.toHaveAttribute('aria-label');
  });
});

describe('#classes', () => {
  test('The root element has the class `Mui…-root`, and classes for some values of props, such as `MuiButton-outlined`. Your `className` follows them', () => {
    const elements: [string, React.ReactElement][] = [
      ['MuiButton-outlined', <Button key="1" variant="outlined" className="own" />],
      ['MuiChip-sizeSmall', <Chip key="2" size="small" label="Full" className="own" />],
      ['MuiSlider-vertical', <Slider key="3" orientation="vertical" className="own" />],
      ['MuiTypography-h2', <Typography key="4" variant="h2" className="own" />],
    ];
    for (const [name, element] of elements) {
      const { container, unmount } = render(element);
      const names = [...container.firstElementChild!.classList];
      expect(names).toContain(`${name.split('-')[0]}-root`);
      expect(names).toContain(name);
      const library = names.filter((value) => value.startsWith('Mui'));
      expect(names.indexOf('own')).toBeGreaterThan(names.indexOf(library.at(-1)!));
      unmount();
    }
  });
});

describe('#controlled', () => {
  test("A controlled component doesn't change until you set the new value in the callback", async () => {
    const onChange = jest.fn();
    const { rerender } = render(<Pagination count={3} page={1} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /page 2/i }));
    expect(onChange).toHaveBeenCalledWith(expect.anything(), 2);
    const current = () => document.querySelector('[aria-current]')!.textContent;
    expect(current()).toBe('1');
    rerender(<Pagination count={3} page={2} onChange={onChange} />);
    expect(current()).toBe('2');
    render(<Switch checked onChange={onChange} />);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  test('The empty controlled value of `Rating` and `Autocomplete` is `null`', async () => {
    const messages = logged();
    const { unmount } = render(<Rating name="tea" value={null} />);
    fireEvent.click(screen.getByRole('radio', { name: '3 Stars' }));
    expect(screen.getByRole('radio', { name: '3 Stars' })).not.toBeChecked();
    unmount();
    const uncontrolled = render(<Rating name="tea" value={undefined} />);
    fireEvent.click(screen.getByRole('radio', { name: '3 Stars' }));
    expect(screen.getByRole('radio', { name: '3 Stars' })).toBeChecked();
    uncontrolled.unmount();
    const port = (value: null | undefined) => (
      <Autocomplete
        value={value}
        options={['Bergen']}
        renderInput={(params) => <TextField {...params} label="Port" />}
      />
    );
    for (const [value, text] of [
      [null, ''],
      [undefined, 'Bergen'],
    ] as const) {
      const search = render(port(value));
      await userEvent.click(screen.getByRole('combobox'));
      await userEvent.click(screen.getByRole('option', { name: 'Bergen' }));
      await userEvent.tab();
      expect(screen.getByRole('combobox')).toHaveValue(text);
      search.unmount();
    }
    expect(messages()).not.toContain('controlled');
  });

  test("In text inputs, the empty value is `''`, because `null` logs an error", () => {
    const messages = logged();
    const { rerender } = render(<TextField value="" onChange={() => undefined} />);
    rerender(<TextField value="Bergen" onChange={() => undefined} />);
    expect(messages()).toBe('');
    render(<TextField value={null} onChange={() => undefined} />);
    expect(messages()).toMatch(/`value` prop on .* should not be null/);
  });

  test('changing from `undefined` to a value later logs "A component is changing the uncontrolled value state of …", or in text inputs "A component is changing an uncontrolled input to be controlled"', () => {
    const messages = logged();
    const empty = render(<Rating name="tea" value={null} />);
    empty.rerender(<Rating name="tea" value={3} />);
    expect(messages()).toBe('');
    empty.unmount();
    const { rerender } = render(<Slider />);
    rerender(<Slider value={3} />);
    expect(messages()).toContain(
      'A component is changing the uncontrolled value state of Slider to be controlled',
    );
    const field = render(<TextField />);
    field.rerender(<TextField value="Bergen" onChange={() => undefined} />);
    expect(messages()).toContain('A component is changing an uncontrolled input to be controlled');
  });

  test("`Tabs`, `ToggleButtonGroup` and `BottomNavigation` have no state: without a new `value`, the selection doesn't change", async () => {
    render(
      <>
        <Tabs value={0} aria-label="Days">
          <Tab label="Monday" />
          <Tab label="Tuesday" />
        </Tabs>
        <ToggleButtonGroup exclusive value="left">
          <ToggleButton value="left">Left</ToggleButton>
          <ToggleButton value="right">Right</ToggleButton>
        </ToggleButtonGroup>
        <BottomNavigation value={0}>
          <BottomNavigationAction label="Map" />
          <BottomNavigationAction label="List" />
        </BottomNavigation>
      </>,
    );
    const selected = () => [
      ...new Set(
        [...document.querySelectorAll('.Mui-selected')].map(({ textContent }) => textContent),
      ),
    ];
    const before = selected();
    expect(before).toEqual(['Monday', 'Left', 'Map']);
    await userEvent.click(screen.getByRole('tab', { name: 'Tuesday' }));
    await userEvent.click(screen.getByRole('button', { name: 'Right' }));
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(selected()).toEqual(before);
  });
});

describe('#callbacks', () => {
  test('The first argument of a callback is the event', async () => {
    const calls: unknown[][] = [];
    const record = (...values: unknown[]) => void calls.push(values);
    render(
      <>
        <Accordion onChange={record}>
          <AccordionSummary>Rules</AccordionSummary>
          <span>None</span>
        </Accordion>
        <Switch onChange={record} />
        <Tabs value={0} onChange={record}>
          <Tab label="Monday" />
          <Tab label="Tuesday" />
        </Tabs>
        <TextField label="Ship" onChange={record} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rules' }));
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('tab', { name: 'Tuesday' }));
    await userEvent.type(screen.getByRole('textbox'), 'A');
    expect(calls).toHaveLength(4);
    for (const [event] of calls) {
      expect(event).toHaveProperty('target');
      expect(event).toHaveProperty('preventDefault');
    }
  });

  test("The second is usually the new value for `onChange`, and the reason for `onClose`, such as `'escapeKeyDown'`", async () => {
    const record = jest.fn();
    render(
      <>
        <Accordion onChange={record}>
          <AccordionSummary>Rules</AccordionSummary>
          <span>None</span>
        </Accordion>
        <Tabs value={0} onChange={record}>
          <Tab label="Monday" />
          <Tab label="Tuesday" />
        </Tabs>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rules' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Tuesday' }));
    render(
      <Dialog open onClose={record}>
        <Button autoFocus>Sail</Button>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    const seconds = record.mock.calls.map((values: unknown[]) => values[1]);
    expect(seconds).toEqual([true, 1, 'escapeKeyDown']);
  });

  test('Text inputs pass only the event, and so does `onClose` of `Alert`, `Select` and `Tooltip`', async () => {
    const record = jest.fn();
    const text = render(<TextField onChange={record} />);
    await userEvent.type(screen.getByRole('textbox'), 'A');
    text.unmount();
    const area = render(<OutlinedInput multiline rows={2} onChange={record} />);
    await userEvent.type(screen.getByRole('textbox'), 'A');
    area.unmount();
    const alert = render(<Alert onClose={record}>Storm</Alert>);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    alert.unmount();
    const select = render(
      <Select open value="a" onClose={record}>
        <MenuItem value="a">Atlas</MenuItem>
      </Select>,
    );
    await userEvent.click(screen.getByRole('option'));
    select.unmount();
    render(
      <Tooltip open title="Save the draft" onClose={record}>
        <Button>Save</Button>
      </Tooltip>,
    );
    await userEvent.hover(screen.getByRole('button'));
    await userEvent.unhover(screen.getByRole('button'));
    await waitFor(() => expect(record).toHaveBeenCalledTimes(5));
    for (const values of record.mock.calls) {
      expect(values).toEqual([expect.objectContaining({ target: expect.anything() })]);
    }
  });

  test('In `Select`, the second argument of `onChange` is the chosen `MenuItem`', async () => {
    const record = jest.fn();
    render(
      <Select open value="a" onChange={record}>
        <MenuItem value="a">Atlas</MenuItem>
        <MenuItem value="b">Logbook</MenuItem>
      </Select>,
    );
    await userEvent.click(screen.getByRole('option', { name: 'Logbook' }));
    const [event, item] = record.mock.calls[0] as [{ target: object }, React.ReactElement];
    expect(event.target).toHaveProperty('value', 'b');
    expect(item.type).toBe(MenuItem);
    expect(item.props).toHaveProperty('value', 'b');
  });

  test('Two callbacks receive no event: `onClose` of a `Snackbar` when its time is up, and callbacks of transitions such as `onEntered`', async () => {
    const onClose = jest.fn();
    const onEntered = jest.fn();
    render(
      <>
        <Snackbar open message="Saved" autoHideDuration={20} onClose={onClose} />
        <Fade in appear timeout={20} onEntered={onEntered}>
          <div data-testid="faded" />
        </Fade>
      </>,
    );
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
      expect(onEntered).toHaveBeenCalled();
    });
    expect(onClose.mock.calls[0]).toEqual([null, 'timeout']);
    expect(onEntered.mock.calls[0]).toEqual([screen.getByTestId('faded'), true]);
  });
});

describe('#slots', () => {
  test('`className` and `sx` in `slotProps` are added to those of the library', () => {
    const { container } = render(
      <>
        <Slider slotProps={{ thumb: { className: 'own' } }} />
        <Accordion slotProps={{ heading: { className: 'own' } }}>
          <span>None</span>
        </Accordion>
        <TextField
          label="Ship"
          slotProps={{
            htmlInput: { className: 'own' },
            inputLabel: { className: 'own', sx: { zIndex: 77 } },
          }}
        />
      </>,
    );
    const own = [...container.querySelectorAll('.own')];
    expect(own.map(({ tagName }) => tagName).toSorted()).toEqual(['H3', 'INPUT', 'LABEL', 'SPAN']);
    expect(container.querySelector('.MuiSlider-thumb')).toHaveClass('own');
    expect(container.querySelector('.MuiInputBase-input')).toHaveClass('own');
    const label = container.querySelector('.MuiInputLabel-root')!;
    expect(label).toHaveClass('own');
    expect(getComputedStyle(label).zIndex).toBe('77');
    expect(getComputedStyle(label).position).toBe('absolute');
  });

  test('In most components, the value in `slotProps` can be a function that receives `ownerState`, the props and state of the component', () => {
    const { container } = render(
      <>
        <Slider
          max={7}
          slotProps={{ thumb: (ownerState: { max?: number }) => ({ title: `${ownerState.max}` }) }}
        />
        <TextField
          size="small"
          slotProps={{ htmlInput: (ownerState: { size?: string }) => ({ title: ownerState.size }) }}
        />
        <Dialog
          open
          maxWidth="xl"
          slotProps={{ paper: ({ maxWidth }) => ({ title: String(maxWidth) }) }}
        />
      </>,
    );
    expect(screen.getByRole('dialog')).toHaveAttribute('title', 'xl');
    expect(container.querySelector('.MuiSlider-thumb')).toHaveAttribute('title', '7');
    expect(container.querySelector('.MuiInputBase-input')).toHaveAttribute('title', 'small');
  });

  test("They still work in 6.5 where a component has them, but don't combine them with `slotProps`, which usually replaces the old value for the same part instead of merging with it", () => {
    const old = { lang: 'de', title: 'Old' };
    const current = { title: 'New' };
    const inputOf = (element: React.ReactElement) => {
      const { container, unmount } = render(element);
      const part = container.querySelector('.MuiSlider-thumb, .MuiInputBase-input')!;
      const values = [part.getAttribute('lang'), part.getAttribute('title')];
      unmount();
      return values;
    };
    expect([
      inputOf(<TextField inputProps={old} />),
      inputOf(<TextField inputProps={old} slotProps={{ htmlInput: current }} />),
      inputOf(<Slider componentsProps={{ thumb: old }} />),
      inputOf(<Slider componentsProps={{ thumb: old }} slotProps={{ thumb: current }} />),
    ]).toEqual([
      ['de', 'Old'],
      [null, 'New'],
      ['de', 'Old'],
      [null, 'New'],
    ]);
    render(<Dialog open PaperProps={old} slotProps={{ paper: current }} />);
    expect(screen.getByRole('dialog')).toHaveAttribute('title', 'New');
    expect(screen.getByRole('dialog')).not.toHaveAttribute('lang');
    // In few components, such as `Avatar`, they are merged.
    const avatar = render(<Avatar src="/own.png" imgProps={old} slotProps={{ img: current }} />);
    expect(avatar.container.querySelector('img')).toHaveAttribute('lang', 'de');
  });
});

describe('#naming', () => {
  test('The exceptions are `appear` of the transitions, `autoFocus` of `Menu`, three props of `Autocomplete` that are on without `freeSolo`, and `disableSwipeToOpen` of `SwipeableDrawer` on iOS', () => {
    const root = 'node_modules/@mui/material';
    const folders = readdirSync(root).filter(
      (name) => /^(?:[A-Z]|use)/.test(name) && existsSync(`${root}/${name}/${name}.d.ts`),
    );
    let booleans = 0;
    const exceptions = folders.flatMap((name) => {
      const types = readFileSync(`${root}/${name}/${name}.d.ts`, 'utf8');
      const props = [
        ...types.matchAll(/@default ([^\n*]+)[\s*]*\*\/\s*(\w+)\?: boolean(?! \| null)/g),
      ];
      booleans += props.length;
      return props
        .filter(([, value]) => value!.trim() !== 'false')
        .map(([, , prop]) => `${name}.${prop}`);
    });
    expect(booleans).toBeGreaterThan(100);
    expect(exceptions.toSorted()).toEqual([
      'Fade.appear',
      'Grow.appear',
      'Menu.autoFocus',
      'Slide.appear',
      'SwipeableDrawer.disableSwipeToOpen',
      'Zoom.appear',
      'useAutocomplete.clearOnBlur',
      'useAutocomplete.handleHomeEndKeys',
      'useAutocomplete.selectOnFocus',
    ]);
  });
});

describe('#prop-types', () => {
  test('With React 18 and earlier, the components also check their props at runtime during development, and log "Failed prop type"', () => {
    expect(React.version).toMatch(/^18\./);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Button disableRipple={'yes' as never}>Sail</Button>);
    const [format, ...values] = log.mock.calls[0]!.map(String);
    const message = values.reduce((text, value) => text.replace('%s', value), format!);
    expect(message).toContain('Failed prop type: Invalid prop `disableRipple`');
  });
});
