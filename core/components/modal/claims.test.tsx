import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Fade from '@mui/material/Fade';
import Modal, { type ModalProps } from '@mui/material/Modal';

const show = (props: Partial<ModalProps> = {}) =>
  render(
    <Modal open {...props}>
      <div data-testid="content">
        <button>First</button>
        <button>Last</button>
      </div>
    </Modal>,
  );
const root = () => document.querySelector<HTMLElement>('.MuiModal-root')!;
const backdrop = () => document.querySelector<HTMLElement>('.MuiModal-backdrop');
const content = () => screen.queryByTestId('content');

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('`open` shows the child, and `onClose` is called with the reason `escapeKeyDown` or `backdropClick`', async () => {
    const onClose = jest.fn();
    show({ onClose: (_, reason) => onClose(reason) });
    expect(content()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenLastCalledWith('escapeKeyDown');
    await userEvent.click(backdrop()!);
    expect(onClose).toHaveBeenLastCalledWith('backdropClick');
  });

  test('The child must be a single element that accepts `ref` and `tabIndex`, because focus moves to it', () => {
    show();
    expect(content()).toHaveFocus();
    expect(content()).toHaveAttribute('tabindex', '-1');
  });
});

describe('#closing', () => {
  test('`disableEscapeKeyDown` does the same for <kbd>Escape</kbd>', async () => {
    const onClose = jest.fn();
    show({ onClose, disableEscapeKeyDown: true });
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('`hideBackdrop` removes the backdrop, so clicks beside the child no longer call `onClose`', async () => {
    const onClose = jest.fn();
    show({ hideBackdrop: true, onClose });
    expect(backdrop()).toBeNull();
    await userEvent.click(root());
    expect(onClose).not.toHaveBeenCalled();
  });

  test('`keepMounted` keeps it mounted but hidden', () => {
    const { unmount } = show({ open: false });
    expect(content()).toBeNull();
    unmount();
    show({ open: false, keepMounted: true });
    expect(content()).not.toBeVisible();
  });

  test('On the server, a modal renders nothing; to include its content in the HTML for search engines, combine `keepMounted` with `disablePortal`', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const markup = (props: Partial<ModalProps>) =>
      renderToStaticMarkup(
        <Modal open={false} {...props}>
          <div>Content</div>
        </Modal>,
      );
    expect(markup({ open: true })).toBe('');
    expect(markup({ keepMounted: true })).toBe('');
    expect(markup({ disablePortal: true })).toBe('');
    expect(markup({ keepMounted: true, disablePortal: true })).toContain('Content');
  });
});

describe('#focus', () => {
  test('When the modal opens, focus moves to the child, unless an element inside already has focus, for example because of `autoFocus`', () => {
    const { unmount } = show();
    expect(content()).toHaveFocus();
    unmount();
    render(
      <Modal open>
        <div>
          <input autoFocus aria-label="Name" />
        </div>
      </Modal>,
    );
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('<kbd>Tab</kbd> stays inside the modal, and when the modal closes, focus returns to the element that had it before', async () => {
    function Page() {
      const [isOpen, setOpen] = React.useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          <Modal open={isOpen} onClose={() => setOpen(false)}>
            <div>
              <button>First</button>
              <button>Last</button>
            </div>
          </Modal>
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByText('Open'));
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      expect(root()).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Open')).toHaveFocus();
  });
});

describe('#container', () => {
  test('`container` sets a different parent, and `disablePortal` renders the modal at its position in the React tree', () => {
    const parent = document.createElement('div');
    document.body.append(parent);
    const { unmount } = show({ container: parent });
    expect(parent).toContainElement(content());
    unmount();
    parent.remove();
    const { container } = show({ disablePortal: true });
    expect(container).toContainElement(content());
  });

  test('Without it, the container has `overflow: hidden` and padding that is as wide as its scroll bar', () => {
    jest
      .spyOn(document.documentElement, 'clientWidth', 'get')
      .mockReturnValue(window.innerWidth - 15);
    const { unmount } = show();
    expect(document.body.style.overflow).toBe('hidden');
    expect(document.body.style.paddingRight).toBe('15px');
    unmount();
    expect(document.body.style.overflow).toBe('');
    expect(document.body.style.paddingRight).toBe('');
    show({ disableScrollLock: true });
    expect(document.body.style.overflow).toBe('');
  });
});

describe('#nested', () => {
  test('A second modal opens above the first, and <kbd>Escape</kbd> closes only the upper one', async () => {
    const outer = jest.fn();
    const inner = jest.fn();
    render(
      <Modal open onClose={outer}>
        <div>
          <Modal open onClose={inner}>
            <button>Inner</button>
          </Modal>
        </div>
      </Modal>,
    );
    await userEvent.click(screen.getByText('Inner'));
    await userEvent.keyboard('{Escape}');
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });
});

describe('#transition', () => {
  const modal = (open: boolean, closeAfterTransition: boolean) => (
    <Modal open={open} closeAfterTransition={closeAfterTransition}>
      <Fade in={open} timeout={50}>
        <div data-testid="content" />
      </Fade>
    </Modal>
  );

  test('By default, only the backdrop fades in; the child appears immediately, and both disappear immediately', () => {
    const { rerender } = render(
      <Modal open>
        <div data-testid="content" />
      </Modal>,
    );
    expect(backdrop()!.style.transition).toContain('opacity');
    expect(content()).toBeVisible();
    expect(content()).not.toHaveAttribute('style');
    rerender(
      <Modal open={false}>
        <div data-testid="content" />
      </Modal>,
    );
    expect(content()).toBeNull();
    expect(backdrop()).toBeNull();
  });

  test('To animate the content, use a transition such as `Fade` as the child: the modal detects it by its `in` prop and is unmounted when the transition ends', async () => {
    const { rerender } = render(modal(true, false));
    rerender(modal(false, false));
    expect(content()).not.toBeNull();
    await waitFor(() => expect(content()).toBeNull());
  });

  test('`closeAfterTransition` also keeps the scroll lock until the transition ends', async () => {
    for (const isKept of [false, true]) {
      const { rerender, unmount } = render(modal(true, isKept));
      rerender(modal(false, isKept));
      expect(document.body.style.overflow).toBe(isKept ? 'hidden' : '');
      await waitFor(() => expect(document.body.style.overflow).toBe(''));
      unmount();
    }
  });
});

describe('#style', () => {
  test('The `z-index` is 1300', () => {
    show();
    expect(getComputedStyle(root()).zIndex).toBe('1300');
  });
});

describe('#accessibility', () => {
  test('The root has `role="presentation"`', () => {
    show();
    expect(root()).toHaveAttribute('role', 'presentation');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('While the modal is open, its siblings in the container have `aria-hidden`', () => {
    const { container } = render(<p>Page</p>);
    const { unmount } = show();
    expect(container).toHaveAttribute('aria-hidden', 'true');
    unmount();
    expect(container).not.toHaveAttribute('aria-hidden');
  });
});

describe('#troubleshooting', () => {
  test("The child component doesn't pass `tabIndex` to its DOM element", () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Content = React.forwardRef<HTMLDivElement>(function Content(_, ref) {
      return <div ref={ref}>Text</div>;
    });
    render(
      <Modal open>
        <Content />
      </Modal>,
    );
    expect(report.mock.calls.flat().join(' ')).toContain(
      'The modal content node does not accept focus.',
    );
  });

  test("The child is a component that doesn't accept a `ref`", () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Content = () => <div>Text</div>;
    render(
      <Modal open>
        <Content />
      </Modal>,
    );
    expect(report.mock.calls.flat().join(' ')).toContain(
      'Function components cannot be given refs',
    );
  });

  test("A fixed element isn't adjusted when the scroll bar disappears: give it the class `mui-fixed`", () => {
    jest
      .spyOn(document.documentElement, 'clientWidth', 'get')
      .mockReturnValue(window.innerWidth - 15);
    render(
      <>
        <div data-testid="plain" style={{ position: 'fixed' }} />
        <div data-testid="fixed" className="mui-fixed" style={{ position: 'fixed' }} />
      </>,
    );
    show();
    expect(screen.getByTestId('plain').style.paddingRight).toBe('');
    expect(screen.getByTestId('fixed').style.paddingRight).toBe('15px');
  });

  test('The child is `null` or missing', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const child of [null, undefined]) {
      const Broken = () => <Modal open>{child as unknown as React.ReactElement}</Modal>;
      expect(() => render(<Broken />)).toThrow(`of ${child} (reading 'props')`);
    }
  });
});
