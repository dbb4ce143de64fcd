import type { CSSProperties } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { distribute } from './demos/distribute';
import ShortestColumnFirst from './demos/ShortestColumnFirst';

describe('#image-list', () => {
  const show = (variant: 'masonry' | 'standard', style?: CSSProperties) =>
    render(
      <ImageList variant={variant} cols={3} style={style}>
        <ImageListItem>
          <div>Note</div>
        </ImageListItem>
      </ImageList>,
    );

  test('`variant="masonry"` of [`ImageList`](../image-list/index.mdx) uses CSS columns, and its items are not split between columns', () => {
    const { unmount } = show('standard');
    expect(screen.getByRole('list').style.columnCount).not.toBe('3');
    unmount();
    show('masonry');
    expect(screen.getByRole('list').style.columnCount).toBe('3');
    expect(getComputedStyle(screen.getByRole('list')).display).toBe('block');
    expect(screen.getByRole('listitem').style.breakInside).toBe('avoid');
  });

  test('text without an element is not rendered', () => {
    for (const variant of ['masonry', 'standard'] as const) {
      const { unmount } = render(
        <ImageList variant={variant}>
          <ImageListItem>Bare</ImageListItem>
          <ImageListItem>
            <span>Wrapped</span>
          </ImageListItem>
        </ImageList>,
      );
      expect(screen.queryByText('Bare')).toBeNull();
      expect(screen.getByText('Wrapped')).toBeInTheDocument();
      unmount();
    }
  });

  test('`cols` sets the number of columns, which is 2 by default, and `gap` the space between the items, which is 4 pixels', () => {
    for (const [props, columnCount, columnGap] of [
      [{}, '2', '4px'],
      [{ cols: 5, gap: 9 }, '5', '9px'],
    ] as const) {
      const { unmount } = render(
        <ImageList variant="masonry" {...props}>
          <ImageListItem>
            <div>Note</div>
          </ImageListItem>
        </ImageList>,
      );
      expect(screen.getByRole('list').style.columnCount).toBe(columnCount);
      expect(screen.getByRole('list').style.columnGap).toBe(columnGap);
      expect(screen.getByRole('listitem').style.marginBottom).toBe(columnGap);
      unmount();
    }
  });

  test("Without `columnCount: 'auto'`, `cols` remains the maximum", () => {
    for (const style of [{ columnWidth: 150 }, { columnWidth: 150, columnCount: 'auto' }]) {
      const { unmount } = show('masonry', style);
      expect(screen.getByRole('list').style.columnWidth).toBe('150px');
      expect(screen.getByRole('list').style.columnCount).toBe(style.columnCount ?? '3');
      unmount();
    }
  });
});

describe('#shortest-column', () => {
  test("Appended items don't move the existing items", () => {
    const items = Array.from({ length: 60 }, (_, id) => ({ id, height: 40 + ((id * 37) % 90) }));
    const place = (count: number, columns: number) =>
      distribute(items.slice(0, count), columns, 8).map((column) => column.map(({ id }) => id));
    for (const columns of [1, 2, 3, 5]) {
      const all = place(items.length, columns);
      for (let count = 1; count <= items.length; count += 1) {
        expect(place(count, columns)).toEqual(all.map((ids) => ids.filter((id) => id < count)));
      }
    }
  });

  test('Screen readers and <kbd>Tab</kbd> follow the DOM, which contains one column after the other', async () => {
    render(<ShortestColumnFirst />);
    const order = () =>
      screen
        .getAllByText(/^\d\. /)
        .map((box) => box.textContent!.slice(0, 1))
        .join('');
    expect(order()).toBe('16' + '24' + '35');
    for (const expected of ['16' + '247' + '35', '168' + '247' + '35', '168' + '247' + '359']) {
      await userEvent.click(screen.getByRole('button', { name: 'Add a poster' }));
      expect(order()).toBe(expected);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(order()).toBe('16' + '24' + '35');
  });
});
