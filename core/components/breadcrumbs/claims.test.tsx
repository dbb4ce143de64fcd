import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Breadcrumbs, { type BreadcrumbsProps } from '@mui/material/Breadcrumbs';

const show = (count: number, props: BreadcrumbsProps = {}) =>
  render(
    <Breadcrumbs {...props}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`#${index + 1}`}>
          {index + 1}
        </a>
      ))}
    </Breadcrumbs>,
  );
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const separators = () => [...document.querySelectorAll('.MuiBreadcrumbs-separator')];

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('Children that are `null`, `false` or plain text are not rendered', () => {
    render(
      <Breadcrumbs>
        <a href="#1">1</a>
        {null}
        {false}
        Plain
        <a href="#2">2</a>
      </Breadcrumbs>,
    );
    expect(screen.queryByText(/Plain/)).toBeNull();
    expect(separators()).toHaveLength(1);
  });
});

describe('#separator', () => {
  test('`separator` is "/" by default', () => {
    show(3);
    expect(separators().map(({ textContent }) => textContent)).toEqual(['/', '/']);
  });

  test('The separators have the class `.MuiBreadcrumbs-separator` and a margin of 8 pixels on both sides', () => {
    show(2);
    const { marginLeft, marginRight } = getComputedStyle(separators()[0]!);
    expect([marginLeft, marginRight]).toEqual(['8px', '8px']);
  });
});

describe('#collapse', () => {
  test('If the path has more parts than `maxItems`, 8 by default, a button with three dots replaces the parts in the middle, and a click shows all parts', async () => {
    const { unmount } = show(8);
    expect(links()).toHaveLength(8);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show(9);
    expect(links()).toEqual(['1', '9']);
    await userEvent.click(screen.getByRole('button'));
    expect(links()).toHaveLength(9);
  });

  test('`itemsBeforeCollapse` and `itemsAfterCollapse` set how many parts remain visible at each end, 1 by default', () => {
    const { unmount } = show(5, { maxItems: 3 });
    expect(links()).toEqual(['1', '5']);
    unmount();
    show(6, { maxItems: 3, itemsBeforeCollapse: 2, itemsAfterCollapse: 3 });
    expect(links()).toEqual(['1', '2', '4', '5', '6']);
  });

  test('except with a new `key`', async () => {
    const path = (key: string) => (
      <Breadcrumbs key={key} maxItems={2}>
        <a href="#1">1</a>
        <a href="#2">2</a>
        <a href="#3">3</a>
      </Breadcrumbs>
    );
    const { rerender } = render(path('a'));
    await userEvent.click(screen.getByRole('button'));
    rerender(path('a'));
    expect(links()).toEqual(['1', '2', '3']);
    rerender(path('b'));
    expect(links()).toEqual(['1', '3']);
  });

  test("An expanded path can't be collapsed again", async () => {
    const { rerender } = show(5, { maxItems: 3 });
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Breadcrumbs maxItems={2}>
        {['a', 'b', 'c', 'd'].map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </Breadcrumbs>,
    );
    expect(links()).toEqual(['a', 'b', 'c', 'd']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('#accessibility', () => {
  test('If no link or button comes before the dots, the focus is lost', async () => {
    render(
      <Breadcrumbs maxItems={2}>
        <span>1</span>
        <a href="#2">2</a>
        <a href="#3">3</a>
      </Breadcrumbs>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(links()).toEqual(['2', '3']);
    expect(document.body).toHaveFocus();
  });

  test('The component is a `<nav>` with an ordered list, and needs an accessible name: `aria-label="Breadcrumb"`', () => {
    const { unmount } = show(2);
    expect(screen.getByRole('navigation')).not.toHaveAttribute('aria-label');
    expect(screen.getByRole('list').tagName).toBe('OL');
    unmount();
    show(2, { 'aria-label': 'Breadcrumb' });
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  });

  test('Separators are hidden from screen readers', () => {
    show(3);
    expect(separators().map((element) => element.getAttribute('aria-hidden'))).toEqual([
      'true',
      'true',
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('`expandText` sets the accessible name of the button with the dots, "Show path" by default', () => {
    const { unmount } = show(9);
    expect(screen.getByRole('button')).toHaveAccessibleName('Show path');
    unmount();
    show(9, { expandText: 'All folders' });
    expect(screen.getByRole('button')).toHaveAccessibleName('All folders');
  });

  test('After a click, the focus moves to the first link', async () => {
    show(9);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('1')).toHaveFocus();
  });
});

describe('#troubleshooting', () => {
  test('The parts are inside a fragment, which counts as one part', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <Breadcrumbs>
        <>
          <a href="#1">1</a>
          <a href="#2">2</a>
        </>
      </Breadcrumbs>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(separators()).toEqual([]);
  });

  test('The sum of `itemsBeforeCollapse` and `itemsAfterCollapse` is not less than the number of parts, so nothing is hidden', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    show(4, { maxItems: 3, itemsBeforeCollapse: 2, itemsAfterCollapse: 2 });
    expect(links()).toEqual(['1', '2', '3', '4']);
    expect(report.mock.calls.flat().join(' ')).toContain('invalid combination of props');
  });
});
