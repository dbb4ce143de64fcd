import * as React from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { createTheme } from '@mui/material/styles';

/** Transitions of no length end at once. */
const show = (props: Partial<DialogProps> = {}) =>
  render(
    <Dialog open transitionDuration={0} {...props}>
      <DialogTitle>Delete it?</DialogTitle>
      <input aria-label="Name" />
    </Dialog>,
  );
const dialog = () => screen.getByRole('dialog');
const container = () => document.querySelector('.MuiDialog-container')!;

function clickBackdrop() {
  fireEvent.mouseDown(container());
  fireEvent.click(container());
}

describe('#first-dialog', () => {
  test('The dialog stays open until you set `open` to `false`', () => {
    const onClose = jest.fn();
    show({ onClose });
    clickBackdrop();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeVisible();
  });

  test('`DialogTitle` provides the accessible name of the dialog', () => {
    show();
    expect(dialog()).toHaveAccessibleName('Delete it?');
  });

  const labeled = (props: Partial<DialogProps>) =>
    render(
      <Dialog open transitionDuration={0} {...props}>
        <input aria-label="Price up to" />
      </Dialog>,
    );

  test("Without a title, label the paper of the dialog: `slotProps={{ paper: { 'aria-label': 'Filters' } }}`", () => {
    labeled({ slotProps: { paper: { 'aria-label': 'Filters' } } });
    expect(dialog()).toHaveAccessibleName('Filters');
  });

  test("An `aria-label` on the `Dialog` itself is set on the outermost element and doesn't label the dialog", () => {
    labeled({ 'aria-label': 'Filters' });
    expect(document.querySelector('.MuiDialog-root')).toHaveAttribute('aria-label', 'Filters');
    expect(dialog()).not.toHaveAccessibleName();
  });
});

describe('#close', () => {
  test("`reason` is `'escapeKeyDown'` or `'backdropClick'`", () => {
    const onClose = jest.fn();
    show({ onClose });
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    clickBackdrop();
    expect(onClose.mock.calls.map(([, reason]) => reason)).toEqual([
      'escapeKeyDown',
      'backdropClick',
    ]);
  });

  test('`disableEscapeKeyDown` makes the dialog ignore the Escape key', () => {
    const onClose = jest.fn();
    show({ onClose, disableEscapeKeyDown: true });
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  test("A click that starts inside the dialog and ends outside, for example while selecting text, doesn't close the dialog", () => {
    const onClose = jest.fn();
    show({ onClose });
    fireEvent.mouseDown(dialog());
    fireEvent.click(container());
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('#forms', () => {
  test('The content of a closed dialog is removed from the page', () => {
    show({ open: false });
    expect(screen.queryByText('Delete it?')).toBeNull();
  });

  test('`keepMounted` keeps the content in the page, hidden', () => {
    show({ open: false, keepMounted: true });
    expect(screen.getByText('Delete it?')).not.toBeVisible();
  });
});

describe('#width', () => {
  test('The default is `sm`, which is 600 pixels', () => {
    show();
    expect(dialog()).toHaveClass('MuiDialog-paperWidthSm');
    expect(window.getComputedStyle(dialog()).maxWidth).toBe('600px');
  });
});

describe('#transitions', () => {
  test('The dialog fades in and out with the durations `enteringScreen` and `leavingScreen` of the theme, 225 and 195 milliseconds', () => {
    const { duration } = createTheme().transitions;
    expect([duration.enteringScreen, duration.leavingScreen]).toEqual([225, 195]);
    show({ transitionDuration: undefined });
    expect(container().getAttribute('style')).toContain('opacity 225ms');
  });
});

describe('#focus', () => {
  test('When the dialog opens, the focus moves to the dialog itself, or to the element inside with `autoFocus`', () => {
    const { unmount } = show();
    expect(container()).toHaveFocus();
    unmount();
    render(
      <Dialog open>
        <button type="button" autoFocus>
          Keep
        </button>
      </Dialog>,
    );
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('When the dialog closes, the focus returns to the previously focused element', async () => {
    function Page() {
      const [isOpen, setOpen] = React.useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <Dialog open={isOpen} transitionDuration={0} onClose={() => setOpen(false)}>
            <DialogTitle>Delete it?</DialogTitle>
          </Dialog>
        </>
      );
    }
    render(<Page />);
    const opener = screen.getByRole('button');
    opener.focus();
    fireEvent.click(opener);
    expect(opener).not.toHaveFocus();
    clickBackdrop();
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('#container', () => {
  test("Dialogs render at the end of `document.body`, so parents with `overflow: hidden` don't clip them", () => {
    show();
    expect(document.body.lastElementChild).toHaveClass('MuiDialog-root');
  });

  test('a click in the dialog also calls `onClick` of the component around the dialog', () => {
    const onClick = jest.fn();
    render(
      <div onClick={onClick}>
        <Dialog open>
          <button type="button">Keep</button>
        </Dialog>
      </div>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('#accessibility', () => {
  test('The dialog has `role="dialog"` and `aria-modal="true"`', () => {
    show();
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
  });

  test("change the role of the paper: `slotProps={{ paper: { role: 'alertdialog' } }}`", () => {
    show({ slotProps: { paper: { role: 'alertdialog' } } });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete it?');
  });

  test('Everything else on the page gets `aria-hidden` while the dialog is open', () => {
    const { container: page } = show();
    expect(page).toHaveAttribute('aria-hidden', 'true');
  });
});
