import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';

const show = (props: Partial<SelectProps<unknown>>) =>
  render(
    <Select {...props}>
      <MenuItem value="">None</MenuItem>
      <ListSubheader>Europe</ListSubheader>
      <MenuItem value="rome">Rome</MenuItem>
      <MenuItem value="oslo">Oslo</MenuItem>
    </Select>,
  );
const box = () => screen.getByRole('combobox');

afterEach(() => jest.restoreAllMocks());

describe('#label', () => {
  test('Without `labelId`, the label is not the accessible name of the select', () => {
    const { unmount } = render(
      <>
        <label id="city">City</label>
        <Select label="City" value="" />
      </>,
    );
    expect(box()).not.toHaveAccessibleName();
    unmount();
    render(
      <>
        <label id="city">City</label>
        <Select label="City" labelId="city" value="" />
      </>,
    );
    expect(box()).toHaveAccessibleName('City');
  });

  test("`value` is compared with the option values as a string: `1` selects the option `'1'`", () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(
      <Select value={1}>
        <MenuItem value="1">Gate 1</MenuItem>
      </Select>,
    );
    expect(box()).toHaveTextContent('Gate 1');
    expect(warn).not.toHaveBeenCalled();
  });

  test('Objects are compared with `===`', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const first = { name: 'Rome' };
    const { rerender } = render(
      <Select value={first}>
        <MenuItem value={first as never}>Rome</MenuItem>
      </Select>,
    );
    expect(box()).toHaveTextContent('Rome');
    rerender(
      <Select value={{ name: 'Rome' }}>
        <MenuItem value={first as never}>Rome</MenuItem>
      </Select>,
    );
    expect(box()).not.toHaveTextContent('Rome');
  });
});

describe('#multiple', () => {
  test('With `multiple`, the value is an array', async () => {
    const onChange = jest.fn();
    show({ multiple: true, value: ['rome'], onChange: (event) => onChange(event.target.value) });
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'Oslo' }));
    expect(onChange).toHaveBeenCalledWith(['rome', 'oslo']);
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  test("clicking the option `'1'` adds it to `[1]` instead of removing it", async () => {
    const onChange = jest.fn();
    render(
      <Select multiple value={[1]} onChange={(event) => onChange(event.target.value)}>
        <MenuItem value="1">Gate 1</MenuItem>
      </Select>,
    );
    expect(box()).toHaveTextContent('Gate 1');
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option'));
    expect(onChange).toHaveBeenCalledWith([1, '1']);
  });

  test('`renderValue` sets how the value is displayed; by default, the selected options are separated by commas', () => {
    show({ multiple: true, value: ['rome', 'oslo'] });
    expect(box()).toHaveTextContent('Rome, Oslo');
  });
});

describe('#placeholder', () => {
  test("While nothing is selected, `displayEmpty` shows the option with the value `''`, or calls `renderValue` with it", () => {
    const { unmount } = show({ value: '', displayEmpty: true });
    expect(box()).toHaveTextContent('None');
    unmount();
    const second = show({ value: '' });
    expect(box()).not.toHaveTextContent('None');
    second.unmount();
    show({ value: '', displayEmpty: true, renderValue: (value) => `chosen: "${String(value)}"` });
    expect(box()).toHaveTextContent('chosen: ""');
  });
});

describe('#native', () => {
  test('Clicking a subheader does nothing', async () => {
    const onChange = jest.fn();
    show({ value: 'rome', onChange });
    await userEvent.click(box());
    fireEvent.click(screen.getByText('Europe'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  test('but screen readers announce it as an option', async () => {
    show({ value: 'rome' });
    await userEvent.click(box());
    expect(screen.getByRole('option', { name: 'Europe' })).toBeVisible();
  });
});

describe('#accessibility', () => {
  test('The closed select is a tab stop with the role `combobox`', async () => {
    show({ value: '' });
    await userEvent.tab();
    expect(box()).toHaveFocus();
  });

  test('<kbd>Space</kbd>, <kbd>Enter</kbd> and the up and down arrow keys open the list', () => {
    for (const key of [' ', 'Enter', 'ArrowUp', 'ArrowDown']) {
      const { unmount } = show({ value: '' });
      fireEvent.keyDown(box(), { key });
      expect(screen.getByRole('listbox')).toBeVisible();
      unmount();
    }
  });

  test('<kbd>Space</kbd> does not select an option', async () => {
    const onChange = jest.fn();
    show({ value: 'rome', onChange });
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown} ');
    expect(screen.getByRole('option', { name: 'Oslo' })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('Typing a letter while the select is closed does nothing', async () => {
    const onChange = jest.fn();
    show({ value: 'rome', onChange });
    await userEvent.tab();
    await userEvent.keyboard('o');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('`fireEvent.click` alone does not open it', () => {
    show({ value: '' });
    fireEvent.click(box());
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.mouseDown(box());
    expect(screen.getByRole('listbox')).toBeVisible();
  });
});

describe('#troubleshooting', () => {
  test('Pass an empty string until they are loaded', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { unmount } = show({ value: 'lima' });
    expect(warn.mock.calls[0]?.[0]).toContain('You have provided an out-of-range value');
    unmount();
    warn.mockClear();
    show({ value: '' });
    expect(warn).not.toHaveBeenCalled();
  });
});
