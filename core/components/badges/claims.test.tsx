import { render, screen } from '@testing-library/react';
import Badge, { type BadgeProps } from '@mui/material/Badge';

const badge = (props: BadgeProps) => <Badge {...props}>child</Badge>;
const show = (props: BadgeProps) => render(badge(props));
const mark = () => document.querySelector<HTMLElement>('.MuiBadge-badge')!;
const isHidden = () => mark().classList.contains('MuiBadge-invisible');

describe('#number', () => {
  test('A number above `max`, 99 by default, is shown as "99+"', () => {
    const { rerender } = show({ badgeContent: 99 });
    expect(mark()).toHaveTextContent(/^99$/);
    rerender(badge({ badgeContent: 100 }));
    expect(mark()).toHaveTextContent(/^99\+$/);
    rerender(badge({ badgeContent: 10, max: 9 }));
    expect(mark()).toHaveTextContent(/^9\+$/);
  });

  test('`color` is `default`, which has no background', () => {
    const background = () => getComputedStyle(mark()).backgroundColor;
    const { unmount } = show({ badgeContent: 4 });
    const plain = background();
    expect(['', 'transparent', 'rgba(0, 0, 0, 0)']).toContain(plain);
    unmount();
    show({ badgeContent: 4, color: 'primary' });
    expect(background()).not.toBe(plain);
  });
});

describe('#zero', () => {
  test('With `badgeContent={0}`, the badge is hidden unless `showZero` is set. Without `badgeContent`, it is always hidden', () => {
    for (const [props, expected] of [
      [{ badgeContent: 0 }, true],
      [{ badgeContent: 0, showZero: true }, false],
      [{}, true],
      [{ showZero: true }, true],
      [{ badgeContent: null, showZero: true }, true],
      [{ badgeContent: 1 }, false],
    ] as const) {
      const { unmount } = show(props);
      expect(isHidden()).toBe(expected);
      unmount();
    }
  });

  test('`invisible` hides the badge regardless of its content', () => {
    for (const props of [
      { badgeContent: 5 },
      { badgeContent: 0, showZero: true },
      { variant: 'dot' },
    ] as const) {
      const { unmount } = show({ ...props, invisible: true });
      expect(isHidden()).toBe(true);
      unmount();
    }
  });

  test('When 0 or `invisible` hides the badge, the badge keeps its last content while it shrinks', () => {
    for (const props of [{ badgeContent: 0 }, { badgeContent: 8, invisible: true }]) {
      const { rerender, unmount } = show({ badgeContent: 3 });
      rerender(badge(props));
      expect(isHidden()).toBe(true);
      expect(mark()).toHaveTextContent(/^3$/);
      unmount();
    }
  });

  test('With `undefined` instead of 0, the number disappears immediately', () => {
    const { rerender } = show({ badgeContent: 3 });
    rerender(badge({ badgeContent: undefined }));
    expect(isHidden()).toBe(true);
    expect(mark()).toBeEmptyDOMElement();
  });
});

describe('#dot', () => {
  test('`variant="dot"` shows a dot of 8 pixels, without text', () => {
    show({ variant: 'dot', badgeContent: 5 });
    expect(mark()).toBeEmptyDOMElement();
    const { height, minWidth } = getComputedStyle(mark());
    expect([height, minWidth]).toEqual(['8px', '8px']);
  });

  test('but 0 hides it like a number', () => {
    const { rerender } = show({ variant: 'dot', badgeContent: 0 });
    expect(isHidden()).toBe(true);
    rerender(badge({ variant: 'dot', badgeContent: 0, showZero: true }));
    expect(isHidden()).toBe(false);
  });

  test('The dot appears even without `badgeContent`', () => {
    const { rerender } = show({ variant: 'dot' });
    expect(isHidden()).toBe(false);
    rerender(badge({ variant: 'dot', invisible: true }));
    expect(isHidden()).toBe(true);
  });
});

describe('#position', () => {
  test("`anchorOrigin` is `{ vertical: 'top', horizontal: 'right' }` by default; you can omit either property", () => {
    const { rerender } = show({ badgeContent: 1 });
    expect(mark()).toHaveClass('MuiBadge-anchorOriginTopRight');
    rerender(badge({ badgeContent: 1, anchorOrigin: { vertical: 'bottom' } }));
    expect(mark()).toHaveClass('MuiBadge-anchorOriginBottomRight');
    rerender(badge({ badgeContent: 1, anchorOrigin: { horizontal: 'left' } }));
    expect(mark()).toHaveClass('MuiBadge-anchorOriginTopLeft');
  });

  test('`overlap="circular"` moves the badge inward, to the edge of a round child', () => {
    const { rerender } = show({ badgeContent: 1 });
    const at = () => [getComputedStyle(mark()).top, getComputedStyle(mark()).right];
    expect(['0', '0px']).toContain(at()[0]);
    rerender(badge({ badgeContent: 1, overlap: 'circular' }));
    expect(at()).toEqual(['14%', '14%']);
  });
});

describe('#style', () => {
  test('The standard badge is 20 pixels high and at least 20 pixels wide', () => {
    show({ badgeContent: 1 });
    const { height, minWidth } = getComputedStyle(mark());
    expect([height, minWidth]).toEqual(['20px', '20px']);
  });
});

describe('#accessibility', () => {
  test('The number is plain text after the child', () => {
    show({ badgeContent: 4 });
    expect(mark().parentElement).toHaveTextContent('child4');
    expect(mark()).not.toHaveAttribute('aria-label');
    expect(mark()).not.toHaveAttribute('aria-hidden');
  });

  test("Screen readers don't announce changes", () => {
    show({ badgeContent: 4 });
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.querySelector('[aria-live]')).toBeNull();
  });

  test('A hidden badge is not hidden from screen readers: its last number, or 0, is still on the page', () => {
    const { rerender } = show({ badgeContent: 7 });
    rerender(badge({ badgeContent: 0 }));
    expect(mark()).toHaveTextContent('7');
    rerender(badge({ badgeContent: 0 }));
    expect(mark()).toHaveTextContent('0');
    expect(getComputedStyle(mark()).visibility).not.toBe('hidden');
    expect(getComputedStyle(mark()).display).not.toBe('none');
  });
});
