import type { ReactNode } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Rating, { type IconContainerProps, type RatingProps } from '@mui/material/Rating';

const WIDTH = 100;
const root = () => document.querySelector<HTMLElement>('.MuiRating-root')!;
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const checkedValue = () => radios().find(({ checked }) => checked)?.value;
const show = (props: RatingProps = {}) => render(<Rating {...props} />);
const showForm = (children: ReactNode) => {
  const { container } = render(<form>{children}</form>);
  return () => [...new FormData(container.querySelector('form')!)];
};

/** Moves the pointer to a share of the width, which jsdom does not lay out. */
function hover(share: number) {
  jest.spyOn(root(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, 20));
  const event = createEvent.mouseMove(root(), { clientX: share * WIDTH });
  fireEvent(root(), event);
}

/** Clicks a star with a pointer: keyboards click at 0, 0. */
const clickStar = (name: string) =>
  fireEvent.click(screen.getByRole('radio', { name }), { clientX: 5, clientY: 5 });

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('Clicking the current value clears the rating: `onChange` receives `null`', () => {
    const onChange = jest.fn();
    show({ defaultValue: 3, onChange: (_, value) => onChange(value) });
    clickStar('3 Stars');
    expect(onChange.mock.calls).toEqual([[null]]);
    expect(checkedValue()).toBe('');
  });

  test('ignore `null`: `onChange={(_, next) => next !== null && setValue(next)}`', () => {
    const setValue = jest.fn();
    show({ value: 3, onChange: (_, next) => next !== null && setValue(next) });
    clickStar('3 Stars');
    expect(setValue).not.toHaveBeenCalled();
    expect(checkedValue()).toBe('3');
    clickStar('4 Stars');
    expect(setValue).toHaveBeenCalledWith(4);
  });

  test('"A component is changing the uncontrolled value state of Rating to be controlled"', () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender, unmount } = render(<Rating value={null} />);
    rerender(<Rating value={3} />);
    expect(errors).not.toHaveBeenCalled();
    unmount();
    const second = render(<Rating value={undefined} />);
    second.rerender(<Rating value={3} />);
    expect(errors.mock.calls.flat().join(' ')).toContain(
      'MUI: A component is changing the uncontrolled value state of Rating to be controlled.',
    );
  });

  test('and the number is ignored', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(<Rating value={undefined} />);
    rerender(<Rating value={3} />);
    expect(checkedValue()).toBe('');
    expect(document.querySelectorAll('.MuiRating-iconFilled')).toHaveLength(0);
  });
});

describe('#precision', () => {
  test('`precision` is the smallest step, 1 by default', () => {
    const { unmount } = show({ defaultValue: 2.4 });
    expect(radios().map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '']);
    expect(checkedValue()).toBe('2');
    unmount();
    show({ defaultValue: 2.4, precision: 0.5 });
    expect(radios()).toHaveLength(11);
    expect(checkedValue()).toBe('2.5');
  });

  test('A step of 0.3 throws `Invalid array length`', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => show({ precision: 0.3 })).toThrow('Invalid array length');
    for (const precision of [0.5, 0.25, 0.1]) {
      const { unmount } = show({ precision, max: 2 });
      expect(radios()).toHaveLength(2 / precision + 1);
      unmount();
    }
  });

  test('receives the value under the pointer, and -1 when the pointer leaves', () => {
    const onChangeActive = jest.fn();
    show({ precision: 0.5, onChangeActive: (_, value) => onChangeActive(value) });
    hover(0.65);
    fireEvent.mouseLeave(root());
    expect(onChangeActive.mock.calls).toEqual([[3.5], [-1]]);
  });

  test("Keyboard focus doesn't call it", async () => {
    const onChangeActive = jest.fn();
    const onChange = jest.fn();
    show({ defaultValue: 2, onChangeActive, onChange });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalled();
    expect(onChangeActive).not.toHaveBeenCalled();
  });
});

describe('#read-only', () => {
  test('`readOnly` renders an image with a label instead of inputs', () => {
    show({ readOnly: true, value: 3 });
    expect(screen.getByRole('img', { name: '3 Stars' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('the inputs remain, but are disabled and pale', () => {
    show({ disabled: true, value: 3 });
    expect(radios()).toHaveLength(5);
    radios().forEach((radio) => expect(radio).toBeDisabled());
    expect(getComputedStyle(root()).opacity).toBe('0.38');
  });

  test('The value is rounded to the `precision`, including in the label', () => {
    const { rerender } = show({ readOnly: true, value: 4.4 });
    expect(screen.getByRole('img', { name: '4 Stars' })).toBeInTheDocument();
    rerender(<Rating readOnly value={4.4} precision={0.5} />);
    expect(screen.getByRole('img', { name: '4.5 Stars' })).toBeInTheDocument();
  });
});

describe('#icons', () => {
  test('`icon` and `emptyIcon` replace the stars, and `max` sets their number, 5 by default', () => {
    const { rerender } = show({ readOnly: true });
    expect(document.querySelectorAll('svg')).toHaveLength(5);
    rerender(<Rating readOnly max={7} />);
    expect(document.querySelectorAll('svg')).toHaveLength(7);
  });

  test('18 pixels high with `small`, 24 with `medium` and 30 with `large`', () => {
    const sizes = (['small', 'medium', 'large'] as const).map((size) => {
      const { unmount } = show({ size });
      const { fontSize } = getComputedStyle(root());
      unmount();
      return Number.parseFloat(fontSize) * (fontSize.endsWith('rem') ? 16 : 1);
    });
    expect(sizes).toEqual([18, 24, 30]);
  });

  test('1, 2 and so on, or 0.5, 1 and so on with half stars', () => {
    const Icon = ({ value }: IconContainerProps) => <b>{value}</b>;
    const values = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent);
    const { unmount } = show({ max: 3, value: 2, slots: { icon: Icon } });
    expect(values()).toEqual(['1', '2', '3']);
    unmount();
    show({ max: 2, precision: 0.5, slots: { icon: Icon } });
    expect(values()).toEqual(['0.5', '1', '1.5', '2']);
  });

  test('`highlightSelectedOnly` fills only the selected icon rather than all icons up to it', () => {
    const filled = () => document.querySelectorAll('.MuiRating-iconFilled').length;
    const { rerender } = show({ value: 3 });
    expect(filled()).toBe(3);
    rerender(<Rating value={3} highlightSelectedOnly />);
    expect(filled()).toBe(1);
  });
});

describe('#forms', () => {
  test('If no value is selected, the entry is an empty string', () => {
    const entries = showForm(<Rating name="stars" />);
    expect(entries()).toEqual([['stars', '']]);
    clickStar('4 Stars');
    expect(entries()).toEqual([['stars', '4']]);
  });

  test('Without `name`, the entry has a generated name', () => {
    const entries = showForm(<Rating defaultValue={2} />);
    expect(entries()).toHaveLength(1);
    expect(entries()[0]).toEqual([expect.stringMatching(/^.+$/), '2']);
  });

  test('`required` has no effect on the inputs:', () => {
    const { container } = render(
      <form>
        <Rating name="stars" {...{ required: true }} />
      </form>,
    );
    expect(radios().some(({ required }) => required)).toBe(false);
    expect(container.querySelector('form')!.checkValidity()).toBe(true);
  });
});

describe('#accessibility', () => {
  test('The stars are radio buttons with the names "1 Star", "2 Stars" and so on', () => {
    show({ max: 2 });
    expect(screen.getByRole('radio', { name: '1 Star' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '2 Stars' })).toBeInTheDocument();
  });

  test('An additional radio button without a star, "Empty", lets keyboard users clear the value', async () => {
    const onChange = jest.fn();
    show({ defaultValue: 5, onChange: (_, value) => onChange(value) });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Empty' })).toBeChecked();
    expect(onChange).toHaveBeenCalledWith(null);
  });

  test('The rating is one tab stop, and the arrow keys change the value', async () => {
    show({ defaultValue: 2 });
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '2 Stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(checkedValue()).toBe('3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(checkedValue()).toBe('1');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  test('The radio buttons are not in a group', () => {
    const { rerender } = show();
    expect(root()).not.toHaveAttribute('role');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    rerender(<Rating role="radiogroup" aria-label="Ride" />);
    expect(screen.getByRole('radiogroup', { name: 'Ride' })).toBe(root());
  });
});

describe('#troubleshooting', () => {
  test('Their color is `action.disabled`', () => {
    show({ value: 1 });
    const [empty] = document.querySelectorAll('.MuiRating-iconEmpty');
    expect(getComputedStyle(empty!).color.replaceAll(' ', '')).toBe('rgba(0,0,0,0.26)');
  });
});
