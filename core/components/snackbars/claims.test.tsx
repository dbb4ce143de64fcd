import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Snackbar from '@mui/material/Snackbar';

afterEach(() => jest.useRealTimers());

describe('#message', () => {
  test('Set `autoHideDuration` in milliseconds to close the message automatically: the default is `null`, which keeps it open', () => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    render(<Snackbar open message="Sent" onClose={onClose} />);
    act(() => jest.advanceTimersByTime(600_000));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('`onClose` receives a reason: `timeout`, `clickaway` or `escapeKeyDown`', async () => {
    const reasons: string[] = [];
    render(
      <Snackbar
        open
        message="Sent"
        autoHideDuration={50}
        onClose={(_, reason) => reasons.push(reason)}
      />,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
    await userEvent.click(document.body);
    await userEvent.keyboard('{Escape}');
    expect(reasons).toEqual(['timeout', 'clickaway', 'escapeKeyDown']);
  });

  test('The timer pauses while the pointer is over the message, while the message contains focus, and while the window is not focused', () => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    render(
      <Snackbar
        open
        message="Sent"
        autoHideDuration={1000}
        onClose={onClose}
        action={<button>Undo</button>}
      />,
    );
    const root = screen.getByRole('presentation');
    const waitLong = () => act(() => jest.advanceTimersByTime(5000));
    fireEvent.mouseEnter(root);
    waitLong();
    fireEvent.mouseLeave(root);
    fireEvent.focus(screen.getByRole('button'));
    waitLong();
    fireEvent.blur(screen.getByRole('button'));
    fireEvent.blur(window);
    waitLong();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.focus(window);
    act(() => jest.advanceTimersByTime(499));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(2));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('When the timer resumes, the message closes after half of `autoHideDuration`, or after `resumeHideDuration` if it is set', () => {
    jest.useFakeTimers();
    for (const [resumeHideDuration, expected] of [
      [undefined, 500],
      [0, 0],
      [3000, 3000],
    ] as const) {
      const onClose = jest.fn();
      const times = { autoHideDuration: 1000, resumeHideDuration };
      const { unmount } = render(<Snackbar open message="Sent" onClose={onClose} {...times} />);
      act(() => jest.advanceTimersByTime(900));
      fireEvent.mouseEnter(screen.getByRole('presentation'));
      fireEvent.mouseLeave(screen.getByRole('presentation'));
      if (expected > 0) act(() => jest.advanceTimersByTime(expected - 1));
      expect(onClose).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
      expect(onClose).toHaveBeenCalledTimes(1);
      unmount();
    }
  });
});

describe('#position', () => {
  test("`anchorOrigin` is `{ vertical: 'bottom', horizontal: 'left' }` by default", () => {
    render(<Snackbar open message="Sent" />);
    expect(screen.getByRole('presentation')).toHaveClass('MuiSnackbar-anchorOriginBottomLeft');
  });
});

describe('#transition', () => {
  test('`slots.transition` is the component that animates the message, `Grow` by default, and `slotProps.transition` sets its props', () => {
    const onEnter = jest.fn();
    render(<Snackbar open message="Sent" slotProps={{ transition: { onEnter } }} />);
    expect(onEnter).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').style.transform).not.toBe('');
  });
});

describe('#accessibility', () => {
  test('The message has `role="alert"`', () => {
    render(<Snackbar open message="Sent" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Sent');
  });

  test('<kbd>Escape</kbd> closes the message, no matter which element has focus', async () => {
    const onClose = jest.fn();
    render(
      <>
        <input />
        <Snackbar open message="Sent" onClose={onClose} />
      </>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'a');
    onClose.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls[0]?.[1]).toBe('escapeKeyDown');
  });
});
