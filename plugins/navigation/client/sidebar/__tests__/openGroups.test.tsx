import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { DocSidebarItemsExpandedStateProvider } from '@docusaurus/plugin-content-docs/client';
import { render, screen } from '@testing-library/react';
import DocSidebarItem from '@theme/DocSidebarItem';
import SiteProvider from '@site/tests/jest/SiteProvider';
import { recallGroups, rememberGroups, openGroups, readOpenGroups } from '../useSidebarMemory';

const page = (label: string): PropSidebarItem => ({ type: 'link', label, href: `/x/${label}/` });
const group = (label: string, items: PropSidebarItem[], collapsible = true): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible,
  collapsed: collapsible,
});

const SIDEBAR = [
  page('overview'),
  group('Grid', [page('sorting'), group('Rows', [page('rows')])]),
  group('Charts', [group('Kinds', [group('Bars', [page('bars')])], false), page('axis')]),
];

function renderSidebar(items: PropSidebarItem[]): Element {
  render(
    <SiteProvider themeConfig={{ docs: { sidebar: { autoCollapseCategories: false } } }}>
      <DocSidebarItemsExpandedStateProvider>
        <ul>
          {items.map((item, index) => (
            <DocSidebarItem key={index} item={item} activePath="/" level={1} index={index} />
          ))}
        </ul>
      </DocSidebarItemsExpandedStateProvider>
    </SiteProvider>,
  );
  return screen.getAllByRole('list')[0]!;
}

test('opens groups by place and reads the open groups back', () => {
  const open = new Set(['1', '2', '2/0/0']);
  const list = renderSidebar(openGroups(SIDEBAR, open));
  expect(screen.getByRole('link', { name: 'bars' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'rows' })).toBeNull();
  expect(readOpenGroups(list)).toEqual([...open]);
});

test('keeps a sidebar without open groups closed', () => {
  expect(readOpenGroups(renderSidebar(openGroups(SIDEBAR, new Set())))).toEqual([]);
});

test('remembers open groups for each version', () => {
  rememberGroups('v6', '1 1/1');
  expect(recallGroups('v6')).toBe('1 1/1');
  expect(recallGroups('current')).toBe('');
});

test('remembers nothing if the browser blocks storage', () => {
  const deny = () => {
    throw new DOMException('denied');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  rememberGroups('v6', '1');
  expect(recallGroups('v6')).toBe('');
});
