import * as React from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

function ButtonWithMenu({ children, onClose, ...props }: Partial<MenuProps>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <>
      <button onClick={(event) => setAnchor(event.currentTarget)}>File</button>
      <Menu
        {...props}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={(event, reason) => {
          onClose?.(event, reason);
          setAnchor(null);
        }}
      >
        {children ?? [<MenuItem key="new">New</MenuItem>, <MenuItem key="open">Open</MenuItem>]}
      </Menu>
    </>
  );
}

const openMenu = () => userEvent.click(screen.getByText('File'));

afterEach(() => jest.restoreAllMocks());

describe('#button', () => {
  test('`onClose` receives a reason: `backdropClick`, `escapeKeyDown` or `tabKeyDown`', async () => {
    const reasons: string[] = [];
    render(<ButtonWithMenu onClose={(_, reason) => reasons.push(reason)} transitionDuration={0} />);
    await openMenu();
    await userEvent.click(document.querySelector('.MuiBackdrop-root')!);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu();
    await userEvent.tab();
    expect(reasons).toEqual(['backdropClick', 'escapeKeyDown', 'tabKeyDown']);
  });

  test('When the menu closes, focus returns to the button', async () => {
    render(<ButtonWithMenu transitionDuration={0} />);
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('File')).toHaveFocus());
  });
});

describe('#content', () => {
  test('`disabled` dims an item, and the arrow keys skip it', async () => {
    render(
      <ButtonWithMenu>
        <MenuItem>New</MenuItem>
        <MenuItem disabled>Open</MenuItem>
        <MenuItem>Save</MenuItem>
      </ButtonWithMenu>,
    );
    await openMenu();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('Save')).toHaveFocus();
    expect(screen.getByText('Open')).toHaveClass('Mui-disabled');
  });
});

describe('#selected', () => {
  test('When the menu opens, the selected item receives focus, or the first enabled item if none is selected', async () => {
    const { unmount } = render(
      <ButtonWithMenu>
        <MenuItem>New</MenuItem>
        <MenuItem selected>Open</MenuItem>
      </ButtonWithMenu>,
    );
    await openMenu();
    expect(screen.getByText('Open')).toHaveFocus();
    unmount();
    render(
      <ButtonWithMenu>
        <MenuItem disabled>New</MenuItem>
        <MenuItem>Open</MenuItem>
      </ButtonWithMenu>,
    );
    await openMenu();
    expect(screen.getByText('Open')).toHaveFocus();
  });
});

describe('#position', () => {
  test('By default, the top left corner of the menu is aligned with the bottom left corner of the button', async () => {
    render(<ButtonWithMenu />);
    const rect = { left: 100, top: 40, right: 180, bottom: 76, width: 80, height: 36 };
    jest
      .spyOn(screen.getByText('File'), 'getBoundingClientRect')
      .mockReturnValue(rect as unknown as DOMRect);
    await openMenu();
    const paper = document.querySelector<HTMLElement>('.MuiMenu-paper')!;
    expect([paper.style.left, paper.style.top]).toEqual(['100px', '76px']);
    expect(paper.style.transformOrigin).toBe('0px 0px');
  });

  test('A long list scrolls when it reaches the height of the window minus 96 pixels', async () => {
    render(<ButtonWithMenu />);
    await openMenu();
    const { maxHeight, overflowY } = getComputedStyle(document.querySelector('.MuiMenu-paper')!);
    expect(maxHeight).toBe('calc(100% - 96px)');
    expect(overflowY).toBe('auto');
  });
});

describe('#accessibility', () => {
  test('The arrow keys move through the items and wrap around at the end', async () => {
    render(<ButtonWithMenu />);
    await openMenu();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('Open')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('New')).toHaveFocus();
  });

  test('<kbd>Enter</kbd> activates the item; <kbd>Escape</kbd> and <kbd>Tab</kbd> close the menu', async () => {
    const onClick = jest.fn();
    render(
      <ButtonWithMenu transitionDuration={0}>
        <MenuItem onClick={onClick}>New</MenuItem>
      </ButtonWithMenu>,
    );
    for (const key of ['{Escape}', '{Tab}']) {
      await openMenu();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

describe('#troubleshooting', () => {
  test('The items are in a fragment, and the menu only checks its direct children', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <ButtonWithMenu>
        <>
          <MenuItem>New</MenuItem>
        </>
      </ButtonWithMenu>,
    );
    await openMenu();
    expect(screen.getByText('New')).not.toHaveFocus();
  });

  test("On the field, stop the propagation of all keys except <kbd>Escape</kbd>, which closes the menu: `onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}`", async () => {
    render(
      <ButtonWithMenu transitionDuration={0}>
        {[
          <li key="search">
            <input
              aria-label="Search"
              onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
            />
          </li>,
          <MenuItem key="new">New</MenuItem>,
        ]}
      </ButtonWithMenu>,
    );
    await openMenu();
    await userEvent.type(screen.getByLabelText('Search'), 'new');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(screen.getByLabelText('Search')).toHaveValue('new');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
