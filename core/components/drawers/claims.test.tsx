import * as React from 'react';
import { createPortal } from 'react-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AppBar from '@mui/material/AppBar';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import SwipeableDrawer, { type SwipeableDrawerProps } from '@mui/material/SwipeableDrawer';

const show = (props: DrawerProps = {}) =>
  render(
    <Drawer open transitionDuration={0} {...props}>
      <button>Inside</button>
    </Drawer>,
  );
const paper = () => document.querySelector<HTMLElement>('.MuiDrawer-paper')!;
const inside = () => screen.queryByText('Inside');

const showSwipeable = (props: Partial<SwipeableDrawerProps> = {}) =>
  render(
    <SwipeableDrawer open={false} onOpen={() => {}} onClose={() => {}} {...props}>
      Inside
    </SwipeableDrawer>,
  );
const strip = () => document.querySelector<HTMLElement>('.PrivateSwipeArea-root');

describe('#temporary', () => {
  test('Without a `variant`, the drawer is `temporary`: it covers the page, and a click on the backdrop or <kbd>Escape</kbd> calls `onClose`, with the reason `backdropClick` or `escapeKeyDown`', async () => {
    const onClose = jest.fn();
    show({ onClose: (_, reason) => onClose(reason) });
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenLastCalledWith('escapeKeyDown');
    await userEvent.click(document.querySelector('.MuiBackdrop-root')!);
    expect(onClose).toHaveBeenLastCalledWith('backdropClick');
    expect(inside()).toBeVisible();
  });
});

describe('#anchor', () => {
  test('`anchor` is `left` by default;', () => {
    show();
    expect(paper()).toHaveClass('MuiDrawer-paperAnchorLeft');
  });
});

describe('#permanent', () => {
  test('`variant="permanent"` is always visible and ignores `open`', () => {
    for (const open of [true, false, undefined]) {
      const { unmount } = show({ variant: 'permanent', open });
      expect(inside()).toBeVisible();
      unmount();
    }
  });

  test('The panel has `position: fixed` in every variant and takes up no space in the layout', () => {
    for (const variant of ['permanent', 'persistent', 'temporary'] as const) {
      const { unmount } = show({ variant });
      expect(getComputedStyle(paper()).position).toBe('fixed');
      unmount();
    }
  });

  test('When closed, it remains in the page, hidden', () => {
    show({ variant: 'persistent', open: false });
    expect(inside()).not.toBeNull();
    expect(inside()).not.toBeVisible();
  });
});

describe('#below-app-bar', () => {
  test('A drawer has the `z-index` 1200, above the [app bar](../app-bar/index.mdx) with 1100', () => {
    show();
    render(<AppBar>Bar</AppBar>);
    expect(getComputedStyle(document.querySelector('.MuiDrawer-root')!).zIndex).toBe('1200');
    expect(getComputedStyle(paper()).zIndex).toBe('1200');
    expect(getComputedStyle(document.querySelector('.MuiAppBar-root')!).zIndex).toBe('1100');
  });
});

describe('#swipe', () => {
  test('It requires `onOpen` in addition to `onClose`, and its content is in the page even while the drawer is closed', () => {
    showSwipeable();
    expect(inside()).not.toBeNull();
    expect(inside()).not.toBeVisible();
    // @ts-expect-error onOpen is required.
    const incomplete: SwipeableDrawerProps = { open: false, onClose: () => {} };
    expect(incomplete).toBeDefined();
  });

  test('Users open the drawer by swiping from an invisible strip of 20 pixels along the edge; `swipeAreaWidth` changes its width', () => {
    const { unmount } = showSwipeable();
    expect(strip()).toHaveStyle({ width: '20px' });
    unmount();
    showSwipeable({ swipeAreaWidth: 40 });
    expect(strip()).toHaveStyle({ width: '40px' });
  });

  test('`disableSwipeToOpen` removes the strip', () => {
    showSwipeable({ disableSwipeToOpen: true });
    expect(strip()).toBeNull();
  });
});

describe('#accessibility', () => {
  function Page({ variant }: { readonly variant: DrawerProps['variant'] }) {
    const [isOpen, setOpen] = React.useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Drawer
          variant={variant}
          open={isOpen}
          onClose={() => setOpen(false)}
          transitionDuration={0}
        >
          <button>Inside</button>
        </Drawer>
        <button>Behind</button>
      </>
    );
  }

  test('A temporary drawer keeps the focus inside while it is open, and returns it to the button when the drawer closes', async () => {
    render(<Page variant="temporary" />);
    await userEvent.click(screen.getByText('Open'));
    for (let step = 0; step < 5; step += 1) {
      expect(document.querySelector('.MuiDrawer-root')).toContainElement(
        document.activeElement as HTMLElement,
      );
      await userEvent.tab();
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Open')).toHaveFocus();
  });

  test('The panel has no role and no accessible name', () => {
    show();
    expect(paper()).not.toHaveAttribute('role');
    expect(paper()).not.toHaveAttribute('aria-label');
    expect(paper()).not.toHaveAttribute('aria-labelledby');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test("Persistent and permanent drawers are part of the page: <kbd>Escape</kbd> doesn't close them, and the focus can leave them", async () => {
    for (const variant of ['persistent', 'permanent'] as const) {
      const { unmount } = render(<Page variant={variant} />);
      await userEvent.click(screen.getByText('Open'));
      await userEvent.tab();
      expect(inside()).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      expect(inside()).toBeVisible();
      await userEvent.tab();
      expect(screen.getByText('Behind')).toHaveFocus();
      unmount();
    }
  });
});

describe('#troubleshooting', () => {
  test('A closed temporary drawer is removed from the page', async () => {
    const { rerender } = render(<Drawer open>Inside</Drawer>);
    expect(inside()).not.toBeNull();
    rerender(
      <Drawer open={false} transitionDuration={0}>
        Inside
      </Drawer>,
    );
    await waitFor(() => expect(inside()).toBeNull());
  });

  test('`ModalProps={{ keepMounted: true }}` keeps it', () => {
    show({ open: false, ModalProps: { keepMounted: true } });
    expect(inside()).not.toBeNull();
    expect(inside()).not.toBeVisible();
  });

  const Outside = () => createPortal(<button>Popup</button>, document.body);

  test('An open temporary drawer takes the focus back from elements that are not its children in React', () => {
    const other = document.createElement('button');
    document.body.append(other);
    for (const disableEnforceFocus of [false, true]) {
      const { unmount } = show({ ModalProps: { disableEnforceFocus } });
      React.act(() => other.focus());
      expect(document.activeElement === other).toBe(disableEnforceFocus);
      unmount();
    }
    other.remove();
  });

  test('Popups of React components in the drawer, such as date pickers, are not affected', () => {
    render(
      <Drawer open>
        <Outside />
      </Drawer>,
    );
    React.act(() => screen.getByText('Popup').focus());
    expect(screen.getByText('Popup')).toHaveFocus();
    expect(document.querySelector('.MuiDrawer-root')).not.toContainElement(
      screen.getByText('Popup'),
    );
  });
});
