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

test('a page entry shows its plan and its flags after its title', () => {
  renderItem(page('pivoting', { plan: 'premium', flags: ['planned'] }));
  expect(screen.getByRole('link', { name: 'pivoting Premium plan Planned' })).toBeTruthy();
});

test('a page entry without marks shows only its title', () => {
  renderItem(page('sorting'));
  const link = screen.getByRole('link', { name: 'sorting' });
  expect(link.getAttribute('aria-current')).toBe('page');
});

test('a group shows its plan, opens and closes', () => {
  renderItem(group('Ranges', [page('range-picker')], { customProps: { plan: 'pro' } }));
  const button = screen.getByRole('button', { name: 'Ranges Pro plan' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a group with the current page is open, and its button has no wrapper elements', () => {
  renderItem(group('Rows', [page('sorting')], { collapsed: true }));
  const button = screen.getByRole('button', { name: 'Rows', expanded: true });
  expect(button.parentElement?.tagName).toBe('LI');
});

test('a group opens when the reader navigates to one of its pages', () => {
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

test('a subheader labels its list and cannot be collapsed', () => {
  renderItem(group('Components', [page('date-picker')], { collapsible: false }));
  const list = screen.getByRole('list', { name: 'Components' });
  expect(within(list).getByRole('link', { name: 'date-picker' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a navigation only re-renders the entries of the old and the new page', () => {
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
