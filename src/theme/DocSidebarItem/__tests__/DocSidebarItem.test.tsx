import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { DocSidebarItemsExpandedStateProvider } from '@docusaurus/plugin-content-docs/client';
import { fireEvent, render, screen, within } from '@testing-library/react';
import SiteProvider from '@site/tests/jest/SiteProvider';
import DocSidebarItem from '..';

const themeConfig = { docs: { sidebar: { autoCollapseCategories: false } } };

function page(label: string, customProps?: Record<string, unknown>): PropSidebarItem {
  return { type: 'link', label, href: `/x/${label}/`, ...(customProps && { customProps }) };
}

function group(label: string, items: PropSidebarItem[], rest: object = {}): PropSidebarItem {
  return { type: 'category', label, items, collapsible: true, collapsed: false, ...rest };
}

function renderItem(item: PropSidebarItem) {
  render(
    <SiteProvider themeConfig={themeConfig}>
      <DocSidebarItemsExpandedStateProvider>
        <ul>
          <DocSidebarItem item={item} activePath="/x/sorting/" level={1} index={0} />
        </ul>
      </DocSidebarItemsExpandedStateProvider>
    </SiteProvider>,
  );
}

test('a page shows its plan and its flags after its title', () => {
  renderItem(page('pivoting', { plan: 'premium', flags: ['planned'] }));
  expect(screen.getByRole('link', { name: 'pivoting Premium plan Planned' })).toBeTruthy();
});

test('a page without marks shows its title alone', () => {
  renderItem(page('sorting'));
  const link = screen.getByRole('link', { name: 'sorting' });
  expect(link.getAttribute('aria-current')).toBe('page');
});

test('a group carries its plan, and opens and closes', () => {
  renderItem(group('Ranges', [page('range-picker')], { customProps: { plan: 'pro' } }));
  const button = screen.getByRole('button', { name: 'Ranges Pro plan' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a group with the page on screen is open, and has no elements around its button', () => {
  renderItem(group('Rows', [page('sorting')], { collapsed: true }));
  const button = screen.getByRole('button', { name: 'Rows', expanded: true });
  expect(button.parentElement?.tagName).toBe('LI');
});

test('a group opens when the reader comes to one of its pages', () => {
  const item = group('Rows', [page('sorting')], { collapsed: true });
  const sidebar = (activePath: string) => (
    <SiteProvider themeConfig={themeConfig}>
      <DocSidebarItemsExpandedStateProvider>
        <DocSidebarItem item={item} activePath={activePath} level={1} index={0} />
      </DocSidebarItemsExpandedStateProvider>
    </SiteProvider>
  );
  const { rerender } = render(sidebar('/x/editing/'));
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  rerender(sidebar('/x/sorting/'));
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

test('a subheader names the list under it and cannot be closed', () => {
  renderItem(group('Components', [page('date-picker')], { collapsible: false }));
  const list = screen.getByRole('list', { name: 'Components' });
  expect(within(list).getByRole('link', { name: 'date-picker' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('with a change of page only the entries of the old and the new page render again', () => {
  const items = ['sorting', 'filtering', 'editing'].map((label) => page(label, { plan: 'pro' }));
  const read = jest.fn();
  for (const item of items) {
    const { customProps } = item;
    Object.defineProperty(item, 'customProps', {
      get: () => {
        read(item.type === 'link' && item.label);
        return customProps;
      },
    });
  }
  const sidebar = (activePath: string) => (
    <SiteProvider themeConfig={themeConfig}>
      {items.map((item, index) => (
        <DocSidebarItem key={index} item={item} activePath={activePath} level={1} index={index} />
      ))}
    </SiteProvider>
  );
  const { rerender } = render(sidebar('/x/sorting/'));
  read.mockClear();
  rerender(sidebar('/x/filtering/'));
  expect(new Set(read.mock.calls.flat())).toEqual(new Set(['sorting', 'filtering']));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('filtering');
});
