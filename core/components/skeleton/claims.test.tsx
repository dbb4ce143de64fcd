import { render } from '@testing-library/react';
import Skeleton from '@mui/material/Skeleton';

const element = (props: React.ComponentProps<typeof Skeleton>) =>
  render(<Skeleton {...props} />).container.firstElementChild as HTMLElement;

describe('#shapes', () => {
  test('`variant` is `text` (the default)', () => {
    expect(element({})).toHaveClass('MuiSkeleton-text');
  });

  test('The other variants fill the width and are 1.2em high, unless you set `width` and `height`', () => {
    for (const variant of ['circular', 'rectangular', 'rounded'] as const) {
      const { display, height, width } = getComputedStyle(element({ variant }));
      expect([display, height, width]).toEqual(['block', '1.2em', '']);
      expect(element({ variant, width: 40, height: 50 })).toHaveStyle({
        width: '40px',
        height: '50px',
      });
    }
  });
});

describe('#content', () => {
  test('A skeleton with children has their size and hides them', () => {
    const shape = element({ children: <b>Ana</b> });
    expect(shape).toHaveClass('MuiSkeleton-withChildren', 'MuiSkeleton-fitContent');
    expect(getComputedStyle(shape.firstElementChild!).visibility).toBe('hidden');
  });
});

describe('#animation', () => {
  test('`animation` is `pulse` by default', () => {
    expect(element({})).toHaveClass('MuiSkeleton-pulse');
  });

  test('`wave` moves a highlight across the shape, and `false` disables the animation', () => {
    expect(element({ animation: 'wave' })).toHaveClass('MuiSkeleton-wave');
    expect(element({ animation: false }).className).not.toMatch(/pulse|wave/);
  });
});

describe('#accessibility', () => {
  test('A skeleton has no role and no text', () => {
    const shape = element({});
    expect(shape).not.toHaveAttribute('role');
    expect(shape).toBeEmptyDOMElement();
  });
});
