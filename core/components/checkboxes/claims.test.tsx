import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';

const box = () => screen.getByRole('checkbox');

describe('#label', () => {
  test('A click on the text toggles the checkbox, and the text is its accessible name', async () => {
    render(<FormControlLabel control={<Checkbox />} label="Window seat" />);
    expect(box()).toHaveAccessibleName('Window seat');
    await userEvent.click(screen.getByText('Window seat'));
    expect(box()).toBeChecked();
    await userEvent.click(screen.getByText('Window seat'));
    expect(box()).not.toBeChecked();
  });

  test('A checked checkbox without a `value` is submitted as `on`', () => {
    const { container } = render(
      <form>
        <Checkbox name="news" defaultChecked />
        <Checkbox name="ads" />
      </form>,
    );
    expect([...new FormData(container.querySelector('form')!)]).toEqual([['news', 'on']]);
  });

  test('`end` is the default', () => {
    const { container } = render(<FormControlLabel control={<Checkbox />} label="Window seat" />);
    expect(container.firstElementChild?.className).not.toMatch(/labelPlacement(Start|Top|Bottom)/);
    expect(container.firstElementChild?.lastElementChild).toHaveTextContent('Window seat');
  });
});

describe('#indeterminate', () => {
  test("`indeterminate` only changes the icon and sets `data-indeterminate` on the input; it doesn't change `checked`", () => {
    const { rerender } = render(<Checkbox indeterminate checked={false} onChange={() => {}} />);
    expect(box()).toHaveAttribute('data-indeterminate', 'true');
    expect(box()).not.toBeChecked();
    rerender(<Checkbox indeterminate checked onChange={() => {}} />);
    expect(box()).toBeChecked();
  });

  test('A click on a mixed checkbox reports the opposite of `checked`', async () => {
    const seen: boolean[] = [];
    const { rerender } = render(
      <Checkbox indeterminate checked={false} onChange={(_, checked) => seen.push(checked)} />,
    );
    await userEvent.click(box());
    rerender(<Checkbox indeterminate checked onChange={(_, checked) => seen.push(checked)} />);
    await userEvent.click(box());
    expect(seen).toEqual([true, false]);
  });
});

describe('#groups', () => {
  test("It doesn't change the checkboxes, and it doesn't mark them as invalid for screen readers", () => {
    const { rerender, container } = render(
      <FormControl>
        <Checkbox />
      </FormControl>,
    );
    const before = container.querySelector('.MuiCheckbox-root')!.className;
    rerender(
      <FormControl error>
        <Checkbox />
      </FormControl>,
    );
    expect(container.querySelector('.MuiCheckbox-root')!.className).toBe(before);
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  test('On `FormControlLabel`, `required` adds an asterisk to the text and sets `required` on the checkbox', () => {
    const { container } = render(
      <FormControlLabel required control={<Checkbox />} label="I accept the terms" />,
    );
    expect(container).toHaveTextContent('*');
    expect(box()).toBeRequired();
  });
});

describe('#appearance', () => {
  test('`size` is `small`, `medium` (the default) or `large`, which sets the size of the icon', () => {
    const iconOf = (size?: 'small' | 'medium' | 'large') => {
      const { container, unmount } = render(<Checkbox size={size} />);
      const fontSize = getComputedStyle(container.querySelector('svg')!).fontSize;
      unmount();
      return fontSize;
    };
    expect([undefined, 'small', 'medium', 'large'].map((size) => iconOf(size as 'small'))).toEqual([
      '1.5rem',
      '1.25rem',
      '1.5rem',
      '2.1875rem',
    ]);
  });
});

describe('#accessibility', () => {
  test("In tests, find the input with `getByRole('checkbox')`", () => {
    render(<Checkbox />);
    expect(box()).toHaveAttribute('type', 'checkbox');
  });
});

describe('#troubleshooting', () => {
  test('`Checkbox` passes such props to its outer `<span>`', () => {
    render(<Checkbox data-testid="outer" slotProps={{ input: { id: 'inner' } }} />);
    expect(screen.getByTestId('outer').tagName).toBe('SPAN');
    expect(box().id).toBe('inner');
  });
});
