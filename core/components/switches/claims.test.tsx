import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormControlLabel from '@mui/material/FormControlLabel';
import { getContrastRatio } from '@mui/material/styles';
import Switch from '@mui/material/Switch';

const input = () => screen.getByRole('checkbox');

describe('#label', () => {
  test('`FormControlLabel` places a label next to the switch, and the label is the accessible name of the switch', () => {
    render(<FormControlLabel control={<Switch />} label="Notifications" />);
    expect(input()).toHaveAccessibleName('Notifications');
  });
});

describe('#appearance', () => {
  test('`size` is `small` or `medium`, and `color` is a palette color or `default`', () => {
    const { container, rerender } = render(<Switch />);
    expect(container.querySelector('.MuiSwitch-switchBase')).toHaveClass('MuiSwitch-colorPrimary');
    rerender(<Switch size="small" color="default" />);
    expect(container.firstElementChild).toHaveClass('MuiSwitch-sizeSmall');
    expect(container.querySelector('.MuiSwitch-switchBase')).not.toHaveClass(
      'MuiSwitch-colorPrimary',
    );
  });

  test('When the switch is on, `switchBase`, the sibling before the track, has the class `Mui-checked`', () => {
    const { container } = render(<Switch defaultChecked />);
    const base = container.querySelector('.MuiSwitch-switchBase')!;
    expect(base).toHaveClass('Mui-checked');
    expect(base.nextElementSibling).toHaveClass('MuiSwitch-track');
  });
});

describe('#accessibility', () => {
  test('<kbd>Enter</kbd> does not', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Switch />
        <button>Save</button>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(input()).not.toBeChecked();
    expect(submit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(input()).toBeChecked();
  });

  test('In the default light theme, the thumb and the track of a switch that is off have a contrast of 2.7', () => {
    const { container } = render(<Switch />);
    const style = (part: string) =>
      getComputedStyle(container.querySelector(`.MuiSwitch-${part}`)!);
    expect(style('switchBase').color).toBe('rgb(255, 255, 255)');
    expect(style('track').backgroundColor).toBe('rgb(0, 0, 0)');
    const gray = Math.round(255 * (1 - Number(style('track').opacity)));
    const ratio = getContrastRatio('rgb(255, 255, 255)', `rgb(${gray}, ${gray}, ${gray})`);
    expect(ratio.toFixed(1)).toBe('2.7');
  });

  test('The input is `<input type="checkbox">` without the role `switch`', () => {
    render(<Switch />);
    expect(input()).toHaveAttribute('type', 'checkbox');
    expect(input()).not.toHaveAttribute('role');
  });
});

describe('#troubleshooting', () => {
  test('`ref` refers to the outer `<span>`', () => {
    const ref = React.createRef<HTMLButtonElement>();
    render(<Switch ref={ref} />);
    expect(ref.current?.tagName).toBe('SPAN');
  });
});
