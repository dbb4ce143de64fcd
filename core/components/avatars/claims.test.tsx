import * as React from 'react';
import { render, screen } from '@testing-library/react';
import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import AvatarGroup, { type AvatarGroupProps } from '@mui/material/AvatarGroup';

/** An image whose outcome the test decides: jsdom loads none. */
class FakeImage {
  static latest: FakeImage;
  onload = () => {};
  onerror = () => {};
  src = '';
  srcset = '';
  constructor() {
    FakeImage.latest = this;
  }
}
const OriginalImage = globalThis.Image;
beforeEach(() => {
  globalThis.Image = FakeImage as unknown as typeof Image;
});
afterEach(() => {
  globalThis.Image = OriginalImage;
});

const root = () => document.querySelector<HTMLElement>('.MuiAvatar-root')!;
const fail = () => React.act(() => FakeImage.latest.onerror());
const show = (props: AvatarProps) => render(<Avatar {...props} />);
const showGroup = (count: number, props: AvatarGroupProps = {}) =>
  render(
    <AvatarGroup {...props}>
      {Array.from({ length: count }, (_, index) => (
        <Avatar key={index}>{index + 1}</Avatar>
      ))}
    </AvatarGroup>,
  );
const texts = () =>
  [...document.querySelectorAll('.MuiAvatar-root')].map(({ textContent }) => textContent);

describe('#fallback', () => {
  test('If the picture fails to load, the avatar shows its children; without children, the first letter of `alt`; without `alt`, a person icon', () => {
    for (const [props, expected] of [
      [{ alt: 'Chen', children: 'CL' }, 'CL'],
      [{ alt: 'Chen' }, 'C'],
      [{}, ''],
    ] as const) {
      const { unmount } = show({ src: '/a.png', ...props });
      expect(root()).toHaveTextContent('');
      fail();
      expect(root().textContent).toBe(expected);
      expect(root().querySelector('svg') !== null).toBe(expected === '');
      unmount();
    }
  });

  test('When `src` changes, the avatar tries to load the picture again', () => {
    const { rerender } = show({ src: '/a.png', children: 'A' });
    fail();
    expect(root().querySelector('img')).toBeNull();
    rerender(<Avatar src="/b.png">A</Avatar>);
    expect(root().querySelector('img')).toHaveAttribute('src', '/b.png');
  });

  test("`slotProps.img` passes other attributes to the image, such as `loading: 'lazy'` for long lists, `referrerPolicy` or `crossOrigin`", () => {
    show({
      src: '/a.png',
      alt: 'A',
      slotProps: {
        img: { loading: 'lazy', referrerPolicy: 'no-referrer', crossOrigin: 'anonymous' },
      },
    });
    const image = screen.getByAltText('A');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(image).toHaveAttribute('crossorigin', 'anonymous');
  });
});

describe('#size', () => {
  test('An avatar is 40 pixels wide and high', () => {
    show({});
    const { width, height } = getComputedStyle(root());
    expect([width, height]).toEqual(['40px', '40px']);
    expect(root()).toHaveClass('MuiAvatar-circular');
  });

  test('A picture with a different aspect ratio is cropped to fill the shape', () => {
    show({ src: '/a.png', alt: 'A' });
    expect(getComputedStyle(screen.getByAltText('A')).objectFit).toBe('cover');
  });
});

describe('#group', () => {
  test('`max` is 5 by default: more than five avatars are shown as four avatars and a number', () => {
    const { unmount } = showGroup(5);
    expect(texts().toSorted()).toEqual(['1', '2', '3', '4', '5']);
    unmount();
    showGroup(7);
    expect(texts().toSorted()).toEqual(['+3', '1', '2', '3', '4']);
  });

  test('With `spacing="medium"`, the default, avatars overlap by 8 pixels, with `small` by 16', () => {
    const spacing = () =>
      document
        .querySelector<HTMLElement>('.MuiAvatarGroup-root')!
        .style.getPropertyValue('--AvatarGroup-spacing');
    const { unmount } = showGroup(2);
    expect(spacing()).toBe('-8px');
    unmount();
    showGroup(2, { spacing: 'small' });
    expect(spacing()).toBe('-16px');
  });

  test('`max` also counts the avatar with the number, so the minimum is 2', () => {
    for (const max of [1, 2]) {
      const { unmount } = showGroup(5, { max });
      expect(texts().toSorted()).toEqual(['+4', '1']);
      unmount();
    }
  });
});

describe('#accessibility', () => {
  test('The fallback icon has no name', () => {
    show({});
    expect(root().querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(root()).not.toHaveAttribute('aria-label');
  });

  test('`role="img"` and `aria-label` on the avatar keep the name in both cases', () => {
    const { unmount } = show({ role: 'img', 'aria-label': 'Chen' });
    expect(screen.getByRole('img', { name: 'Chen' })).toBe(root());
    unmount();
    show({ src: '/a.png', alt: '', role: 'img', 'aria-label': 'Chen' });
    expect(screen.getByRole('img', { name: 'Chen' })).toBe(root());
    fail();
    expect(screen.getByRole('img', { name: 'Chen' })).toBe(root());
  });

  test('If the picture fails to load, `alt` is lost as well', () => {
    show({ src: '/a.png', alt: 'Chen' });
    expect(screen.getByRole('img', { name: 'Chen' })).toBeVisible();
    fail();
    expect(screen.queryByRole('img')).toBeNull();
    expect(root()).not.toHaveAttribute('aria-label');
  });

  test('The DOM contains the avatars of a group in reverse order, with the number first', () => {
    showGroup(7);
    expect(texts()).toEqual(['+3', '4', '3', '2', '1']);
  });
});

describe('#troubleshooting', () => {
  test('While a picture loads, the children are not shown', () => {
    show({ src: '/a.png', children: 'CL' });
    expect(root()).not.toHaveTextContent('CL');
    React.act(() => FakeImage.latest.onload());
    expect(root()).not.toHaveTextContent('CL');
  });
});
