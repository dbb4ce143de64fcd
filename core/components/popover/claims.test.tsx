import * as React from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Popover, { type PopoverProps } from '@mui/material/Popover';

function ButtonWithPopover({ onClose, ...props }: Partial<PopoverProps>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <>
      <button onClick={(event) => setAnchor(event.currentTarget)}>Share</button>
      <Popover
        {...props}
        open={anchor !== null}
        anchorEl={anchor}
        transitionDuration={0}
        onClose={(event, reason) => {
          onClose?.(event, reason);
          setAnchor(null);
        }}
      >
        <input aria-label="Link" />
      </Popover>
    </>
  );
}

describe('#anchor', () => {
  test('`anchorEl` is the element that the popover is attached to, `open` shows the popover, and `onClose` is called after a click outside or <kbd>Escape</kbd>', async () => {
    const reasons: string[] = [];
    render(<ButtonWithPopover onClose={(_, reason) => reasons.push(reason)} />);
    await userEvent.click(screen.getByText('Share'));
    await userEvent.click(document.querySelector('.MuiBackdrop-root')!);
    await waitFor(() => expect(screen.queryByLabelText('Link')).toBeNull());
    await userEvent.click(screen.getByText('Share'));
    await userEvent.keyboard('{Escape}');
    expect(reasons).toEqual(['backdropClick', 'escapeKeyDown']);
  });

  test('A popover that would overflow the window is moved back inside, `marginThreshold` (16 pixels by default) away from the edge', async () => {
    render(<ButtonWithPopover />);
    await userEvent.click(screen.getByText('Share'));
    // jsdom puts everything at 0.
    const paper = document.querySelector<HTMLElement>('.MuiPopover-paper')!;
    expect([paper.style.left, paper.style.top]).toEqual(['16px', '16px']);
  });
});

describe('#hover', () => {
  test('While a popover is open, the rest of the page is hidden from screen readers, even if it opened on hover', async () => {
    const { container } = render(
      <ButtonWithPopover
        sx={{ pointerEvents: 'none' }}
        disableRestoreFocus
        disableAutoFocus
        disableEnforceFocus
        disableScrollLock
      />,
    );
    expect(container).not.toHaveAttribute('aria-hidden');
    await userEvent.click(screen.getByText('Share'));
    expect(container).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('#accessibility', () => {
  test('Focus moves into the popover when it opens and returns to the button when it closes', async () => {
    render(<ButtonWithPopover />);
    await userEvent.click(screen.getByText('Share'));
    expect(document.activeElement?.closest('.MuiPopover-root')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Share')).toHaveFocus());
  });
});

describe('#troubleshooting', () => {
  test('The position is computed when `Popover` renders and when the window is resized', async () => {
    let left = 100;
    const anchor = document.body.appendChild(document.createElement('button'));
    anchor.getBoundingClientRect = () => new DOMRect(left, 50, 80, 30);
    const popover = <Popover open anchorEl={anchor} transitionDuration={0} children="Share" />;
    const { rerender } = render(popover);
    const style = () => document.querySelector<HTMLElement>('.MuiPopover-paper')!.style.left;
    expect(style()).toBe('100px');
    left = 120;
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(style()).toBe('100px');
    rerender(React.cloneElement(popover));
    expect(style()).toBe('120px');
    left = 140;
    window.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(style()).toBe('140px'));
    anchor.remove();
  });
});
