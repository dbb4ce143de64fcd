import { fireEvent, render, screen } from '@testing-library/react';
import Slider, { type SliderProps } from '@mui/material/Slider';

const show = (props: SliderProps) => render(<Slider getAriaLabel={() => 'Volume'} {...props} />);
const thumbs = () => screen.getAllByRole('slider') as HTMLInputElement[];

describe('#value', () => {
  test('The range is 0 to 100 in steps of 1 by default: change it with `min`, `max` and `step`', () => {
    show({});
    const [thumb] = thumbs();
    expect([thumb?.min, thumb?.max, thumb?.step]).toEqual(['0', '100', '1']);
  });

  test('`onChange` is called on every change, `onChangeCommitted` once when the pointer is released and after each key press', () => {
    const onChange = jest.fn();
    const onChangeCommitted = jest.fn();
    const { container } = show({ onChange, onChangeCommitted });
    const root = container.firstElementChild!;
    root.getBoundingClientRect = () => ({ left: 0, width: 100, bottom: 10, height: 10 }) as DOMRect;
    fireEvent.mouseDown(root, { button: 0, buttons: 1, clientX: 10 });
    fireEvent.mouseMove(document.body, { buttons: 1, clientX: 20 });
    fireEvent.mouseMove(document.body, { buttons: 1, clientX: 30 });
    expect(onChangeCommitted).not.toHaveBeenCalled();
    fireEvent.mouseUp(document.body, { clientX: 30 });
    expect(onChange.mock.calls.map(([, value]: unknown[]) => value)).toEqual([10, 20, 30]);
    expect(onChangeCommitted).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(thumbs()[0]!, { key: 'ArrowRight' });
    fireEvent.keyDown(thumbs()[0]!, { key: 'ArrowRight' });
    expect(onChangeCommitted).toHaveBeenCalledTimes(3);
  });
});

describe('#range', () => {
  test('If `value` is an array, the slider has a thumb for each value', () => {
    show({ defaultValue: [10, 20, 30] });
    expect(thumbs().map(({ value }) => value)).toEqual(['10', '20', '30']);
  });

  test('The thumbs can pass each other, and the array stays sorted', () => {
    const onChange = jest.fn();
    show({ value: [10, 20], onChange: (_, value) => onChange(value) });
    fireEvent.change(thumbs()[0]!, { target: { value: 40 } });
    expect(onChange).toHaveBeenCalledWith([20, 40]);
  });

  test('with `disableSwap`, a thumb stops at the other thumb', () => {
    const onChange = jest.fn();
    show({ value: [10, 20], disableSwap: true, onChange: (_, value) => onChange(value) });
    fireEvent.change(thumbs()[0]!, { target: { value: 40 } });
    expect(onChange).toHaveBeenLastCalledWith([20, 20]);
    fireEvent.change(thumbs()[1]!, { target: { value: 5 } });
    expect(onChange).toHaveBeenLastCalledWith([10, 10]);
  });
});

describe('#marks', () => {
  test('`step={null}` restricts the slider to these values', () => {
    const onChange = jest.fn();
    show({
      step: null,
      marks: [{ value: 0 }, { value: 30 }, { value: 100 }],
      defaultValue: 0,
      onChange: (_, value) => onChange(value),
    });
    fireEvent.keyDown(thumbs()[0]!, { key: 'ArrowRight' });
    expect(onChange).toHaveBeenCalledWith(30);
  });
});

describe('#label', () => {
  test('`valueLabelDisplay` is `off` by default', () => {
    const { container } = show({ defaultValue: 30 });
    expect(container.querySelector('.MuiSlider-valueLabel')).toBeNull();
  });
});

describe('#accessibility', () => {
  test('The arrow keys change the value by `step`; <kbd>Page Up</kbd>, <kbd>Page Down</kbd>, and <kbd>Shift</kbd> with an arrow key change it by `shiftStep`, 10 by default; <kbd>Home</kbd> and <kbd>End</kbd> move to the minimum and maximum', () => {
    const press = (key: string, shiftKey = false) => {
      const onChange = jest.fn();
      const { unmount } = show({ defaultValue: 50, onChange: (_, value) => onChange(value) });
      fireEvent.keyDown(thumbs()[0]!, { key, shiftKey });
      unmount();
      return (onChange.mock.calls[0] as unknown[])[0];
    };
    expect(
      ['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End'].map((key) => press(key)),
    ).toEqual([51, 49, 60, 40, 0, 100]);
    expect(press('ArrowRight', true)).toBe(60);
  });
});
