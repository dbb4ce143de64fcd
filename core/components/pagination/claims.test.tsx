import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Pagination, { type PaginationProps } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

const show = (props: PaginationProps = {}) => render(<Pagination {...props} />);
const items = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
const current = () => document.querySelector('[aria-current="page"]')?.textContent;

describe('#basic', () => {
  test('`count` is the number of pages, and `page` is the current page, starting at 1', async () => {
    const onChange = jest.fn();
    show({ count: 3, page: 1, onChange: (event, page) => onChange(event.type, page) });
    expect(items()).toEqual(['1', '2', '3']);
    expect(current()).toBe('1');
    await userEvent.click(screen.getByText('3'));
    expect(onChange).toHaveBeenCalledWith('click', 3);
  });

  test("If rows are removed, the current page may no longer exist: `Pagination` doesn't correct it", () => {
    const onChange = jest.fn();
    const { rerender } = show({ count: 5, page: 5, onChange });
    rerender(<Pagination count={2} page={5} onChange={onChange} />);
    expect(onChange).not.toHaveBeenCalled();
    expect(current()).toBeUndefined();
  });
});

describe('#range', () => {
  test('Both are 1 by default', () => {
    show({ count: 20, defaultPage: 10 });
    expect(items()).toEqual(['1', '…', '9', '10', '11', '…', '20']);
  });

  test('An ellipsis that would hide a single page is replaced by that page', () => {
    const { unmount } = show({ count: 20, defaultPage: 4 });
    expect(items()).toEqual(['1', '2', '3', '4', '5', '…', '20']);
    unmount();
    const widths = Array.from({ length: 20 }, (_, index) => {
      const rendered = show({ count: 20, defaultPage: index + 1 });
      const { length } = items();
      rendered.unmount();
      return length;
    });
    expect(new Set(widths)).toEqual(new Set([7]));
  });
});

describe('#server', () => {
  test('A click on the current page also calls `onChange`:', async () => {
    const onChange = jest.fn();
    show({ count: 3, page: 2, onChange: (_, page) => onChange(page) });
    await userEvent.click(screen.getByText('2'));
    expect(onChange).toHaveBeenCalledWith(2);
  });
});

describe('#links', () => {
  test('on the first page, the `page` of the previous arrow is 0', () => {
    const seen: [string, number | null, boolean][] = [];
    show({
      count: 2,
      renderItem: (item) => {
        seen.push([item.type, item.page, item.disabled]);
        return <PaginationItem {...item} />;
      },
    });
    expect(seen).toContainEqual(['previous', 0, true]);
  });
});

describe('#appearance', () => {
  test('`size` makes items 26, 32 or 40 pixels high', () => {
    const heights = (['small', 'medium', 'large'] as const).map((size) => {
      const { unmount } = show({ count: 1, size });
      const { height } = getComputedStyle(screen.getByText('1'));
      unmount();
      return height;
    });
    expect(heights).toEqual(['26px', '32px', '40px']);
  });
});

describe('#accessibility', () => {
  test('The component is a `<nav>` named "pagination navigation"', () => {
    show();
    expect(screen.getByRole('navigation', { name: 'pagination navigation' })).toBeVisible();
  });

  test('Each enabled item is a tab stop, and the current page has `aria-current="page"`', async () => {
    const { unmount } = show({ count: 3, page: 2 });
    for (const text of ['', '1', '2', '3', '']) {
      await userEvent.tab();
      expect(document.activeElement?.textContent).toBe(text);
      expect(document.activeElement?.tagName).toBe('BUTTON');
    }
    expect(current()).toBe('2');
    unmount();
    show({ count: 3, page: 1 });
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('1');
  });

  test('Items have names such as "Go to page 2" or "Go to next page"; the current page is named "page 1"', () => {
    show({ count: 3 });
    const { getByRole } = within(screen.getByRole('navigation'));
    for (const name of ['Go to page 2', 'Go to next page', 'page 1']) {
      expect(getByRole('button', { name })).toBeVisible();
    }
  });
});
