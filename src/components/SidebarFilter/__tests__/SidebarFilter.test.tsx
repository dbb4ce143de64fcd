import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SiteProvider from '@site/tests/jest/SiteProvider';
import SidebarFilter from '..';
import { filterPages } from '../filterPages';

const page = (label: string, customProps?: Record<string, unknown>): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/x/${label}/`,
  customProps,
});
const group = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsible: true,
  collapsed: true,
});

const SIDEBAR = [
  group('Data Grid', [page('Sorting', { plan: 'pro' }), group('Rows', [page('Selection')])]),
  group('Tree View', [page('Tree selection', { flags: ['new'] })]),
  group('数据网格', [page('排序')]),
];
const labels = (query: string) => filterPages(SIDEBAR, query).map(({ item }) => item.label);

test.each([
  ['sort', ['Sorting']],
  ['SELECTION', ['Selection', 'Tree selection']],
  ['grid selection', ['Selection']],
  ['selection rows', ['Selection']],
  ['grid', []],
  ['排', ['排序']],
  ['ｓｏｒｔ', ['Sorting']],
  ['pro', ['Sorting']],
  ['grid pro', ['Sorting']],
  ['new', ['Tree selection']],
  ['sortng', ['Sorting']],
  ['selektio tree', ['Tree selection']],
  ['  ', []],
  ['sort nothing', []],
])('"%s" matches %j', (query, expected) => {
  expect(labels(query)).toEqual(expected);
});

test('matching pages replace the sidebar, with their plan and their groups', async () => {
  const user = userEvent.setup();
  const chosen = jest.fn();
  render(
    <SiteProvider>
      <SidebarFilter items={SIDEBAR} activePath="/x/Sorting/" onItemClick={chosen}>
        <p>The tree</p>
      </SidebarFilter>
    </SiteProvider>,
  );
  const field = screen.getByRole('searchbox', { name: 'Filter pages' });
  await user.type(field, 'sort');
  const hits = within(await screen.findByRole('navigation', { name: 'Filter pages' }));
  expect(screen.getByRole('status')).toHaveTextContent('Matching pages: 1');
  expect(screen.getByText('The tree')).not.toBeVisible();
  const hit = hits.getByRole('link', { current: 'page' });
  expect(hit).toHaveAccessibleName('Sorting Pro plan Data Grid');
  await user.click(hit);
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ label: 'Sorting' }));
  await user.type(field, '{Escape}');
  expect(screen.getByText('The tree')).toBeVisible();
});
