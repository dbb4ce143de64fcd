import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Box from '@mui/material/Box';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

const show = (props: Partial<TooltipProps>, child = <button>B</button>) =>
  render(
    <Tooltip title="Bold" {...props}>
      {child}
    </Tooltip>,
  );

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('#name', () => {
  test('A string becomes the accessible name of the element', () => {
    show({});
    expect(screen.getByRole('button')).toHaveAccessibleName('Bold');
  });

  test('An empty `title` shows no tooltip', () => {
    show({ title: '', open: true });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('If the element already has visible text, set `describeChild`: the title is then a description, which screen readers announce after the name', () => {
    show({ describeChild: true });
    expect(screen.getByRole('button')).toHaveAccessibleName('B');
    expect(screen.getByRole('button')).toHaveAttribute('title', 'Bold');
  });
});

describe('#placement', () => {
  test('`bottom` is the default', () => {
    show({ open: true });
    expect(screen.getByRole('tooltip')).toHaveAttribute('data-popper-placement', 'bottom');
  });
});

describe('#delays', () => {
  test('The tooltip opens after `enterDelay` (100 ms by default) and closes after `leaveDelay` (0 ms)', () => {
    jest.useFakeTimers();
    const onOpen = jest.fn();
    const onClose = jest.fn();
    show({ onOpen, onClose });
    fireEvent.mouseOver(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(99));
    expect(onOpen).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onOpen).toHaveBeenCalledTimes(1);
    fireEvent.mouseLeave(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(0));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('On touch screens, it opens when users touch the element for `enterTouchDelay` (700 ms), and closes `leaveTouchDelay` (1.5 s) after they lift the finger', () => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    show({ enterDelay: 0, onClose });
    fireEvent.touchStart(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(699));
    expect(screen.queryByRole('tooltip')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip')).toBeVisible();
    act(() => jest.advanceTimersByTime(5000));
    fireEvent.touchEnd(screen.getByRole('button'));
    act(() => jest.advanceTimersByTime(1499));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('If another tooltip was open within the last 0.8 s, `enterNextDelay` (0 ms) is used instead of `enterDelay`', () => {
    jest.useFakeTimers();
    render(
      <>
        <Tooltip title="Bold">
          <button>B</button>
        </Tooltip>
        <Tooltip title="Italic">
          <button>I</button>
        </Tooltip>
      </>,
    );
    const [bold, italic] = screen.getAllByRole('button');
    const delayAfter = (pause: number) => {
      act(() => jest.advanceTimersByTime(5000));
      fireEvent.mouseOver(bold!);
      act(() => jest.advanceTimersByTime(100));
      fireEvent.mouseLeave(bold!);
      act(() => jest.advanceTimersByTime(pause));
      fireEvent.mouseOver(italic!);
      act(() => jest.advanceTimersByTime(1));
      const isOpen = screen.queryByText('Italic') !== null;
      fireEvent.mouseLeave(italic!);
      return isOpen;
    };
    expect(delayAfter(700)).toBe(true);
    expect(delayAfter(900)).toBe(false);
  });

  test('A tap does not show the tooltip', () => {
    jest.useFakeTimers();
    const onOpen = jest.fn();
    show({ onOpen });
    const button = screen.getByRole('button');
    fireEvent.touchStart(button);
    fireEvent.touchEnd(button);
    fireEvent.mouseOver(button);
    fireEvent.click(button);
    act(() => jest.advanceTimersByTime(1000));
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe('#style', () => {
  test('`sx` on `Tooltip` is passed on to the child and does not style the tooltip', () => {
    show({ open: true, sx: { color: 'rgb(1, 2, 3)' } }, <Box component="button">B</Box>);
    expect(screen.getByRole('button')).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    expect(screen.getByText('Bold')).not.toHaveStyle({ color: 'rgb(1, 2, 3)' });
  });

  test('`title` also accepts React elements, but they name the child only while the tooltip is open', () => {
    const title = <b>Bold</b>;
    const { unmount } = show({ title, open: true }, <button />);
    expect(screen.getByRole('button')).toHaveAccessibleName('Bold');
    unmount();
    show({ title, open: false }, <button />);
    expect(screen.getByRole('button')).not.toHaveAccessibleName();
  });
});

describe('#accessibility', () => {
  test('<kbd>Escape</kbd> closes the tooltip', async () => {
    const onClose = jest.fn();
    show({ open: true, onClose });
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('#troubleshooting', () => {
  test('Remove the `title` of the child; otherwise, browsers show a second tooltip', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    show({}, <button title="Strong">B</button>);
    expect(report.mock.calls[0]?.[0]).toContain('You have provided a `title` prop to the child');
  });
});
