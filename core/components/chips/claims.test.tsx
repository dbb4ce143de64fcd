import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Avatar from '@mui/material/Avatar';
import Chip, { type ChipProps } from '@mui/material/Chip';

const show = (props: ChipProps = {}) => render(<Chip label="Thai" {...props} />);
const chip = () => document.querySelector<HTMLElement>('.MuiChip-root')!;
const icon = () => screen.getByTestId('CancelIcon');

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('`size` is `medium`, 32 pixels high, or `small`, 24 pixels', () => {
    const { unmount } = show();
    expect(chip()).toHaveClass('MuiChip-filled', 'MuiChip-colorDefault');
    expect(getComputedStyle(chip()).height).toBe('32px');
    unmount();
    show({ size: 'small' });
    expect(getComputedStyle(chip()).height).toBe('24px');
  });

  test("A chip stays on one line: text that doesn't fit in the parent ends with an ellipsis", () => {
    show();
    const label = getComputedStyle(screen.getByText('Thai'));
    expect([label.whiteSpace, label.textOverflow, label.overflow]).toEqual([
      'nowrap',
      'ellipsis',
      'hidden',
    ]);
    expect(getComputedStyle(chip()).maxWidth).toBe('100%');
  });
});

describe('#clickable', () => {
  test('With `onClick`, a chip is a button: it has the role `button`, a tab stop and a hover style', async () => {
    show({ onClick: () => {} });
    expect(screen.getByRole('button')).toHaveClass('MuiChip-clickable');
    await userEvent.tab();
    expect(chip()).toHaveFocus();
  });

  test('`clickable` adds these without a handler', async () => {
    show({ clickable: true });
    expect(screen.getByRole('button')).toHaveClass('MuiChip-clickable');
    await userEvent.tab();
    expect(chip()).toHaveFocus();
  });

  test('With `component="a"`, `href` and `clickable`, a chip is a link', () => {
    render(<Chip label="Thai" component="a" href="/thai" clickable />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/thai');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('With `clickable={false}`, the chip has none of the three, but a click still calls the handler', async () => {
    const onClick = jest.fn();
    show({ onClick, clickable: false });
    expect(screen.queryByRole('button')).toBeNull();
    expect(chip()).not.toHaveClass('MuiChip-clickable');
    await userEvent.tab();
    expect(chip()).not.toHaveFocus();
    await userEvent.click(chip());
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('#delete', () => {
  test('The chip becomes a tab stop, and <kbd>Backspace</kbd> and <kbd>Delete</kbd> also call `onDelete`', async () => {
    const onDelete = jest.fn();
    show({ onDelete });
    await userEvent.tab();
    expect(chip()).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await userEvent.keyboard('{Delete}');
    await userEvent.click(icon());
    expect(onDelete).toHaveBeenCalledTimes(3);
  });

  test("A click on the icon doesn't call `onClick` of the chip", async () => {
    const onClick = jest.fn();
    show({ onClick, onDelete: () => {} });
    await userEvent.click(icon());
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Thai'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test("keys pressed in a field inside the chip don't remove it", () => {
    const onDelete = jest.fn();
    show({ onDelete, label: <input /> });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Backspace' });
    fireEvent.keyUp(screen.getByRole('textbox'), { key: 'Backspace' });
    expect(onDelete).not.toHaveBeenCalled();
    fireEvent.keyUp(chip(), { key: 'Backspace' });
    expect(onDelete).toHaveBeenCalledTimes(1);
  });
});

describe('#icons', () => {
  test('With both, the chip shows only the avatar, and the console shows an error', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    show({ avatar: <Avatar>L</Avatar>, icon: <i data-testid="icon" /> });
    expect(screen.getByText('L')).toBeVisible();
    expect(screen.queryByTestId('icon')).toBeNull();
    expect(report.mock.calls.flat().join(' ')).toContain('Pick one.');
  });
});

describe('#accessibility', () => {
  test('<kbd>Enter</kbd> and <kbd>Space</kbd> click a chip with `onClick`', async () => {
    const onClick = jest.fn();
    show({ onClick });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('but <kbd>Enter</kbd> and <kbd>Space</kbd> have no effect,', async () => {
    const onDelete = jest.fn();
    show({ onDelete });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onDelete).not.toHaveBeenCalled();
  });

  test('A chip with only `onDelete` is also a `<div role="button">`', () => {
    show({ onDelete: () => {} });
    expect(screen.getByRole('button')).toBe(chip());
    expect(chip().tagName).toBe('DIV');
  });

  test('the icon is hidden from screen readers', () => {
    show({ onDelete: () => {} });
    expect(icon()).toHaveAttribute('aria-hidden', 'true');
  });

  test('A disabled chip with `onDelete` stays in the tab order unless it is clickable', async () => {
    for (const [props, hasFocus] of [
      [{ onDelete: () => {} }, true],
      [{ onDelete: () => {}, onClick: () => {} }, false],
      [{}, false],
    ] as const) {
      const { unmount } = show({ disabled: true, ...props });
      await userEvent.tab();
      expect(chip() === document.activeElement).toBe(hasFocus);
      unmount();
    }
  });

  test('<kbd>Delete</kbd> still calls `onDelete`', async () => {
    const onDelete = jest.fn();
    show({ disabled: true, onDelete });
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    expect(onDelete).toHaveBeenCalledTimes(1);
  });

  test('`skipFocusWhenDisabled` only removes the tab stop', async () => {
    const onDelete = jest.fn();
    show({ disabled: true, onDelete, skipFocusWhenDisabled: true });
    await userEvent.tab();
    expect(chip()).not.toHaveFocus();
    fireEvent.keyUp(chip(), { key: 'Delete' });
    expect(onDelete).toHaveBeenCalledTimes(1);
  });
});
