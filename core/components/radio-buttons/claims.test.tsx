import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormControl from '@mui/material/FormControl';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

describe('#group', () => {
  test("Without a `name`, the group generates one, so that two groups on a page don't share a selection", async () => {
    render(
      <>
        <RadioGroup defaultValue="a">
          <Radio value="a" />
        </RadioGroup>
        <RadioGroup>
          <Radio value="a" />
        </RadioGroup>
      </>,
    );
    const [first, second] = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(first?.name).not.toBe('');
    expect(first?.name).not.toBe(second?.name);
    await userEvent.click(second!);
    expect(first).toBeChecked();
  });

  test("The value in the event is always a string: a `Radio` with `value={2}` reports `'2'`", async () => {
    const onChange = jest.fn();
    render(
      <RadioGroup value={1} onChange={(_, value) => onChange(value)}>
        <Radio value={1} />
        <Radio value={2} />
      </RadioGroup>,
    );
    await userEvent.click(screen.getAllByRole('radio')[1]!);
    expect(onChange).toHaveBeenCalledWith('2');
  });

  test("The group treats `2` and `'2'` as equal", () => {
    render(
      <RadioGroup value="2">
        <Radio value={2} />
        <Radio value={3} />
      </RadioGroup>,
    );
    expect(
      screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([true, false]);
  });
});

describe('#form', () => {
  test("`error` isn't passed on to the radios", () => {
    const html = (error: boolean) => {
      const { container, unmount } = render(
        <FormControl error={error}>
          <RadioGroup name="size">
            <Radio value="s" />
          </RadioGroup>
        </FormControl>,
      );
      const text = container.querySelector('.MuiRadio-root')!.outerHTML;
      unmount();
      return text;
    };
    expect(html(true)).toBe(html(false));
  });

  test("To use the browser's own validation, set `required` on the radios: `<Radio required />`", () => {
    const { container } = render(
      <form>
        <RadioGroup name="size">
          <Radio value="s" required />
        </RadioGroup>
      </form>,
    );
    expect(container.querySelector('form')!.checkValidity()).toBe(false);
  });
});

describe('#layout', () => {
  test('`row` places the options side by side', () => {
    render(
      <RadioGroup row>
        <Radio value="s" />
      </RadioGroup>,
    );
    expect(getComputedStyle(screen.getByRole('radiogroup')).flexDirection).toBe('row');
  });
});

describe('#accessibility', () => {
  /** Whether a radio shows a ripple when the keyboard focus reaches it, and a background on hover. */
  const appearance = async (ui: React.ReactElement) => {
    const { container, unmount } = render(ui);
    const root = container.querySelector('.MuiRadio-root')!;
    await userEvent.tab();
    expect(screen.getByRole('radio')).toHaveFocus();
    const hasRipple = root.querySelector('.MuiTouchRipple-root') !== null;
    const hasHover = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .some(
        (rule) =>
          rule instanceof CSSStyleRule &&
          [...root.classList].some((name) => rule.selectorText === `.${name}:hover`) &&
          rule.style.backgroundColor !== '',
      );
    unmount();
    return { hasRipple, hasHover };
  };

  test("In version 6.5, the prop `disableRipple` doesn't remove the ripple, only the background on hover", async () => {
    for (const color of ['default', 'primary', 'error'] as const) {
      expect(await appearance(<Radio color={color} />)).toEqual({
        hasRipple: true,
        hasHover: true,
      });
      expect(await appearance(<Radio color={color} disableRipple />)).toEqual({
        hasRipple: true,
        hasHover: false,
      });
    }
  });

  test('To remove the ripple, set `slotProps={{ root: { disableRipple: true } }}`', async () => {
    for (const color of ['default', 'primary', 'error'] as const) {
      const radio = <Radio color={color} slotProps={{ root: { disableRipple: true } }} />;
      expect((await appearance(radio)).hasRipple).toBe(false);
    }
  });

  test('The group has the role `radiogroup`', () => {
    render(<RadioGroup aria-label="Size" />);
    expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  });
});
