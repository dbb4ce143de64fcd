import * as React from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction, { type SpeedDialActionProps } from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { type TooltipProps } from '@mui/material/Tooltip';
import OpenOnClick from './demos/OpenOnClick';

const NAMES = ['Print', 'Copy', 'Share'];

const Dial = ({
  actionProps,
  ...props
}: Partial<SpeedDialProps> & { readonly actionProps?: SpeedDialActionProps }) => (
  <SpeedDial ariaLabel="Add" icon={<SpeedDialIcon />} transitionDuration={0} {...props}>
    {NAMES.map((title) => (
      <SpeedDialAction
        key={title}
        icon={<i>x</i>}
        slotProps={{ tooltip: { title } }}
        {...actionProps}
      />
    ))}
  </SpeedDial>
);
const fab = () => screen.getByRole('button', { name: 'Add' });
const action = (name: string) => screen.getByRole('menuitem', { name });
const expectOpen = (isOpen: boolean) =>
  waitFor(() => expect(fab()).toHaveAttribute('aria-expanded', String(isOpen)));
/** Waits for the timers of the speed dial, which have no delay. */
const settle = () => React.act(() => new Promise((resolve) => setTimeout(resolve, 50)));

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('`ariaLabel` is required: it names the round button', () => {
    render(<Dial />);
    expect(screen.getAllByRole('button')).toEqual([fab()]);
    expect(fab()).toHaveClass('MuiFab-root');
    // @ts-expect-error ariaLabel is required.
    const incomplete: SpeedDialProps = { icon: null };
    expect(incomplete).toBeDefined();
  });

  test('the title in `slotProps.tooltip` is also its accessible name', () => {
    render(<Dial open />);
    expect(screen.getAllByRole('menuitem')).toEqual(NAMES.map(action));
  });

  test("`FabProps={{ href: '/help' }}` on an action renders a link", () => {
    for (const FabProps of [{ href: '/help' }, {}]) {
      const { unmount } = render(
        <SpeedDial ariaLabel="Add" open>
          <SpeedDialAction
            icon="x"
            slotProps={{ tooltip: { title: 'Help' } }}
            FabProps={FabProps}
          />
        </SpeedDial>,
      );
      expect(action('Help').getAttribute('href')).toBe(FabProps.href ?? null);
      expect(action('Help').tagName).toBe(FabProps.href ? 'A' : 'BUTTON');
      unmount();
    }
  });

  test('The `z-index` of 1050', () => {
    render(<Dial />);
    const root = document.querySelector('.MuiSpeedDial-root')!;
    expect(getComputedStyle(root).zIndex).toBe('1050');
    expect(getComputedStyle(root).position).not.toMatch(/absolute|fixed|relative/);
  });
});

describe('#labels', () => {
  test('A click on the visible label also calls `onClick` of the action', async () => {
    const onClick = jest.fn();
    render(
      <SpeedDial ariaLabel="Add" open>
        <SpeedDialAction
          icon="x"
          slotProps={{ tooltip: { title: 'Print', open: true } }}
          onClick={onClick}
        />
      </SpeedDial>,
    );
    await userEvent.click(screen.getByText('Print'));
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.click(action('Print'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  const sideOf = (props: SpeedDialActionProps) => {
    const { unmount } = render(
      <SpeedDial ariaLabel="Add" open>
        <SpeedDialAction icon="x" {...props} />
      </SpeedDial>,
    );
    const label = screen.getByText('Print').parentElement!;
    const classes = [...label.classList].filter((name) => name.includes('tooltipPlacement'));
    unmount();
    return classes.join().replace('MuiSpeedDialAction-tooltipPlacement', '');
  };

  test('`tooltipPlacement` is deprecated, too, but still necessary: visible labels ignore `placement` in `slotProps.tooltip`', () => {
    for (const placement of ['left', 'right', 'top'] as const) {
      const tooltip = { title: 'Print', open: true, placement };
      expect(sideOf({ slotProps: { tooltip } })).toBe('Left');
    }
  });

  test('If the speed dial is at the left edge of the window, `tooltipPlacement="right"` puts them on the other side', () => {
    const slotProps = { tooltip: { title: 'Print', open: true } };
    expect(sideOf({ slotProps, tooltipPlacement: 'right' })).toBe('Right');
    expect(sideOf({ slotProps, tooltipPlacement: 'left' })).toBe('Left');
  });
});

describe('#open', () => {
  test('By default, it opens when users point at the button, focus it or click it; the reasons of `onOpen` are `mouseEnter`, `focus` and `toggle`', async () => {
    const onOpen = jest.fn();
    const { unmount } = render(<Dial onOpen={(_, reason) => onOpen(reason)} />);
    await userEvent.hover(fab());
    await expectOpen(true);
    expect(onOpen.mock.calls).toEqual([['mouseEnter']]);
    unmount();

    onOpen.mockClear();
    render(<Dial onOpen={(_, reason) => onOpen(reason)} />);
    await userEvent.tab();
    await expectOpen(true);
    expect(onOpen.mock.calls).toEqual([['focus']]);
    await userEvent.keyboard('{Escape}');
    await expectOpen(false);
    await userEvent.keyboard('{Enter}');
    await expectOpen(true);
    expect(onOpen.mock.calls).toEqual([['focus'], ['toggle']]);
  });

  test('The reasons of `onClose` are `mouseLeave`, `blur`, `toggle` and `escapeKeyDown`', async () => {
    const onClose = jest.fn();
    render(<Dial onClose={(_, reason) => onClose(reason)} />);
    await userEvent.hover(fab());
    await expectOpen(true);
    await userEvent.unhover(fab());
    await expectOpen(false);
    expect(onClose).toHaveBeenLastCalledWith('mouseLeave');
    await userEvent.tab();
    await expectOpen(true);
    await userEvent.keyboard('{Escape}');
    await expectOpen(false);
    expect(onClose).toHaveBeenLastCalledWith('escapeKeyDown');
    await userEvent.keyboard('{Enter}');
    await expectOpen(true);
    await userEvent.keyboard('{Enter}');
    await expectOpen(false);
    expect(onClose).toHaveBeenLastCalledWith('toggle');
    await userEvent.keyboard('{Enter}');
    await expectOpen(true);
    await userEvent.tab();
    await expectOpen(false);
    expect(onClose).toHaveBeenLastCalledWith('blur');
  });

  test('A user with a mouse who points at the button and then clicks closes the speed dial again', async () => {
    render(<Dial />);
    const user = userEvent.setup();
    await user.hover(fab());
    await expectOpen(true);
    await user.click(fab());
    await settle();
    await expectOpen(false);
  });

  const recipe = () => screen.getByRole('button', { name: 'Recipe actions' });
  const expectRecipe = async (isOpen: boolean) => {
    await settle();
    expect(recipe()).toHaveAttribute('aria-expanded', String(isOpen));
  };

  test('If it should only open on click, ignore the other reasons', async () => {
    render(<OpenOnClick />);
    await userEvent.hover(recipe());
    await expectRecipe(false);
    await userEvent.tab();
    expect(recipe()).toHaveFocus();
    await expectRecipe(false);
    await userEvent.click(recipe());
    await expectRecipe(true);
    await userEvent.unhover(recipe());
    await expectRecipe(true);
    await userEvent.click(recipe());
    await expectRecipe(false);
    await userEvent.keyboard('{ArrowUp}');
    expect(action('Print')).toHaveFocus();
    await expectRecipe(true);
    await userEvent.tab();
    await expectRecipe(false);
  });

  test('To close it, set `open` to false in `onClick`, and move the focus back to the button', async () => {
    render(<OpenOnClick />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectRecipe(true);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expectRecipe(false);
    expect(screen.getByRole('status')).toHaveTextContent('Last action: Duplicate');
    expect(recipe()).toHaveFocus();
    await userEvent.click(recipe());
    await userEvent.click(action('Print'));
    await expectRecipe(false);
    expect(screen.getByRole('status')).toHaveTextContent('Last action: Print');
    expect(recipe()).toHaveFocus();
  });

  test('The speed dial stays open after users activate an action', async () => {
    const onClose = jest.fn();
    const onClick = jest.fn();
    render(
      <SpeedDial ariaLabel="Add" onClose={(_, reason) => onClose(reason)}>
        <SpeedDialAction icon="x" slotProps={{ tooltip: { title: 'Print' } }} />
        <SpeedDialAction icon="x" slotProps={{ tooltip: { title: 'Copy' } }} onClick={onClick} />
      </SpeedDial>,
    );
    await userEvent.tab();
    await expectOpen(true);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(action('Copy')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    fireEvent.click(action('Copy'));
    expect(onClick).toHaveBeenCalledTimes(2);
    await settle();
    await expectOpen(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('#direction', () => {
  test('`direction` is `up` by default;', () => {
    render(<Dial />);
    expect(document.querySelector('.MuiSpeedDial-root')).toHaveClass('MuiSpeedDial-directionUp');
  });

  const sideOf = async (props: Partial<SpeedDialProps>, tooltip: Partial<TooltipProps> = {}) => {
    const { unmount } = render(
      <SpeedDial ariaLabel="Add" open {...props}>
        <SpeedDialAction icon="x" slotProps={{ tooltip: { title: 'Print', ...tooltip } }} />
      </SpeedDial>,
    );
    await userEvent.hover(action('Print'));
    const popper = await screen.findByRole('tooltip');
    const side = popper.getAttribute('data-popper-placement');
    unmount();
    return side;
  };

  test('The tooltips are to the left of a vertical row and above a horizontal row', async () => {
    for (const [direction, side] of [
      ['up', 'left'],
      ['down', 'left'],
      ['left', 'top'],
      ['right', 'top'],
    ] as const) {
      expect(await sideOf({ direction })).toBe(side);
    }
  });

  test('`placement` in `slotProps.tooltip` changes the preferred side', async () => {
    expect(await sideOf({ direction: 'up' }, { placement: 'right' })).toBe('right');
    expect(await sideOf({ direction: 'up' }, { placement: 'top' })).toBe('top');
    expect(await sideOf({ direction: 'left' }, { placement: 'right' })).toBe('right');
  });
});

describe('#icons', () => {
  test('Set `openIcon` on `SpeedDialIcon`: the prop of the same name on `SpeedDial` has no effect in version 6.5', () => {
    for (const icon of [<i key="icon">closed</i>, <SpeedDialIcon key="icon" />]) {
      const { unmount } = render(<Dial open icon={icon} openIcon={<b>opened</b>} />);
      expect(screen.queryByText('opened')).toBeNull();
      unmount();
    }
    render(<Dial open icon={<SpeedDialIcon openIcon={<b>opened</b>} />} />);
    expect(screen.getByText('opened')).toHaveClass('MuiSpeedDialIcon-openIconOpen');
  });

  test('Only a `SpeedDialIcon` that is passed directly as `icon` receives the open state', () => {
    const Wrapped = () => <SpeedDialIcon />;
    for (const icon of [<SpeedDialIcon key="icon" />, <Wrapped key="icon" />]) {
      const { unmount } = render(<Dial open icon={icon} />);
      expect(document.querySelector('.MuiSpeedDialIcon-iconOpen') !== null).toBe(
        icon.type === SpeedDialIcon,
      );
      unmount();
    }
  });
});

describe('#hidden', () => {
  test("It doesn't close the actions:", async () => {
    const { rerender } = render(<Dial />);
    await userEvent.hover(fab());
    await expectOpen(true);
    rerender(<Dial hidden />);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(action('Copy')).toBeVisible();
    expect(action('Copy')).not.toHaveClass('MuiSpeedDialAction-fabClosed');
  });
});

describe('#accessibility', () => {
  test('The button has `aria-haspopup` and `aria-expanded`, the row is a `menu` and each action a `menuitem`', () => {
    for (const open of [true, false]) {
      const { unmount } = render(<Dial open={open} />);
      expect(fab()).toHaveAttribute('aria-haspopup', 'true');
      expect(fab()).toHaveAttribute('aria-expanded', String(open));
      expect(screen.getByRole('menu')).toHaveAttribute('id', fab().getAttribute('aria-controls'));
      expect(screen.getByRole('menu')).toContainElement(action('Print'));
      unmount();
    }
  });

  test('The menu has no name', () => {
    for (const open of [true, false]) {
      const { unmount } = render(<Dial open={open} />);
      expect(screen.getByRole('menu')).toHaveAccessibleName('');
      unmount();
    }
  });

  test('The arrow keys move through the actions, without wrapping around at the ends', async () => {
    render(<Dial />);
    await userEvent.tab();
    await expectOpen(true);
    for (const name of [...NAMES, 'Share']) {
      await userEvent.keyboard('{ArrowUp}');
      expect(action(name)).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(fab()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(fab()).toHaveFocus();
  });

  test('The first arrow key decides what forward means: if it is <kbd>Down</kbd>, then <kbd>Up</kbd> goes back, and <kbd>Left</kbd> and <kbd>Right</kbd> do nothing, whatever the `direction`', async () => {
    for (const direction of ['up', 'down', 'left', 'right'] as const) {
      const { unmount } = render(<Dial direction={direction} />);
      await userEvent.tab();
      await expectOpen(true);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      expect(action('Copy')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
      expect(action('Copy')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      expect(action('Print')).toHaveFocus();
      unmount();
    }
  });

  test('<kbd>Escape</kbd> closes the speed dial and returns the focus to the button', async () => {
    render(<Dial />);
    await userEvent.tab();
    await expectOpen(true);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Escape}');
    await settle();
    await expectOpen(false);
    expect(fab()).toHaveFocus();
  });

  test('<kbd>Tab</kbd> skips the other actions and leaves the speed dial', async () => {
    render(
      <React.Fragment>
        <Dial />
        <button>Behind</button>
      </React.Fragment>,
    );
    await userEvent.tab();
    await expectOpen(true);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    expect(screen.getByText('Behind')).toHaveFocus();
  });

  test('<kbd>Home</kbd>, <kbd>End</kbd> and letters do nothing', async () => {
    render(<Dial />);
    await userEvent.tab();
    await expectOpen(true);
    for (const hasMoved of [false, true]) {
      if (hasMoved) {
        await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      }
      const before = document.activeElement;
      await userEvent.keyboard('{Home}{End}sSpP');
      expect(before).toHaveFocus();
    }
    expect(action('Copy')).toHaveFocus();
  });

  test('Closed actions are only transparent and scaled to zero, so screen readers can find and activate them', async () => {
    const onClick = jest.fn();
    render(<Dial open={false} actionProps={{ icon: 'x', onClick }} />);
    expect(screen.getAllByRole('menuitem')).toHaveLength(3);
    const { opacity, transform } = getComputedStyle(screen.getAllByRole('menuitem')[0]);
    expect([opacity, transform]).toEqual(['0', 'scale(0)']);
    screen.getAllByRole('menuitem')[0].click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test("`sx={{ '& .MuiSpeedDial-actionsClosed': { visibility: 'hidden' } }}` hides them", () => {
    const sx = { '& .MuiSpeedDial-actionsClosed': { visibility: 'hidden' } } as const;
    const { rerender } = render(<Dial open={false} sx={sx} />);
    expect(screen.queryAllByRole('menuitem')).toEqual([]);
    rerender(<Dial open sx={sx} />);
    expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  });
});

describe('#troubleshooting', () => {
  test('`slotProps.fab` on an action replaces the `ref` that the speed dial needs', async () => {
    for (const actionProps of [
      { FabProps: { color: 'secondary' } },
      { slotProps: { tooltip: { title: 'Print' }, fab: { color: 'secondary' } } },
    ] as const) {
      const { unmount } = render(
        <SpeedDial ariaLabel="Add">
          <SpeedDialAction icon="x" {...actionProps} />
        </SpeedDial>,
      );
      await userEvent.tab();
      await expectOpen(true);
      await userEvent.keyboard('{ArrowUp}');
      const isReached = 'FabProps' in actionProps;
      expect(document.activeElement === screen.getByRole('menuitem')).toBe(isReached);
      unmount();
    }
  });

  test('A custom component around `SpeedDialAction` must pass on all props that it receives, because the speed dial sets `open`, `delay`, `id`, `FabProps` and `tooltipPlacement` on its direct children', () => {
    const received = jest.fn();
    const Lossy = () => <SpeedDialAction icon="x" slotProps={{ tooltip: { title: 'Lossy' } }} />;
    const Complete = (props: Partial<SpeedDialActionProps>) => {
      received(Object.keys(props));
      return <SpeedDialAction icon="x" slotProps={{ tooltip: { title: 'Complete' } }} {...props} />;
    };
    render(
      <SpeedDial ariaLabel="Add" open>
        <Lossy />
        <Complete />
      </SpeedDial>,
    );
    expect(action('Lossy')).toHaveClass('MuiSpeedDialAction-fabClosed');
    expect(action('Complete')).not.toHaveClass('MuiSpeedDialAction-fabClosed');
    expect(received.mock.calls[0][0].sort()).toEqual([
      'FabProps',
      'delay',
      'id',
      'open',
      'tooltipPlacement',
    ]);
  });

  test('Actions in a fragment stay invisible', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <SpeedDial ariaLabel="Add" open>
        <React.Fragment>
          <SpeedDialAction icon="x" slotProps={{ tooltip: { title: 'Print' } }} />
        </React.Fragment>
      </SpeedDial>,
    );
    expect(action('Print')).toHaveClass('MuiSpeedDialAction-fabClosed');
  });

  test('The ids are derived from the letters A to Z, the digits and the hyphens of `ariaLabel`, so that all labels in Chinese result in the same ids', () => {
    const { container } = render(
      <React.Fragment>
        <Dial ariaLabel="新建" />
        <Dial ariaLabel="分享" />
        <Dial ariaLabel="Day-2 plan" />
        <Dial ariaLabel="Día 3" />
      </React.Fragment>,
    );
    const ids = [...container.querySelectorAll('[role="menu"]')].map(({ id }) => id);
    expect(ids).toEqual(['-actions', '-actions', 'Day-2plan-actions', 'Da3-actions']);
  });

  test("Set a unique English `ariaLabel`, and the name in the language of the page in `FabProps={{ 'aria-label': '新建' }}`", () => {
    render(<Dial ariaLabel="create" FabProps={{ 'aria-label': '新建' }} />);
    expect(screen.getByRole('button', { name: '新建' })).toHaveAttribute(
      'aria-controls',
      'create-actions',
    );
    expect(screen.getByRole('menu')).toHaveAttribute('id', 'create-actions');
  });
});
