import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';

const show = (props: ToggleButtonGroupProps) =>
  render(
    <ToggleButtonGroup {...props}>
      <ToggleButton value="a">A</ToggleButton>
      <ToggleButton value="b">B</ToggleButton>
    </ToggleButtonGroup>,
  );

describe('#exclusive', () => {
  test('With `exclusive`, the value of the group is that of the pressed button, or `null` after users click the pressed button again', async () => {
    const onChange = jest.fn();
    show({ exclusive: true, value: 'a', onChange: (_, value: unknown) => onChange(value) });
    await userEvent.click(screen.getByText('B'));
    await userEvent.click(screen.getByText('A'));
    expect(onChange.mock.calls).toEqual([['b'], [null]]);
  });
});

describe('#multiple', () => {
  test('Without `exclusive`, the value is an array, in the order in which the buttons were pressed', async () => {
    const onChange = jest.fn();
    show({ value: ['b'], onChange: (_, value: unknown) => onChange(value) });
    await userEvent.click(screen.getByText('A'));
    expect(onChange).toHaveBeenCalledWith(['b', 'a']);
  });
});

describe('#appearance', () => {
  test('`size`, `color`, `disabled` and `fullWidth` of the group apply to all its buttons', () => {
    show({ size: 'small', color: 'primary', disabled: true, fullWidth: true });
    for (const button of screen.getAllByRole('button')) {
      expect(button).toHaveClass('MuiToggleButton-sizeSmall', 'MuiToggleButton-primary');
      expect(button).toHaveClass('MuiToggleButton-fullWidth');
      expect(button).toBeDisabled();
    }
  });

  test('`color` is `standard` by default', () => {
    show({});
    expect(screen.getByText('A')).toHaveClass('MuiToggleButton-standard');
  });
});

describe('#accessibility', () => {
  test('Each button is a tab stop; arrow keys do nothing', async () => {
    show({ value: 'a', exclusive: true });
    await userEvent.tab();
    expect(screen.getByText('A')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('A')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByText('B')).toHaveFocus();
  });

  test('The state is exposed as `aria-pressed`', () => {
    show({ value: 'a', exclusive: true });
    expect(screen.getByText('A')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('B')).toHaveAttribute('aria-pressed', 'false');
  });
});
